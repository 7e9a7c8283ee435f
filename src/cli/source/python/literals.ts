// The literals of Python.
import type {SyntaxNode} from '@lezer/common';
import {escapesOf, textLiteral} from '../decode-text.js';
import {decoded} from '../json-text.js';
import {childrenOf, textOf} from '../language.js';
import {encoded, type Literal, objectLiteral, spanOf, spread, unknown} from '../literal.js';
import {literalReader} from '../read-literal.js';

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

export const literalOf = literalReader({
	literals: {DictionaryExpression: dictOf, ArrayExpression: listOf, TupleExpression: listOf, String: stringOf},
	choosing: /^(?:or|and)$/,
	calls: {
		'json.loads': ([text, ...more], source) =>
			text && more.length === 0 ? decoded(literalOf(text, source)) : undefined,
		'json.dumps': ([value], source, call) => value && encoded(spanOf(call), 'json.dumps', literalOf(value, source)),
		dict: (_, source, call) => keywordsOf(call, source),
	},
});

/** `r'…'` has no escapes; bytes and formatted strings are not followed. */
export function stringOf(node: SyntaxNode, source: string): Literal {
	const span = spanOf(node);
	const written = textOf(node, source);
	const prefix = written.slice(0, written.search(/["']/));
	if (/[bf]/i.test(prefix)) return unknown(span);
	const quote = /^(?:"""|''')/.test(written.slice(prefix.length)) ? 3 : 1;
	const inside = {start: node.from + prefix.length + quote, end: node.to - quote};
	return textLiteral(source, span, inside, /r/i.test(prefix) ? () => undefined : readEscape);
}

/** `dict(key=value)` */
function keywordsOf(call: SyntaxNode, source: string): Literal | undefined {
	const args = call.getChild('ArgList');
	if (args === null) return undefined;
	const parts = groupsIn(args).map(group => {
		const [name, equals, value] = group;
		if (name === undefined || equals?.name !== 'AssignOp' || value === undefined) return group;
		return {key: textOf(name, source), keySpan: spanOf(name), value: literalOf(value, source)};
	});
	return objectLiteral(spanOf(call), parts);
}

/** What is between brackets and commas. */
function groupsIn(node: SyntaxNode): readonly (readonly SyntaxNode[])[] {
	const groups: SyntaxNode[][] = [[]];
	for (const child of childrenOf(node).slice(1, -1)) {
		if (child.name === ',') groups.push([]);
		else groups.at(-1)?.push(child);
	}
	return groups.filter(group => group.length > 0);
}

function listOf(node: SyntaxNode, source: string): Literal {
	const items = groupsIn(node).flatMap(([item, more]) => {
		if (more !== undefined) return spread(spanOf(more), more);
		return item === undefined ? [] : literalOf(item, source);
	});
	return {kind: 'list', span: spanOf(node), items};
}

function dictOf(node: SyntaxNode, source: string): Literal {
	const parts = groupsIn(node).map(group => {
		const [name, , value] = group;
		const key = name && literalOf(name, source);
		if (key?.kind !== 'text') return group;
		return {key: key.value, keySpan: key.span, value: value ? literalOf(value, source) : unknown(key.span)};
	});
	return objectLiteral(spanOf(node), parts);
}
