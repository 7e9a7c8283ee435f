// One card or UPI filter as the evaluator reads it, and whether it matches if parts of it are unreadable.
import {isEmptyList} from '../../model/normal-parts.js';
import {type SubjectList, UNREADABLE, type Unreadable} from '../../model/subject.js';
import {rangeEnds} from '../../values/intervals.js';
import type {Choice} from './assignments.js';
import type {KnownValues, ListRow} from './lists-index.js';

export interface FilterRow {
	readonly at: number;
	readonly pointer: string;
	readonly enable: boolean | Unreadable;
	readonly isComplete: boolean;
	/** In a fixed order; `undefined` if the filter has no such list. */
	readonly lists: readonly (SubjectList | undefined)[];
	readonly bins: SubjectList | undefined;
}

export interface RowMatch {
	/** True if the filter depends on a detail that the instrument lacks. */
	readonly isIncomplete: boolean;
	/** The unreadable parts on which the match depends. */
	readonly unreadable: readonly string[];
}

/** True if every part of a filter could be read. */
export function isSound(row: FilterRow): row is FilterRow & {readonly enable: boolean} {
	return row.enable !== UNREADABLE && row.isComplete && partsOf(row).every(list => list.isComplete);
}

export function hasEmptyList(row: FilterRow): boolean {
	return partsOf(row).some(isEmptyList);
}

function partsOf({lists, bins}: FilterRow): readonly SubjectList[] {
	return [...lists, bins].filter(list => list !== undefined);
}

/** A fully readable filter for the index, without its empty lists. */
export function listRow({at, enable, lists, bins}: FilterRow & {readonly enable: boolean}): ListRow {
	const items = (list: SubjectList | undefined) => (list === undefined || isEmptyList(list) ? undefined : list.items);
	return {at, enable, lists: lists.map(items), ranges: items(bins)};
}

/** Whether a filter matches; `undefined` if it does not, regardless of unreadable parts and missing attributes. */
export function matchRow(row: FilterRow, known: KnownValues, emptyList: Choice<'emptyList'>): RowMatch | undefined {
	const unreadable: string[] = [];
	let isIncomplete = false;
	const tests = [...row.lists.entries()].map(([index, list]) => [list, known.values[index]] as const);
	for (const [list, value] of tests) {
		if (list === undefined || (isEmptyList(list) && emptyList === 'ignored')) continue;
		if (isEmptyList(list)) return undefined;
		if (value === undefined) isIncomplete = true;
		else if (!list.items.includes(value)) {
			if (list.isComplete) return undefined;
			unreadable.push(list.pointer);
		}
	}
	const {bins} = row;
	if (bins !== undefined && !(isEmptyList(bins) && emptyList === 'ignored')) {
		const found = binMatch(bins.items, known.bin);
		if (found !== 'yes' && !bins.isComplete) unreadable.push(bins.pointer);
		else if (found === 'no') return undefined;
		else if (found === 'maybe') isIncomplete = true;
	}
	if (!row.isComplete && partsOf(row).every(list => list.isComplete)) unreadable.push(row.pointer);
	return {isIncomplete, unreadable};
}

/** Whether a BIN is in one of the ranges; a BIN with too few digits may be. */
function binMatch(ranges: readonly string[], bin: string): 'yes' | 'maybe' | 'no' {
	let found: 'maybe' | 'no' = 'no';
	for (const range of ranges) {
		const [from, to] = rangeEnds(range);
		const digits = Math.min(bin.length, from.length);
		const leading = bin.slice(0, digits);
		if (from.slice(0, digits) > leading || leading > to.slice(0, digits)) continue;
		if (bin.length >= from.length) return 'yes';
		found = 'maybe';
	}
	return found;
}
