// JSON in a string of a source file, as a literal with places in that file.
import type {Node} from 'jsonc-parser';
import {stringEnd} from '../../inspect/read/json-tokens.js';
import {countUpTo} from '../../utils/intervals.js';
import {endOf, JsonDocument, type Span} from '../input/json-document.js';
import {RUN_TIME_PART} from './combine.js';
import {absent, type Entry, type Literal, type TemplateLiteral, type TextLiteral, unknown} from './literal.js';

/** What functions such as sprintf and format replace in the value of a string. */
const PLACEHOLDER = /%(?:\d+\$|\(\w+\))?[+-]?\d*(?:\.\d+)?[sdfu](?![\w%])|\{\w*\}/;

/** The object or list that a string contains as JSON, or as text that is almost JSON; `undefined` for any other string. */
export function jsonIn(text: TextLiteral | TemplateLiteral): Literal | undefined {
	if (!/^\s*(?:\\[nrt]\s*)*[[{]/.test(text.value)) return undefined;
	const {value, offsetOf} = withoutRunTimeParts(text);
	const document = new JsonDocument(value);
	const {root, slips, syntaxError, isBroken} = document;
	if (root === undefined || syntaxError !== undefined || isBroken) return undefined;
	const inSource = ({start, end}: Span) => ({start: offsetOf(start), end: offsetOf(end)});
	const isOpen = text.kind === 'template';
	const literal = literalOf(root, isOpen, node => inSource(document.inText({start: node.offset, end: endOf(node)})));
	const own = slips.filter(({isRest}) => isRest !== true);
	const inText = own.map(({start, end, cause, remedy}) => {
		return {span: inSource({start, end}), problem: `the text is not JSON because of ${cause}`, remedy};
	});
	return literal.kind === 'object' || literal.kind === 'list' ? {...literal, slips: inText} : literal;
}

/** What a call that reads JSON text gives; `undefined` if that is not known. */
export function decoded(text: Literal): Literal | undefined {
	if (text.kind === 'encoded') return text.value;
	return text.kind === 'text' || text.kind === 'template' ? jsonIn(text) : undefined;
}

/** A value, a member or an item that is computed, as a string of its own. */
const COMPUTED = `${RUN_TIME_PART}${RUN_TIME_PART}`;
/** Outside of strings: a part that is computed, with what is written directly around it. */
const RUN_TIME_TOKEN = /(?:%(?:\d+\$|\(\w{1,80}\))?[sdfu]|[\w.+-]{0,80}\ufffc[\w.+\ufffc-]*)/y;
const NOT_BLANK = /\S/g;

/** The text as JSON, in which what is computed is a string. */
function withoutRunTimeParts({
	value,
	offsetOf,
}: TextLiteral | TemplateLiteral): Pick<TextLiteral, 'value' | 'offsetOf'> {
	if (!value.includes(RUN_TIME_PART) && !value.includes('%')) return {value, offsetOf};
	const parts: string[] = [];
	const [ends, starts]: readonly [number[], number[]] = [[], []];
	const open: string[] = [];
	let [before, done, length] = ['', 0, 0];
	for (let at = 0; at < value.length; at += 1) {
		const sign = value.charAt(at);
		if (/\s/.test(sign)) continue;
		RUN_TIME_TOKEN.lastIndex = at;
		const token = /[%\ufffc\w.+-]/.test(sign) ? RUN_TIME_TOKEN.exec(value)?.[0] : undefined;
		if (token !== undefined) {
			NOT_BLANK.lastIndex = at + token.length;
			const after = NOT_BLANK.exec(value)?.[0] ?? '';
			const written = computedAt(before, after, open.at(-1));
			parts.push(value.slice(done, at), written);
			length += at - done + written.length;
			done = at + token.length;
			ends.push(length);
			starts.push(done);
			at = done - 1;
			before = 'computed';
			continue;
		}
		if (sign === '"') at = (stringEnd(value, at) ?? value.length) - 1;
		if (sign === '{' || sign === '[') open.push(sign);
		if (sign === '}' || sign === ']') open.pop();
		before = sign === '"' ? 'string' : sign;
	}
	parts.push(value.slice(done));
	return {value: parts.join(''), offsetOf: index => offsetOf(placeBefore(ends, starts, index))};
}

/** What stands for a computed part between two signs: a member of an object, or a value. */
function computedAt(before: string, after: string, inside: string | undefined): string {
	const text = `"${COMPUTED}"`;
	if (before === ':' || after === ':' || inside === undefined) return text;
	const needsComma = before !== '{' && before !== '[' && before !== ',';
	const isFollowed = after !== ',' && after !== '}' && after !== ']';
	return `${needsComma ? ', ' : ''}${inside === '{' ? `${text}: null` : text}${isFollowed ? ', ' : ''}`;
}

/** The offset before parts were replaced: each ends at one of `ends`, and ended at one of `before`. */
function placeBefore(ends: readonly number[], before: readonly number[], index: number): number {
	const count = countUpTo(ends, index);
	const place = (before[count - 1] ?? 0) + index - (ends[count - 1] ?? 0);
	return Math.min(place, before[count] ?? place);
}

/** What is computed may be a member too, so that an object around it may have further keys. */
function literalOf(node: Node, isOpen: boolean, spanOf: (node: Node) => Span): Literal {
	const span = spanOf(node);
	const {children = []} = node;
	switch (node.type) {
		case 'object': {
			const isComputed = (property: Node) => String(property.children?.[0]?.value).includes(RUN_TIME_PART);
			const entries = children.flatMap((property): readonly Entry[] => {
				const [key, value] = property.children ?? [];
				if (key === undefined || value === undefined || isComputed(property)) return [];
				return [{key: String(key.value), keySpan: spanOf(key), value: literalOf(value, isOpen, spanOf)}];
			});
			return {kind: 'object', span, entries, isOpen: isOpen || children.some(isComputed), computed: [], isInText: true};
		}
		case 'array':
			return {kind: 'list', span, items: children.map(child => literalOf(child, isOpen, spanOf)), isInText: true};
		case 'string': {
			const value = String(node.value);
			if (value === COMPUTED && node.parent?.type === 'array') return absent(span);
			if (value.includes(RUN_TIME_PART) || PLACEHOLDER.test(value)) return unknown(span);
			return {kind: 'text', span, value, offsetOf: () => span.start, isInText: true};
		}
		default:
			return {kind: 'scalar', span, value: node.value, isInText: true};
	}
}
