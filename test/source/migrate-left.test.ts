// Where `paylock migrate` imports the builders, and which literals it leaves as they are.
import {describe, expect, test} from 'vitest';
import {migrateText} from './migrating.js';

const FILTER = "{allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]}";
const CUSTOMER = "customer_id: 'c', customer_email: 'e', customer_phone: '9', payment_page_client_id: 'p'";
const SESSION = `{action: 'paymentPage', order_id: 'o', amount: total.toFixed(2), ${CUSTOMER}}`;

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
		[
			'ts',
			"import {\n\tonly, // for wallets\n\tfilter as create,\n} from 'paylock';\n\n",
			"import {\n\tonly, // for wallets\n\tfilter as create,\n} from 'paylock';\n\n",
			'create',
		],
		[
			'ts',
			"import {a} from './a.js';\nimport { b } from './b.js';\n\n",
			"import {a} from './a.js';\nimport { b } from './b.js';\nimport {filter} from 'paylock';\n\n",
			'filter',
		],
		[
			'ts',
			"import a from './a.js';\nimport { b } from './b.js';\n\n",
			"import a from './a.js';\nimport { b } from './b.js';\nimport { filter } from 'paylock';\n\n",
			'filter',
		],
		[
			'ts',
			'import a from "./a.js";\nimport b from \'./b.js\';\n\n',
			"import a from \"./a.js\";\nimport b from './b.js';\nimport {filter} from 'paylock';\n\n",
			'filter',
		],
		[
			'ts',
			"import a from './a.js';\nconst b = 1;\nimport c from './c.js';\n",
			"import a from './a.js';\nimport {filter} from 'paylock';\nconst b = 1;\nimport c from './c.js';\n",
			'filter',
		],
		[
			'ts',
			"import a from './a.js'; // the first\nimport b from './b.js'  // eslint-disable-line\n\n",
			"import a from './a.js'; // the first\nimport b from './b.js'  // eslint-disable-line\nimport {filter} from 'paylock';\n\n",
			'filter',
		],
		[
			'ts',
			"import a from './a.js';\tconst b = 1; // one\n",
			"import a from './a.js';\nimport {filter} from 'paylock';\tconst b = 1; // one\n",
			'filter',
		],
		['ts', '{\n\tsend(1);\n}\n', "import {filter} from 'paylock';\n\n{\n\tsend(1);\n}\n", 'filter'],
		[
			'js',
			"const {filter: {length}} = require('paylock');\n\n",
			"const {filter, filter: {length}} = require('paylock');\n\n",
			'filter',
		],
		[
			'js',
			"const {filter: create = other} = require('paylock');\n\n",
			"const {filter, filter: create = other} = require('paylock');\n\n",
			'filter',
		],
		['js', "require('./setup.js');\n", "import {filter} from 'paylock';\n\nrequire('./setup.js');\n", 'filter'],
	])('%s: %j', (extension, text, ...expected) => {
		expect(headOf(extension, text)).toEqual(expected);
	});

	test('several functions', () => {
		const {text} = migrateText('a.ts', `import {only} from 'paylock';\n\nsend(${SESSION});\nsend(${FILTER});\n`);
		expect(text).toMatch(/^import \{filter, session, amount, only\} from 'paylock';\n\nsend\(session\(/);
	});
});

/** The text with the filter where it says so, up to the first builder. */
function builtIn(extension: string, text: string): string {
	return migrateText(`a.${extension}`, text.replace('FILTER', FILTER)).text.split('()')[0] ?? '';
}

