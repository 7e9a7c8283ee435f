// The values that lists distinguish: two values are one class if the same lists contain them.

import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import {groupBy} from '../../utils/group-by.js';
import {joinIntervals} from '../../utils/interval-sets.js';
import {compareEnds, type End, type Interval, predecessor, successor} from '../../utils/intervals.js';

/** A set of lists: bit `n` stands for list `n`. */
export type Lists = bigint;

/** A code, or the first of several numbers, and the lists that contain it. */
export interface Held<Value> {
	readonly value: Value;
	/** The last of several numbers. */
	readonly last?: Value;
	readonly lists: Lists;
}

/** First a code that no list contains, then every listed one; of a closed vocabulary all of its codes, and only those. */
export function heldCodes(
	lists: Iterable<readonly [list: number, codes: Iterable<string>]>,
	closed?: readonly string[],
	stem = 'OTHER',
): readonly Held<string>[] {
	const holders = new Map<string, number[]>();
	for (const [list, codes] of lists) for (const code of codes) getOrInsertComputed(holders, code, () => []).push(list);
	const named = closed === undefined ? [...holders.keys()] : closed.filter(code => holders.has(code));
	const rest = closed === undefined ? [unlisted(stem, holders)] : closed.filter(code => !holders.has(code));
	return [...rest, ...named].map(value => ({value, lists: setOf(holders.get(value) ?? [])}));
}

/** The stem, followed by a number if needed to make it differ from every listed code. */
function unlisted(stem: string, listed: {has(code: string): boolean}): string {
	for (let number = 1; ; number += 1) {
		const code = number === 1 ? stem : `${stem}${number}`;
		if (!listed.has(code)) return code;
	}
}

/** The numbers from `first` to `last` in ascending order, one wherever another set of lists begins. */
export function heldNumbers(
	lists: Iterable<readonly [list: number, intervals: readonly Interval<End>[]]>,
	first: End,
	last: End,
): readonly Held<End>[] {
	const edges: {readonly at: End; readonly list: number}[] = [];
	for (const [list, intervals] of lists) {
		for (const {from, to} of joinIntervals(intervals)) {
			edges.push({at: from, list});
			if (to < last) edges.push({at: successor(to), list});
		}
	}
	edges.sort((one, other) => compareEnds(one.at, other.at));
	const held: {readonly value: End; readonly lists: Lists; last: End}[] =
		edges[0]?.at === first ? [] : [{value: first, lists: 0n, last}];
	let inside = 0n;
	for (const [index, {at, list}] of edges.entries()) {
		inside ^= 1n << BigInt(list);
		if (edges[index + 1]?.at === at) continue;
		const before = held.at(-1);
		if (before !== undefined) before.last = predecessor(at);
		held.push({value: at, lists: inside, last});
	}
	return held;
}

/** The values of each class; with `keepsEach`, every value that a list contains is its own. */
export function groupHeld<Value>(
	held: readonly Held<Value>[],
	keepsEach = false,
): readonly (readonly [Held<Value>, ...Held<Value>[]])[] {
	return groupBy(held, ({lists}, index) => (keepsEach && lists !== 0n ? `value ${index}` : lists.toString(32)));
}

/** The first value of each class. */
export function distinct<Value>(held: readonly Held<Value>[]): readonly Held<Value>[] {
	return groupHeld(held).map(([first]) => first);
}

export function setOf(numbers: Iterable<number>): Lists {
	let set = 0n;
	for (const number of numbers) set |= 1n << BigInt(number);
	return set;
}
