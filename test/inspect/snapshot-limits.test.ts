// Copies of inputs with millions of values.
import {expect, test} from 'vitest';
import {snapshotOf} from '../../src/inspect/read/snapshot.js';
import {MOST_VALUES} from '../../src/schema/json-limits.js';
import {LONGEST_LIST} from '../../src/values/list.js';

test('keeps an input with too many values as a whole', () => {
	const half = new Array(1000).fill(0);
	const input = new Array(MOST_VALUES / 1000).fill(half);
	const {value, opaque} = snapshotOf(input);
	expect(value).toBe(input);
	expect(opaque.has(input)).toBe(true);
	const [most, more] = [
		[...input.slice(4), [0, 0, 0]],
		[...input.slice(4), [0, 0, 0, 0]],
	];
	expect([snapshotOf(most).opaque.size, snapshotOf(more).opaque.size]).toEqual([0, 1]);
});

test('copies a list of the greatest length', () => {
	expect(snapshotOf(new Array(LONGEST_LIST).fill(0)).opaque.size).toBe(0);
});