describe('a file with another export, or none', () => {
	test.each([
		[
			'js',
			"const a = require('./a.js');\nmodule.exports = FILTER;\n",
			"const a = require('./a.js');\nconst {filter} = require('paylock');\nmodule.exports = filter",
		],
		[
			'js',
			"const b = 1;\nconst a = require('./a.js');\nmodule.exports = FILTER;\n",
			"const {filter} = require('paylock');\n\nconst b = 1;\nconst a = require('./a.js');\nmodule.exports = filter",
		],
		[
			'js',
			"var a = require('./a.js'), b = require('./b.js');\nmodule.exports = FILTER;\n",
			"var a = require('./a.js'), b = require('./b.js');\nconst {filter} = require('paylock');\nmodule.exports = filter",
		],
		// The filter needs the function that it calls.
		[
			'js',
			"var a = require('./a.js'),\n  b = FILTER;\nmodule.exports = a(b);\n",
			"const {filter} = require('paylock');\n\nvar a = require('./a.js'),\n  b = filter",
		],
		[
			'js',
			"const a = require('./a.js')\nmodule.exports = FILTER\n",
			"const a = require('./a.js')\nconst {filter} = require('paylock');\nmodule.exports = filter",
		],
		[
			'js',
			"let a\nconst b = require('./b.js')(a)\nmodule.exports = FILTER\n",
			"const {filter} = require('paylock');\n\nlet a\nconst b = require('./b.js')(a)\nmodule.exports = filter",
		],
		['ts', 'for (;;)\n\tsend(FILTER)\n', "import {filter} from 'paylock'\n\nfor (;;)\n\tsend(filter"],
		[
			'ts',
			'const a = 1;\nif (a > 0) {\n\tsend(FILTER)\n}\n',
			"import {filter} from 'paylock';\n\nconst a = 1;\nif (a > 0) {\n\tsend(filter",
		],
		['ts', 'const a = 1;  \nsend(FILTER)\n', "import {filter} from 'paylock';\n\nconst a = 1;  \nsend(filter"],
	])('%s: %j', (extension, text, expected) => {
		expect(builtIn(extension, text)).toBe(expected);
	});

	test.each([
		'// {paymentMethodType, enable}\n',
		"'paymentMethodType, enable';\n",
		"import a from './a.js'; // {paymentMethodType, enable}\n",
	])('%j: has nothing to migrate', text => {
		expect(migrateText('a.ts', text)).toMatchObject({text, outcomes: []});
	});
});

/** The reason of each literal that is left, `undefined` of one that is migrated. */
function reasonsIn(text: string): readonly unknown[] {
	return migrateText('a.ts', `${text.replaceAll('FILTER', FILTER)}\n`).outcomes.map(({reason}) => reason);
}

