// Where `paylock migrate` imports the builders, and which literals it leaves as they are.
import {describe, expect, test} from 'vitest';
import {migrateText} from './migrating.js';

const FILTER = "{allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]}";

/** The text with the filter at its end, up to the builder code, and the function that it calls. */
function headOf(extension: string, text: string): readonly unknown[] {
	const {text: migrated} = migrateText(`a.${extension}`, `${text}export const made = ${FILTER};\n`);
	const [head, call] = migrated.split('export const made = ');
	return [head, /^\w+/.exec(call ?? '')?.[0]];
}

describe('the import', () => {
	test.each([
		['ts', "import {filter} from 'paylock';\n\n", "import {filter} from 'paylock';\n\n", 'filter'],
		['ts', "import {only} from 'paylock';\n\n", "import {filter, only} from 'paylock';\n\n", 'filter'],
		['ts', "import { only } from 'paylock';\n\n", "import { filter, only } from 'paylock';\n\n", 'filter'],
		[
			'ts',
			"import {\n\tonly,\n\texcept,\n} from 'paylock';\n\n",
			"import {\n\tfilter,\n\tonly,\n\texcept,\n} from 'paylock';\n\n",
			'filter',
		],
		['ts', "import {filter as create} from 'paylock';\n\n", "import {filter as create} from 'paylock';\n\n", 'create'],
		[
			'ts',
			"import {/* a, b */ filter   as   create, // c, d\n\tonly} from 'paylock';\n\n",
			"import {/* a, b */ filter   as   create, // c, d\n\tonly} from 'paylock';\n\n",
			'create',
		],
		[
			'ts',
			"import {filter} from './other.js';\n\n",
			"import {filter} from './other.js';\nimport {filter as paymentFilter} from 'paylock';\n\n",
			'paymentFilter',
		],
		[
			'ts',
			"import type {Filter} from 'paylock';\n\n",
			"import type {Filter} from 'paylock';\nimport {filter} from 'paylock';\n\n",
			'filter',
		],
		[
			'ts',
			"import * as all from 'paylock';\n\n",
			"import * as all from 'paylock';\nimport {filter} from 'paylock';\n\n",
			'filter',
		],
		[
			'ts',
			'import a from "./a.js";\nimport b from \'./b.js\'\nimport c from "./c.js"\n\n',
			'import a from "./a.js";\nimport b from \'./b.js\'\nimport c from "./c.js"\nimport {filter} from "paylock";\n\n',
			'filter',
		],
		[
			'ts',
			"import { a } from './a.js';\nimport {b} from './b.js';\n\n",
			"import { a } from './a.js';\nimport {b} from './b.js';\nimport { filter } from 'paylock';\n\n",
			'filter',
		],
		[
			'ts',
			"import a from './a.js'\nimport b from './b.js'\n\n",
			"import a from './a.js'\nimport b from './b.js'\nimport {filter} from 'paylock'\n\n",
			'filter',
		],
		['ts', "'use client';\n\n", "'use client';\n\nimport {filter} from 'paylock';\n\n", 'filter'],
		[
			'ts',
			'// A file.\n\n/** The filter. */\n',
			"// A file.\n\nimport {filter} from 'paylock';\n\n/** The filter. */\n",
			'filter',
		],
		[
			'ts',
			'#!/usr/bin/env node\nconst a = {};\n',
			"#!/usr/bin/env node\nimport {filter} from 'paylock';\n\nconst a = {};\n",
			'filter',
		],
		[
			'ts',
			"import a from './a.js';\r\n\r\n",
			"import a from './a.js';\r\nimport {filter} from 'paylock';\r\n\r\n",
			'filter',
		],
		[
			'ts',
			'const filter = a;\n',
			"import {filter as paymentFilter} from 'paylock';\n\nconst filter = a;\n",
			'paymentFilter',
		],
		[
			'ts',
			'const filter = a, paymentFilter = b;\n',
			"import {filter as paylockFilter} from 'paylock';\n\nconst filter = a, paymentFilter = b;\n",
			'paylockFilter',
		],
		[
			'ts',
			'type filter = 1;\nfunction paymentFilter(paylockFilter) { return {buildFilter}; }\n',
			"import {filter as filterOfPaylock} from 'paylock';\n\ntype filter = 1;\nfunction paymentFilter(paylockFilter) { return {buildFilter}; }\n",
			'filterOfPaylock',
		],
		[
			'ts',
			'type filter = 1;\nfunction paymentFilter(paylockFilter) { return 1; }\n',
			"import {filter as buildFilter} from 'paylock';\n\ntype filter = 1;\nfunction paymentFilter(paylockFilter) { return 1; }\n",
			'buildFilter',
		],
		[
			'ts',
			'interface a {filter: 1}\na.filter;\n({filter: 1});\n',
			"import {filter} from 'paylock';\n\ninterface a {filter: 1}\na.filter;\n({filter: 1});\n",
			'filter',
		],
		['js', "const {only} = require('paylock');\n\n", "const {filter, only} = require('paylock');\n\n", 'filter'],
		[
			'js',
			"const {filter: create} = require('paylock');\n\n",
			"const {filter: create} = require('paylock');\n\n",
			'create',
		],
		[
			'js',
			"const {filter :create, only} = require('paylock');\n\n",
			"const {filter :create, only} = require('paylock');\n\n",
			'create',
		],
		[
			'js',
			"const paylock = require('paylock');\n\n",
			"const paylock = require('paylock');\nimport {filter} from 'paylock';\n\n",
			'filter',
		],
		[
			'js',
			"const a = require('./a.js');\nconst b = load('paylock');\n\n",
			"const a = require('./a.js');\nimport {filter} from 'paylock';\nconst b = load('paylock');\n\n",
			'filter',
		],
		[
			'js',
			"'use strict';\n\nconst a = 1;\n",
			"'use strict';\n\nimport {filter} from 'paylock';\n\nconst a = 1;\n",
			'filter',
		],
		['js', 'exports.a = 1;\n', "import {filter} from 'paylock';\n\nexports.a = 1;\n", 'filter'],
		[
			'js',
			"const filter = require('./filter.js');\n\n",
			"const filter = require('./filter.js');\nimport {filter as paymentFilter} from 'paylock';\n\n",
			'paymentFilter',
		],
		['js', 'let a = 1\n', "import {filter} from 'paylock';\n\nlet a = 1\n", 'filter'],
		[
			'js',
			"const a = 1;\nimport b from './b.js';\nconst c = 1;\n",
			"const a = 1;\nimport b from './b.js';\nimport {filter} from 'paylock';\nconst c = 1;\n",
			'filter',
		],
	])('%s: %j', (extension, text, ...expected) => {
		expect(headOf(extension, text)).toEqual(expected);
	});
});

