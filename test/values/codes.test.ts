// Codes, handles, apps and service prefixes, limit by limit and word for word.
import {expect, test} from 'vitest';
import type {IssueDetails} from '../../src/diagnostics/issue.js';
import {servicePrefixProblem} from '../../src/values/service-prefix.js';
import {codeProblem} from '../../src/values/text.js';
import {appProblem, handleProblem} from '../../src/values/vpa-handle.js';

const problem = (found: string, message: string, suggestion?: string): IssueDetails => ({
	rule: 'invalid-format',
	message: `${found} ${message}`,
	found,
	...(suggestion === undefined ? {} : {suggestion}),
});

test.each(['A', '~', 'A B', 'Ä', 'A'.repeat(256), 'Ä'.repeat(256), '\u{1f600}', 'A\u0301', '\u2801'])(
	'%j is a code, told or untold',
	code => {
		expect([codeProblem(code), codeProblem(code, true)]).toEqual([undefined, undefined]);
	},
);

const commaRemedy = 'holds a comma: write each code as a string of its own';
const hiddenRemedy = 'leave characters that do not show out';
test.each<[string, IssueDetails]>([
	['', {rule: 'invalid-format', message: 'a code is empty: name one', found: '""'}],
	[' ', {rule: 'invalid-format', message: 'a code is empty: name one', found: '" "'}],
	['A'.repeat(257), {rule: 'too-large', message: 'a code has more than 256 characters: shorten it'}],
	['Ä'.repeat(257), {rule: 'too-large', message: 'a code has more than 256 characters: shorten it'}],
	[' A', problem('" A"', 'has blanks at its ends: write "A"', 'A')],
	['A ', problem('"A "', 'has blanks at its ends: write "A"', 'A')],
	['A,B', problem('"A,B"', commaRemedy, '"A", "B"')],
	['A, B ,', problem('"A, B ,"', commaRemedy, '"A", "B"')],
	[',', problem('","', commaRemedy)],
	['\u200bA', problem('"\\u200bA"', `holds \\u200b at 0: ${hiddenRemedy}`)],
	['A\n', problem('"A\\u000a"', `holds \\u000a at 1: ${hiddenRemedy}`)],
	['A\x7f', problem('"A\\u007f"', `holds \\u007f at 1: ${hiddenRemedy}`)],
	['A\u2800', problem('"A\\u2800"', `holds \\u2800 at 1: ${hiddenRemedy}`)],
	['A\u00a0B', problem('"A\\u00a0B"', `holds \\u00a0 at 1: ${hiddenRemedy}`)],
])('%j is no code, told or untold', (code, told) => {
	expect(codeProblem(code)).toStrictEqual(told);
	expect(codeProblem(code, true)).toStrictEqual({rule: 'invalid-format', message: ''});
});

test('a number is none of them', () => {
	const told = (what: string) => ({rule: 'invalid-type', message: `1 is no ${what}: write a string`, found: '1'});
	for (const check of [codeProblem, handleProblem, appProblem]) expect(check(1)).toStrictEqual(told('code'));
	expect(servicePrefixProblem(1)).toStrictEqual(told('service prefix'));
});

test.each<[string, string?]>([
	['bank', '@bank'],
	['bank@', '@bank'],
	['@@bank', '@bank'],
	['name@bank', '@bank'],
	['@'],
	['@@'],
])('%j is no handle: %j is', (text, suggestion) => {
	expect(handleProblem(text)).toStrictEqual(
		problem(`"${text}"`, "is no handle: write @ and the handle's name", suggestion),
	);
});

test('handles and apps are codes first, and an app is no handle', () => {
	for (const check of [handleProblem, appProblem]) {
		expect(check('@bank ')).toStrictEqual(problem('"@bank "', 'has blanks at its ends: write "@bank"', '@bank'));
	}
	expect(handleProblem('@bank')).toBeUndefined();
	expect(appProblem('APP_A')).toBeUndefined();
	expect(appProblem('@bank')).toStrictEqual(
		problem('"@bank"', 'is a handle: INTENT takes app names, COLLECT takes handles'),
	);
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
])('%j is no service prefix: %j is', (text, suggestion) => {
	expect(servicePrefixProblem(text)).toStrictEqual(
		problem(`"${text}"`, 'is no service prefix: write letters and digits, without the underscore', suggestion),
	);
});

test('a service prefix has 64 characters at most, and is not the lead of net banking', () => {
	expect([servicePrefixProblem('A'.repeat(64)), servicePrefixProblem('NBX')]).toEqual([undefined, undefined]);
	expect(servicePrefixProblem('A'.repeat(65))).toStrictEqual({
		rule: 'too-large',
		message: 'a service prefix has more than 64 characters: shorten it',
	});
	expect(servicePrefixProblem('NB')).toStrictEqual(
		problem('"NB"', 'leads net banking codes already: write the service prefix of your account'),
	);
});
