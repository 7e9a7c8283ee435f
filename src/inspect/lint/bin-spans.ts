// The BIN ranges of card filters on one scale.
import type {Readings} from '../../account/readings.js';
import {BinScale, compareEnds, type End, type Interval} from '../../utils/intervals.js';
import {CARD_LISTS} from '../../wire/spec.js';
import {isIgnoredList} from '../subject/normal-parts.js';
import {itemPointer, type SubjectCardFilter, type SubjectList} from '../subject/subject.js';

/** One BIN range of a card filter, on a scale that all of them share. */
export interface BinSpan extends Interval<End> {
	readonly written: string;
	readonly pointer: string;
	readonly list: SubjectList;
	/** True if the list has the range more than once. */
	readonly isRepeated: boolean;
	readonly enable: boolean;
	/** The other criteria of the filter as one text, `''` if there are none: with the same ones, only the BINs differ. */
	readonly otherCriteria: string;
}

/** The ranges of card filters, in ascending order. */
export function spansOf(filters: readonly SubjectCardFilter[], readings: Readings): readonly BinSpan[] {
	const scale = BinScale.of(filters.flatMap(({bins}) => bins?.items ?? []));
	const spans = filters.flatMap(filter => {
		const {enable, bins: list} = filter;
		if (list === undefined) return [];
		const shared = {list, enable, otherCriteria: writeOtherCriteria(filter, readings)};
		const lastIndex = new Map(list.items.map((written, index) => [written, index]));
		const repeated = new Set(list.items.filter((written, index) => lastIndex.get(written) !== index));
		return list.items.map((written, index): BinSpan => {
			const isRepeated = repeated.has(written);
			return {...scale.interval(written), written, pointer: itemPointer(list, index), isRepeated, ...shared};
		});
	});
	return spans.sort(longestFirst);
}

/** In ascending order; among ranges with the same start, the longest comes first. */
export function longestFirst(one: Interval<End>, other: Interval<End>): number {
	return compareEnds(one.from, other.from) || compareEnds(other.to, one.to);
}

export function writeOtherCriteria(filter: SubjectCardFilter, readings: Readings): string {
	const lists = CARD_LISTS.flatMap(({name}) => {
		const list = filter[name];
		return name === 'bins' ? [] : [list && isIgnoredList(list, readings) ? undefined : list];
	});
	if (lists.every(list => list === undefined)) return '';
	return JSON.stringify(lists.map(list => list && [...list.items].sort()));
}

/** Keeps the range that reaches farthest for each flag and other criteria; returns the one before. */
export function addFarthest(farthest: Map<string, BinSpan>, span: BinSpan): BinSpan | undefined {
	const key = `${span.enable} ${span.otherCriteria}`;
	const before = farthest.get(key);
	if (before === undefined || span.to > before.to) farthest.set(key, span);
	return before;
}