describe('migrated', () => {
	test.each([
		'const f = FILTER;',
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
		["const f = {'a': FILTER, b: 1};\nf['a'].options = [];", 'the file changes f after it is written'],
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

const CASH = "{paymentMethodType: 'CASH', enable: false}";

/** Why the first literal in a text is left as it is, or that it is migrated. */
function reasonOf(text: string, extension = 'ts'): string | undefined {
	const source = text.replaceAll('FILTER', FILTER).replaceAll('CUSTOMER', CUSTOMER);
	return migrateText(`a.${extension}`, `${source};\n`).outcomes.map(({reason}) => reason ?? 'migrated')[0];
}

const withParts = (parts: string) => `const f = async () => ({allowDefaultOptions: true, ${parts}})`;
const withOptions = (options: string) => withParts(`options: [${options}]`);
const withCodes = (codes: string) =>
	withOptions(`{paymentMethodType: 'WALLET', enable: false, paymentMethods: ${codes}}`);
const withCards = (filters: string) =>
	withOptions(`{paymentMethodType: 'CARD', enable: true, cardFilters: [${filters}]}`);
const withPlan = (plan: string) =>
	withParts(`options: [], emiOptions: {noCostEmi: {enable: true, credit: {enable: true, filters: [${plan}]}}}`);

describe('a filter that is left as it is', () => {
	test.each([
		[withParts(`...(a && {options: [${CASH}]})`), `[${CASH.slice(0, 38)}… depends on a condition`],
		[withParts('options: [], ...(a && {allowDefaultOptions: false})'), 'false depends on a condition'],
		[withParts('options: [], ...rest'), 'rest is spread at run time'],
		[withParts('options: [], ...(a && rest)'), 'a && rest is spread at run time'],
		[withParts('options: [], ...(a ? {emiOptions: {}} : rest)'), 'a ? {emiOptions: {}} : rest is spread at run time'],
		[withParts('options: [], ...(a || {emiOptions: {}})'), 'a || {emiOptions: {}} is spread at run time'],
		[
			withParts(
				'options: [], emiOptions: {noCostEmi: {enable: true}}, ...(a && {emiOptions: {noCostEmi: {enable: false}}})',
			),
			'it has emiOptions twice',
		],
		[
			withParts(
				'options: [], ...(a ? {emiOptions: {noCostEmi: {enable: true}}} : {emiOptions: {noCostEmi: {enable: false}}})',
			),
			'it has emiOptions twice',
		],
		[withParts('options: [], emiOptions: emi'), 'emi is known only at run time, where a builder needs it as written'],
		[
			withParts('options: [], paymentMethods: codes'),
			'codes is known only at run time, where a builder needs it as written',
		],
		[withParts('options: [], emiOptions: null'), 'null is not what builders take as emiOptions'],
		[withParts('options: options'), 'options is computed at run time'],
		[withOptions(`a && ${CASH}`), `a && ${CASH.slice(0, 34)}… is computed at run time`],
		[withOptions(`...(a && [${CASH}])`), `a && [${CASH.slice(0, 33)}… is computed at run time`],
		[withOptions(`a ? ${CASH} : null`), 'null is computed at run time'],
		[withOptions(`a ? [] : ${CASH}`), '[] is computed at run time'],
		[withOptions(`[${CASH}]`), `[${CASH.slice(0, 38)}… is computed at run time`],
		[withOptions('...codes.map(toOption)'), 'codes.map(toOption) is computed at run time'],
		[withOptions(`...(a ? [${CASH}] : none)`), 'none is computed at run time'],
		[withParts(`options: [${CASH}, nullOption].filter(Boolean)`), 'nullOption is computed at run time'],
		[withParts(`options: [${CASH}, or_null].filter(Boolean)`), 'or_null is computed at run time'],
		[withOptions("{paymentMethodType: 'CASH', ...rest}"), 'rest is spread at run time'],
		[withOptions(`${CASH}, ...(a ? [${CASH}] : [])`), '/options/1: the builders leave it out'],
		[withOptions(`${CASH}, ...(a ? [] : [${CASH}])`), '/options/1: the builders leave it out'],
		[withCodes('[]'), '/options/0/paymentMethods: paymentMethods is empty'],
		[withCodes("['WALLET_A', 'WALLET_A', extra]"), '/options/0/paymentMethods/2: the builders leave it out'],
		[withCodes('{first: code}'), '{first: code} is not what builders take as paymentMethods'],
		[withCodes("'WALLET_A'"), "'WALLET_A' is not what builders take as paymentMethods"],
		[withCodes("['WALLET_A', 2]"), "['WALLET_A', 2] is not what builders take as paymentMethods"],
		[withCodes("['WALLET_A', 2, extra]"), '2 is not a code'],
		[withCodes("[...(codes), , 'WALLET_A']"), 'it has a computed key, a method or a hole'],
		[
			withCards('{enable: false, cardBrands: await load()}'),
			'await load() waits, which the recipe of a builder cannot do',
		],
		[
			withCards('{enable: false, cardTypes: types}'),
			'types is known only at run time, where a builder needs it as written',
		],
		[withCards("{enable: false, cardTypes: 'CREDIT'}"), "'CREDIT' is not what builders take as cardTypes"],
		[
			withPlan("{enable: true, tenureFilter: {enable: true, tenures: '3::12'}}"),
			"'3::12' is not what builders take as tenures",
		],
		[withPlan('{enable: true, paymentMethod: 1}'), '1 is not what builders take as paymentMethod'],
		[
			withPlan("{enable: a, issuerFilter: {enable: b, issuers: ['BANKA']}}"),
			'several flags that are known only at run time',
		],
	])('%s: %s', (text, reason) => {
		expect(reasonOf(text)).toContain(reason);
	});

	test.each([
		[withOptions("...(codes ? [{paymentMethodType: 'WALLET', enable: false, paymentMethods: codes}] : [])"), 'codes'],
		[withOptions("...($ids ? [{paymentMethodType: 'WALLET', enable: false, paymentMethods: $ids}] : [])"), '$ids'],
		[
			withOptions("...(cart.ids ? [{paymentMethodType: 'WALLET', enable: false, paymentMethods: cart.ids}] : [])"),
			'cart.ids',
		],
		[
			withOptions("...(cart?.ids ? [{paymentMethodType: 'WALLET', enable: false, paymentMethods: cart.ids}] : [])"),
			'cart?.ids',
		],
		[withOptions("...(cart ? [{paymentMethodType: 'WALLET', enable: false, paymentMethods: cart.ids}] : [])"), 'cart'],
		[
			withOptions("...(a && cart ? [{paymentMethodType: 'WALLET', enable: false, paymentMethods: of(cart)}] : [])"),
			'a && cart',
		],
	])('in TypeScript, for its types: %s', (text, condition) => {
		expect(reasonOf(text)?.split(' may have another type without the check of ')[1]).toBe(condition);
		expect(reasonOf(text, 'js')).toBe('migrated');
	});

	test.each([
		withOptions("...(cart.codes ? [{paymentMethodType: 'WALLET', enable: false, paymentMethods: codes}] : [])"),
		withOptions("...(codes.length ? [{paymentMethodType: 'WALLET', enable: false, paymentMethods: codes}] : [])"),
		withOptions("...(codesOf(a) ? [{paymentMethodType: 'WALLET', enable: false, paymentMethods: codes}] : [])"),
		withOptions("...(a ? [{paymentMethodType: 'WALLET', enable: false, paymentMethods: [[1][0]]}] : [])"),
	])('but not for a condition of another value: %s', text => {
		expect(reasonOf(text)).toBe('migrated');
	});

	test('with more conditions than are compared', () => {
		const brands = Array.from(
			{length: 9},
			(_, at) => `...(a${at} ? [{enable: false, cardBrands: ['BRAND_${at}']}] : [])`,
		);
		const first = "{enable: false, cardTypes: ['CREDIT']}";
		expect(reasonOf(withCards([first, ...brands].join()))).toBe('it has more than 8 conditions');
		expect(reasonOf(withCards([first, ...brands.slice(1)].join()))).toBe('migrated');
	});

	test.each([
		['abcdefghij.klmnopqrst.uvwxyzabcd.efghijk', 'abcdefghij.klmnopqrst.uvwxyzabcd.efghijk'],
		['abcdefghij.klmnopqrst.uvwxyzabcd.efghijkl', 'abcdefghij.klmnopqrst.uvwxyzabcd.efghij…'],
		['load(\n\t\tcodes,\n\t)', 'load( codes, )'],
	])('with the source in one short line: %j', (text, expected) => {
		expect(reasonOf(withParts(`options: ${text}`))).toBe(`${expected} is computed at run time`);
	});
});

const withFields = (fields: string) =>
	`const f = async () => ({action: 'paymentPage', order_id: 'o', amount: '10.00', CUSTOMER, ${fields}})`;
const withOrder = (id: string) => `const f = {action: 'paymentPage', order_id: ${id}, amount: '10.00', CUSTOMER}`;

describe('a session that is left as it is', () => {
	test.each([
		["const f = {order_id: 'o', CUSTOMER}", 'it has no action, which builders write'],
		["const f = {description: 'd', payment_filter: {...rest}, order_id: 'o'}", 'rest is spread at run time'],
		["const f = {sdk_udf: 'showEMI', payment_filter: FILTER}", 'it has no action, which builders write'],
		["const f = {action: 'paymentManagement', CUSTOMER, ...(a && {order_id: 'o'})}", "'o' depends on a condition"],
		[withFields('payment_filter: made'), 'made is not a filter as written: migrate that first'],
		[withFields('payment_filter: null'), 'null is not a filter as written: migrate that first'],
		[withFields('payment_filter: a ? FILTER : null'), 'null is not a filter as written: migrate that first'],
		[withFields('payment_filter: a && FILTER'), 'is not a filter as written: migrate that first'],
		[withFields('sdk_udf: udf'), 'udf is known only at run time, where a builder needs it as written'],
		[
			withFields("'options.create_mandate': kind"),
			'kind is known only at run time, where a builder needs it as written',
		],
		[withFields('emiOptions: emi'), 'emi is known only at run time, where a builder needs it as written'],
		[
			withFields('...(a && {description: await load()})'),
			'await load() waits, which the recipe of a builder cannot do',
		],
		[withFields('...(name && {description: name})'), 'name may have another type without the check of name'],
		[withOrder('order?.id'), 'order?.id may be undefined, and the field is required'],
		[withOrder('id ?? undefined'), 'id ?? undefined may be undefined, and the field is required'],
		[withOrder('id||null'), 'id||null may be undefined, and the field is required'],
		[`interface A {id?: string}\n${withOrder('order.id')}`, 'order.id may be undefined, and the field is required'],
		[`interface A {$id?: string}\n${withOrder('order.$id')}`, 'order.$id may be undefined, and the field is required'],
		[`interface A {id: number}\n${withOrder('order.id')}`, 'order.id is declared as another type than string'],
		["const f = {action: 'paymentPage', order_id: 'o', amount: total, CUSTOMER}", 'total may not have two decimals'],
	])('%s: %s', (text, reason) => {
		expect(reasonOf(text)).toContain(reason);
	});

	test.each([
		[
			withFields("description: 'd', ...(a && {first_name: 'f'})"),
			'details is already set: remove one of the two calls',
		],
		[withFields("udf1: 'one', ...(a && {udf1: 'two'})"), 'extra is already set: remove one of the two calls'],
	])('as builders refuse it: %s', (text, reason) => {
		expect(reasonOf(text)).toBe(reason);
	});
});

describe('what waits inside a recipe is left as it is', () => {
	test.each([
		withCards("...(await load() ? [{enable: false, cardBrands: ['BRAND_A']}] : [])"),
		withCards("{enable: await load(), cardBrands: ['BRAND_A']}"),
		withOptions(`...(a ? [${CASH}, ...(await load() ? [{paymentMethodType: 'RTP', enable: false}] : [])] : [])`),
		withOptions("...(a ? [{paymentMethodType: 'CASH', enable: await load()}] : [])"),
		withParts('options: [], emiOptions: {noCostEmi: {enable: await load()}}'),
		withParts('options: [], ...(a && {...(await load() && {emiOptions: {noCostEmi: {enable: true}}})})'),
		withFields('payment_filter: a ? FILTER : await load() ? FILTER : undefined'),
		withFields("...(a && {...(await load() && {description: 'd'})})"),
		withFields('payment_filter: a ? {...(await load() && {emiOptions: {}}), ...FILTER} : undefined'),
		withFields(
			`payment_filter: a ? {allowDefaultOptions: true, options: [...(await load() ? [${CASH}] : [])]} : FILTER`,
		),
		withFields(
			"payment_filter: a ? {allowDefaultOptions: true, options: [{paymentMethodType: 'UPI', enable: await load()}]} : FILTER",
		),
		withFields(
			"payment_filter: a ? {allowDefaultOptions: await load(), options: [{paymentMethodType: 'UPI', enable: true}]} : FILTER",
		),
	])('%s', text => {
		expect(reasonOf(text)).toBe('await load() waits, which the recipe of a builder cannot do');
	});
});

describe('what waits outside of a recipe is migrated', () => {
	test.each([
		withOptions(`...(await load() ? [${CASH}] : [])`),
		withOptions("{paymentMethodType: 'CASH', enable: await load()}"),
		"const f = async () => ({allowDefaultOptions: await load(), options: [{paymentMethodType: 'UPI', enable: true}]})",
		withParts('options: [], ...(await load() && {emiOptions: {noCostEmi: {enable: true}}})'),
		withFields("...((await load()) && {description: 'd'})"),
		withFields('payment_filter: (await load()) ? FILTER : undefined'),
		withFields(`payment_filter: {allowDefaultOptions: true, options: [...(await load() ? [${CASH}] : [])]}`),
	])('%s', text => {
		expect(reasonOf(text)).toBe('migrated');
	});
});
