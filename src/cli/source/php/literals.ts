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

/** What an array has beside its items. */
const PUNCTUATION: ReadonlySet<string> = new Set(['array', '[', ']', '(', ')', ',']);

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
	const written = textOf(node, source);
	const start = /^b/i.test(written) ? 2 : 1;
	const isRaw = written[start - 1] === "'";
	if (!isRaw && hasVariable(written)) return unknown(span);
	return textLiteral(source, span, {start: node.from + start, end: node.to - 1}, isRaw ? SINGLE : DOUBLE);
}

/** True if variables are written into the text. */
function hasVariable(text: string): boolean {
	return /(?<!\\)(?:\\\\)*(?:\$[A-Za-z_{]|\{\$)/.test(text);
}

function heredocOf(node: SyntaxNode, source: string): Literal {
	const span = spanOf(node);
	const written = textOf(node, source);
	const isRaw = /^<<<[ \t]*'/.test(written);
	const start = written.indexOf('\n') + 1;
	const end = written.search(/\r?\n[ \t]*\w+$/);
	if (end < start || (!isRaw && hasVariable(written))) return unknown(span);
	const none: ReadEscape = () => undefined;
	return textLiteral(source, span, {start: node.from + start, end: node.from + end}, isRaw ? none : IN_HEREDOC);
}

/** An array is a list if none of its items has a key, or if the keys only count them. */
function arrayOf(node: SyntaxNode, source: string): Literal {
	const span = spanOf(node);
	const inner = node.getChild('ValueList') ?? node;
	const items = childrenOf(inner).filter(({name}) => !PUNCTUATION.has(name));
	const pairs = items.map(item => (item.name === 'Pair' ? pairOf(item, source) : undefined));
	const counts = pairs.every((pair, index) => pair === undefined || pair.key === String(index));
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
	const found = value ? literalOf(value, source) : unknown(spanOf(pair));
	return {key: String(literal.value), keySpan: literal.span, value: found};
}
