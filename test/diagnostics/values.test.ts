// Values, nouns and places as they appear in messages and issues.
import {describe, expect, it} from 'vitest';
import {escapeText, formatValue, isArray, kindOf, withArticle} from '../../src/diagnostics/format-value.js';
import {messageOf} from '../../src/diagnostics/issue.js';
import {ancestors, keysIn, parentOf, pointerSegment} from '../../src/diagnostics/pointer.js';
import {invalidFormat, wrongValue} from '../../src/diagnostics/wrong-value.js';

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

	it('may be a list', () => {
		expect([[], {}, null].map(isArray)).toEqual([true, false, false]);
	});

	it('is named by its kind alone where it may be personal', () => {
		expect(['9000000001', 7, true, undefined, null, [], {}, 1n].map(kindOf)).toEqual([
			'a string',
			'a number',
			'a boolean',
			'undefined',
			'null',
			'a list',
			'an object',
			'a bigint',
		]);
	});

	it('begins the problem of its issue', () => {
		expect(wrongValue('invalid-format', 7, {problem: 'is not a string', remedy: 'write a string'})).toStrictEqual({
			rule: 'invalid-format',
			problem: '7 is not a string',
			template: 'is not a string',
			remedy: 'write a string',
			found: '7',
		});
		expect(
			wrongValue('unknown-value', 'enable', {problem: 'is not an action', remedy: ''}, 'ENABLE', ['ENABLE']),
		).toStrictEqual({
			rule: 'unknown-value',
			problem: '"enable" is not an action',
			template: 'is not an action',
			remedy: '',
			found: '"enable"',
			suggestion: 'ENABLE',
			allowed: ['ENABLE'],
		});
	});

	it('is left out of an issue that does not quote it', () => {
		expect(invalidFormat('the text is blank', 'write one')).toStrictEqual({
			rule: 'invalid-format',
			problem: 'the text is blank',
			remedy: 'write one',
		});
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

	it('leads to its keys, unescaped', () => {
		expect(keysIn('')).toEqual([]);
		expect(keysIn('/a~1b~0c~1~0/0//~01')).toEqual(['a/b~c/~', '0', '', '~1']);
	});

	it('is inside the pointers around it, the nearest first', () => {
		expect(parentOf('/options/0')).toBe('/options');
		expect(ancestors('/options/0/enable')).toEqual(['/options/0', '/options', '']);
		expect(ancestors('')).toEqual([]);
	});
});

describe('a message', () => {
	it('is the problem and the remedy, or the problem alone', () => {
		const problem = '"A: B" is not a code';
		expect(messageOf({problem, remedy: 'write "A"'})).toBe('"A: B" is not a code: write "A"');
		expect(messageOf({problem, remedy: ''})).toBe(problem);
	});
});
