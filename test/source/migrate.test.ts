// `paylock migrate`: the migrated files compile, build the same JSON, and differ in nothing else.
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import {Lines} from '../../src/cli/excerpt.js';
import {BOUND, migrateSource} from '../../src/cli/source/migrate/index.js';
import * as paylock from '../../src/index.js';
import {problemsOf} from '../examples/compile.js';

const folder = new URL('migrate/', import.meta.url);
const load = createRequire(import.meta.url);

function migrateText(name: string, text: string) {
	const input = {name, file: name, text, hasByteOrderMark: false, lines: new Lines(text)};
	return migrateSource(input, {isModule: true, from: 'paylock', exported: BOUND, account: {}});
}

const fixtures = readdirSync(folder).map(file => ({
	name: file.replace(/\.txt$/, ''),
	source: readFileSync(new URL(file, folder), 'utf8'),
}));

/** What the function `cases` of a module returns, as JSON. */
async function casesOf(text: string): Promise<unknown> {
	const options = {target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS, removeComments: false};
	const module = {exports: {cases: (): unknown => undefined}};
	const require = (name: string): unknown => (name === 'paylock' ? paylock : load(name));
	const script = ts.transpile(text.replace(/^#!.*/, ''), options);
	new Function('require', 'module', 'exports', script)(require, module, module.exports);
	return JSON.parse(JSON.stringify(await module.exports.cases()));
}

describe('fixtures', () => {
	test.each(fixtures)('$name: as many literals are migrated as it says', ({name, source}) => {
		const {input, outcomes} = migrateText(name, source);
		const expected = Number(/\/\/ (\d+) migrated/.exec(input.text)?.[1]);
		expect(outcomes.filter(({reason}) => reason === undefined).length, JSON.stringify(outcomes, null, 1)).toBe(
			expected,
		);
		const reasons = [...input.text.matchAll(/^\/\/ left: (.+)$/gm)].map(([, reason]) => new RegExp(reason ?? ''));
		const left = outcomes.flatMap(({reason}) => reason ?? []);
		expect(left.length).toBe(reasons.length);
		for (const [index, reason] of left.entries()) expect(reason).toMatch(reasons[index] ?? '');
	});

	test.each(fixtures)('$name: builds the same JSON', async ({name, source}) => {
		expect(await casesOf(migrateText(name, source).text)).toEqual(await casesOf(source));
	});

	test.each(fixtures)('$name: is written as expected', async ({name, source}) => {
		await expect(migrateText(name, source).text).toMatchFileSnapshot(`migrated/${name}.txt`);
	});

	test.each(fixtures)('$name: every comment is kept', ({name, source}) => {
		const {text} = migrateText(name, source);
		for (const comment of source.match(/\/\/.*|\/\*[\s\S]*?\*\//g) ?? [])
			expect(text).toContain(comment.trim().split('\n')[0]);
	});

	test.each(fixtures)('$name: has nothing left to migrate', ({name, source}) => {
		expect(migrateText(name, migrateText(name, source).text).edits).toEqual([]);
	});

	test('compile under strict settings', () => {
		const samples = fixtures
			.filter(({name}) => name.endsWith('.ts'))
			.map(({name, source}) => ({place: name, language: 'ts', code: migrateText(name, source).text}) as const);
		expect(problemsOf(samples)).toEqual([]);
	});
});
