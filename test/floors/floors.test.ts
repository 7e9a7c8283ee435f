// Keeps the house's law over src, and shows on made-up sources that a breach would be seen.

import {readdirSync, readFileSync} from 'node:fs';
import {posix} from 'node:path';
import {describe, expect, test} from 'vitest';
import {breaches, type Source} from './law.js';

const root = new URL('../../', import.meta.url);

function sourcesUnder(folder: string): Source[] {
	return readdirSync(new URL(folder, root), {recursive: true, encoding: 'utf8'})
		.filter(name => name.endsWith('.ts'))
		.map(name => posix.join(folder, name.replaceAll('\\', '/')))
		.sort()
		.map(path => ({path, text: readFileSync(new URL(path, root), 'utf8')}));
}

test('every source keeps the law of the floors', () => {
	const sources = sourcesUnder('src/');
	expect(sources.length).toBeGreaterThan(20);
	expect(breaches(sources)).toEqual([]);
});

/** A made-up house that keeps the law, with one file more. */
function house(path: string, ...lines: string[]): Source[] {
	const rest: Source[] = [
		{path: 'src/misuse.ts', text: '// The ground.\nexport const refuse = 1;\n'},
		{path: 'src/wire/mandate.ts', text: "// Wire.\nexport type {Misuse} from '../misuse.js';\n"},
		{path: 'src/values/amount.ts', text: "// A value.\nimport type {Amount} from '../wire/mandate.js';\n"},
		{path: 'src/rules/once.ts', text: "// A rule.\nimport {amount} from '../values/amount.js';\n"},
		{path: 'src/serialise/mandate.ts', text: '// To wire.\nexport {};\n'},
		{path: 'src/builders/amend.ts', text: "// Drafts.\nimport {Immer} from 'immer';\n"},
		{path: 'src/builders/mandate-builder.ts', text: "// Said.\nimport {mandate} from '../serialise/mandate.js';\n"},
		{path: 'src/inspect/lint.ts', text: "// Read.\nimport {once} from '../rules/once.js';\n"},
		{path: 'src/service/transport-node.ts', text: "// Sent.\nimport {request} from 'node:https';\n"},
		{path: 'src/service/transport-fetch.ts', text: '// Sent.\n'},
		{path: 'src/service/send.ts', text: "// Sent.\nimport {transport} from '#transport';\n"},
		{path: 'src/sandbox/serve.ts', text: '// Served.\n/// <reference types="node" />\n'},
		{path: 'src/matchers/index.ts', text: "// Matched.\nimport {expect} from 'vitest';\n"},
		{path: 'src/cli/index.ts', text: "#!/usr/bin/env node\n// Typed.\nimport {serve} from '../sandbox/serve.js';\n"},
		{path: 'src/index.ts', text: "// Contents.\nexport {mandate} from './builders/mandate-builder.js';\n"},
	];
	const text = `${['// A room.', ...lines].join('\n')}\n`;
	return [...rest.filter(source => source.path !== path), {path, text}];
}

describe('a house that', () => {
	test('keeps the law has no breach', () => {
		expect(breaches(house('src/values/text.ts', "import type {Simplify} from 'type-fest';"))).toEqual([]);
	});

	test.each([
		['imports a higher floor', 'src/values/text.ts', "import {once} from '../rules/once.js';"],
		['imports the type of a higher floor', 'src/values/text.ts', "import type {Once} from '../rules/once.js';"],
		['exports from a higher floor', 'src/wire/session.ts', "export * from '../values/amount.js';"],
		['names a higher floor in a type', 'src/wire/session.ts', "type A = import('../values/amount.js').A;"],
		['loads a higher floor later', 'src/wire/session.ts', "const later = () => import('../values/amount.js');"],
		['lets inspect see the builders', 'src/inspect/say.ts', "import {m} from '../builders/mandate-builder.js';"],
		['lets inspect see the nodes by way of serialise', 'src/inspect/say.ts', "import '../serialise/mandate.js';"],
		['lets the core see inspect', 'src/service/read.ts', "import {lint} from '../inspect/lint.js';"],
		['lets the matchers see the sandbox', 'src/matchers/a.ts', "import '../sandbox/serve.js';"],
		['imports the table of contents from below', 'src/builders/a.ts', "import '../index.js';"],
	])('%s is refused', (_, path, line) => {
		expect(breaches(house(path, line))).toEqual([
			expect.stringMatching(`^${path}: imports src/.+, which is no lower floor$`),
		]);
	});

	test('goes round in a circle is refused, also through types', () => {
		const circle = house('src/rules/twice.ts', "import type {Thrice} from './thrice.js';");
		const thrice = {path: 'src/rules/thrice.ts', text: "// A rule.\nexport type {Twice} from './twice.js';\n"};
		expect(breaches([...circle, thrice])).toEqual([
			'src/rules/twice.ts: imports itself by way of src/rules/thrice.ts, src/rules/twice.ts',
		]);
	});

	test('takes both transports where import conditions choose one', () => {
		const late = house('src/service/transport-fetch.ts', "import {send} from './send.js';");
		expect(breaches(late)).toEqual([expect.stringContaining('imports itself by way of')]);
	});

	test.each([
		[
			'a Node built-in',
			'src/inspect/a.ts',
			"import {readFileSync} from 'node:fs';",
			'imports node:fs, which only Node has',
		],
		['a Node built-in by its old name', 'src/service/a.ts', "import 'https';", 'imports https, which only Node has'],
		[
			'a type of a Node built-in',
			'src/index.ts',
			"import type {Stats} from 'node:fs';",
			'imports node:fs, which only Node has',
		],
		[
			'the types of Node',
			'src/values/a.ts',
			'/// <reference types="node" />',
			'imports node:process, which only Node has',
		],
		['a package', 'src/values/a.ts', "import {z} from 'zod';", 'imports the package zod'],
		['immer where no draft belongs', 'src/nodes/a.ts', "import {produce} from 'immer';", 'imports the package immer'],
		[
			'a package of types at run time',
			'src/wire/a.ts',
			"import {x} from 'type-fest';",
			'imports the package type-fest',
		],
		[
			'the transport of Node',
			'src/service/a.ts',
			"import './transport-node.js';",
			'imports src/service/transport-node.ts, which only Node has',
		],
		['vitest in the core', 'src/rules/a.ts', "import {expect} from 'vitest';", 'imports the package vitest'],
		['the package itself', 'src/cli/a.ts', "import {filter} from 'paylock';", 'imports the package paylock'],
		['no source', 'src/cli/a.ts', "import './b.js';", 'imports ./b.js, which is no source'],
	])('imports %s is refused', (_, path, line, breach) => {
		expect(breaches(house(path, line))).toEqual([`${path}: ${breach}`]);
	});

	test('has a file of 251 lines, an unnamed room or an odd name is refused', () => {
		expect(breaches(house('src/wire/a.ts', ...Array<string>(249).fill('')))).toEqual([]);
		expect(breaches(house('src/wire/a.ts', ...Array<string>(249).fill(''), 'export {};'))).toEqual([
			'src/wire/a.ts: has 251 lines, more than 250',
		]);
		expect(breaches([{path: 'src/wire/a.ts', text: 'export {};\n'}])).toEqual([
			'src/wire/a.ts: does not open with a line that says its room',
		]);
		expect(breaches(house('src/wire/aB.ts'))).toEqual(['src/wire/aB.ts: is not named in kebab-case']);
	});
});
