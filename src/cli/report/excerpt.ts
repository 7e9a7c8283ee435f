// The line of a file below an issue, with a marker.
import {countUpTo} from '../../utils/intervals.js';
import type {Span} from '../input/json-document.js';
import {escapeControlChars, type Style} from '../terminal/style.js';

/** A place in a text; lines and columns count from 1, as in editors. */
export interface Position {
	readonly line: number;
	readonly column: number;
}

/** Characters that are shown on either side of the start of the marker. */
const CONTEXT = 60;

/** Positions of offsets; the starts of lines are found once. */
export class Lines {
	readonly #text: string;
	readonly #firstLine: number;
	readonly #starts: readonly number[];

	constructor(text: string, firstLine = 1) {
		this.#firstLine = firstLine;
		this.#text = text;
		const starts = [0];
		for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
		this.#starts = starts;
	}

	positionOf(offset: number): Position {
		const index = this.#indexOf(offset);
		return {line: index + this.#firstLine, column: offset - (this.#starts[index] ?? 0) + 1};
	}

	#indexOf(offset: number): number {
		return countUpTo(this.#starts, offset) - 1;
	}

	/** The line in which a span starts, and a marker below it that ends with the line. */
	excerpt({start, end}: Span, style: Style, paint: (text: string) => string): string {
		const index = this.#indexOf(start);
		const line = index + this.#firstLine;
		const from = this.#starts[index] ?? 0;
		const to = Math.max(start, (this.#starts[index + 1] ?? this.#text.length + 1) - 1);
		const left = Math.max(from, start - CONTEXT);
		const right = Math.min(to, start + CONTEXT);
		const before = `${left > from ? '…' : ''}${onOneLine(this.#text.slice(left, start))}`;
		const marked = onOneLine(this.#text.slice(start, Math.min(end, right)));
		const after = `${onOneLine(this.#text.slice(Math.min(end, right), right))}${right < to ? '…' : ''}`;
		const margin = ' '.repeat(String(line).length);
		const marker = `${' '.repeat(before.length)}${'^'.repeat(Math.max(1, marked.trimEnd().length))}`;
		return [
			`  ${style.dim(`${line} |`)} ${before}${marked}${after}`.trimEnd(),
			`  ${style.dim(`${margin} |`)} ${paint(marker)}`,
		].join('\n');
	}
}

function onOneLine(text: string): string {
	return escapeControlChars(text.replaceAll('\r', '')).replaceAll('\t', '  ');
}
