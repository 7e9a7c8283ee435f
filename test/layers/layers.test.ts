// Checks the architecture of src, and shows on made-up sources that a violation would be found.

import {readdirSync, readFileSync} from 'node:fs';
import {posix} from 'node:path';
import {describe, expect, test} from 'vitest';
import {type Source, violations} from './violations.js';

const root = new URL('../../', import.meta.url);

function sourcesUnder(folder: string): Source[] {
	return readdirSync(new URL(folder, root), {recursive: true, encoding: 'utf8'})
		.filter(name => name.endsWith('.ts'))
		.map(name => posix.join(folder, name.replaceAll('\\', '/')))
		.sort()
		.map(path => ({path, text: readFileSync(new URL(path, root), 'utf8')}));
}

test('src follows the dependency rule', () => {
	const sources = sourcesUnder('src/');
	expect(sources.length).toBeGreaterThan(20);
	expect(violations(sources)).toEqual([]);
});

/** Made-up sources without a violation, and one file more. */
function project(path: string, ...lines: string[]): Source[] {
	const rest: Source[] = [
		{path: 'src/diagnostics/misuse.ts', text: '// The brand.\nexport const throwIssue = 1;\n'},
		{path: 'src/wire/mandate.ts', text: "// Wire.\nexport type {Misuse} from '../diagnostics/misuse.js';\n"},
		{path: 'src/values/amount.ts', text: "// A value.\nimport type {Amount} from '../wire/mandate.js';\n"},
		{path: 'src/model/conflicts.ts', text: "// Calls.\nimport {amount} from '../values/amount.js';\n"},
		{path: 'src/model/mandate.ts', text: '// To wire.\nexport {};\n'},
		{path: 'src/builders/amend.ts', text: "// Drafts.\nimport {Immer} from 'immer';\n"},
		{path: 'src/builders/mandate-builder.ts', text: "// Mandates.\nimport {mandate} from '../model/mandate.js';\n"},
		{path: 'src/inspect/lint/lint.ts', text: "// Read.\nimport {conflict} from '../../model/conflicts.js';\n"},
		{path: 'src/client/transports/node.ts', text: "// Sent.\nimport {request} from 'node:https';\n"},
		{path: 'src/client/transports/fetch.ts', text: '// Sent.\n'},
		{path: 'src/client/send.ts', text: "// Sent.\nimport {transport} from '#transport';\n"},
		{path: 'src/sandbox/serve.ts', text: '// Served.\n/// <reference types="node" />\n'},
		{path: 'src/vitest/index.ts', text: "// Matched.\nimport {expect} from 'vitest';\n"},
		{path: 'src/cli/index.ts', text: "#!/usr/bin/env node\n// Typed.\nimport {serve} from '../sandbox/serve.js';\n"},
		{path: 'src/index.ts', text: "// Contents.\nexport {mandate} from './builders/mandate-builder.js';\n"},
	];
	const text = `${['// A file.', ...lines].join('\n')}\n`;
	return [...rest.filter(source => source.path !== path), {path, text}];
}

describe('a project that', () => {
	test('follows every rule has no violation', () => {
		expect(violations(project('src/values/text.ts', "import type {Simplify} from 'type-fest';"))).toEqual([]);
	});

	test.each([
		['imports a higher layer', 'src/values/text.ts', "import {conflict} from '../model/conflicts.js';"],
		['imports the type of a higher layer', 'src/values/text.ts', "import type {Once} from '../model/conflicts.js';"],
		['exports from a higher layer', 'src/wire/session.ts', "export * from '../values/amount.js';"],
		['names a higher layer in a type', 'src/wire/session.ts', "type A = import('../values/amount.js').A;"],
		['loads a higher layer later', 'src/wire/session.ts', "const later = () => import('../values/amount.js');"],
		['lets inspect see the builders', 'src/inspect/say.ts', "import {m} from '../builders/mandate-builder.js';"],
		['lets the model see the builders', 'src/model/a.ts', "import '../builders/mandate-builder.js';"],
		['lets the core see inspect', 'src/client/read.ts', "import {lint} from '../inspect/lint/lint.js';"],
		['lets the matchers see the sandbox', 'src/vitest/a.ts', "import '../sandbox/serve.js';"],
		['imports the public exports from below', 'src/builders/a.ts', "import '../index.js';"],
	])('%s is refused', (_, path, line) => {
		expect(violations(project(path, line))).toEqual([
			expect.stringMatching(`^${path}: imports src/.+, which is not in a lower layer$`),
		]);
	});

	test('a cycle of imports is refused, also through types', () => {
		const circle = project('src/model/twice.ts', "import type {Thrice} from './thrice.js';");
		const thrice = {path: 'src/model/thrice.ts', text: "// Calls.\nexport type {Twice} from './twice.js';\n"};
		expect(violations([...circle, thrice])).toEqual([
			'src/model/twice.ts: imports itself by way of src/model/thrice.ts, src/model/twice.ts',
		]);
	});

	test('takes both transports where import conditions choose one', () => {
		const late = project('src/client/transports/fetch.ts', "import {send} from '../send.js';");
		expect(violations(late)).toEqual([expect.stringContaining('imports itself by way of')]);
	});

	test.each([
		['src/inspect/a.ts', "import {readFileSync} from 'node:fs';", 'node:fs, which only Node has'],
		['src/client/a.ts', "import 'https';", 'https, which only Node has'],
		['src/index.ts', "import type {Stats} from 'node:fs';", 'node:fs, which only Node has'],
		['src/values/a.ts', '/// <reference types="node" />', 'node:process, which only Node has'],
		['src/client/a.ts', "import './transports/node.js';", 'src/client/transports/node.ts, which only Node has'],
		['src/values/a.ts', "import {z} from 'zod';", 'the package zod'],
		['src/model/a.ts', "import {produce} from 'immer';", 'the package immer'],
		['src/wire/a.ts', "import {x} from 'type-fest';", 'the package type-fest'],
		['src/model/a.ts', "import {expect} from 'vitest';", 'the package vitest'],
		['src/inspect/a.ts', "import {parse} from 'jsonc-parser';", 'the package jsonc-parser'],
		['src/cli/a.ts', "import {filter} from 'paylock';", 'the package paylock'],
		['src/cli/a.ts', "import './b.js';", './b.js, which is not a source file'],
	])('has in %s the line %s is refused', (path, line, imported) => {
		expect(violations(project(path, line))).toEqual([`${path}: imports ${imported}`]);
	});

	test('has a file of 401 lines, no first line or an odd name is refused', () => {
		expect(violations(project('src/wire/a.ts', ...Array<string>(399).fill('')))).toEqual([]);
		expect(violations(project('src/wire/a.ts', ...Array<string>(399).fill(''), 'export {};'))).toEqual([
			'src/wire/a.ts: has 401 lines, more than 400',
		]);
		expect(violations([{path: 'src/wire/a.ts', text: 'export {};\n'}])).toEqual([
			'src/wire/a.ts: does not open with a line that says what it contains',
		]);
		expect(violations(project('src/wire/aB.ts'))).toEqual(['src/wire/aB.ts: is not named in kebab-case']);
	});
});
