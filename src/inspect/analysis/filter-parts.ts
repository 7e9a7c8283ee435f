// The lists of one filter as conditions, and what else its effect depends on.
import type {SubjectFilter, SubjectList} from '../../model/subject.js';
import {type End, type Interval, successor, union} from '../../values/intervals.js';
import type {Condition} from './section.js';

/**
 * A list of a filter.
 *
 * `required`: an instrument outside it does not match the filter. `distinguished`: it may match either way, and which one
 * makes a difference (an `except` list; a list that is partly unreadable).
 */
export interface FilterList {
	readonly condition: Condition;
	/** The same attribute, outside the list. */
	readonly opposite: () => Condition;
	readonly role: 'required' | 'distinguished';
	/** Distinguishes the lists of one filter in the family. */
	readonly name: string;
}

/** A list of codes. */
export function codeList(
	attribute: string,
	codes: Iterable<string>,
	role: FilterList['role'],
	name = attribute,
): FilterList {
	const set = new Set(codes);
	return {
		condition: {attribute, codes: set, isOutside: false},
		opposite: () => ({attribute, codes: set, isOutside: true}),
		role,
		name,
	};
}

/** A list of ranges within the numbers from `first` to `last`. */
export function rangeList<Value extends End>(
	attribute: string,
	intervals: readonly Interval<Value>[],
	{first, last}: {readonly first: Value; readonly last: Value},
	role: FilterList['role'],
	name = attribute,
): FilterList {
	const joined = joinedIntervals(intervals);
	return {
		condition: {attribute, intervals: joined},
		opposite: () => ({attribute, intervals: complement(joined, first, last)}),
		role,
		name,
	};
}

/** The intervals in order; those that overlap or touch are one, so that the same numbers are always written alike. */
function joinedIntervals<Value extends End>(intervals: readonly Interval<Value>[]): readonly Interval<Value>[] {
	const joined: Interval<Value>[] = [];
	for (const interval of union(intervals)) {
		const last = joined.at(-1);
		if (last !== undefined && successor(last.to) === interval.from) {
			joined[joined.length - 1] = {from: last.from, to: interval.to};
		} else joined.push(interval);
	}
	return joined;
}

/** The lists of one filter, and notes on all else that its effect depends on. */
export class FilterParts {
	readonly notes: string[];
	readonly lists: FilterList[] = [];

	constructor(owner: string, {enable, isComplete}: SubjectFilter) {
		this.notes = [`${owner} ${enable}`, ...(isComplete ? [] : ['incomplete'])];
	}

	/** Adds a list if the filter has it; an empty one is only noted. */
	add(name: string, list: SubjectList | undefined, read: (list: SubjectList) => FilterList): void {
		if (list === undefined) return;
		if (list.items.length === 0) this.notes.push(`${name} ${list.isComplete}`);
		else this.lists.push(read(list));
	}

	/** Adds a list of codes. */
	addCodes(attribute: string, list: SubjectList | undefined): void {
		this.add(attribute, list, known => codeList(attribute, known.items, roleOf(known)));
	}
}

/** A value that is not found in a partly unreadable list may still be in it. */
export function roleOf({isComplete}: SubjectList): FilterList['role'] {
	return isComplete ? 'required' : 'distinguished';
}

function complement<Value extends End>(
	intervals: readonly Interval<Value>[],
	first: Value,
	last: Value,
): readonly Interval<End>[] {
	const gaps: Interval<End>[] = [];
	let from: End = first;
	for (const interval of intervals) {
		if (from < interval.from) gaps.push({from, to: step(interval.from, -1)});
		from = step(interval.to, 1);
	}
	if (from <= last) gaps.push({from, to: last});
	return gaps;
}

function step(end: End, by: 1 | -1): End {
	return typeof end === 'bigint' ? end + BigInt(by) : end + by;
}