/** The reason of each literal that is left, `undefined` of one that is migrated. */
function reasonsIn(text: string): readonly unknown[] {
	return migrateText('a.ts', `${text.replaceAll('FILTER', FILTER)}\n`).outcomes.map(({reason}) => reason);
}

describe('migrated', () => {
	test.each([
		'const f = FILTER;',
		'const f = {...FILTER};',
		'const f = FILTER as const;',
		'const f = FILTER as any;',
		'const f = FILTER as Record<string, any>;',
		'let f: object = FILTER;',
		"import type {PaymentFilter} from 'paylock';\nconst f: PaymentFilter = FILTER;",
		'const f = <any>FILTER;',
		'async function a(): Promise<any> { return FILTER; }',
		'const a = (): unknown => (FILTER);',
		'class A { f = FILTER; }',
		'function a(b: Filter) { return FILTER; }',
		'send(FILTER);',
		'const a: Filter = send(FILTER);',
		'const a: Filter = () => { send(FILTER); };',
		'const f = a ? FILTER : b;',
		'const f = FILTER;\nf = a;',
		'let f = FILTER;\nf = a;',
		'const f = FILTER;\ng.options = [];',
		'const f = {a: FILTER, b: 1};\nf.b = [];',
		'const f = {a: FILTER, b: 1};\nf.b.options = [];',
		'const f = {a: send(FILTER)};\nf.a.options = 1;',
		'const f = FILTER;\nObject.assign({}, f);',
		'const f = FILTER;\nassign(ff, b);',
		'this.f = FILTER;\nthis.g.options = [];',
		'list.push(FILTER);\nlist.push(a);',
		'f.a = FILTER;\nf.b = 1;',
		`const f = \`\${send(FILTER)}\`;`,
		'const f = FILTER.options;',
		'const f = [FILTER];\nf.push(a);',
		'const f = [FILTER];\nf[0] = a;',
		'const f = <any>FILTER as object;',
		'const a = {load(): any { return FILTER; }};',
		'function a(): Filter { const load = (): any => (FILTER); }',
		"const f = {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false} as Option]};",
		"const f = {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false} satisfies Option]};",
		`const f = \`{"allowDefaultOptions": \${flag}, "options": []}\`, g = FILTER;`,
	])('%s', text => {
		expect(reasonsIn(text)).toEqual([undefined]);
	});
});

