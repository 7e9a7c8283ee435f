// The literals of JavaScript and TypeScript, with JSX.
import type {SyntaxNode} from '@lezer/common';
import {escapesOf, textLiteral} from '../decode-text.js';
import {decoded} from '../json-text.js';
import {childrenOf, textOf} from '../language.js';
import {choice, type Entry, encoded, type Literal, objectLiteral, spanOf, spread, unknown} from '../literal.js';

const LETTERS = {n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', '\n': '', '\r': ''};
const escapes = escapesOf(LETTERS, /[xu](\{[0-9a-fA-F]{1,6}\}|(?<=x)[0-9a-fA-F]{2}|(?<=u)[0-9a-fA-F]{4})/y);
/** Any other character after a backslash stands for itself. */
const readEscape: typeof escapes = (source, at) =>
	escapes(source, at) ?? (source[at] === '\\' ? [source.charAt(at + 1), 2] : undefined);

export function literalOf(node: SyntaxNode, source: string): Literal {
	const span = spanOf(node);
	switch (node.name) {
		case 'ObjectExpression':
			return objectOf(node, source);
		case 'ArrayExpression':
			return {kind: 'list', span, items: itemsOf(node, source)};
		case 'String':
			return textLiteral(source, span, {start: node.from + 1, end: Math.max(node.from + 1, node.to - 1)}, readEscape);
		case 'TemplateString':
			return node.getChild('Interpolation') === null
				? textLiteral(source, span, {start: node.from + 1, end: Math.max(node.from + 1, node.to - 1)}, readEscape)
				: unknown(span, node);
		case 'Number': {
			const value = Number(textOf(node, source).replaceAll('_', ''));
			return Number.isFinite(value) ? {kind: 'scalar', span, value} : unknown(span);
		}
		case 'BooleanLiteral':
			return {kind: 'scalar', span, value: textOf(node, source) === 'true'};
		case 'null':
			return {kind: 'scalar', span, value: null};
		case 'UnaryExpression':
			return negative(node, source) ?? unknown(span, node);
		case 'ParenthesizedExpression':
		case 'PrefixCast':
		case 'PostfixExpression': {
			const inner = childrenOf(node).find(child => isExpression(child));
			return inner === undefined ? unknown(span) : literalOf(inner, source);
		}
		case 'ConditionalExpression': {
			const [, yes, no] = childrenOf(node).filter(child => child.name !== 'LogicOp');
			const branches = [yes, no].map(branch => (branch ? literalOf(branch, source) : unknown(span)));
			return choice(span, branches);
		}
		case 'BinaryExpression':
			return binary(node, source);
		case 'CallExpression':
			return call(node, source) ?? unknown(span, node);
		default:
			return unknown(span, node);
	}
}

export function isExpression({name}: SyntaxNode): boolean {
	return /^(?:\w+(?:Expression|Literal)|String|TemplateString|Number|null|VariableName)$/.test(name);
}

function negative(node: SyntaxNode, source: string): Literal | undefined {
	const number = node.getChild('Number');
	if (number === null || !textOf(node, source).startsWith('-')) return undefined;
	const value = -Number(textOf(number, source));
	return Number.isFinite(value) ? {kind: 'scalar', span: spanOf(node), value} : undefined;
}

/** `x as T`, `x satisfies T`, `a ?? b`, `a || b`, `a && b`. */
function binary(node: SyntaxNode, source: string): Literal {
	const [left, operator, right] = childrenOf(node);
	const span = spanOf(node);
	if (left === undefined || operator === undefined || right === undefined) return unknown(span, node);
	if (operator.name === 'as' || operator.name === 'satisfies') return literalOf(left, source);
	if (operator.name !== 'LogicOp' || !/^(?:\?\?|\|\||&&)$/.test(textOf(operator, source))) return unknown(span, node);
	return choice(span, [literalOf(left, source), literalOf(right, source)]);
}

/** `Object.freeze({…})`, `JSON.parse('…')` and `JSON.stringify({…})`. */
function call(node: SyntaxNode, source: string): Literal | undefined {
	const [callee, args] = [node.firstChild, node.getChild('ArgList')];
	const [first, second] = args === null ? [] : childrenOf(args).filter(isExpression);
	if (callee === null || first === undefined) return undefined;
	const name = textOf(callee, source);
	// The second argument of stringify may be a function that changes the value; mostly it is null.
	if (name === 'JSON.stringify' && (second === undefined || second.name === 'null'))
		return encoded(spanOf(node), name, literalOf(first, source));
	if (second !== undefined) return undefined;
	if (name === 'Object.freeze') return literalOf(first, source);
	return name === 'JSON.parse' ? decoded(literalOf(first, source)) : undefined;
}

function itemsOf(node: SyntaxNode, source: string): readonly Literal[] {
	const items: Literal[] = [];
	let isSpread = false;
	let isHole = true;
	for (const child of childrenOf(node).slice(1)) {
		if (child.name === 'Spread') isSpread = true;
		else if (child.name === ',') {
			if (isHole) items.push(unknown(spanOf(child)));
			isHole = true;
		} else if (child.name !== ']') {
			items.push(isSpread ? spread(spanOf(child), child) : literalOf(child, source));
			isSpread = false;
			isHole = false;
		}
	}
	return items;
}

function objectOf(node: SyntaxNode, source: string): Literal {
	const parts = node.getChildren('Property').map(property => entryOf(property, source) ?? [property]);
	return objectLiteral(spanOf(node), parts);
}

/** One property; `undefined` for a spread and a computed key. */
function entryOf(property: SyntaxNode, source: string): Entry | undefined {
	const parts = childrenOf(property);
	const colon = parts.findIndex(({name}) => name === ':');
	const value = parts[colon + 1];
	if (colon < 0) {
		const name = property.getChild('PropertyDefinition');
		// A shorthand, a method or an accessor.
		return name === null
			? undefined
			: {key: textOf(name, source), keySpan: spanOf(name), value: unknown(spanOf(name), property)};
	}
	const name = parts[0]?.name === '[' ? parts[1] : parts[0];
	if (name === undefined || (parts[0]?.name === '[' && name.name !== 'String')) return undefined;
	const text = literalOf(name, source);
	const key = text.kind === 'text' ? text.value : textOf(name, source);
	return {key, keySpan: spanOf(name), value: value ? literalOf(value, source) : unknown(spanOf(property))};
}
