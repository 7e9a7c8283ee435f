// Colors, and escaping of text that could control a terminal.
import pico from 'picocolors';
import {escapeText} from '../../diagnostics/format-value.js';
import {HIDDEN} from '../../values/text.js';

type Paint = (text: string) => string;

/** Colors a text by its meaning, or returns it unchanged. */
export type Style = Readonly<Record<'error' | 'warning' | 'info' | 'good' | 'bold' | 'dim', Paint>>;

/** How a verdict is colored. */
export const VERDICT_STYLES = {shown: 'good', hidden: 'error', undetermined: 'warning'} as const;

export function styleOf(isColored: boolean): Style {
	const {red, yellow, cyan, green, bold, dim} = pico.createColors(isColored);
	return {error: red, warning: yellow, info: cyan, good: green, bold, dim};
}

/** True on a terminal that shows colors; NO_COLOR and FORCE_COLOR override it, as everywhere. */
export function isColored(
	stream: {readonly isTTY?: boolean},
	env: {readonly [name: string]: string | undefined},
): boolean {
	const {NO_COLOR, FORCE_COLOR, TERM} = env;
	if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
	if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
	return stream.isTTY === true && TERM !== 'dumb';
}

/** Writes control and invisible characters as `\u001b`, except line breaks and tabs. */
export function escapeControlChars(text: string): string {
	return text.replace(HIDDEN_IN_LINES, character => escapeText(character));
}

/** The name of a file on one line, with every control and invisible character escaped. */
export function escapeName(name: string): string {
	return escapeControlChars(name.replace(/[\n\t]/g, character => escapeText(character)));
}

const HIDDEN_IN_LINES = new RegExp(`(?![\\n\\t])(?:${HIDDEN.source})`, 'gu');

/** JSON for a program or a terminal: control characters are escapes, which JSON reads as the same string. */
export function jsonText(value: unknown): string {
	return `${escapeControlChars(JSON.stringify(value, null, 2))}\n`;
}

/** `1 error`, `2 errors`. */
export function count(number: number, noun: string): string {
	return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