describe('left as it is', () => {
	test.each([
		['const f = FILTER as Filter;', 'its type Filter may not take'],
		['const f = FILTER satisfies Filter;', 'its type Filter may not take'],
		['const f: Filter = FILTER;', 'its type Filter may not take'],
		['const f:Filter = FILTER;', 'its type Filter may not take'],
		[
			"import type {PaymentFilter} from 'other';\nconst f: PaymentFilter = FILTER;",
			'its type PaymentFilter may not take',
		],
		['const f: PaymentFilter[] = [FILTER];', 'its type PaymentFilter[] may not take'],
		['const f = <Filter>FILTER;', 'its type Filter may not take'],
		['function a(): Filter { return FILTER; }', 'its type Filter may not take'],
		['async function a(): Promise<Filter> { return FILTER; }', 'its type Filter may not take'],
		['const a = (): Filter => (FILTER);', 'its type Filter may not take'],
		['class A { f: Filter = FILTER; }', 'its type Filter may not take'],
		['class A { a(): Filter { return FILTER; } }', 'its type Filter may not take'],
		['function a(f: Filter = FILTER) {}', 'its type Filter may not take'],
		['const f: Filter = a ? FILTER : b;', 'its type Filter may not take'],
		['const f = FILTER as {options: Option[]};', 'its type {options: Option[]} may not take'],
		['const f = FILTER as /* ours */ Filter;', 'its type Filter may not take'],
		['function a():Filter { return FILTER; }', 'its type Filter may not take'],
		['const a = {load(): Filter { return FILTER; }};', 'its type Filter may not take'],
		['const load = function (): Filter { return FILTER; };', 'its type Filter may not take'],
		['function a(): Promise<any> | Filter { return FILTER; }', 'its type Promise<any> | Filter may not take'],
		['const f: LazyPromise<any> = FILTER;', 'its type LazyPromise<any> may not take'],
		[
			"import type { PaymentFilter } from 'paylock';\nconst f: PaymentFilter | Filter = FILTER;",
			'its type PaymentFilter | Filter may not take',
		],
		[
			"import type { PaymentFilter } from 'paylock';\nconst f: Filter | PaymentFilter = FILTER;",
			'its type Filter | PaymentFilter may not take',
		],
		['const f = <any>FILTER;\nf.options = [];', 'the file changes f after it is written'],
		['const f = FILTER.options;\nf.push(a);', 'the file changes f after it is written'],
		['const f = [FILTER];\nf[0].options = [];', 'the file changes f after it is written'],
		['const f = [];\nf.push(FILTER);\nf[0].options = [];', 'the file changes f after it is written'],
		["const f = {'a': [FILTER]};\nf.a[0].options = [];", 'the file changes f after it is written'],
		['const f = FILTER;\nf.options.push(a);', 'the file changes f after it is written'],
		['const f = FILTER;\nf.options = [];', 'the file changes f after it is written'],
		['const f = FILTER;\nf[key] = 1;', 'the file changes f after it is written'],
		['const f = FILTER;\ndelete f.options;', 'the file changes f after it is written'],
		['const f = {a: FILTER};\nf.a.options = [];', 'the file changes f after it is written'],
		["const f = {'a': FILTER, b: 1};\nf['a'].options = [];", 'the file changes f after it is written'],
		['const f = {a: FILTER};\nf[key].options = 1;', 'the file changes f after it is written'],
		['const $f = FILTER;\n$f.options = [];', 'the file changes $f after it is written'],
		['const $f = FILTER;\nObject.assign($f, {a: 1});', 'the file changes $f after it is written'],
		['const f = FILTER;\nObject.assign(f, b);', 'the file changes f after it is written'],
		['const f = FILTER;\n_.defaultsDeep(f, b);', 'the file changes f after it is written'],
		['this.f = FILTER;\nthis.f.options = [];', 'the file changes this after it is written'],
		['f.a = FILTER;\nf.a.options = 1;', 'the file changes f after it is written'],
		['const f = (FILTER);\nf.options = [];', 'the file changes f after it is written'],
		['const f = b ?? FILTER;\nf.options = [];', 'the file changes f after it is written'],
		['const f = \'{"allowDefaultOptions": true, "options": []}\';', 'it is JSON in a string'],
		['const f = `{"allowDefaultOptions": true, "options": []}`;', 'it is JSON in a string'],
		["const f = [{paymentMethodType: 'CASH', enable: true}];", 'it is a part of a filter: migrate the whole filter'],
		["[{paymentMethodType: 'CASH', enable: true}].forEach(add);", 'it is a part of a filter: migrate the whole filter'],
		[
			"const f = [{paymentMethodType: 'CASH', enable: true}, {paymentMethodType: 'NB', enable: true}];",
			'it is a part of a filter: migrate the whole filter',
		],
		["const f = {paymentMethodType: 'CASH', enable: true};", 'it is a part of a filter: migrate the whole filter'],
		['const f = {noCostEmi: {enable: true}};', 'it is a part of a filter: migrate the whole filter'],
		['const f = {allowDefaultOptions: true, options: [,]};', 'it has a computed key, a method or a hole'],
		[
			"const f = {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false},, {paymentMethodType: 'NB', enable: false}]};",
			'it has a computed key, a method or a hole',
		],
		[
			'const f = {allowDefaultOptions: true, options: [], toJSON() { return 1; }};',
			'it has a computed key, a method or a hole',
		],
		['const f = {allowDefaultOptions: true, options: [], 0x10: 1};', 'it has a computed key, a method or a hole'],
		['const f = FILTER as /* frozen */ const;', 'a comment stands inside as const'],
		['const f = {allowDefaultOptions: true, options: rows};', 'rows is computed at run time'],
		['const f = {allowDefaultOptions: true, options: rows.filter(Boolean)};', 'rows.filter(Boolean) is computed'],
		['const f = {allowDefaultOptions: true, options: [FILTER].map(one)};', 'options: [… is computed at run time'],
		["const f = {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: }]};", 'it is not complete'],
	])('%s: %s', (text, reason) => {
		expect(reasonsIn(text)).toEqual([expect.stringContaining(reason)]);
	});
});

