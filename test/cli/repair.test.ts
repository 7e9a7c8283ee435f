// `paylock repair`: what it prints, what it writes, and that other bytes stay.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {stripComments} from 'jsonc-parser';
import {describe, expect, test} from 'vitest';
import {editText} from '../../src/cli/edit/edit-text.js';
import {isSame} from '../../src/inspect/read/is-same.js';
import {patchBetween} from '../../src/inspect/repair/json-patch.js';
import {folderOf, json, paylock} from './cli.js';
import {clean, misspelled, page} from './filters.js';

/** Formatted as no formatter would. */
const byHand = `{
    "options" : [
        { "enable":false, "paymentMethodType":"CASH" },   { "paymentMethodType":"WALLETS",
          "enable" : "false" }
    ],
    "allowDefaultOptions":true }
`;
const remaining = {
	allowDefaultOptions: true,
	options: [{paymentMethodType: 'NOTHING_LIKE_IT', enable: 'false'}, ...clean.options],
};

test('prints the repaired JSON, and the changes on standard error', async () => {
	const {code, out, err} = await paylock(['repair'], {stdin: JSON.stringify(misspelled)});
	expect(code).toBe(0);
	expect(JSON.parse(out)).toEqual({
		allowDefaultOptions: true,
		options: [{paymentMethodType: 'REWARD', enable: false}, ...clean.options],
	});
	expect(err).toMatch(
		/^standard input: 2 changes\n {2}.+ at \/allowDefaultOptions, line 1\n {2}.+ at \/options\/0\/paymentMethodType, line 1\n/,
	);
});

test('of a signed request prints no personal data of the text, of which every byte stays', async () => {
	const orderDetails = JSON.stringify({order_id: 'order-1', amount: '1', customer_id: 'c-1', first_name: 'Ada'});
	const before = `{ "payload" : {"orderDetails": ${JSON.stringify(orderDetails)}, "signature":"c2ln" } }\n`;
	const {out, err} = await paylock(['repair'], {stdin: before});
	expect(out).toBe(before);
	expect(err).toContain('this is signed: change it where it is made');
	expect(err).not.toContain('Ada');
});

test('two keys with different names are two changes', async () => {
	const stdin = JSON.stringify({action: 'paymentManagement', customerId: 'c-1', clientId: 'client-1'});
	const {err} = await paylock(['repair'], {stdin});
	expect(err).toMatch(/renamed it to "customer_id" at \/customerId, line 1\n.*renamed it to "payment_page_client_id"/);
});

test('of a clean filter changes nothing', async () => {
	const stdin = JSON.stringify(clean, null, 3);
	expect(await paylock(['repair'], {stdin})).toEqual({
		code: 0,
		out: `${stdin}\n`,
		err: 'standard input: no changes\n',
	});
});

test('exits with 1 while errors remain, and prints them at their place in the repaired text', async () => {
	const {code, out, err} = await paylock(['repair'], {stdin: JSON.stringify(remaining, null, 2)});
	expect(code).toBe(1);
	expect(JSON.parse(out).options[0].enable).toBe(false);
	expect(err).toContain('left for you to decide\nstandard input:5:28 error unknown-value\n');
});

