// Sets of whole numbers, as intervals in ascending order that do not overlap.
import {compareEnds, type End, type Interval, predecessor, successor} from './intervals.js';

export type IntervalSet = readonly Interval<End>[];

/** The numbers of all intervals; those that overlap or touch become one, so that the same numbers are always written alike. */
export function joinIntervals<Value extends End>(intervals: readonly Interval<Value>[]): readonly Interval<Value>[] {
	const joined: {readonly from: Value; to: Value}[] = [];
	for (const {from, to} of [...intervals].sort((one, other) => compareEnds(one.from, other.from))) {
		const last = joined.at(-1);
		if (last === undefined || from > successor(last.to)) joined.push({from, to});
		else if (to > last.to) last.to = to;
	}
	return joined;
}

/** The numbers from `first` to `last` that are not in the set. */
export function complement(set: IntervalSet, first: End, last: End): IntervalSet {
	const gaps: Interval<End>[] = [];
	let from = first;
	for (const interval of set) {
		if (from < interval.from) gaps.push({from, to: predecessor(interval.from)});
		from = successor(interval.to);
	}
	if (from <= last) gaps.push({from, to: last});
	return gaps;
}

/** The numbers that are in both sets. */
export function intersection(one: IntervalSet, other: IntervalSet): IntervalSet {
	const found: Interval<End>[] = [];
	for (let [left, right] = [0, 0]; ; ) {
		const [first, second] = [one[left], other[right]];
		if (first === undefined || second === undefined) return found;
		const from = first.from > second.from ? first.from : second.from;
		const to = first.to < second.to ? first.to : second.to;
		if (from <= to) found.push({from, to});
		if (first.to < second.to) left += 1;
		else right += 1;
	}
}

/** True if some number is in both sets. */
export function overlap(one: IntervalSet, other: IntervalSet): boolean {
	let at = 0;
	return one.some(({from, to}) => {
		while ((other[at]?.to ?? from) < from) at += 1;
		const next = other[at];
		return next !== undefined && next.from <= to;
	});
}

/** True if each number of `inner` is in `outer`. */
export function includes(outer: IntervalSet, inner: IntervalSet): boolean {
	let at = 0;
	return inner.every(({from, to}) => {
		while ((outer[at]?.to ?? to) < from) at += 1;
		const around = outer[at];
		return around !== undefined && around.from <= from && to <= around.to;
	});
}

/** How much of a range of numbers the set contains. A binary search. */
export function coverOf(set: IntervalSet, {from, to}: Interval<End>): 'all' | 'some' | 'none' {
	let low = 0;
	let high = set.length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((set[middle]?.to ?? from) < from) low = middle + 1;
		else high = middle;
	}
	const found = set[low];
	if (found === undefined || found.from > to) return 'none';
	return found.from <= from && to <= found.to ? 'all' : 'some';
}