test.each([
	'const f = \'[{"paymentMethodType": "CASH", "enable": true}]\';',
	'const f = \'{"currency": "INR"}\', g = \'allowDefaultOptions\';',
	'const f = \'{"order_id": "o", "action": "paymentPage"}\';',
	"const f = {customer_id: 'c', payment_page_client_id: 'p', customer_email: 'e'};",
])('not a filter or a request: %s', text => {
	expect(reasonsIn(text)).toEqual([]);
});

test('a request without an action is left, and the filter in it is migrated', () => {
	expect(
		reasonsIn(
			"const f = {customer_id: 'c', payment_page_client_id: 'p', customer_email: 'e', payment_filter: FILTER};",
		),
	).toEqual(['it has no action, which builders write', undefined]);
});

test.each([
	['without a filter', 'export const one = 1;\n'],
	[
		'of JSON that is nested too deeply',
		`const f = '${'{"allowDefaultOptions":'.repeat(3_000)}1${'}'.repeat(3_000)}';\n`,
	],
])('a file %s stays as it is', (_, text) => {
	expect(migrateText('a.ts', text)).toMatchObject({edits: [], outcomes: [], text});
});

test('a file stays as it is where an import is not complete, since another one would make it worse', () => {
	const text = `import send fro './send.js';\nconst f = ${FILTER};\nconst g = [{paymentMethodType: 'NB', enable: true}];\n`;
	expect(migrateText('a.ts', text)).toMatchObject({
		edits: [],
		text,
		outcomes: [
			{line: 2, column: 11, reason: 'the code around it cannot be read'},
			{line: 3, column: 11, reason: 'it is a part of a filter: migrate the whole filter'},
		],
	});
});
