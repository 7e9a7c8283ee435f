// The line of a file below an issue, with a marker.
import {countUpTo} from '../../utils/intervals.js';
import type {Span} from '../input/json-document.js';
import {escapeControlChars, type Style} from '../terminal/style.js';

/** A place in a text; lines and columns count from 1, as in editors. */
export interface Position {
	readonly line: number;
	readonly column: number;
}

/** Positions of offsets; the starts of lines are found once. */
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
		const index = this.#indexOf(offset);
		return {line: index + 1, column: offset - (this.#starts[index] ?? 0) + 1};
	}

	#indexOf(offset: number): number {
		return countUpTo(this.#starts, offset) - 1;
	}

	/** The line in which a span starts, cut to a width, and a marker below it that ends with the line. */
	excerpt({start, end}: Span, width: number, style: Style, paint: (text: string) => string): string {
		const index = this.#indexOf(start);
		const line = index + 1;
		const from = this.#starts[index] ?? 0;
		const to = Math.max(start, (this.#starts[index + 1] ?? this.#text.length + 1) - 1);
		const margin = ' '.repeat(String(line).length);
		const most = width - margin.length - 5;
		const stop = Math.min(end, to);
		const all = onOneLine(this.#text.slice(from, to)).trimEnd();
		// A place in the white space at the end of a line is marked where the line ends.
		const startsAt = Math.min(all.length, onOneLine(this.#text.slice(from, start)).length);
		const length = Math.max(1, onOneLine(this.#text.slice(start, stop)).trimEnd().length);
		// Half of the width is left for what comes before the marker.
		const fits = all.length <= most && startsAt < most;
		const left = fits ? 0 : Math.max(0, Math.min(startsAt - Math.floor(most / 2), all.length + 1 - most));
		const cut = cutTo(all, left, most);
		const marker = ' '.repeat(startsAt - left) + '^'.repeat(Math.min(length, most - (startsAt - left)));
		return [`  ${style.dim(`${line} |`)} ${cut}`.trimEnd(), `  ${style.dim(`${margin} |`)} ${paint(marker)}`].join(
			'\n',
		);
	}
}

/** The characters from a place on, with a mark where more come before or after. */
function cutTo(text: string, left: number, most: number): string {
	const part = text.slice(left, left + most);
	const start = left > 0 ? `…${part.slice(1)}` : part;
	return left + most < text.length ? `${start.slice(0, -1)}…` : start;
}

function onOneLine(text: string): string {
	return escapeControlChars(text.replaceAll('\r', '')).replaceAll('\t', '  ');
}
