// Dates as Unix epoch seconds (open point 14).
import {expect, test} from 'vitest';
import {epochSeconds} from '../../src/index.js';
import {dateProblem, epochSecondsProblem, secondsOf} from '../../src/values/epoch-seconds.js';

test.each(['0', '1767225600', '9999999999'])('%j is a date', digits => {
	expect(epochSecondsProblem(digits)).toBeUndefined();
	expect(epochSeconds(new Date(Number(digits) * 1000))).toBe(digits);
});

test.each([
	['1767225600123', '1767225600'],
	['', undefined],
	['-1', undefined],
	['1.5', undefined],
	['17672256001', undefined],
	['17672256001234', undefined],
	['2026-01-01', undefined],
	['x767225600123', undefined],
])('%j is not a date: %j is', (text, suggestion) => {
	const problem = epochSecondsProblem(text);
	expect(problem).toMatchObject({rule: 'invalid-format', found: `"${text}"`});
	expect(problem?.suggestion).toBe(suggestion);
});

test('a number is not a date, but its digits are', () => {
	expect(epochSecondsProblem(1767225600)).toMatchObject({rule: 'invalid-type', suggestion: '1767225600'});
	for (const other of [1.5, 1767225600123]) {
		expect(epochSecondsProblem(other)).toMatchObject({rule: 'invalid-type'});
		expect(epochSecondsProblem(other)).not.toHaveProperty('suggestion');
	}
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
	expect(() => epochSeconds(date as Date)) // as from JavaScript
		.toThrow(
			expect.objectContaining({issues: [expect.objectContaining({pointer: '', rule: 'invalid-format', found})]}),
		);
});

test('a Date is checked as a Date, anything else as digits', () => {
	expect([dateProblem(new Date(0)), dateProblem('0')]).toEqual([undefined, undefined]);
	expect(dateProblem(new Date(Number.NaN))).toMatchObject({rule: 'invalid-format'});
	for (const other of [null, {}]) expect(dateProblem(other)).toMatchObject({rule: 'invalid-type'});
});
