// Sets of whole numbers, against the same sets listed number by number.
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {complement, coverOf, includes, intersection, joinIntervals, overlap} from '../../src/utils/interval-sets.js';
import type {Interval} from '../../src/utils/intervals.js';

const LAST = 24;
const interval = fc
	.tuple(fc.integer({min: 0, max: LAST}), fc.integer({min: 0, max: 5}))
	.map(([from, length]) => ({from, to: Math.min(from + length, LAST)}));
const set = fc.array(interval, {maxLength: 5}).map(intervals => joinIntervals(intervals));
const numbersOf = (intervals: readonly Interval<number | bigint>[]): ReadonlySet<number> =>
	new Set(
		intervals.flatMap(({from, to}) =>
			Array.from({length: Number(to) - Number(from) + 1}, (_, index) => Number(from) + index),
		),
	);
const every = Array.from({length: LAST + 1}, (_, value) => value);

test('joined intervals contain the same numbers, and neither overlap nor touch', () => {
	fc.assert(
		fc.property(fc.array(interval, {maxLength: 6}), intervals => {
			const joined = joinIntervals(intervals);
			expect(numbersOf(joined)).toEqual(new Set([...numbersOf(intervals)].sort((a, b) => a - b)));
			joined.slice(1).forEach(({from}, index) => {
				expect(from).toBeGreaterThan((joined[index]?.to ?? 0) + 1);
			});
		}),
	);
});

test('large numbers are joined, too', () => {
	const large = [
		{from: 6n, to: 9n},
		{from: 1n, to: 5n},
	];
	expect(joinIntervals(large)).toEqual([{from: 1n, to: 9n}]);
});

test('the complement contains the numbers that the set does not', () => {
	fc.assert(
		fc.property(set, fc.boolean(), (numbers, isBig) => {
			const written = isBig ? numbers.map(({from, to}) => ({from: BigInt(from), to: BigInt(to)})) : numbers;
			const left = complement(written, isBig ? 0n : 0, isBig ? BigInt(LAST) : LAST);
			const inside = numbersOf(numbers);
			expect(numbersOf(left)).toEqual(new Set(every.filter(value => !inside.has(value))));
			for (const {from, to} of left) {
				expect(typeof from).toBe(isBig ? 'bigint' : 'number');
				expect(from <= to).toBe(true);
			}
		}),
	);
});

test('the complement has no empty interval', () => {
	const ends = [
		{from: 0, to: 4},
		{from: 5, to: 6},
	];
	expect(complement(ends, 0, 9)).toEqual([{from: 7, to: 9}]);
	expect(complement(ends, 0, 6)).toEqual([]);
	expect(complement([], 0, 9)).toEqual([{from: 0, to: 9}]);
});

test('what two sets share is their intersection, and they overlap if there is any', () => {
	fc.assert(
		fc.property(set, set, (one, other) => {
			const [left, right] = [numbersOf(one), numbersOf(other)];
			const shared = every.filter(value => left.has(value) && right.has(value));
			expect(numbersOf(intersection(one, other))).toEqual(new Set(shared));
			expect(overlap(one, other)).toBe(shared.length > 0);
		}),
	);
});

test('a set includes another that has no number beyond it', () => {
	const joined = set.map(numbers => joinIntervals(numbers));
	fc.assert(
		fc.property(joined, joined, set, (one, other, part) => {
			for (const inner of [other, intersection(one, other), part, []]) {
				const outside = [...numbersOf(inner)].filter(value => !numbersOf(one).has(value));
				expect(includes(one, inner)).toBe(outside.length === 0);
			}
		}),
	);
});

test('a range is covered in whole, in part or not at all', () => {
	fc.assert(
		fc.property(set.map(joinIntervals), interval, (numbers, range) => {
			const inside = [...numbersOf([range])].filter(value => numbersOf(numbers).has(value));
			const expected = inside.length === 0 ? 'none' : inside.length === range.to - range.from + 1 ? 'all' : 'some';
			expect(coverOf(numbers, range)).toBe(expected);
		}),
	);
});
