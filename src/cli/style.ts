// The command line: colours, and text that cannot steer a terminal.
import {escapeText} from '../diagnostics/format-value.js';
import {hiddenAt} from '../values/text.js';

/** Marks words, or leaves them as they are. */
export interface Style {
	readonly error: (text: string) => string;
	readonly warning: (text: string) => string;
	readonly info: (text: string) => string;
	readonly good: (text: string) => string;
	readonly bold: (text: string) => string;
	readonly dim: (text: string) => string;
}

const paint = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[0m`;
const same = (text: string) => text;
const COLOURED: Style = {
	error: paint(31),
	warning: paint(33),
	info: paint(36),
	good: paint(32),
	bold: paint(1),
	dim: paint(2),
};
const PLAIN: Style = {error: same, warning: same, info: same, good: same, bold: same, dim: same};

export function styleOf(isColoured: boolean): Style {
	return isColoured ? COLOURED : PLAIN;
}

/** Colours on a terminal only; NO_COLOR takes them away and FORCE_COLOR brings them back. */
export function isColoured(
	stream: {readonly isTTY?: boolean},
	env: {readonly [name: string]: string | undefined},
): boolean {
	const {NO_COLOR, FORCE_COLOR, TERM} = env;
	if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
	if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
	return stream.isTTY === true && TERM !== 'dumb';
}

/** Text in which nothing that does not show is left: control and invisible characters are spelt `\u001b`. */
export function escapeControlChars(text: string): string {
	let shown = '';
	for (const point of text) {
		const isLayout = point === '\n' || point === '\t';
		shown += isLayout || hiddenAt(point) < 0 ? point : escapeText(point);
	}
	return shown;
}

/** JSON for a machine or a terminal: what does not show stands as an escape, which JSON reads as the same. */
export function escapeControlCharsInJson(value: unknown): string {
	return `${escapeControlChars(JSON.stringify(value, null, 2))}\n`;
}

/** `1 error`, `2 errors`. */
export function count(number: number, what: string): string {
	return `${number} ${what}${number === 1 ? '' : 's'}`;
}
