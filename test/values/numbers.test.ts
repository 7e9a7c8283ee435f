// Ranges, amounts and dates against naive oracles, and every kind of value with its accepted and refused forms.
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {binRange, epochSeconds, MisuseError, tenureRange, toAmount} from '../../src/index.js';
import {amountProblem} from '../../src/values/amount.js';
import {epochSecondsProblem, secondsOf} from '../../src/values/epoch-seconds.js';
import {binRangeProblem, isBinRange, isTenureRange, tenureRangeProblem} from '../../src/values/ranges.js';

/** Texts near a form: its own letters, in any order. */
const near = (letters: string, maxLength: number) =>
	fc.array(fc.constantFrom(...letters), {maxLength}).map(units => units.join(''));
const ranges = fc.oneof(
	near('0123::', 12),
	near('059:. -+e٣\n', 10),
	fc.tuple(near('0189', 20), near('0189', 20)).map(sides => sides.join('::')),
	fc.tuple(fc.integer({min: 0, max: 30}), fc.integer({min: 0, max: 30})).map(sides => sides.join('::')),
);

function sidesOf(text: string): readonly [string, string] | undefined {
	const [, from, to] = /^([0-9]+)::([0-9]+)$/.exec(text) ?? [];
	return from === undefined || to === undefined || text.includes('\n') ? undefined : [from, to];
}

test('a BIN range is two numbers of one length, 1 to 19 digits, in order', () => {
	fc.assert(
		fc.property(ranges, text => {
			const [from = '', to = ''] = sidesOf(text) ?? [];
			const isRight = from.length > 0 && from.length <= 19 && from.length === to.length && BigInt(from) <= BigInt(to);
			expect(isBinRange(text)).toBe(isRight);
			expect(binRangeProblem(text) === undefined).toBe(isRight);
			expect(binRangeProblem(text, true) === undefined).toBe(isRight);
		}),
		{numRuns: 3000},
	);
});

test('a tenure range is two whole numbers from 1, of 9 digits at most, in order', () => {
	fc.assert(
		fc.property(ranges, text => {
			const sides = sidesOf(text);
			const [from, to] = sides?.map(Number) ?? [];
			const isShort = sides?.every(side => side.length <= 9) ?? false;
			const isRight = isShort && from !== undefined && to !== undefined && from >= 1 && from <= to;
			expect(isTenureRange(text)).toBe(isRight);
			expect(tenureRangeProblem(text) === undefined).toBe(isRight);
		}),
		{numRuns: 3000},
	);
});

test('every suggested range is valid', () => {
	fc.assert(
		fc.property(ranges, text => {
			const bin = binRangeProblem(text)?.suggestion;
			if (bin !== undefined) expect(isBinRange(bin)).toBe(true);
			const tenure = tenureRangeProblem(text)?.suggestion;
			if (tenure !== undefined) expect(isTenureRange(tenure)).toBe(true);
		}),
		{numRuns: 2000},
	);
	expect(binRangeProblem('411111-411119')).toMatchObject({suggestion: '411111::411119'});
	expect(binRangeProblem('499999::411111')).toMatchObject({suggestion: '411111::499999'});
	expect(tenureRangeProblem('3 – 6')).toMatchObject({suggestion: '3::6'});
	expect(tenureRangeProblem('12::3')).toMatchObject({suggestion: '3::12'});
});

test('binRange and tenureRange write what their checks accept, both ends included', () => {
	const digits = fc.stringMatching(/^[0-9]{6}$/);
	fc.assert(
		fc.property(digits, digits, (one, other) => {
			const [from, to] = one <= other ? [one, other] : [other, one];
			expect(binRange(from, to)).toBe(`${from}::${to}`);
			expect(binRange(from, from)).toBe(`${from}::${from}`);
			if (from < to) expect(() => binRange(to, from)).toThrow(MisuseError);
		}),
	);
	fc.assert(
		fc.property(fc.integer({min: -3, max: 40}), fc.integer({min: -3, max: 40}), (from, to) => {
			if (from >= 1 && from <= to) expect(tenureRange(from, to)).toBe(`${from}::${to}`);
			else expect(() => tenureRange(from, to)).toThrow(MisuseError);
		}),
	);
});

test('an amount of whole cents is written with two decimals, as a number and as a text', () => {
	fc.assert(
		fc.property(fc.integer({min: 0, max: 10_000_000_000}), cents => {
			const written = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
			expect(toAmount(cents / 100)).toBe(written);
			expect(toAmount(written)).toBe(written);
			expect(toAmount(String(cents / 100))).toBe(written);
			expect(amountProblem(written)).toBeUndefined();
		}),
	);
});

test('a text is an amount exactly if it is digits with at most two decimals', () => {
	fc.assert(
		fc.property(near('0195.,-+e ٣', 8), text => {
			const isRight = /^[0-9]+(?:\.[0-9]{1,2})?$/.test(text);
			if (isRight) expect(Number(toAmount(text))).toBe(Number(text));
			else expect(() => toAmount(text)).toThrow(MisuseError);
			expect(amountProblem(text) === undefined).toBe(/^[0-9]+\.[0-9]{2}$/.test(text));
			const suggestion = amountProblem(text)?.suggestion;
			if (suggestion !== undefined) expect(amountProblem(suggestion)).toBeUndefined();
		}),
		{numRuns: 2000},
	);
});

test('an amount is at most the largest exact number', () => {
	expect(toAmount('9007199254740991.99')).toBe('9007199254740991.99');
	expect(toAmount(Number.MAX_SAFE_INTEGER)).toBe('9007199254740991.00');
	expect(amountProblem('9007199254740992.00')).toMatchObject({rule: 'invalid-format'});
	for (const value of [2 ** 53, 2 ** 46 + 2 ** -6, Number.MAX_VALUE])
		expect(() => toAmount(value)).toThrow(MisuseError);
	expect(toAmount(2 ** 46 - 0.25)).toBe('70368744177663.75');
	expect(toAmount(-0)).toBe('0.00');
});

test('epoch seconds are those of the date, without fractions', () => {
	fc.assert(
		fc.property(fc.integer({min: 0, max: 9_999_999_999_999}), milliseconds => {
			const written = epochSeconds(new Date(milliseconds));
			expect(written).toBe(String(Math.floor(milliseconds / 1000)));
			expect(epochSecondsProblem(written)).toBeUndefined();
		}),
	);
	for (const outside of [-1, -0.5, 10_000_000_000_000, Number.NaN])
		expect(secondsOf(new Date(outside))).toBe(outside === -0.5 ? '0' : undefined);
});

test('digits are epoch seconds if there are 1 to 10 of them', () => {
	fc.assert(
		fc.property(near('019-.e٣', 14), text => {
			expect(epochSecondsProblem(text) === undefined).toBe(/^[0-9]{1,10}$/.test(text));
		}),
		{numRuns: 1000},
	);
	expect(epochSecondsProblem('1767225600123')).toMatchObject({suggestion: '1767225600'});
});
