// Free texts and return addresses: limits; neither is ever quoted.
import {expect, test} from 'vitest';
import {returnUrlProblem} from '../../src/values/return-url.js';
import {textProblem} from '../../src/values/text.js';

test.each([
	[undefined, 'undefined'],
	[null, 'null'],
	[['SECRET'], 'a list'],
	[{SECRET: 1}, 'an object'],
	[4711, 'a number'],
	[true, 'a boolean'],
	[4711n, 'a bigint'],
	[Symbol('SECRET'), 'a symbol'],
	[() => 'SECRET', 'a function'],
])('%s is not a text, and only its kind is named', (value, kind) => {
	const problem = {rule: 'invalid-type', problem: `the text is ${kind}`, remedy: 'write a string'};
	expect([textProblem(value), returnUrlProblem(value)]).toStrictEqual([problem, problem]);
});

test('a text is not blank, and has at most 10,000 characters', () => {
	for (const blank of ['', ' \u00a0']) expect(textProblem(blank)).toMatchObject({rule: 'invalid-format'});
	expect(textProblem('é'.repeat(10_000))).toBeUndefined();
	expect(textProblem('é'.repeat(10_001))).toMatchObject({rule: 'too-large'});
});

test.each([
	['\0', '0000'],
	['\n', '000a'],
	['\x1f', '001f'],
	['\x7f', '007f'],
	['\x80', '0080'],
	['\x9f', '009f'],
	['\u2028', '2028'],
	['\u2029', '2029'],
	['\ud800', 'd800'],
	['\udbff', 'dbff'],
	['\udc00', 'dc00'],
	['\udfff', 'dfff'],
])('the character %j is refused before, between and behind others', (character, code) => {
	const problem = (index: number) => ({
		rule: 'invalid-format',
		problem: `character ${index} is the control character \\u${code}`,
		remedy: 'remove it',
	});
	expect(textProblem(`${character}a`)).toStrictEqual(problem(0));
	expect(textProblem(`\ud7ff${character}\ue000`)).toStrictEqual(problem(1));
	expect(textProblem(`a${character}`)).toStrictEqual(problem(1));
	expect(textProblem(`\u{10ffff}${character}\u{10000}`)).toStrictEqual(problem(2));
});

test.each([
	' ',
	'~',
	'\u00a0',
	'\u2027',
	'\u202a',
	'\ud7ff',
	'\ue000',
	'\uffff',
	'\u{10000}',
	'\u{103ff}',
	'\u{10fc00}',
	'\u{10ffff}',
])('the character %j is accepted, alone and next to another', character => {
	for (const text of [`a${character}a`, `${character}${character}a`]) expect(textProblem(text)).toBeUndefined();
});

test.each([
	'https://shop.example/back',
	'http://shop.example/back?token=SECRET',
	'HTTPS://SHOP.EXAMPLE/',
	'app://back?then=https:next',
	'app:back',
])('%j is a return address', address => {
	expect(returnUrlProblem(address)).toBeUndefined();
});

test.each([
	'shop.example/SECRET',
	'/SECRET',
	'http:shop.example/SECRET',
	'HTTPS:/shop.example/SECRET',
	'https://',
	'C:/SECRET',
	'https://shop.example/SECRET back',
	'https://shop.example/SECRET\\back',
	' https://shop.example/SECRET',
	'https://shop.example/SECRET\u200b',
	'\u200bhttps://shop.example/SECRET',
])('%j is not an absolute URL', address => {
	expect(returnUrlProblem(address)).toMatchObject({rule: 'invalid-format'});
	expect(JSON.stringify(returnUrlProblem(address))).not.toContain('SECRET');
});

test('a return address is a text first', () => {
	for (const address of ['', ' ', 'https://shop.example/\nSECRET', `https://shop.example/${'a'.repeat(10_000)}`]) {
		expect(returnUrlProblem(address)).toStrictEqual(textProblem(address));
		expect(textProblem(address)).toBeDefined();
	}
});

test.each(['javascript:', 'data:', 'view-source:'])('an address of %s is refused by its scheme alone', scheme => {
	const problem = returnUrlProblem(`${scheme.toUpperCase()}SECRET`);
	expect(problem).toMatchObject({rule: 'invalid-format', problem: expect.stringContaining(scheme)});
	expect(JSON.stringify(problem)).not.toContain('SECRET');
});
