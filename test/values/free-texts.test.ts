// Free texts and return addresses, limit by limit and word for word; neither is ever quoted.
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
])('%s is no text, and told by its kind', (value, kind) => {
	const told = {rule: 'invalid-type', message: `${kind} stands where text belongs: write a string`};
	expect([textProblem(value), returnUrlProblem(value)]).toStrictEqual([told, told]);
});

test('a text is not blank, and has 10000 characters at most', () => {
	const blank = {rule: 'invalid-format', message: 'the text is blank: write at least one character'};
	expect([textProblem(''), textProblem(' \u00a0')]).toStrictEqual([blank, blank]);
	expect(textProblem('é'.repeat(10_000))).toBeUndefined();
	const long = {rule: 'too-large', message: 'a text has more than 10000 characters: shorten it'};
	expect(textProblem('é'.repeat(10_001))).toStrictEqual(long);
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
])('the character %j does not travel, before, between and behind others', (character, code) => {
	const told = (index: number) => ({
		rule: 'invalid-format',
		message: `character ${index} is \\u${code}: leave control characters out`,
	});
	expect(textProblem(`${character}a`)).toStrictEqual(told(0));
	expect(textProblem(`\ud7ff${character}\ue000`)).toStrictEqual(told(1));
	expect(textProblem(`a${character}`)).toStrictEqual(told(1));
	expect(textProblem(`\u{10ffff}${character}\u{10000}`)).toStrictEqual(told(2));
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
])('the character %j travels, alone among letters and beside its like', character => {
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
	' https://shop.example/SECRET',
	'https://shop.example/SECRET\u200b',
	'\u200bhttps://shop.example/SECRET',
])('%j is no absolute URL', address => {
	expect(returnUrlProblem(address)).toStrictEqual({
		rule: 'invalid-format',
		message: 'the return_url is no absolute URL: write scheme, host and path, without blanks',
	});
});

test('a return address is a text first', () => {
	for (const address of ['', ' ', 'https://shop.example/\nSECRET', `https://shop.example/${'a'.repeat(10_000)}`]) {
		expect(returnUrlProblem(address)).toStrictEqual(textProblem(address));
		expect(textProblem(address)).toBeDefined();
	}
});

test.each(['javascript:', 'data:', 'view-source:'])('an address of %s is refused by its scheme alone', scheme => {
	expect(returnUrlProblem(`${scheme.toUpperCase()}SECRET`)).toStrictEqual({
		rule: 'invalid-format',
		message: `a ${scheme} address does not return to a page or an app: write https: or the app's own scheme`,
	});
});
