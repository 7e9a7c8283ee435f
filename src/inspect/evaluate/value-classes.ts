// The values that lists distinguish: two values are one class if the same lists contain them.

import {groupBy} from '../../utils/group-by.js';
import type {IntervalSet} from '../../utils/interval-sets.js';
import {compareEnds, type End, type Interval, predecessor, successor} from '../../utils/intervals.js';

/** A set of lists: bit `n` stands for list `n`. */
export type Lists = bigint;

/** A range of numbers that the same lists contain. */
export interface Held extends Interval<End> {
	readonly lists: Lists;
}

/** Divides `first` to `last` into ranges in ascending order; a new range begins wherever the set of lists changes. */
export function heldNumbers(
	lists: Iterable<readonly [list: number, numbers: IntervalSet]>,
	first: End,
	last: End,
): readonly Held[] {
	const edges: {readonly at: End; readonly list: number}[] = [];
	for (const [list, intervals] of lists) {
		for (const {from, to} of intervals) {
			edges.push({at: from, list});
			if (to < last) edges.push({at: successor(to), list});
		}
	}
	edges.sort((one, other) => compareEnds(one.at, other.at));
	const held: {readonly from: End; to: End; readonly lists: Lists}[] =
		edges[0]?.at === first ? [] : [{from: first, to: last, lists: 0n}];
	let inside = 0n;
	for (const [index, {at, list}] of edges.entries()) {
		inside ^= 1n << BigInt(list);
		if (edges[index + 1]?.at === at) continue;
		const before = held.at(-1);
		if (before !== undefined) before.to = predecessor(at);
		held.push({from: at, to: last, lists: inside});
	}
	return held;
}

/** The first numbers of each class. */
export function distinct(held: readonly Held[]): readonly Held[] {
	return groupBy(held, ({lists}) => lists.toString(32)).map(([first]) => first);
}

export function setOf(numbers: Iterable<number>): Lists {
	let set = 0n;
	for (const number of numbers) set |= 1n << BigInt(number);
	return set;
}
