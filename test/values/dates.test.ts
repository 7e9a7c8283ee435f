// Dates as Unix epoch seconds, limit by limit and word for word (open point 14).
import {expect, test} from 'vitest';
import {epochSeconds} from '../../src/index.js';
import {epochSecondsProblem, secondsOf} from '../../src/values/epoch-seconds.js';

test.each(['0', '1767225600', '9999999999'])('%j is a date', digits => {
	expect(epochSecondsProblem(digits)).toBeUndefined();
	expect(epochSeconds(new Date(Number(digits) * 1000))).toBe(digits);
});

test('milliseconds are no date, and told as what they are', () => {
	expect(epochSecondsProblem('1767225600123')).toStrictEqual({
		rule: 'invalid-format',
		message: '"1767225600123" has 13 digits, which is milliseconds: write Unix seconds',
		found: '"1767225600123"',
		suggestion: '1767225600',
	});
});

test.each(['', '-1', '1.5', '17672256001', '176722560012', '17672256001234', '2026-01-01', 'x767225600123'])(
	'%j is no date',
	text => {
		expect(epochSecondsProblem(text)).toStrictEqual({
			rule: 'invalid-format',
			message: `"${text}" is no date: write Unix seconds as 1 to 10 digits, or make it with epochSeconds(date)`,
			found: `"${text}"`,
		});
	},
);

test('a number is no date, however right its digits', () => {
	expect(epochSecondsProblem(1767225600)).toStrictEqual({
		rule: 'invalid-type',
		message: '1767225600 is no date: write a string',
		found: '1767225600',
	});
});

test.each([
	[new Date('1969-12-31T23:59:59Z'), 'an object'],
	[new Date(10_000_000_000_000), 'an object'],
	[new Date(Number.NaN), 'an object'],
	[{getTime: (): number => 0}, 'an object'],
	[1767225600, '1767225600'],
	['2026-01-01', '"2026-01-01"'],
	[undefined, 'undefined'],
])('epochSeconds(…) refuses %s', (date, found) => {
	expect(secondsOf(date)).toBeUndefined();
	const message = 'the date is no date from 1970 to 2286: give a valid Date';
	expect(() => epochSeconds(date as Date)) // of JavaScript
		.toThrow(
			expect.objectContaining({issues: [{pointer: '', rule: 'invalid-format', severity: 'error', message, found}]}),
		);
});
