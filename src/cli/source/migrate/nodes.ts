// The syntax of JavaScript that migrate looks into: members of objects, items of arrays, conditionals and comments.
import type {SyntaxNode} from '@lezer/common';
import {keyOf} from '../javascript/literals.js';
import {childrenOf, textOf} from '../language.js';

/** A property of an object, or an item of an array. */
export interface Member {
	/** Absent for a spread, an item and a computed key. */
	readonly key?: string;
	readonly value: SyntaxNode;
	/** True for a spread in an array. */
	readonly isSpread?: boolean;
	readonly from: number;
	readonly to: number;
}

/** The places inside a node that are no code. */
export function errorsIn(node: SyntaxNode): number {
	let errors = 0;
	node.cursor().iterate(({type}) => {
		if (type.isError) errors += 1;
	});
	return errors;
}

/** The expression inside parentheses and type assertions. */
export function unwrapExpression(node: SyntaxNode): SyntaxNode {
	const [first, second] = childrenOf(node);
	if (node.name === 'ParenthesizedExpression' && second) return unwrapExpression(second);
	const isAsserted = second?.name === 'as' || second?.name === 'satisfies';
	return isAsserted && first ? unwrapExpression(first) : node;
}

/** The members of an object or array; `undefined` if it has a computed key, a method or a hole. */
export function membersOf(node: SyntaxNode, source: string): readonly Member[] | undefined {
	const members =
		node.name === 'ArrayExpression'
			? itemsOf(node)
			: node.getChildren('Property').map(property => propertyOf(property, source));
	return members.every(member => member !== undefined) ? members : undefined;
}

function itemsOf(node: SyntaxNode): readonly (Member | undefined)[] {
	const members: (Member | undefined)[] = [];
	let spread: SyntaxNode | undefined;
	let isAfterComma = true;
	for (const child of childrenOf(node).slice(1, -1)) {
		if (child.name === 'Spread') spread = child;
		else if (child.name === ',') {
			if (isAfterComma) members.push(undefined);
			isAfterComma = true;
		} else {
			members.push({value: child, isSpread: spread !== undefined, from: (spread ?? child).from, to: child.to});
			spread = undefined;
			isAfterComma = false;
		}
	}
	return members;
}

function propertyOf(property: SyntaxNode, source: string): Member | undefined {
	const {from, to} = property;
	const [first, second, third] = childrenOf(property);
	if (first === undefined) return undefined;
	if (first.name === 'Spread') return second && {value: second, from, to};
	if (first.name !== 'PropertyDefinition' && first.name !== 'String') return undefined;
	const key = keyOf(first, source);
	if (second === undefined) return {key, value: first, from, to};
	return second.name === ':' && third ? {key, value: third, from, to} : undefined;
}

/** `a ? b : c`, or `a && b`. */
export interface Conditional {
	readonly condition: SyntaxNode;
	readonly yes: SyntaxNode;
	readonly no?: SyntaxNode | undefined;
}

export function conditionalOf(node: SyntaxNode, source: string): Conditional | undefined {
	const [condition, operator, yes, , no] = childrenOf(node);
	const isConditional = operator !== undefined && ['?', '&&'].includes(textOf(operator, source));
	return isConditional && condition && yes ? {condition, yes, no} : undefined;
}

/** `list` in `list.filter(Boolean)`. */
export function filteredList(node: SyntaxNode, source: string): SyntaxNode | undefined {
	const list = node.firstChild?.firstChild;
	const isFiltered = list && source.slice(list.to, node.to).replace(/\s/g, '') === '.filter(Boolean)';
	return isFiltered ? list : undefined;
}

/** A call with `?.` may be `undefined`. */
const YIELDS_BOOLEAN =
	/^(?:true|false|Boolean\([^()]*\)|[\w$.]+\.(?:includes|some|every|has|startsWith|endsWith|test)\([^()]*\))$/;
const COMPARISONS = ['CompareOp', 'instanceof', 'in'];

/** True if an expression is a boolean, as far as the file shows. */
export function isBoolean(node: SyntaxNode, source: string): boolean {
	const unwrapped = unwrapExpression(node);
	const text = textOf(unwrapped, source);
	switch (unwrapped.name) {
		case 'UnaryExpression':
			return text.startsWith('!');
		case 'BinaryExpression':
			return isBooleanOperation(childrenOf(unwrapped), source);
		case 'VariableName':
			return isBooleanVariable(text.replaceAll('$', '\\$'), source);
		default:
			return YIELDS_BOOLEAN.test(text);
	}
}

function isBooleanOperation(parts: readonly SyntaxNode[], source: string): boolean {
	return (
		parts.some(({name}) => COMPARISONS.includes(name)) ||
		parts.every(part => part.name === 'LogicOp' || isBoolean(part, source))
	);
}

function isBooleanVariable(name: string, source: string): boolean {
	return (
		new RegExp(`(?<![\\w$.])${name}\\s*:\\s*boolean\\s*[,;)=}]`).test(source) ||
		new RegExp(
			`\\bconst\\s+${name}\\s*=\\s*(?:!+[\\w$.?]+(?:\\([^()]*\\))?|true|false|[\\w$.?]+\\s*(?:[=!]==?|[<>]=?)\\s*[\\w$.'"-]+)\\s*;`,
		).test(source)
	);
}
