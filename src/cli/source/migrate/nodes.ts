// The syntax of JavaScript that migrate looks into: members of objects, items of arrays, conditionals and comments.
import type {SyntaxNode} from '@lezer/common';
import {childrenOf, textOf} from '../language.js';

/** A property of an object, or an item of an array. */
export interface Member {
	/** Absent for a spread, an item and a computed key. */
	readonly key?: string;
	readonly value: SyntaxNode;
	readonly isSpread: boolean;
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
	const isCast = node.name === 'BinaryExpression' && (second?.name === 'as' || second?.name === 'satisfies');
	return isCast && first ? unwrapExpression(first) : node;
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
	const [first, second, third, ...more] = childrenOf(property);
	if (first === undefined || more.length > 0) return undefined;
	if (first.name === 'Spread') return second && {value: second, isSpread: true, from, to};
	const key = first.name === 'String' ? textOf(first, source).slice(1, -1) : textOf(first, source);
	if (first.name !== 'PropertyDefinition' && first.name !== 'String') return undefined;
	if (second === undefined) return {key, value: first, isSpread: false, from, to};
	return second.name === ':' && third ? {key, value: third, isSpread: false, from, to} : undefined;
}

/** `a ? b : c`, or `a && b`. */
export interface Conditional {
	readonly condition: SyntaxNode;
	readonly yes: SyntaxNode;
	readonly no?: SyntaxNode | undefined;
}

export function conditionalOf(node: SyntaxNode, source: string): Conditional | undefined {
	const [condition, operator, yes, , no] = childrenOf(node);
	if (condition === undefined || operator?.name !== 'LogicOp' || yes === undefined) return undefined;
	if (node.name === 'ConditionalExpression') return {condition, yes, no};
	return node.name === 'BinaryExpression' && textOf(operator, source) === '&&' ? {condition, yes} : undefined;
}

/** `[…]` in `[…].filter(Boolean)`. */
export function filteredArray(node: SyntaxNode, source: string): SyntaxNode | undefined {
	const callee = node.name === 'CallExpression' ? node.firstChild : null;
	const list = callee?.name === 'MemberExpression' ? callee.firstChild : null;
	const isFilter = /^\s*\.\s*filter\s*\(\s*Boolean\s*\)$/.test(source.slice(list?.to, node.to));
	return list?.name === 'ArrayExpression' && isFilter ? list : undefined;
}

const YIELDS_BOOLEAN =
	/^(?:!|(?:true|false)$|Boolean\([^()]*\)$|[\w$.?]+\.(?:includes|some|every|has|startsWith|endsWith|test)\([^()]*\)$)/;

/** True if an expression is a boolean, as far as the file shows. */
export function isBoolean(node: SyntaxNode, source: string): boolean {
	const unwrapped = unwrapExpression(node);
	const text = textOf(unwrapped, source);
	if (unwrapped.name === 'BinaryExpression') {
		const [left, operator, right] = childrenOf(unwrapped);
		if (!left || !operator || !right) return false;
		if (/^(?:CompareOp|instanceof|in)$/.test(operator.name)) return true;
		return (
			operator.name === 'LogicOp' &&
			textOf(operator, source) !== '??' &&
			isBoolean(left, source) &&
			isBoolean(right, source)
		);
	}
	if (unwrapped.name !== 'VariableName') return !unwrapped.name.startsWith('Conditional') && YIELDS_BOOLEAN.test(text);
	const name = text.replaceAll('$', '\\$');
	return (
		new RegExp(`(?<![\\w$.])${name}\\s*:\\s*boolean\\s*[,;)=}]`).test(source) ||
		new RegExp(
			`\\bconst\\s+${name}\\s*=\\s*(?:!|true\\b|false\\b|[\\w$.?]+\\s*(?:[=!]==?|[<>]=?)\\s*[\\w$.'"-]+\\s*;)`,
		).test(source)
	);
}
