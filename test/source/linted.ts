// A source file as `paylock lint` reads it.
import {Lines} from '../../src/cli/report/excerpt.js';
import type {Checked} from '../../src/cli/report/locate.js';
import {lintSourceFile} from '../../src/cli/source/lint-source.js';
import type {LintOptions} from '../../src/inspect/index.js';
// Loaded before any test: what they compute once belongs to none.
import '../../src/cli/source/javascript.js';
import '../../src/cli/source/php.js';
import '../../src/cli/source/python.js';

export function lintText(name: string, text: string, options: LintOptions = {}): Promise<Checked> {
	const input = {name, file: name, text, hasByteOrderMark: false, lines: new Lines(text)};
	return lintSourceFile(input, {now: new Date('2026-01-01'), ...options});
}
