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
function keywordsOf(call: SyntaxNode, source: string): Literal {
	const parts = groupsIn(call.getChild('ArgList') ?? call).map(group => {
		const [name, equals, value] = group;
		if (equals?.name !== 'AssignOp' || value === undefined) return group;
		return {key: textOf(name, source), keySpan: spanOf(name), value: literalOf(value, source)};
	});
	return objectLiteral(spanOf(call), parts);
}

/** What is between brackets and commas. */
function groupsIn(node: SyntaxNode): readonly Group[] {
	const groups: Group[] = [];
	let group: Group | undefined;
	for (const child of childrenOf(node).slice(1, -1)) {
		if (child.name === ',') group = undefined;
		else if (group === undefined) {
			group = [child];
			groups.push(group);
		} else group.push(child);
	}
	return groups;
}

type Group = [first: SyntaxNode, ...others: SyntaxNode[]];

function listOf(node: SyntaxNode, source: string): Literal {
	const items = groupsIn(node).map(([item, more]) =>
		more === undefined ? literalOf(item, source) : spread(spanOf(more), more),
	);
	return {kind: 'list', span: spanOf(node), items};
}

function dictOf(node: SyntaxNode, source: string): Literal {
	const parts = groupsIn(node).map(group => {
		const [name, , value] = group;
		const key = literalOf(name, source);
		if (key.kind !== 'text') return group;
		return {key: key.value, keySpan: key.span, value: value ? literalOf(value, source) : unknown(key.span)};
	});
	return objectLiteral(spanOf(node), parts);
}
