// Values, nouns and places as they appear in messages and issues.
import {describe, expect, it} from 'vitest';
import {escapeText, formatValue, isArray, withArticle} from '../../src/diagnostics/format-value.js';
import {pointerSegment} from '../../src/diagnostics/pointer.js';
import {wrongValue} from '../../src/diagnostics/wrong-value.js';

const revoked = (): unknown => {
	const {proxy, revoke} = Proxy.revocable([], {});
	revoke();
	return proxy;
};

describe('a text', () => {
	it('is plain ASCII: other characters are escaped', () => {
		expect(escapeText(' ~')).toBe(' ~');
		expect(escapeText('\u001f\u007f\n\u0421\u200b')).toBe('\\u001f\\u007f\\u000a\\u0421\\u200b');
	});

	it('has at most 64 characters, or as many as are asked for', () => {
		expect(escapeText('x'.repeat(64))).toBe('x'.repeat(64));
		expect(escapeText('x'.repeat(65))).toBe(`${'x'.repeat(64)}…`);
		expect(escapeText('abc', 2)).toBe('ab…');
	});
});

describe('a value', () => {
	it.each<[unknown, string]>([
		['WALLET', '"WALLET"'],
		[1.5, '1.5'],
		[Number.NaN, 'NaN'],
		[false, 'false'],
		[undefined, 'undefined'],
		[null, 'null'],
		[1n, 'a bigint'],
		[Symbol('x'), 'a symbol'],
		[() => 1, 'a function'],
		[[], 'a list'],
		[{}, 'an object'],
	])('%# is shown by its text or its kind', (value, shown) => {
		expect(formatValue(value)).toBe(shown);
	});

	it('is an object if it cannot be read', () => {
		expect(formatValue(revoked())).toBe('an object');
	});

	it('is a list if it can be read as one', () => {
		expect([[], {}, null, revoked()].map(isArray)).toEqual([true, false, false, false]);
	});

	it('begins the message of its issue', () => {
		expect(wrongValue('invalid-format', 7, 'is not a string')).toStrictEqual({
			rule: 'invalid-format',
			message: '7 is not a string',
			found: '7',
		});
		expect(wrongValue('invalid-format', 'enable', 'is not an action', 'ENABLE').suggestion).toBe('ENABLE');
	});
});

describe('a noun', () => {
	it('has the article of its first sound', () => {
		expect(['EMI filter', 'option', 'UPI filter', 'list', 'new option'].map(withArticle)).toEqual([
			'an EMI filter',
			'an option',
			'a UPI filter',
			'a list',
			'a new option',
		]);
	});
});

describe('a JSON pointer', () => {
	it('escapes a key as RFC 6901 demands', () => {
		expect([pointerSegment('a/b~c/~'), pointerSegment(0), pointerSegment('')]).toEqual(['/a~1b~0c~1~0', '/0', '/']);
	});
});
