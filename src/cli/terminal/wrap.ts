/// <reference types="node" />
// Text that fits the width of a terminal.
import {stripVTControlCharacters} from 'node:util';

/** The width where there is no terminal, in characters. */
export const DEFAULT_WIDTH = 100;

/** The number of visible characters of a text, which may have colors. */
function widthOf(text: string): number {
	return stripVTControlCharacters(text).length;
}

/** The words of a text in lines of at most `width` characters; a longer word is cut. */
export function wrap(text: string, width: number): readonly string[] {
	const lines: string[] = [];
	let line = '';
	for (const word of text.split(' ').flatMap(word => pieces(word, width))) {
		if (line !== '' && widthOf(line) + widthOf(word) + 1 > width) {
			lines.push(line);
			line = word;
		} else line = line === '' ? word : `${line} ${word}`;
	}
	return [...lines, line];
}

/** A word longer than a line, cut; one with colors, which no path or address has, stays. */
function pieces(word: string, width: number): readonly string[] {
	if (widthOf(word) <= width || word.length !== widthOf(word)) return [word];
	return Array.from({length: Math.ceil(word.length / width)}, (_, at) => word.slice(at * width, (at + 1) * width));
}

/** Each line of a text in at most `width` characters, further lines as indented as the first. */
export function fitted(text: string, width: number): string {
	return text
		.split('\n')
		.map(line => {
			if (widthOf(line) <= width) return line;
			const [indent = ''] = /^ */.exec(line) ?? [];
			return wrap(line.slice(indent.length), width - indent.length)
				.map(part => indent + part)
				.join('\n');
		})
		.join('\n');
}
