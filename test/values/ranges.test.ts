// BIN ranges and tenure ranges: limits, and what is suggested for a text that is not a range.
import {expect, test} from 'vitest';
import {formatValue} from '../../src/diagnostics/format-value.js';
import {binRange, tenureRange} from '../../src/index.js';
import {binRangeProblem, isBinRange, isTenureRange, tenureRangeProblem} from '../../src/values/ranges.js';

const NINETEEN = '9'.repeat(19);

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
	['411119-411111'],
	['411111-411119-5'],
	['411111 to 411119'],
	['x411111-411119'],
	['411111-411119x'],
	['411111x411119'],
	['1111111111112'],
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
])('%j is not a BIN range: %j is', (text, suggestion) => {
	expect(isBinRange(text)).toBe(false);
	const problem = binRangeProblem(text);
	expect(problem).toMatchObject({rule: 'invalid-format', found: formatValue(text)});
	expect(problem?.suggestion).toBe(suggestion);
	expect(binRangeProblem(text, true)).toMatchObject({problem: ''});
});

test('the sides of a BIN range have the same number of digits', () => {
	expect(binRangeProblem('411::4119')).toMatchObject({rule: 'invalid-format', found: '"411::4119"'});
	expect(binRangeProblem('411::4119')).not.toHaveProperty('suggestion');
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
	['12', '12::12'],
	['21', '21::21'],
	['9', '9::9'],
	['::3'],
	['3::'],
	['3:6:', '3::6'],
	[''],
	['1::1234567890'],
	['1234567890::1234567890'],
	[`1::${'0'.repeat(40)}9`],
])('%j is not a tenure range: %j is', (text, suggestion) => {
	expect(isTenureRange(text)).toBe(false);
	const problem = tenureRangeProblem(text);
	expect(problem).toMatchObject({rule: 'invalid-format', found: formatValue(text)});
	expect(problem?.suggestion).toBe(suggestion);
});

test('a range is a string', () => {
	for (const problem of [binRangeProblem(36), tenureRangeProblem(36)]) {
		expect(problem).toMatchObject({rule: 'invalid-type', found: '36'});
	}
});

const refused = (
	make: () => unknown,
	issue: {readonly rule: string; readonly found: string; readonly suggestion?: string},
) => expect(make).toThrow(expect.objectContaining({issues: [expect.objectContaining({pointer: '', ...issue})]}));

test('binRange(…) takes two strings of digits', () => {
	expect(binRange('411111', '411119')).toBe('411111::411119');
	refused(() => binRange(411111 as never, '411119'), {rule: 'invalid-type', found: '411111'});
	refused(() => binRange('411111', 411119 as never), {rule: 'invalid-type', found: '411119'});
	refused(() => binRange('2', '1'), {rule: 'invalid-format', found: '"2::1"', suggestion: '1::2'});
	refused(() => binRange(String(), '1'), {rule: 'invalid-format', found: '""'});
	for (const side of ['0x41', '1e3', '4.1', '-4', ' 4']) {
		const untyped: string = side;
		refused(() => binRange(untyped, untyped), {rule: 'invalid-format', found: `"${side}"`});
	}
});

test('tenureRange(…) takes two whole numbers from 1', () => {
	expect(tenureRange(3, 12)).toBe('3::12');
	refused(() => tenureRange(3.5, 6), {rule: 'invalid-format', found: '3.5'});
	refused(() => tenureRange(3, Number.NaN), {rule: 'invalid-format', found: 'NaN'});
	refused(() => tenureRange('3' as never, 6), {rule: 'invalid-type', found: '"3"'});
	refused(() => tenureRange(0, 3), {rule: 'invalid-format', found: '"0::3"'});
	refused(() => tenureRange(12, 3), {rule: 'invalid-format', found: '"12::3"', suggestion: '3::12'});
});

test('the issue of a BIN as a number states the range; a number that may be that of a card is not repeated as one', () => {
	expect(binRangeProblem(411111)).toMatchObject({rule: 'invalid-type', suggestion: '411111::411111'});
	for (const value of [4111111111111111, -4, 4.5, 1e21, Number.NaN]) {
		expect(binRangeProblem(value)).not.toHaveProperty('suggestion');
	}
});

test.each([4.5, null, true])('the issue of %s in place of a range states the form of a range', value => {
	expect(binRangeProblem(value)?.remedy).toBe('write <from>::<to> with digits only and from ≤ to');
	expect(tenureRangeProblem(value)?.remedy).toBe('write <from>::<to> with whole numbers ≥ 1 and from ≤ to');
});
