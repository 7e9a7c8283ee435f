// Whether two JSON values are equal, whatever the order of their keys.
import {expect, test} from 'vitest';
import {isSame} from '../../src/inspect/read/is-same.js';

test.each<readonly [one: unknown, other: unknown]>([
	[1, 1],
	[0, -0],
	[Number.NaN, Number.NaN],
	[[], []],
	[
		[1, [2]],
		[1, [2]],
	],
	[{}, {}],
	[
		{a: 1, b: {c: [2]}},
		{b: {c: [2]}, a: 1},
	],
])('%j and %j are equal', (one, other) => {
	expect([isSame(one, other), isSame(other, one)]).toEqual([true, true]);
});

test.each<readonly [one: unknown, other: unknown]>([
	[1, '1'],
	[null, {}],
	[undefined, {}],
	[[], {}],
	[[], {length: 0}],
	[[1], {0: 1}],
	[[1], [1, 2]],
	[
		[1, 2],
		[1, 3],
	],
	[{a: 1}, {a: 2}],
	[{a: 1}, {a: 1, b: 2}],
	[
		{a: 1, b: 2},
		{a: 1, b: 3},
	],
	[{a: undefined}, {b: undefined}],
])('%j and %j are not', (one, other) => {
	expect([isSame(one, other), isSame(other, one)]).toEqual([false, false]);
});
