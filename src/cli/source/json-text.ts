// JSON in a string of a source file, as a literal with places in that file.
import {type Node, parseTree} from 'jsonc-parser';
import {parseJson} from '../../schema/parse-json.js';
import {readKey} from '../json-container.js';
import type {Entry, Literal, TextLiteral} from './literal.js';

/** The object or list that a string contains as JSON; `undefined` for any other string. */
export function jsonIn(text: TextLiteral): Literal | undefined {
	if (!/^\s*[[{]/.test(text.value) || parseJson(text.value) === undefined) return undefined;
	try {
		const root = parseTree(text.value);
		return root && literalOf(root, text);
	} catch {
		return undefined; // nested too deeply for the parser's recursion
	}
}

/** What a call that reads JSON text gives; `undefined` if that is not known. */
export function decoded(text: Literal): Literal | undefined {
	if (text.kind === 'encoded') return text.value;
	return text.kind === 'text' ? jsonIn(text) : undefined;
}

function literalOf(node: Node, text: TextLiteral): Literal {
	const span = spanOf(node, text);
	const {children = []} = node;
	switch (node.type) {
		case 'object': {
			const entries = children.flatMap((property): readonly Entry[] => {
				const [key, value] = property.children ?? [];
				if (key === undefined || value === undefined) return [];
				return [{key: String(readKey(property)), keySpan: spanOf(key, text), value: literalOf(value, text)}];
			});
			return {kind: 'object', span, entries, isOpen: false, computed: []};
		}
		case 'array':
			return {kind: 'list', span, items: children.map(child => literalOf(child, text))};
		case 'string':
			return {kind: 'text', span, value: String(node.value), offsetOf: () => span.start, isInText: true};
		default:
			return {kind: 'scalar', span, value: node.value, isInText: true};
	}
}

function spanOf({offset, length}: Node, {offsetOf}: TextLiteral) {
	return {start: offsetOf(offset), end: offsetOf(offset + length)};
}
