// Amounts, limit by limit and word for word: what is no amount, what is said of it, and what to write (open point 16).
import {expect, test} from 'vitest';
import {amount} from '../../src/index.js';
import {amountProblem} from '../../src/values/amount.js';

test.each([
	['499', '499.00'],
	['499.5', '499.50'],
	['0', '0.00'],
	['007', '7.00'],
	['9007199254740991', '9007199254740991.00'],
	['0000000000000000499', '499.00'],
	['9007199254740992.00', undefined],
	['0000000000000000499.00', undefined],
	['00000000000000000499', undefined],
	['1,000.00', undefined],
	['-1.00', undefined],
	['1.000', undefined],
	['', undefined],
])('the field %j is no amount: %j is', (field, suggestion) => {
	expect(amountProblem(field)).toStrictEqual({
		rule: 'invalid-format',
		message: `"${field}" is no amount: write two decimals, or make it with amount(…)`,
		found: `"${field}"`,
		...(suggestion === undefined ? {} : {suggestion}),
	});
});

test('the field takes the written form only, and every amount that a number holds exactly', () => {
	expect(amountProblem(499)).toStrictEqual({
		rule: 'invalid-type',
		message: '499 is no amount: write a string, or make it with amount(…)',
		found: '499',
	});
	for (const field of ['0.00', '499.50', '9007199254740991.99']) expect(amountProblem(field)).toBeUndefined();
});

test.each([
	[499, '499.00'],
	['12.5', '12.50'],
	[0.05, '0.05'],
	[2 ** 50, '1125899906842624.00'],
	['9007199254740991.99', '9007199254740991.99'],
	['0000000000000000499', '499.00'],
])('amount(%j) is %j', (value, written) => {
	expect(amount(value)).toBe(written);
});

test.each([
	[-1, '-1'],
	[0.1 + 0.2, '0.30000000000000004'],
	[1e-7, '1e-7'],
	[1e21, '1e+21'],
	[Number.NaN, 'NaN'],
	[Number.POSITIVE_INFINITY, 'Infinity'],
	[2 ** 46 + 0.5, '70368744177664.5'],
	['1,000', '"1,000"'],
	[' 1', '" 1"'],
	['00000000000000000499', '"00000000000000000499"'],
	[null, 'null', 'invalid-type'],
	[499n, 'a bigint', 'invalid-type'],
	[['499'], 'a list', 'invalid-type'],
])('amount(…) refuses %s', (value, found, code = 'invalid-format') => {
	const message = `${found} is no amount: write digits with at most two decimals, such as 499 or "499.00"`;
	expect(() => amount(value as number)) // of JavaScript
		.toThrow(expect.objectContaining({issues: [{pointer: '', code, message, found}]}));
});
