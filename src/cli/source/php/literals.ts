// The literals of PHP.
import type {SyntaxNode} from '@lezer/common';
import {escapesOf, type ReadEscape, textLiteral} from '../decode-text.js';
import {decoded} from '../json-text.js';
import {childrenOf, textOf} from '../language.js';
import {choice, type Entry, encoded, type Literal, objectLiteral, spanOf, spread, unknown} from '../literal.js';

const SINGLE = escapesOf({'\\': '\\', "'": "'"}, /(?!)/y);
const LETTERS = {n: '\n', t: '\t', r: '\r', v: '\v', e: '\x1b', f: '\f', $: '$', '\\': '\\'};
const DIGITS = /(?:x([0-9a-fA-F]{1,2})|u(?=\{)|([0-7]{1,3}))|u(\{[0-9a-fA-F]{1,6}\})/y;
const IN_HEREDOC = escapesOf(LETTERS, DIGITS);
const DOUBLE = escapesOf({...LETTERS, '"': '"'}, DIGITS);

export function literalOf(node: SyntaxNode, source: string): Literal {
	const span = spanOf(node);
	switch (node.name) {
		case 'ArrayExpression':
			return arrayOf(node, source);
		case 'String':
			return stringOf(node, source);
		case 'HeredocString':
			return heredocOf(node, source);
		case 'Integer':
		case 'Float':
			return numberOf(textOf(node, source), span);
		case 'UnaryExpression':
			return node.getChild('ArithOp') && /^-[\d._]+$/.test(textOf(node, source))
				? numberOf(textOf(node, source), span)
				: unknown(span, node);
		case 'Boolean':
			return {kind: 'scalar', span, value: textOf(node, source).toLowerCase() === 'true'};
		case 'null':
			return {kind: 'scalar', span, value: null};
		case 'ParenthesizedExpression':
		case 'CastExpression': {
			const inner = childrenOf(node)
				.filter(child => child.name !== ')')
				.at(-1);
			const cast = /^\(\s*(\w+)/.exec(textOf(node, source))?.[1];
			if (inner === undefined) return unknown(span);
			const isKept = node.name === 'ParenthesizedExpression' || cast === 'object' || cast === 'array';
			return isKept ? literalOf(inner, source) : unknown(span, inner);
		}
		case 'ConditionalExpression': {
			const parts = childrenOf(node).filter(child => child.name !== 'LogicOp' && child.name !== ':');
			// `$a ?: $b` has no part between the two signs.
			const branches = parts.length === 2 ? parts : parts.slice(1);
			return choice(
				span,
				branches.map(branch => literalOf(branch, source)),
			);
		}
		case 'BinaryExpression': {
			const [left, operator, right] = childrenOf(node);
			const isChoice = operator !== undefined && textOf(operator, source) === '??';
			if (left === undefined || right === undefined || !isChoice) return unknown(span, node);
			return choice(span, [literalOf(left, source), literalOf(right, source)]);
		}
		case 'CallExpression':
			return call(node, source) ?? unknown(span, node);
		default:
			return unknown(span, node);
	}
}

function numberOf(text: string, span: Literal['span']): Literal {
	const plain = text.replaceAll('_', '').replace(/^(-?)0(?=\d+$)/, '$10o');
	const value = Number(plain);
	return Number.isFinite(value) ? {kind: 'scalar', span, value} : unknown(span);
}

function stringOf(node: SyntaxNode, source: string): Literal {
	const span = spanOf(node);
	const [start = '', quote = ''] = /^[bB]?(["'])/.exec(textOf(node, source)) ?? [];
	const isStatic = node.getChild('Interpolation') === null && node.getChild('VariableName') === null;
	if (start === '' || !isStatic || hasVariable(quote, textOf(node, source))) return unknown(span);
	const inside = {start: node.from + start.length, end: Math.max(node.from + start.length, node.to - 1)};
	return textLiteral(source, span, inside, quote === '"' ? DOUBLE : SINGLE);
}

/** True if variables are written into the text. */
function hasVariable(quote: string, text: string): boolean {
	return quote !== "'" && /(?<!\\)(?:\\\\)*(?:\$[A-Za-z_{]|\{\$)/.test(text);
}

function heredocOf(node: SyntaxNode, source: string): Literal {
	const span = spanOf(node);
	const written = textOf(node, source);
	const [start = '', quote = ''] = /^<<<[ \t]*(["']?)\w+["']?\r?\n/.exec(written) ?? [];
	const end = /\r?\n[ \t]*\w+$/.exec(written);
	if (start === '' || end === null || end.index < start.length || hasVariable(quote, written)) return unknown(span);
	const inside = {start: node.from + start.length, end: node.from + end.index};
	const none: ReadEscape = () => undefined;
	return textLiteral(source, span, inside, quote === "'" ? none : IN_HEREDOC);
}

/** `json_decode('…', true)` and `json_encode([…])`. */
function call(node: SyntaxNode, source: string): Literal | undefined {
	const [callee, first] = [node.firstChild, node.getChild('ArgList')?.firstChild?.nextSibling];
	if (!first || callee === null) return undefined;
	const name = textOf(callee, source).replace(/^\\/, '');
	if (name === 'json_decode') return decoded(literalOf(first, source));
	return name === 'json_encode' ? encoded(spanOf(node), name, literalOf(first, source)) : undefined;
}

/** An array is a list if none of its items has a key, or if the keys only count them. */
function arrayOf(node: SyntaxNode, source: string): Literal {
	const span = spanOf(node);
	const inner = node.getChild('ValueList') ?? node;
	const items = childrenOf(inner).filter(child => !/^(?:array|[[\](),])$/.test(child.name));
	const pairs = items.map(item => (item.name === 'Pair' ? pairOf(item, source) : undefined));
	const counts = pairs.every((pair, index) => pair === undefined || pair?.key === String(index));
	if (counts && !items.some(({name}, index) => name === 'Pair' && pairs[index] === undefined)) {
		const values = items.map((item, index) => pairs[index]?.value ?? itemOf(item, source));
		return {kind: 'list', span, items: values};
	}
	return objectLiteral(
		span,
		items.map((item, index) => pairs[index] ?? [item]),
	);
}

function itemOf(item: SyntaxNode, source: string): Literal {
	return item.name === 'VariadicUnpacking' ? spread(spanOf(item), item) : literalOf(item, source);
}

function pairOf(pair: SyntaxNode, source: string): Entry | undefined {
	const parts = childrenOf(pair);
	const arrow = parts.findIndex(({name}) => name === '=>');
	const [name, value] = [parts[arrow - 1], parts[arrow + 1]];
	if (name === undefined) return undefined;
	const literal = literalOf(name, source);
	const isKey = literal.kind === 'text' || (literal.kind === 'scalar' && typeof literal.value === 'number');
	if (!isKey) return undefined;
	const found = value && value.name !== '&' ? literalOf(value, source) : unknown(spanOf(pair));
	return {key: String(literal.value), keySpan: literal.span, value: found};
}
