// A source file as `paylock lint` reads it.
import {Lines} from '../../src/cli/excerpt.js';
import type {Checked} from '../../src/cli/locate.js';
import {lintSourceFile} from '../../src/cli/source/index.js';

export function lintText(name: string, text: string): Promise<Checked> {
	const input = {name, file: name, text, hasByteOrderMark: false, lines: new Lines(text)};
	return lintSourceFile(input, {now: new Date('2026-01-01')});
}
