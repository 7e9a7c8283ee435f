// The lists of one filter as conditions, and what else its effect depends on.
import type {SubjectFilter, SubjectList} from '../../model/subject.js';
import {complement, joined} from '../../values/interval-sets.js';
import type {End, Interval} from '../../values/intervals.js';
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
	const set = joined(intervals);
	return {
		condition: {attribute, intervals: set},
		opposite: () => ({attribute, intervals: complement(set, first, last)}),
		role,
		name,
	};
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
