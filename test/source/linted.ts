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

/** The text of a file with this source, and what `paylock lint` finds in it. */
export async function lintCode(extension: string, source: string): Promise<Checked & {readonly text: string}> {
	const text = extension === 'php' ? `<?php ${source}\n` : `${source}\n`;
	return {text, ...(await lintText(`a.${extension}`, text))};
}

/** `rule pointer line:column` of each issue, after the number of literals unless it is one. */
export async function foundIn(extension: string, source: string): Promise<string> {
	const {filters, issues} = await lintCode(extension, source);
	const written = issues.map(({rule, pointer, line, column}) => `${rule} ${pointer} ${line}:${column}`).join(', ');
	return filters === 1 ? written : `${filters}: ${written}`.trim();
}

type Cases = {readonly [extension: string]: {readonly [source: string]: string}};

/** The extension, the source and what is expected of it: a row for each source of each language. */
export function rowsOf(cases: Cases): readonly (readonly [extension: string, source: string, expected: string])[] {
	return Object.entries(cases).flatMap(([extension, sources]) =>
		Object.entries(sources).map(([source, expected]) => [extension, source, expected] as const),
	);
}

/** The extension and the source: a row for each source of each language. */
export function sourcesOf(cases: {
	readonly [extension: string]: readonly string[];
}): readonly (readonly [extension: string, source: string])[] {
	return Object.entries(cases).flatMap(([extension, sources]) => sources.map(source => [extension, source] as const));
}
