// The command line: the line of a file under a finding, with a marker.
import {escapeControlChars, type Style} from './style.js';

/** A place in a text, both counted from 1, as editors do. */
export interface Position {
	readonly line: number;
	readonly column: number;
}

/** Characters of a line that are shown on either side of where the marker begins. */
const BEFORE = 60;
const AFTER = 60;

/** Positions of many offsets; the starts of lines are found once. */
export class Lines {
	readonly #text: string;
	readonly #starts: readonly number[];

	constructor(text: string) {
		this.#text = text;
		const starts = [0];
		for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
		this.#starts = starts;
	}

	positionOf(offset: number): Position {
		let low = 0;
		let high = this.#starts.length;
		while (low < high) {
			const middle = (low + high) >>> 1;
			if ((this.#starts[middle] ?? 0) <= offset) low = middle + 1;
			else high = middle;
		}
		return {line: low, column: offset - (this.#starts[low - 1] ?? 0) + 1};
	}

	/** The line in which `start` stands, and a marker below that ends with the line. */
	excerpt(start: number, end: number, style: Style, paint: (text: string) => string): string {
		const {line} = this.positionOf(start);
		const from = this.#starts[line - 1] ?? 0;
		const to = Math.max(start, (this.#starts[line] ?? this.#text.length + 1) - 1);
		const left = Math.max(from, start - BEFORE);
		const right = Math.min(to, start + AFTER);
		const lead = `${left > from ? '…' : ''}${onOneLine(this.#text.slice(left, start))}`;
		const marked = onOneLine(this.#text.slice(start, Math.min(end, right)));
		const rest = onOneLine(this.#text.slice(Math.min(end, right), right));
		const number = String(line);
		const margin = ' '.repeat(number.length);
		const marker = `${' '.repeat(lead.length)}${'^'.repeat(Math.max(1, marked.trimEnd().length))}`;
		const tail = right < to ? '…' : '';
		return [
			`  ${style.dim(`${number} |`)} ${lead}${marked}${rest}${tail}`.trimEnd(),
			`  ${style.dim(`${margin} |`)} ${paint(marker)}`,
		].join('\n');
	}
}

function onOneLine(text: string): string {
	return escapeControlChars(text.replaceAll('\r', '')).replaceAll('\t', '  ');
}
