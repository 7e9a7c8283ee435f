// Decodes the text of a string, and remembers where each of its characters is in the source.
import type {SyntaxNode} from '@lezer/common';
import type {Span} from '../input/json-document.js';
import {joined} from './combine.js';
import {spanOf, type TemplateLiteral, type TextLiteral, unknown} from './literal.js';

/** What an escape stands for, and its length; `undefined` if the character stands for itself. */
export type ReadEscape = (source: string, at: number) => readonly [decoded: string, length: number] | undefined;

/** The string between two offsets. */
function textLiteral(source: string, span: Span, inside: Span, readEscape: ReadEscape): TextLiteral {
	const raw = source.slice(inside.start, inside.end);
	if (!/[\\{}]/.test(raw))
		return {kind: 'text', span, value: raw, offsetOf: index => Math.min(inside.start + index, inside.end)};
	const parts: string[] = [];
	const offsets: number[] = [];
	for (let at = inside.start; at < inside.end; ) {
		const [decoded, length] = readEscape(source, at) ?? [source.charAt(at), 1];
		for (let unit = 0; unit < decoded.length; unit += 1) offsets.push(at);
		parts.push(decoded);
		at += length;
	}
	return {kind: 'text', span, value: parts.join(''), offsetOf: index => offsets[index] ?? inside.end};
}

/** The same with parts that are computed, in order, each between two offsets and with a node if it has one. */
export function templateLiteral(
	source: string,
	span: Span,
	inside: Span,
	readEscape: ReadEscape,
	computed: readonly (SyntaxNode | Span)[],
): TextLiteral | TemplateLiteral {
	if (computed.length === 0) return textLiteral(source, span, inside, readEscape);
	let at = inside.start;
	const parts = computed.flatMap(part => {
		const hole = 'from' in part ? spanOf(part) : part;
		const text = {start: at, end: hole.start};
		at = hole.end;
		return [textLiteral(source, text, text, readEscape), unknown(hole, ...('from' in part ? [part] : []))];
	});
	const rest = {start: at, end: inside.end};
	const all = [...parts, textLiteral(source, rest, rest, readEscape)];
	return joined(span, all) ?? textLiteral(source, span, inside, readEscape);
}

/** The escapes that all languages have. */
export const LETTERS = {n: '\n', t: '\t', r: '\r', v: '\v', f: '\f', '\\': '\\'};

/** Escapes of a letter, such as `\n`, and with digits: `\x41`, `\u0041`, `\u{41}`. */
export function escapesOf(letters: Readonly<Record<string, string>>, digits: RegExp): ReadEscape {
	return (source, at) => {
		if (source[at] !== '\\') return undefined;
		const next = source.charAt(at + 1);
		const decoded = Object.hasOwn(letters, next) ? letters[next] : undefined;
		if (decoded !== undefined) return [decoded, 2];
		digits.lastIndex = at + 1;
		const [, hex, octal] = digits.exec(source) ?? [];
		const code = Number(hex === undefined ? `0o${octal}` : `0x${hex.replace(/\W/g, '')}`);
		return code <= 0x10ffff ? [String.fromCodePoint(code), digits.lastIndex - at] : undefined;
	};
}
