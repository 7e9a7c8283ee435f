// The literals of JavaScript and TypeScript, with JSX.
import type {SyntaxNode} from '@lezer/common';
import {itemsIn, type ObjectPart, objectLiteral} from '../combine.js';
import {escapesOf, templateLiteral, textLiteral} from '../decode-text.js';
import {decoded} from '../json-text.js';
import {childrenOf, textOf} from '../language.js';
import {encoded, type Literal, spanOf, unknown} from '../literal.js';
import {literalReader} from '../read-literal.js';

const LETTERS = {n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', '\n': '', '\r': ''};
const escapes = escapesOf(LETTERS, /[xu](\{[0-9a-fA-F]{1,6}\}|(?<=x)[0-9a-fA-F]{2}|(?<=u)[0-9a-fA-F]{4})/y);
/** Any other character after a backslash stands for itself. */
const readEscape: typeof escapes = (source, at) =>
	escapes(source, at) ?? (source[at] === '\\' ? [source.charAt(at + 1), 2] : undefined);

export const literalOf = literalReader({
	literals: {ObjectExpression: objectOf, ArrayExpression: listOf, String: stringOf, TemplateString: templateOf},
	choosing: /^(?:\?\?|\|\||&&)$/,
	joining: '+',
	merging: [],
	calls: {
		'JSON.parse': ([text, ...more], source) =>
			text && more.length === 0 ? decoded(literalOf(text, source)) : undefined,
		// The second argument may be a function that changes the value; mostly it is null.
		'JSON.stringify': ([value, change], source, call) =>
			value && (change === undefined || change.name === 'null')
				? encoded(spanOf(call), 'JSON.stringify', literalOf(value, source))
				: undefined,
	},
});

function stringOf(node: SyntaxNode, source: string): Literal {
	const span = spanOf(node);
	return textLiteral(source, span, {start: node.from + 1, end: node.to - 1}, readEscape);
}

function templateOf(node: SyntaxNode, source: string): Literal {
	const inside = {start: node.from + 1, end: node.to - 1};
	return templateLiteral(source, spanOf(node), inside, readEscape, node.getChildren('Interpolation'));
}

function listOf(node: SyntaxNode, source: string): Literal {
	const items: Literal[] = [];
	let isSpread = false;
	let isHole = true;
	for (const child of childrenOf(node).slice(1)) {
		if (child.name === 'Spread') isSpread = true;
		else if (child.name === ',') {
			if (isHole) items.push(unknown(spanOf(child)));
			isHole = true;
		} else if (child.name !== ']') {
			const item = literalOf(child, source);
			items.push(...(isSpread ? itemsIn(item) : [item]));
			isSpread = false;
			isHole = false;
		}
	}
	return {kind: 'list', span: spanOf(node), items};
}

function objectOf(node: SyntaxNode, source: string): Literal {
	const parts = node.getChildren('Property').map(property => entryOf(property, source));
	return objectLiteral(spanOf(node), parts);
}

/** One property, or what adds several. */
function entryOf(property: SyntaxNode, source: string): ObjectPart {
	const parts = childrenOf(property);
	if (parts[0]?.name === 'Spread' && parts[1] !== undefined) return literalOf(parts[1], source);
	const others = unknown(spanOf(property), property);
	const colon = parts.findIndex(({name}) => name === ':');
	const value = parts[colon + 1];
	if (colon < 0) {
		const name = property.getChild('PropertyDefinition');
		// A shorthand, a method or an accessor.
		return name === null
			? others
			: {key: textOf(name, source), keySpan: spanOf(name), value: unknown(spanOf(name), property)};
	}
	const isComputed = parts[0]?.name === '[';
	const name = parts[isComputed ? 1 : 0];
	if (name === undefined || (isComputed && name.name !== 'String')) return others;
	const written = value ? literalOf(value, source) : unknown(spanOf(property));
	return {key: keyOf(name, source), keySpan: spanOf(name), value: written};
}

/** The key that is written as a name or as a string. */
function keyOf(name: SyntaxNode, source: string): string {
	const text = literalOf(name, source);
	return text.kind === 'text' ? text.value : textOf(name, source);
}
