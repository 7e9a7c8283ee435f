// JSON in a string of a source file, as a literal with places in that file.
import type {Node} from 'jsonc-parser';
import {endOf, JsonDocument, type Span} from '../json-document.js';
import {type Entry, type Literal, type TextLiteral, unknown} from './literal.js';

/** What functions such as sprintf and format replace. */
const PLACEHOLDER = /%(?:\d+\$|\(\w+\))?[+-]?\d*(?:\.\d+)?[sdfu](?![\w%])|\{\w*\}/;

/** The object or list that a string contains as JSON, or as text that is almost JSON; `undefined` for any other string. */
export function jsonIn({value, offsetOf}: TextLiteral): Literal | undefined {
	if (!/^\s*[[{]/.test(value)) return undefined;
	const document = new JsonDocument(value);
	const {root, slips, syntaxError} = document;
	if (root === undefined || syntaxError !== undefined) return undefined;
	const inSource = ({start, end}: Span) => ({start: offsetOf(start), end: offsetOf(end)});
	const literal = literalOf(root, node => inSource(document.inText({start: node.offset, end: endOf(node)})));
	const inText = slips.map(({start, end, cause, remedy}) => {
		return {span: inSource({start, end}), problem: `the text is not JSON because of ${cause}`, remedy};
	});
	return literal.kind === 'object' || literal.kind === 'list' ? {...literal, slips: inText} : literal;
}

/** What a call that reads JSON text gives; `undefined` if that is not known. */
export function decoded(text: Literal): Literal | undefined {
	if (text.kind === 'encoded') return text.value;
	return text.kind === 'text' ? jsonIn(text) : undefined;
}

function literalOf(node: Node, spanOf: (node: Node) => Span): Literal {
	const span = spanOf(node);
	const {children = []} = node;
	switch (node.type) {
		case 'object': {
			const entries = children.flatMap((property): readonly Entry[] => {
				const [key, value] = property.children ?? [];
				if (key === undefined || value === undefined) return [];
				return [{key: String(key.value), keySpan: spanOf(key), value: literalOf(value, spanOf)}];
			});
			return {kind: 'object', span, entries, isOpen: false, computed: [], isInText: true};
		}
		case 'array':
			return {kind: 'list', span, items: children.map(child => literalOf(child, spanOf)), isInText: true};
		case 'string':
			if (PLACEHOLDER.test(String(node.value))) return unknown(span);
			return {kind: 'text', span, value: String(node.value), offsetOf: () => span.start, isInText: true};
		default:
			return {kind: 'scalar', span, value: node.value, isInText: true};
	}
}
