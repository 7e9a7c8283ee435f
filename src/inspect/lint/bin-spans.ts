// The BIN ranges of card filters, on one scale.
import type {Readings} from '../../account/readings.js';
import {BinScale, compareEnds, type End, type Interval} from '../../utils/intervals.js';
import type {CardFilter} from '../../wire/payment-filter.js';
import {CARD_LISTS} from '../../wire/spec.js';
import {isIgnoredList, readableOptionOf} from '../subject/subject-parts.js';
import type {LintSubject} from './rule.js';

/** One BIN range of a card filter, on the scale that all ranges share. */
export interface BinSpan extends Interval<End> {
	readonly written: string;
	readonly pointer: string;
	/** The place of the list that contains it. */
	readonly list: string;
	/** True if the list has the range more than once. */
	readonly isRepeated: boolean;
	readonly enable: boolean;
	/** The other criteria of the filter as one text; `''` if there are none. If the texts are equal, only the BINs differ. */
	readonly otherCriteria: string;
	/** The flag and the other criteria; ranges are compared only if these are equal. */
	readonly shared: string;
}

/** Cached: sorting a long list takes most of the time of the rules that compare ranges. */
const sorted = new WeakMap<LintSubject, readonly BinSpan[]>();

/** The ranges of the card filters that count, those of an enabled option of `CARD`, in ascending order. */
export function spansOf(subject: LintSubject): readonly BinSpan[] {
	const spans = sorted.get(subject) ?? sortedSpans(subject);
	sorted.set(subject, spans);
	return spans;
}

function sortedSpans(subject: LintSubject): readonly BinSpan[] {
	const option = readableOptionOf(subject, 'CARD');
	if (!option?.enable) return [];
	const {cardFilters = [], pointer} = option;
	const scale = BinScale.of(cardFilters.flatMap(({cardBins = []}) => cardBins));
	const spans = cardFilters.flatMap((filter, at) => {
		const {enable, cardBins = []} = filter;
		const list = `${pointer}/cardFilters/${at}/cardBins`;
		const otherCriteria = writeOtherCriteria(filter, subject.readings);
		const lastIndex = new Map(cardBins.map((written, index) => [written, index]));
		const repeated = new Set(cardBins.filter((written, index) => lastIndex.get(written) !== index));
		const shared = `${enable} ${otherCriteria}`;
		return cardBins.map((written, index): BinSpan => {
			const {from, to} = scale.interval(written);
			// No spreads: they would take half of the time for a large list.
			const [pointer, isRepeated] = [`${list}/${index}`, repeated.has(written)];
			return {from, to, written, pointer, list, isRepeated, enable, otherCriteria, shared};
		});
	});
	return spans.sort(longestFirst);
}

/** Orders ranges by their start; among ranges with the same start, the longest comes first. */
export function longestFirst(one: Interval<End>, other: Interval<End>): number {
	return compareEnds(one.from, other.from) || compareEnds(other.to, one.to);
}

function writeOtherCriteria(filter: CardFilter, readings: Readings): string {
	const lists = CARD_LISTS.flatMap(({key}) => {
		const list = filter[key];
		return key === 'cardBins' ? [] : [list && isIgnoredList(list, readings) ? undefined : list];
	});
	if (lists.every(list => list === undefined)) return '';
	return JSON.stringify(lists.map(list => list && [...list].sort()));
}

/** Keeps the range with the highest end for each flag and other criteria; returns the range that was kept before. */
export function addFarthest(farthest: Map<string, BinSpan>, span: BinSpan): BinSpan | undefined {
	const before = farthest.get(span.shared);
	if (before === undefined || span.to > before.to) farthest.set(span.shared, span);
	return before;
}
