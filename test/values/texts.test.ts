// Codes, handles, prefixes, free texts and return addresses: every kind of value with its accepted and refused forms.

import fc from 'fast-check';
import {expect, test} from 'vitest';
import {IssueCollector} from '../../src/diagnostics/issue-collector.js';
import {NOTHING_LISTED} from '../../src/values/empty-lists.js';
import {readList} from '../../src/values/list.js';
import {returnUrlProblem} from '../../src/values/return-url.js';
import {servicePrefixProblem} from '../../src/values/service-prefix.js';
import {codeProblem, textProblem} from '../../src/values/text.js';
import {appProblem, handleProblem} from '../../src/values/vpa-handle.js';

const right = (check: (value: unknown) => unknown, values: readonly unknown[]) => {
	for (const value of values) expect(check(value), String(value)).toBeUndefined();
};
const wrong = (check: (value: unknown) => unknown, values: readonly unknown[]) => {
	for (const value of values) expect(check(value), String(value)).toMatchObject({problem: expect.stringMatching(/./)});
};
const noStrings = [undefined, null, 1, true, {}, [], new String('A'), Symbol('a'), 1n];

test('a code is visible text without blanks at its ends and without a comma', () => {
	right(codeProblem, ['A', 'NB_BANKA', 'a b', 'Ä', 'बैंक', '\u{1f600}', 'A'.repeat(256), '@a', '0']);
	wrong(codeProblem, [
		'',
		' ',
		' A',
		'A ',
		'A,B',
		',',
		'A\n',
		'A\u200bB',
		'\u00a0A',
		'A\u3000',
		'\ud800',
		'A'.repeat(257),
		...noStrings,
	]);
});

test('the same codes are valid if issues are only counted', () => {
	const text = fc
		.array(fc.constantFrom('A', ' ', ',', '\n', '\u200b', '\ud800', '\u{1f600}', 'é', '\u00a0'), {maxLength: 5})
		.map(units => units.join(''));
	fc.assert(
		fc.property(text, code => {
			expect(codeProblem(code, true) === undefined).toBe(codeProblem(code) === undefined);
			// The table, read naively.
			const isRight = code !== '' && code === code.trim() && !/[,\p{Cc}\p{Cf}\p{Cs}\u00a0]/u.test(code);
			expect(codeProblem(code) === undefined).toBe(isRight);
		}),
		{numRuns: 2000},
	);
});

test('a handle is @ and at least one character; an app is a code that is not a handle', () => {
	right(handleProblem, ['@a', '@bank', '@bank.a']);
	wrong(handleProblem, ['', '@', '@@', '@@a', '@a@b', 'a@b', 'bank', '@a,@b', '@a ', ...noStrings]);
	expect(handleProblem('bank')).toMatchObject({suggestion: '@bank'});
	expect(handleProblem('@')).not.toHaveProperty('suggestion');
	right(appProblem, ['APP_A', 'com.app', 'a@b']);
	wrong(appProblem, ['@app', '', 'A,B', ...noStrings]);
});

test('a service prefix is letters and digits, without the underscore', () => {
	right(servicePrefixProblem, ['PREFIX', 'p1', '0', 'A'.repeat(64)]);
	wrong(servicePrefixProblem, ['', '_', 'NB', 'PREFIX_', 'A_B', 'A-B', ' A', 'A\n', 'É', 'A'.repeat(65), ...noStrings]);
	expect(servicePrefixProblem('PREFIX__')).toMatchObject({suggestion: 'PREFIX'});
});

test('a free text is not blank, has no control characters, and is never quoted', () => {
	right(textProblem, ['a', ' a ', 'é', '\u200d', 'a,b', '\u{1f600}', 'A'.repeat(10_000)]);
	wrong(textProblem, [
		'',
		' ',
		'\u00a0',
		'a\nb',
		'a\0',
		'\x85',
		'a\u2028b',
		'\ud800',
		'A'.repeat(10_001),
		...noStrings,
	]);
	for (const value of ['SECRET\n', 'SECRET\ud800', ['SECRET'], Symbol('SECRET'), {SECRET: 1}]) {
		expect(JSON.stringify(textProblem(value))).not.toContain('SECRET');
	}
});

test('a return_url is an absolute URL that returns to a page or an app', () => {
	right(returnUrlProblem, [
		'https://shop.example/back?a=b#c',
		'http://127.0.0.1:8080/',
		'app://back',
		'com.shop.app:/back',
		'HTTPS://SHOP.EXAMPLE',
	]);
	wrong(returnUrlProblem, [
		'',
		'/back',
		'shop.example/back',
		'//shop.example',
		'https://',
		'https:shop.example',
		'https:/shop.example',
		'C:\\back',
		'c:/back',
		'https://a b/',
		' https://a.example',
		'https://a.example/\n',
		'https://a.example/\u200b',
		...noStrings,
	]);
	for (const scheme of [
		'javascript',
		'JavaScript',
		'data',
		'vbscript',
		'blob',
		'file',
		'about',
		'view-source',
		'filesystem',
	]) {
		expect(returnUrlProblem(`${scheme}:SECRET`)).toMatchObject({
			rule: 'invalid-format',
			problem: expect.not.stringContaining('SECRET'),
		});
	}
});

test('a list is copied, each item is checked at its place, and each duplicate is kept once, at its first place', () => {
	const item = fc.constantFrom('A', 'B', 'C', '', 1, undefined);
	fc.assert(
		fc.property(fc.array(item, {maxLength: 6}), list => {
			const report = new IssueCollector();
			const read = readList(list, codeProblem, report, '/at', NOTHING_LISTED);
			const isWrong = (value: unknown) => value === '' || typeof value !== 'string';
			const places = list.flatMap((value, index) => (isWrong(value) ? [`/at/${index}`] : []));
			expect(report.issues.map(({pointer}) => pointer)).toEqual(list.length === 0 ? ['/at'] : places);
			expect(read).toEqual(list.some(isWrong) ? [] : list.filter((value, index) => list.indexOf(value) === index));
		}),
	);
});
