// BIN ranges and tenure ranges, limit by limit and word for word, both ends included.
import {expect, test} from 'vitest';
import {formatValue} from '../../src/diagnostics/format-value.js';
import type {IssueDetails} from '../../src/diagnostics/issue.js';
import {binRange, tenureRange} from '../../src/index.js';
import {binRangeProblem, isBinRange} from '../../src/values/bin-range.js';
import {isTenureRange, tenureRangeProblem} from '../../src/values/tenure-range.js';

const NINETEEN = '9'.repeat(19);

const noRange = (what: string, value: string, remedy: string, suggestion?: string): IssueDetails => ({
	rule: 'invalid-format',
	message: `${formatValue(value)} is no ${what}: ${remedy}`,
	found: formatValue(value),
	...(suggestion === undefined ? {} : {suggestion}),
});

test.each(['1::1', '0::0', '12::21', '0900::1000', '411111::411119', `${'0'.repeat(19)}::${NINETEEN}`])(
	'%j is a BIN range',
	text => {
		expect([isBinRange(text), binRangeProblem(text), binRangeProblem(text, true)]).toEqual([
			true,
			undefined,
			undefined,
		]);
	},
);

test.each<[string, string?]>([
	['2::1', '1::2'],
	['21::12', '12::21'],
	[`${NINETEEN}::${'1'.repeat(19)}`, `${'1'.repeat(19)}::${NINETEEN}`],
	['411111-411119', '411111::411119'],
	['411111 : 411119', '411111::411119'],
	[`${'1'.repeat(19)} - ${NINETEEN}`, `${'1'.repeat(19)}::${NINETEEN}`],
	[`${'1'.repeat(19)}${' '.repeat(10)}${NINETEEN}`, `${'1'.repeat(19)}::${NINETEEN}`],
	[`${'1'.repeat(19)}${' '.repeat(11)}${NINETEEN}`],
	['411119-411111'],
	['411111-411119-5'],
	['411111 to 411119'],
	['x411111-411119'],
	['411111-411119x'],
	['411111x411119'],
	['411111'],
	['1:1', '1::1'],
	['1::1:', '1::1'],
	['1x:1'],
	['1:x1'],
	['/1::11'],
	[':1::11'],
	['01::1/'],
	['01::1:'],
	['::'],
	['::3'],
	['3::'],
	[''],
	[`1${NINETEEN}::2${NINETEEN}`],
	[`1${NINETEEN}::2`],
	[`1::2${NINETEEN}`],
])('%j is no BIN range: %j is', (text, suggestion) => {
	expect(isBinRange(text)).toBe(false);
	expect(binRangeProblem(text)).toStrictEqual(
		noRange('BIN range', text, 'write digits::digits, from not after to', suggestion),
	);
	expect(binRangeProblem(text, true)).toMatchObject({message: ''});
});

test('the sides of a BIN range have one number of digits', () => {
	expect(binRangeProblem('411::4119')).toStrictEqual(
		noRange('BIN range', '411::4119', 'write as many digits on both sides'),
	);
});

test.each(['1::1', '3::12', '10::12', '09::10', '123456789::123456789', '1::123456789'])(
	'%j is a tenure range',
	text => {
		expect([isTenureRange(text), tenureRangeProblem(text)]).toEqual([true, undefined]);
	},
);

test.each<[string, string?]>([
	['12::3', '3::12'],
	['3-6', '3::6'],
	['3 – 6', '3::6'],
	['3/6', '3::6'],
	['0-3'],
	['3-6-9'],
	['3x6'],
	['0::3'],
	['3::0'],
	['0::0'],
	['12'],
	['21'],
	['9'],
	['::3'],
	['3::'],
	['3:6:', '3::6'],
	[''],
	['1::1234567890'],
	['1234567890::1234567890'],
	[`1::${'0'.repeat(40)}9`],
])('%j is no tenure range: %j is', (text, suggestion) => {
	expect(isTenureRange(text)).toBe(false);
	expect(tenureRangeProblem(text)).toStrictEqual(
		noRange('tenure range', text, 'write months::months, whole numbers from 1, from not after to', suggestion),
	);
});

test('a range is a string', () => {
	const told = (what: string) => ({rule: 'invalid-type', message: `36 is no ${what}: write a string`, found: '36'});
	expect([binRangeProblem(36), tenureRangeProblem(36)]).toStrictEqual([told('BIN range'), told('tenure range')]);
});

const refused = (make: () => unknown, problem: IssueDetails) =>
	expect(make).toThrow(expect.objectContaining({name: 'MisuseError', issues: [{pointer: '', ...problem}]}));

test('binRange(…) takes two texts of digits', () => {
	expect(binRange('411111', '411119')).toBe('411111::411119');
	const noText = (found: string): IssueDetails => ({
		rule: 'invalid-type',
		message: `${found} is no BIN: write a string of digits`,
		found,
	});
	refused(() => binRange(411111 as never, '411119'), noText('411111'));
	refused(() => binRange('411111', 411119 as never), noText('411119'));
	refused(() => binRange('2', '1'), noRange('BIN range', '2::1', 'write digits::digits, from not after to', '1::2'));
	refused(() => binRange(String(), '1'), noRange('BIN range', '::1', 'write digits::digits, from not after to'));
});

test('tenureRange(…) takes two whole numbers from 1', () => {
	expect(tenureRange(3, 12)).toBe('3::12');
	const noTenure = (found: string): IssueDetails => ({
		rule: 'invalid-format',
		message: `${found} is no tenure: write a whole number from 1`,
		found,
	});
	refused(() => tenureRange(3.5, 6), noTenure('3.5'));
	refused(() => tenureRange(3, Number.NaN), noTenure('NaN'));
	refused(() => tenureRange('3' as never, 6), noTenure('"3"'));
	const form = 'write months::months, whole numbers from 1, from not after to';
	refused(() => tenureRange(0, 3), noRange('tenure range', '0::3', form));
	refused(() => tenureRange(12, 3), noRange('tenure range', '12::3', form, '3::12'));
});
