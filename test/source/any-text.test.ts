// Any text may be linted as source: unfinished code, code of another language, deep nesting.
import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {lintText} from './linted.js';

const folder = new URL('fixtures/issues/', import.meta.url);
const texts = readdirSync(folder).map(name => readFileSync(new URL(name, folder), 'utf8'));

async function issuesIn(text: string, extension: string) {
	return (await lintText(`a.${extension}`, text)).issues;
}

test('every place is inside the text', async () => {
	for (const [index, text] of texts.entries()) {
		for (const extension of ['ts', 'jsx', 'php', 'py']) {
			for (let end = 7 * (index % 3); end <= text.length; end += 97) {
				const part = text.slice(0, end);
				for (const {span, line, column} of await issuesIn(part, extension)) {
					expect(span.start).toBeLessThanOrEqual(span.end);
					expect(span.end).toBeLessThanOrEqual(part.length);
					expect(part.split('\n')[line - 1]?.length).toBeGreaterThanOrEqual(column - 1);
				}
			}
		}
	}
});

test.each(['ts', 'php', 'py'])('nesting of any depth in %s', async extension => {
	const deep = `${'['.repeat(20_000)}'allowDefaultOptions'${']'.repeat(20_000)}`;
	expect(await issuesIn(`<?php $a = ${deep};`, extension)).toEqual([]);
	expect(await issuesIn(`a = '${'{"allowDefaultOptions":'.repeat(20_000)}1${'}'.repeat(20_000)}'`, extension)).toEqual(
		[],
	);
});

test.each(['ts', 'php', 'py'])(
	'brackets in %s that are never closed take no more time than others',
	async extension => {
		for (const part of ['{"a":', '[(', 'f"{', '"{$a'])
			expect(await issuesIn(`<?php $a = 'allowDefaultOptions'; ${part.repeat(50_000)}`, extension)).toEqual([]);
	},
);

test.each(['ts', 'php', 'py'])('long runs of one operator in %s', async extension => {
	for (const part of ['*', '-', '+', '?', '::', '=>', '/', '...'])
		expect(await issuesIn(`<?php $a = 'allowDefaultOptions'; ${part.repeat(200_000)}`, extension)).toEqual([]);
});

test('many keys, spreads and choices take linear time', async () => {
	const keys = Array.from({length: 500}, (_, index) => `key${index}: x ? 'a' : {b: [y ?? 1, ...z]}, ...rest`).join(
		',\n',
	);
	const issues = await issuesIn(
		`send({payment_filter: {allowDefaultOptions: 'true', options: [], ${keys}}, ${keys}})`,
		'ts',
	);
	expect(issues.map(({rule}) => rule)).toContain('invalid-type');
});
