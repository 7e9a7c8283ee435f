// `paylock migrate`: the migrated files build the same JSON, and differ in nothing else.
import {createRequire} from 'node:module';
import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import * as paylock from '../../src/index.js';
import {fixtures, migrateText} from './migrating.js';

const load = createRequire(import.meta.url);

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
});

test.each([
	["source: 'shop', tags: ['a', {b: null}]", ''],
	['source: name', ', with sample values for {source: name}'],
	["...rest, source: 'shop'", ", with sample values for {...rest, source: 'shop'}"],
])('a field {%s} is proved%s', (metadata, samples) => {
	const customer = "customer_id: 'c', customer_email: 'e', customer_phone: '9', payment_page_client_id: 'p'";
	const text = `const made = {action: 'paymentManagement', ${customer}, metadata: {${metadata}}};\n`;
	const [outcome] = migrateText('a.ts', text).outcomes;
	expect(outcome?.proof).toBe(`the builders were run and write the same JSON${samples}`);
});
