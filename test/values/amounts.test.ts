// Amounts: which fields are accepted, what the others should be, and what toAmount(…) writes (open point 16).
import {expect, test} from 'vitest';
import {fromMinorUnits, toAmount} from '../../src/index.js';
import {amountProblem} from '../../src/values/amount.js';

test.each(['0.00', '499.50', '007.00', `${'0'.repeat(17)}499.00`, '9007199254740991.99'])(
	'the field %j is an amount',
	field => {
		expect(amountProblem(field)).toBeUndefined();
	},
);

test.each([
	['499', '499.00'],
	['499.5', '499.50'],
	['0', '0.00'],
	['007', '7.00'],
	['9007199254740991', '9007199254740991.00'],
	['0000000000000000499', '499.00'],
	['1.000', undefined],
	['9007199254740992.00', undefined],
	['99999999999999999999.99', undefined],
	['1,000.00', undefined],
	['-1.00', undefined],
	['', undefined],
])('the field %j is not an amount: %j is', (field, suggestion) => {
	const problem = amountProblem(field);
	expect(problem).toMatchObject({rule: 'invalid-format', found: `"${field}"`});
	expect(problem?.suggestion).toBe(suggestion);
	if (suggestion !== undefined) expect(amountProblem(suggestion)).toBeUndefined();
});

test('a number in a field is written with two decimals', () => {
	expect(amountProblem(499.55)).toMatchObject({rule: 'invalid-type', suggestion: '499.55'});
	const problem = amountProblem(499.5);
	expect(problem).toMatchObject({rule: 'invalid-type', found: '499.5', suggestion: '499.50'});
	expect(amountProblem(null)).not.toHaveProperty('suggestion');
});

test.each([
	[499, '499.00'],
	['12.5', '12.50'],
	[0.05, '0.05'],
	[2 ** 46 - 0.25, '70368744177663.75'],
	[2 ** 46 + 0.5, '70368744177664.50'],
	[2 ** 46 + 0.25, '70368744177664.25'],
	['70368744177664.02', '70368744177664.02'],
	[2 ** 50, '1125899906842624.00'],
	['9007199254740991.99', '9007199254740991.99'],
	['0000000000000000499', '499.00'],
])('toAmount(%j) is %j', (value, written) => {
	expect(toAmount(value)).toBe(written);
});

test.each([
	[-1, '-1'],
	[0.1 + 0.2, '0.30000000000000004'],
	[1e-7, '1e-7'],
	[1e21, '1e+21'],
	[Number.NaN, 'NaN'],
	[Number.POSITIVE_INFINITY, 'Infinity'],
	[2 ** 46 + 2 ** -6, '70368744177664.02'],
	[2 ** 53, '9007199254740992'],
	['99999999999999999999.99', '"99999999999999999999.99"'],
	['1,000', '"1,000"'],
	[' 1', '" 1"'],
	[null, 'null', 'invalid-type'],
	[499n, 'a bigint', 'invalid-type'],
	[['499'], 'a list', 'invalid-type'],
	[Object.create(null), 'an object', 'invalid-type'],
])('toAmount(…) refuses %s', (value, found, rule = 'invalid-format') => {
	expect(() => toAmount(value as number)) // as from JavaScript
		.toThrow(expect.objectContaining({issues: [expect.objectContaining({pointer: '', rule, found})]}));
});

test('toAmount(…) says what to do with the result of a calculation', () => {
	expect(() => toAmount(1.1 * 3)).toThrow(
		'3.3000000000000003 has more than two decimals: round to minor units, as in fromMinorUnits(Math.round(value * 100))',
	);
	expect(fromMinorUnits(Math.round(1.1 * 3 * 100))).toBe('3.30');
	expect(() => toAmount('3.301')).toThrow('"3.301" has more than two decimals: write two');
});

test.each([
	[49900, '499.00'],
	[0, '0.00'],
	[-0, '0.00'],
	[5, '0.05'],
	[50, '0.50'],
	[Number.MAX_SAFE_INTEGER, '90071992547409.91'],
])('fromMinorUnits(%j) is %j', (value, written) => {
	expect(fromMinorUnits(value)).toBe(written);
	expect(amountProblem(written)).toBeUndefined();
});

test.each([
	[499.5, '499.5 is not a whole number of minor units: pass an integer from 0 to 9007199254740991'],
	[-1, '-1 is not a whole number of minor units: pass an integer from 0 to 9007199254740991'],
	[Number.NaN, 'NaN is not a whole number of minor units: pass an integer from 0 to 9007199254740991'],
	[2 ** 53, '9007199254740992 is not a whole number of minor units: pass an integer from 0 to 9007199254740991'],
	['49900', '"49900" is not a whole number of minor units: pass an integer from 0 to 9007199254740991'],
	[undefined, 'undefined is not a whole number of minor units: pass an integer from 0 to 9007199254740991'],
])('fromMinorUnits(…) refuses %s', (value, message) => {
	expect(() => fromMinorUnits(value as number)) // as from JavaScript
		.toThrow(message);
});
