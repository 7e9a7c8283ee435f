// The literals of PHP.
import type {SyntaxNode} from '@lezer/common';
import {escapesOf, type ReadEscape, textLiteral} from '../decode-text.js';
import {decoded} from '../json-text.js';
import {childrenOf, textOf} from '../language.js';
import {type Entry, encoded, type Literal, objectLiteral, spanOf, spread, unknown} from '../literal.js';
import {literalReader} from '../read-literal.js';

const SINGLE = escapesOf({'\\': '\\', "'": "'"}, /(?!)/y);
const LETTERS = {n: '\n', t: '\t', r: '\r', v: '\v', e: '\x1b', f: '\f', $: '$', '\\': '\\'};
const DIGITS = /(?:[xu]((?<=x)[0-9a-fA-F]{1,2}|(?<=u)\{[0-9a-fA-F]{1,6}\})|([0-7]{1,3}))/y;
const IN_HEREDOC = escapesOf(LETTERS, DIGITS);
const DOUBLE = escapesOf({...LETTERS, '"': '"'}, DIGITS);

export const literalOf = literalReader({
	literals: {ArrayExpression: arrayOf, String: stringOf, HeredocString: heredocOf},
	choosing: /^\?\?$/,
	calls: {
		json_decode: ([text], source) => text && decoded(literalOf(text, source)),
		json_encode: ([value], source, call) => value && encoded(spanOf(call), 'json_encode', literalOf(value, source)),
	},
});

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
	const [start = '', quote = ''] = /^<<<[ \t]*('?)\w+'?\r?\n/.exec(written) ?? [];
	const end = /\r?\n[ \t]*\w+$/.exec(written);
	if (start === '' || end === null || end.index < start.length || hasVariable(quote, written)) return unknown(span);
	const inside = {start: node.from + start.length, end: node.from + end.index};
	const none: ReadEscape = () => undefined;
	return textLiteral(source, span, inside, quote === "'" ? none : IN_HEREDOC);
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
