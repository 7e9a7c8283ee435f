// Codes, handles, apps and service prefixes: limits and suggestions.

import {expect, test} from 'vitest';
import {COUNT_ONLY} from '../../src/diagnostics/issue-collector.js';
import {servicePrefixProblem} from '../../src/values/service-prefix.js';
import {codeProblem} from '../../src/values/text.js';
import {appProblem, handleProblem} from '../../src/values/vpa-handle.js';

test.each(['A', '~', 'A B', 'Ä', 'A'.repeat(256), 'Ä'.repeat(256), '\u{1f600}', 'A\u0301', '\u2801'])(
	'%j is a code, also where issues are only counted',
	code => {
		expect([codeProblem(code), codeProblem(code, true)]).toEqual([undefined, undefined]);
	},
);

test.each<[code: string, rule: string, suggestion?: string]>([
	['', 'invalid-format'],
	[' ', 'invalid-format'],
	['A'.repeat(257), 'too-large'],
	['Ä'.repeat(257), 'too-large'],
	[' A', 'invalid-format', 'A'],
	['A ', 'invalid-format', 'A'],
	[`${'A'.repeat(255)} `, 'invalid-format', 'A'.repeat(255)],
	['A,B', 'two-codes-in-one-string', '"A", "B"'],
	['A, B ,', 'two-codes-in-one-string', '"A", "B"'],
	[',', 'two-codes-in-one-string'],
	['\u200bA', 'invalid-format'],
	['A\n', 'invalid-format'],
	['A\x7f', 'invalid-format'],
	['A\u2800', 'invalid-format'],
	['A\u00a0B', 'invalid-format'],
])('%j is not a code: %s', (code, rule, suggestion) => {
	const problem = codeProblem(code);
	expect(problem).toMatchObject({rule});
	expect(problem?.suggestion).toBe(suggestion);
	expect(codeProblem(code, true)).toStrictEqual(COUNT_ONLY);
});

test('a number is none of them', () => {
	for (const check of [codeProblem, handleProblem, appProblem, servicePrefixProblem]) {
		expect(check(1)).toMatchObject({rule: 'invalid-type', found: '1'});
	}
});

test.each<[string, string?]>([
	['bank', '@bank'],
	['bank@', '@bank'],
	['@@bank', '@bank'],
	['name@bank', '@bank'],
	['@'],
	['@@'],
])('%j is not a handle: %j is', (text, suggestion) => {
	expect(handleProblem(text)).toMatchObject({rule: 'invalid-format', found: `"${text}"`});
	expect(handleProblem(text)?.suggestion).toBe(suggestion);
});

test('handles and apps are codes first, and an app is not a handle', () => {
	for (const check of [handleProblem, appProblem]) {
		expect(check('@bank ')).toMatchObject({rule: 'invalid-format', suggestion: '@bank'});
	}
	expect(handleProblem('@bank')).toBeUndefined();
	expect(appProblem('APP_A')).toBeUndefined();
	expect(appProblem('@bank')).toMatchObject({rule: 'invalid-format', found: '"@bank"'});
});

test.each<[string, string?]>([
	['PREFIX_', 'PREFIX'],
	['PREFIX__', 'PREFIX'],
	['_PREFIX'],
	['_PREFIX_'],
	['A-B_'],
	['-_'],
	['_'],
	[''],
])('%j is not a service prefix: %j is', (text, suggestion) => {
	expect(servicePrefixProblem(text)).toMatchObject({rule: 'invalid-format', found: `"${text}"`});
	expect(servicePrefixProblem(text)?.suggestion).toBe(suggestion);
});

test('a service prefix has at most 64 characters, and is not NB', () => {
	expect([servicePrefixProblem('A'.repeat(64)), servicePrefixProblem('NBX')]).toEqual([undefined, undefined]);
	expect(servicePrefixProblem('A'.repeat(65))).toMatchObject({rule: 'too-large'});
	expect(servicePrefixProblem('NB')).toMatchObject({rule: 'invalid-format', found: '"NB"'});
});
