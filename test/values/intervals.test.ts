// Arithmetic on ranges, against naive oracles.
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {BinScale, compareEnds, countUpTo, rangeEnds, successor, tenureInterval} from '../../src/utils/intervals.js';

test('a range is split at its colons', () => {
	expect(rangeEnds('0411::0499')).toEqual(['0411', '0499']);
	expect(tenureInterval('3::12')).toEqual({from: 3, to: 12});
});

test('BINs of different lengths are compared on the scale of the longest range', () => {
	const scale = BinScale.of(['41::42', '411111::411199']);
	expect(scale.width).toBe(6);
	expect(scale.interval('41::42')).toEqual({from: 410000, to: 429999});
	expect(scale.lowest('')).toBe(0);
	expect(scale.highest('')).toBe(999_999);
	expect(scale.highest('4111112222')).toBe(411_111);
	expect(scale.bin(41)).toBe('000041');
	expect(scale.bin(successor(scale.highest('999999')))).toBeUndefined();
});

test('a scale too wide for exact numbers counts in bigints', () => {
	const nineteen = '9'.repeat(19);
	const scale = BinScale.of([`${nineteen}::${nineteen}`]);
	expect(scale.interval(`${'1'.repeat(19)}::${nineteen}`)).toEqual({
		from: BigInt('1'.repeat(19)),
		to: BigInt(nineteen),
	});
	expect(successor(scale.lowest(nineteen))).toBe(10n ** 19n);
	expect(scale.bin(10n ** 19n)).toBeUndefined();
	expect(new BinScale(15).highest('')).toBe(999_999_999_999_999);
	expect(new BinScale(16).highest('')).toBe(9_999_999_999_999_999n);
});

test('lower ends come first, and equal ones are equal', () => {
	expect([compareEnds(1, 2), compareEnds(2, 1), compareEnds(2, 2), compareEnds(1n, 2n)]).toEqual([-1, 1, 0, -1]);
});

test('the ends up to a number are counted', () => {
	fc.assert(
		fc.property(fc.array(fc.integer({min: 0, max: 12})), fc.integer({min: -1, max: 13}), (list, end) => {
			const ends = [...list].sort((one, other) => one - other);
			expect(countUpTo(ends, end)).toBe(ends.filter(other => other <= end).length);
		}),
	);
});
