// The literals of JavaScript and TypeScript, with JSX.
import type {SyntaxNode} from '@lezer/common';
import {escapesOf, textLiteral} from '../decode-text.js';
import {decoded} from '../json-text.js';
import {childrenOf, textOf} from '../language.js';
import {type Entry, encoded, type Literal, objectLiteral, spanOf, spread, unknown} from '../literal.js';
import {literalReader} from '../read-literal.js';

const LETTERS = {n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', '\n': '', '\r': ''};
const escapes = escapesOf(LETTERS, /[xu](\{[0-9a-fA-F]{1,6}\}|(?<=x)[0-9a-fA-F]{2}|(?<=u)[0-9a-fA-F]{4})/y);
/** Any other character after a backslash stands for itself. */
const readEscape: typeof escapes = (source, at) =>
	escapes(source, at) ?? (source[at] === '\\' ? [source.charAt(at + 1), 2] : undefined);

export const literalOf = literalReader({
	literals: {ObjectExpression: objectOf, ArrayExpression: listOf, String: stringOf, TemplateString: stringOf},
	choosing: /^(?:\?\?|\|\||&&)$/,
	calls: {
		'Object.freeze': ([value, ...more], source) => (value && more.length === 0 ? literalOf(value, source) : undefined),
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
	if (node.getChild('Interpolation') !== null) return unknown(span, node);
	return textLiteral(source, span, {start: node.from + 1, end: node.to - 1}, readEscape);
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
			items.push(isSpread ? spread(spanOf(child), child) : literalOf(child, source));
			isSpread = false;
			isHole = false;
		}
	}
	return {kind: 'list', span: spanOf(node), items};
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
	const isComputed = parts[0]?.name === '[';
	const name = parts[isComputed ? 1 : 0];
	if (name === undefined || (isComputed && name.name !== 'String')) return undefined;
	const written = value ? literalOf(value, source) : unknown(spanOf(property));
	return {key: keyOf(name, source), keySpan: spanOf(name), value: written};
}

/** The key that is written as a name or as a string. */
function keyOf(name: SyntaxNode, source: string): string {
	const text = literalOf(name, source);
	return text.kind === 'text' ? text.value : textOf(name, source);
}