test('without --write, what remains is shown at its line of the input', async () => {
	const options = [
		{paymentMethodType: 'CASH', enable: 'false'},
		{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_A', 7]},
	];
	const cwd = folderOf({'a.json': {allowDefaultOptions: true, options}});
	const {out, err} = await paylock(['repair', 'a.json'], {cwd});
	expect(JSON.parse(out).options[1].paymentMethods).toEqual(['WALLET_A', 7]);
	expect(err).toMatch(/ at \/options\/0\/enable, line 6\n/);
	expect(err).toContain('\na.json:14:5 error invalid-type\n');
	expect(err).toMatch(/\n {2}14 \| +7\n/);
});

test('so is what remains in a part that a repair moves', async () => {
	const text = `{
  "action": "paymentPage",
  "mandate": {
    "max_amount": "x",
    "start_date": "x",
    "end_date": "x"
  },
  "customerId": 7.5,
  "payment_filter": {"allowDefaultOptions": true,
    "option": [
      {"paymentMethodType": "CASH", "enable": "no"}
    ]}
}`;
	const {out} = await paylock(['repair', '--format', 'json'], {stdin: text});
	const {issues} = JSON.parse(out).files[0];
	const placeOf = (pointer: string) => {
		const {line, column} = issues.find((issue: {pointer: string}) => issue.pointer === pointer);
		return [line, column];
	};
	expect(placeOf('/mandate.max_amount')).toEqual([4, 19]);
	expect(placeOf('/mandate.start_date')).toEqual([5, 19]);
	expect(placeOf('/mandate.end_date')).toEqual([6, 17]);
	expect(placeOf('/payment_filter/options/0/enable')).toEqual([11, 47]);
	const after = JSON.parse((await paylock(['repair'], {stdin: text})).out);
	expect(after).toHaveProperty(['mandate.max_amount'], 'x');
});

test('so is a field without documentation inside an object that a repair writes as fields', async () => {
	const text = JSON.stringify({...page, options: {metadata: 'x', udf1: 'web', create_mandate: 'OPTIONAL'}}, null, 2);
	const {out} = await paylock(['repair', '--format', 'json'], {stdin: text});
	const issues: readonly {rule: string; line: number}[] = JSON.parse(out).files[0].issues;
	const place = issues.find(({rule}) => rule === 'undocumented-field');
	expect(text.split('\n')[(place?.line ?? 1) - 1]).toContain('"metadata"');
});

test('--write edits only the bytes that change', async () => {
	const cwd = folderOf({'filter.json': byHand, 'clean.json': clean});
	const {code, out} = await paylock(['repair', '--write', '*.json'], {cwd});
	expect({code, out}).toEqual({code: 0, out: ''});
	const text = readFileSync(join(cwd, 'filter.json'), 'utf8');
	expect(text).toBe(byHand.replace('"WALLETS"', '"WALLET"').replace('"false"', 'false'));
	expect(JSON.parse(readFileSync(join(cwd, 'clean.json'), 'utf8'))).toEqual(clean);
});

test('--write keeps a byte order mark and line ends', async () => {
	const text = `\ufeff${byHand.replaceAll('\n', '\r\n')}`;
	const cwd = folderOf({'filter.json': text});
	expect((await paylock(['repair', '--write', 'filter.json'], {cwd})).code).toBe(0);
	const written = readFileSync(join(cwd, 'filter.json'), 'utf8');
	expect(written).toBe(text.replace('"WALLETS"', '"WALLET"').replace('"false"', 'false'));
});

test('keeps the comments of a .jsonc file, and removes those of a .json file', async () => {
	const text =
		'{ // all but cash\n\t"allowDefaultOptions": "true", /* so */\n\t"options": [{"paymentMethodType": "CASH", "enable": false}]\n}\n';
	const cwd = folderOf({'a.json': text, 'b.jsonc': text});
	expect((await paylock(['repair', '--write', 'b.jsonc'], {cwd})).code).toBe(0);
	expect((await paylock(['repair', '--write', 'a.json'], {cwd})).code).toBe(0);
	const fixed = text.replace('"true"', 'true');
	expect(readFileSync(join(cwd, 'b.jsonc'), 'utf8')).toBe(fixed);
	expect(readFileSync(join(cwd, 'a.json'), 'utf8')).toBe(fixed.replace(/ \/\/.*| \/\*.*\*\//g, ''));
});

test.each([
	[
		'{"allowDefaultOptions": true, "options": {"paymentMethodType": "NB", // until May\n  "enable": false /* agreed */}}',
		'[{"paymentMethodType": "NB", // until May\n  "enable": false /* agreed */}]',
	],
	[
		'{"allowDefaultOptions": true, "options": [{"paymentMethodType": "CARD", "enable": true,\n "cardFilters": { /* test cards */ "enable": false,\n // the range\n "cardBins": ["411111::411199"]}}]}',
		'[{ /* test cards */ "enable": false,\n // the range\n "cardBins": ["411111::411199"]}]',
	],
	[
		'{"allowDefaultOptions": true, "options": [{"paymentMethodType": "UPI", "enable": true,\n "upiFilters": {"enable": false, "upiMethods": [\n"@bank", // the first\n"APP_A"]}}]}',
		'[{"enable": false, "upiMethods": [\n"@bank", // the first\n"APP_A"]}]',
	],
	[
		'{"allowDefaultOptions": true, "options": [{"paymentMethodTypes": /* renamed */ "NB", // why\n "enable": false}]}',
		'"paymentMethodType": /* renamed */ "NB", // why',
	],
])('--write keeps the comments inside what it wraps or renames: %s', async (text, kept) => {
	const cwd = folderOf({'a.jsonc': `${text}\n`});
	expect((await paylock(['repair', '--write', 'a.jsonc'], {cwd})).code).toBe(0);
	expect(readFileSync(join(cwd, 'a.jsonc'), 'utf8')).toContain(kept);
});

test('--write corrects commas and quotes, and keeps every other byte', async () => {
	const text = `// All but cash\n{ 'allowDefaultOptions' :true\n  "options":[ {"paymentMethodType":\u201cCASH\u201d,"enable":"no"  , },\n\t# none\n  ] }`;
	const cwd = folderOf({'a.json': text});
	const {code, err} = await paylock(['repair', '--write', 'a.json'], {cwd});
	expect(code).toBe(1);
	expect(err).toContain('left for you to decide\na.json:2:52 error invalid-type\n');
	expect(readFileSync(join(cwd, 'a.json'), 'utf8')).toBe(
		'{ "allowDefaultOptions" :true,\n  "options":[ {"paymentMethodType":"CASH","enable":"no"   }\n  ] }',
	);
});

test('a repeated change is one line, and harmless issues stand apart', async () => {
	const off = ['WALLET', 'NB', 'REWARD'].map(paymentMethodType => ({paymentMethodType, enable: 'false'}));
	const options = [...off, {paymentMethodType: 'CASH', enable: true}];
	const {err} = await paylock(['repair'], {stdin: JSON.stringify({allowDefaultOptions: true, options})});
	expect(err).toContain(
		'standard input: 3 changes\n  "false" is not a boolean: replaced it with false at /options/0/enable, /options/1/enable, /options/2/enable\n',
	);
	expect(err).toContain('\nharmless\nstandard input:1:');
});

test.each(['text', 'json', 'patch'])(
	'JSON that is nested thousands of levels deep ends with 2, --format %s',
	async format => {
		const {code, err} = await paylock(['repair', '--format', format], {stdin: '['.repeat(20_000) + ']'.repeat(20_000)});
		expect(code).toBe(2);
		expect(err).toContain('nested too deeply');
	},
);

test('--format patch prints RFC 6902, --format json everything', async () => {
	const stdin = JSON.stringify(misspelled);
	const patch = await paylock(['repair', '--format', 'patch'], {stdin});
	expect({code: patch.code, err: patch.err}).toEqual({code: 0, err: ''});
	expect(JSON.parse(patch.out)).toEqual([
		{op: 'replace', path: '/allowDefaultOptions', value: true},
		{op: 'replace', path: '/options/0/paymentMethodType', value: 'REWARD'},
	]);
	const {code, data} = await json(['repair'], {stdin: JSON.stringify(remaining)});
	expect(code).toBe(1);
	expect(data).toMatchObject({
		version: 1,
		files: [
			{
				file: 'standard input',
				value: {},
				patch: [{op: 'replace'}],
				changes: [{rule: 'invalid-type'}],
				issues: [{rule: 'unknown-value', line: 1}],
			},
		],
	});
});

test('text that is not JSON is reported and left alone', async () => {
	const cwd = folderOf({'broken.json': 'allowDefaultOptions: true'});
	const {code, out, err} = await paylock(['repair', '--write', 'broken.json'], {cwd});
	expect({code, out}).toEqual({code: 2, out: ''});
	expect(err).toMatch(/^broken\.json:1:1 error unreadable\n/);
	expect(readFileSync(join(cwd, 'broken.json'), 'utf8')).toBe('allowDefaultOptions: true');
});

test('a place that cannot be read is left, and what is certain around it is corrected', async () => {
	const cwd = folderOf({'a.json': '{"allowDefaultOptions": true, // all\n"options": [@,],}'});
	const {code, err} = await paylock(['repair', '--write', 'a.json'], {cwd});
	expect(code).toBe(1);
	expect(err).toContain('a.json:2:13 error unreadable');
	expect(readFileSync(join(cwd, 'a.json'), 'utf8')).toBe('{"allowDefaultOptions": true,\n"options": [@]}');
});

test('several files need --write or --format json', async () => {
	const cwd = folderOf({'a.json': clean, 'b.json': misspelled});
	expect((await paylock(['repair', '*.json'], {cwd})).err).toContain('several files: add --write');
	expect((await paylock(['repair', '*.json', '--format', 'patch'], {cwd})).code).toBe(2);
	expect((await json(['repair', '*.json'], {cwd})).data.files).toHaveLength(2);
});

describe('a patch of a text', () => {
	test.each([
		['{"a": ["A", "A"]}', '{"a": ["A"]}'],
		['{"a": [ "A" , "A" ]}', '{"a": [ "A" ]}'],
		['{"a": [\n\t"A", // one\n\t"A" // two\n]}', '{"a": [\n\t"A" // one\n\t// two\n]}'],
		['{"a": [\r\n  "A",\r\n  "A"\r\n]}', '{"a": [\r\n  "A"\r\n]}'],
		['{"a": [\n  "A"\n, "A"\n]}', '{"a": [\n  "A"\n]}'],
	])('removes the last item of %j', (text, edited) => {
		expect(editText(text, [{op: 'remove', path: '/a/1'}])).toBe(edited);
	});

	test.each([
		['{"a": ["A", "B"]}', '{"a": ["B"]}'],
		['{ "a": [ "A", "B" ] }', '{ "a": [ "B" ] }'],
		['{"a": [\n\t"A",\n\t"B"\n]}', '{"a": [\n\t"B"\n]}'],
		['{"a": [/* A, */ "A", "B"]}', '{"a": [/* A, */ "B"]}'],
	])('removes the first item of %j', (text, edited) => {
		expect(editText(text, [{op: 'remove', path: '/a/0'}])).toBe(edited);
	});

	test('leaves what is next to a change on its line', () => {
		const text =
			'{\n  "options": [\n    {"type": "wallet", "codes": ["A", "A"]}, // one\n    {"type": "CASH"}\n  ]\n}\n';
		const edited = editText(text, [
			{op: 'replace', path: '/options/0/type', value: 'WALLET'},
			{op: 'remove', path: '/options/0/codes/1'},
			{op: 'add', path: '/options/1/enable', value: false},
			{op: 'add', path: '/options/2', value: {type: 'NB'}},
			{op: 'add', path: '/allow', value: true},
		]);
		expect(edited).toBe(
			'{\n  "options": [\n    {"type": "WALLET", "codes": ["A"]}, // one\n    {"type": "CASH", "enable": false},\n    {\n      "type": "NB"\n    }\n  ],\n  "allow": true\n}\n',
		);
	});

	test('a renamed key keeps its place', () => {
		const text = '{\n  "Enable": "false", // so\n  "list": [ 1,2 ]\n}';
		const edited = editText(text, [
			{op: 'remove', path: '/Enable'},
			{op: 'remove', path: '/list'},
			{op: 'add', path: '/enable', value: false},
			{op: 'add', path: '/items', value: [1, 2]},
		]);
		expect(edited).toBe('{\n  "enable": false, // so\n  "items": [ 1,2 ]\n}');
	});

	test('a repeated key changes where JSON.parse reads it', () => {
		expect(JSON.parse(editText('{"a": 1, "a": 2}', [{op: 'replace', path: '/a', value: 3}]))).toEqual({a: 3});
		expect(JSON.parse(editText('{"a": 1, "a": 2}', [{op: 'remove', path: '/a'}]))).toEqual({});
	});

	test('of any text is the text of the patched value', () => {
		const gap = fc.constantFrom('', ' ', '\n', '\r\n\t', '  // x, ]\n', ' /* , } */ ', '\n  /* " */\n');
		const text = (value: unknown): fc.Arbitrary<string> => {
			if (typeof value !== 'object' || value === null) return fc.constant(JSON.stringify(value));
			const isList = Array.isArray(value);
			const entries = Object.entries(value).map(([key, item]) =>
				fc.tuple(gap, text(item), gap).map(parts => (isList ? '' : `${JSON.stringify(key)}:`) + parts.join('')),
			);
			return fc
				.tuple(gap, ...entries)
				.map(([start, ...parts]) => `${'{['[+isList]}${start}${parts.join(',')}${'}]'[+isList]}`);
		};
		// As text has it: -0 is 0.
		const value = fc.json({maxDepth: 3}).map(written => JSON.parse(written) as unknown);
		const both = fc.tuple(value, value);
		const edits = both.chain(([from, to]) => fc.tuple(text(from), fc.constant(from), fc.constant(to)));
		fc.assert(
			fc.property(edits, ([written, from, to]) => {
				const edited = editText(written, patchBetween(from, to));
				expect(isSame(JSON.parse(stripComments(edited)), to)).toBe(true);
			}),
			{numRuns: 2000},
		);
	});

	test('keeps tabs and Windows line ends in what it adds', () => {
		const added = editText('{\r\n\t"a": 1\r\n}', [{op: 'add', path: '/b', value: {c: 2}}]);
		expect(added).toBe('{\r\n\t"a": 1,\r\n\t"b": {\r\n\t\t"c": 2\r\n\t}\r\n}');
	});
});
