// The literals of Python.
import type {SyntaxNode} from '@lezer/common';
import {escapesOf, textLiteral} from '../decode-text.js';
import {decoded} from '../json-text.js';
import {childrenOf, textOf} from '../language.js';
import {choice, encoded, type Literal, objectLiteral, spanOf, spread, unknown} from '../literal.js';

const LETTERS = {
	n: '\n',
	t: '\t',
	r: '\r',
	b: '\b',
	f: '\f',
	v: '\v',
	a: '\x07',
	'\n': '',
	'\\': '\\',
	"'": "'",
	'"': '"',
};
const readEscape = escapesOf(
	LETTERS,
	/(?:[xuU]((?<=x)[0-9a-fA-F]{2}|(?<=u)[0-9a-fA-F]{4}|(?<=U)[0-9a-fA-F]{8})|([0-7]{1,3}))/y,
);

export function literalOf(node: SyntaxNode, source: string): Literal {
	const span = spanOf(node);
	switch (node.name) {
		case 'DictionaryExpression':
			return dictOf(node, source);
		case 'ArrayExpression':
		case 'TupleExpression':
			return {kind: 'list', span, items: itemsOf(node, source)};
		case 'String':
			return stringOf(node, source);
		case 'Number': {
			const value = Number(textOf(node, source).replaceAll('_', ''));
			return Number.isFinite(value) ? {kind: 'scalar', span, value} : unknown(span);
		}
		case 'UnaryExpression': {
			const number = node.getChild('Number');
			const value = number === null ? Number.NaN : -Number(textOf(number, source));
			return textOf(node, source).startsWith('-') && Number.isFinite(value)
				? {kind: 'scalar', span, value}
				: unknown(span, node);
		}
		case 'Boolean':
			return {kind: 'scalar', span, value: textOf(node, source) === 'True'};
		case 'None':
			return {kind: 'scalar', span, value: null};
		case 'ParenthesizedExpression':
		case 'NamedExpression': {
			const inner = childrenOf(node)
				.filter(child => child.name !== ')')
				.at(-1);
			return inner === undefined ? unknown(span) : literalOf(inner, source);
		}
		case 'ConditionalExpression': {
			const [yes, , , , no] = childrenOf(node);
			return choice(
				span,
				[yes, no].map(branch => (branch ? literalOf(branch, source) : unknown(span))),
			);
		}
		case 'BinaryExpression': {
			const [left, operator, right] = childrenOf(node);
			const isChoice = operator?.name === 'or' || operator?.name === 'and';
			if (left === undefined || right === undefined || !isChoice) return unknown(span, node);
			return choice(span, [literalOf(left, source), literalOf(right, source)]);
		}
		case 'CallExpression':
			return call(node, source) ?? unknown(span, node);
		default:
			return unknown(span, node);
	}
}

/** `r'…'` has no escapes; bytes and formatted strings are not followed. */
export function stringOf(node: SyntaxNode, source: string): Literal {
	const span = spanOf(node);
	const [start = '', prefix = '', quote = ''] = /^(\w*)("""|'''|["'])/.exec(textOf(node, source)) ?? [];
	if (start === '' || /[bf]/i.test(prefix)) return unknown(span);
	const inside = {start: node.from + start.length, end: Math.max(node.from + start.length, node.to - quote.length)};
	return textLiteral(source, span, inside, /r/i.test(prefix) ? () => undefined : readEscape);
}

/** `dict(key=value)`, `json.loads('…')` and `json.dumps({…})`. */
function call(node: SyntaxNode, source: string): Literal | undefined {
	const [callee, args] = [node.firstChild, node.getChild('ArgList')];
	if (callee === null || args === null) return undefined;
	const name = textOf(callee, source);
	const parts = childrenOf(args).slice(1, -1);
	const [first, second] = parts;
	if (name === 'json.loads') return first && second === undefined ? decoded(literalOf(first, source)) : undefined;
	if (name === 'json.dumps') return first && encoded(spanOf(node), name, literalOf(first, source));
	return name === 'dict' ? keywordsOf(node, parts, source) : undefined;
}

function keywordsOf(node: SyntaxNode, nodes: readonly SyntaxNode[], source: string): Literal {
	const parts = groupsOf(nodes).map(group => {
		const [name, equals, value] = group;
		const isKeyword = name?.name === 'VariableName' && equals?.name === 'AssignOp';
		if (!isKeyword || value === undefined) return group;
		return {key: textOf(name, source), keySpan: spanOf(name), value: literalOf(value, source)};
	});
	return objectLiteral(spanOf(node), parts);
}

/** What is between commas. */
function groupsOf(nodes: readonly SyntaxNode[]): readonly (readonly SyntaxNode[])[] {
	const groups: SyntaxNode[][] = [[]];
	for (const node of nodes) {
		if (node.name === ',') groups.push([]);
		else groups.at(-1)?.push(node);
	}
	return groups.filter(group => group.length > 0);
}

function itemsOf(node: SyntaxNode, source: string): readonly Literal[] {
	return groupsOf(childrenOf(node).slice(1, -1)).map(([item, more]) =>
		item === undefined || more !== undefined
			? spread(spanOf(more ?? node), ...(more ? [more] : []))
			: literalOf(item, source),
	);
}

function dictOf(node: SyntaxNode, source: string): Literal {
	const parts = groupsOf(childrenOf(node).slice(1, -1)).map(group => {
		const [name, colon, value] = group;
		const key = name && literalOf(name, source);
		if (key?.kind !== 'text' || colon?.name !== ':') return group;
		return {key: key.value, keySpan: key.span, value: value ? literalOf(value, source) : unknown(key.span)};
	});
	return objectLiteral(spanOf(node), parts);
}
