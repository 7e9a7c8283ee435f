// `paylock repair`: what it prints, what it writes, and that other bytes stay.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {editText} from '../../src/cli/edit-text.js';
import {folderOf, json, paylock} from './cli.js';
import {clean, misspelled} from './filters.js';

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
		options: [{paymentMethodType: 'CARD', enable: false}, ...clean.options],
	});
	expect(err).toMatch(
		/^standard input: 2 changes\n {2}.+ at \/allowDefaultOptions\n {2}.+ at \/options\/0\/paymentMethodType\n/,
	);
});

test('of a clean filter changes nothing', async () => {
	const stdin = JSON.stringify(clean, null, 3);
	expect(await paylock(['repair'], {stdin})).toEqual({
		code: 0,
		out: `${stdin}\n`,
		err: 'standard input: nothing to fix\n',
	});
});

test('exits with 1 while errors remain, and prints them at their place in the repaired text', async () => {
	const {code, out, err} = await paylock(['repair'], {stdin: JSON.stringify(remaining, null, 2)});
	expect(code).toBe(1);
	expect(JSON.parse(out).options[0].enable).toBe(false);
	expect(err).toContain('left for you to fix\nstandard input:5:28 error unknown-value\n');
});

test('--write edits only the bytes that change', async () => {
	const cwd = folderOf({'filter.json': byHand, 'clean.json': clean});
	const {code, out} = await paylock(['repair', '--write', '*.json'], {cwd});
	expect({code, out}).toEqual({code: 0, out: ''});
	const text = readFileSync(join(cwd, 'filter.json'), 'utf8');
	expect(text).toBe(byHand.replace('"WALLETS"', '"WALLET"').replace('"false"', 'false'));
	expect(JSON.parse(readFileSync(join(cwd, 'clean.json'), 'utf8'))).toEqual(clean);
});

test('keeps comments; in a .json file they remain an error', async () => {
	const text =
		'{ // all but cash\n\t"allowDefaultOptions": "true", /* so */\n\t"options": [{"paymentMethodType": "CASH", "enable": false}]\n}\n';
	const cwd = folderOf({'a.json': text, 'b.jsonc': text});
	expect((await paylock(['repair', '--write', 'b.jsonc'], {cwd})).code).toBe(0);
	const {code, err} = await paylock(['repair', '--write', 'a.json'], {cwd});
	expect(code).toBe(1);
	expect(err).toContain('a.json:1:3 error unreadable');
	for (const name of ['a.json', 'b.jsonc'])
		expect(readFileSync(join(cwd, name), 'utf8')).toBe(text.replace('"true"', 'true'));
});

test('--format patch prints RFC 6902, --format json everything', async () => {
	const stdin = JSON.stringify(misspelled);
	const patch = await paylock(['repair', '--format', 'patch'], {stdin});
	expect({code: patch.code, err: patch.err}).toEqual({code: 0, err: ''});
	expect(JSON.parse(patch.out)).toEqual([
		{op: 'replace', path: '/allowDefaultOptions', value: true},
		{op: 'replace', path: '/options/0/paymentMethodType', value: 'CARD'},
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
	const cwd = folderOf({'broken.json': '{"allowDefaultOptions": true,, }'});
	const {code, out, err} = await paylock(['repair', '--write', 'broken.json'], {cwd});
	expect({code, out}).toEqual({code: 2, out: ''});
	expect(err).toMatch(/^broken\.json:1:30 error unreadable\n/);
	expect(readFileSync(join(cwd, 'broken.json'), 'utf8')).toBe('{"allowDefaultOptions": true,, }');
});

test('several files need --write or --format json', async () => {
	const cwd = folderOf({'a.json': clean, 'b.json': misspelled});
	expect((await paylock(['repair', '*.json'], {cwd})).err).toContain('several files: add --write');
	expect((await paylock(['repair', '*.json', '--format', 'patch'], {cwd})).code).toBe(2);
	expect((await json(['repair', '*.json'], {cwd})).data.files).toHaveLength(2);
});

describe('a patch of a text', () => {
	const text = '{\n  "a": [1, 2],\n  "b/c~d": {"x": 1}\n}\n';
	test.each([
		[{op: 'replace', path: '/a/1', value: 3} as const, {a: [1, 3], 'b/c~d': {x: 1}}],
		[{op: 'add', path: '/a/0', value: 0} as const, {a: [0, 1, 2], 'b/c~d': {x: 1}}],
		[{op: 'add', path: '/a/-', value: 3} as const, {a: [1, 2, 3], 'b/c~d': {x: 1}}],
		[{op: 'add', path: '/b~1c~0d/y', value: {z: []}} as const, {a: [1, 2], 'b/c~d': {x: 1, y: {z: []}}}],
		[{op: 'remove', path: '/a'} as const, {'b/c~d': {x: 1}}],
		[{op: 'remove', path: '/a/0'} as const, {a: [2], 'b/c~d': {x: 1}}],
		[{op: 'move', from: '/b~1c~0d/x', path: '/e'} as const, {a: [1, 2], 'b/c~d': {}, e: 1}],
		[{op: 'copy', from: '/a', path: '/b~1c~0d/x'} as const, {a: [1, 2], 'b/c~d': {x: [1, 2]}}],
		[{op: 'test', path: '/a/0', value: 1} as const, {a: [1, 2], 'b/c~d': {x: 1}}],
		[{op: 'replace', path: '', value: {}} as const, {}],
	])('%j', (operation, value) => {
		expect(JSON.parse(editText(text, [operation]))).toEqual(value);
	});

	test('keeps tabs and Windows line ends in what it adds', () => {
		const added = editText('{\r\n\t"a": 1\r\n}', [{op: 'add', path: '/b', value: {c: 2}}]);
		expect(added).toBe('{\r\n\t"a": 1,\r\n\t"b": {\r\n\t\t"c": 2\r\n\t}\r\n}');
	});
});
