// The BIN ranges of the card filters, comparable and in order.
import {itemPointer, type SubjectCardFilter, type SubjectList} from '../../model/subject.js';
import {activeCardFilters} from '../../model/subject-parts.js';
import {BinScale, compareEnds, type Interval, rangeEnds} from '../../values/intervals.js';
import {CARD_LISTS} from '../../wire/spec.js';
import {getOrInsertComputed} from '../evaluate/get-or-insert-computed.js';
import type {Subject} from '../read/subject.js';

/** A card filter with BIN ranges. */
export interface SpanRow {
	readonly bins: SubjectList;
	readonly enable: boolean;
	/** Its other criteria as one text; filters that agree here match the same cards except for their BINs. */
	readonly otherCriteria: string;
}

/** One BIN range on a common scale. */
export interface BinSpan extends Interval<number | bigint> {
	readonly written: string;
	readonly row: SpanRow;
	readonly index: number;
}

const known = new WeakMap<Subject, readonly BinSpan[]>();

/** The spans of all card filters, in ascending order; computed once, since several checks need them. */
export function binSpans(subject: Subject): readonly BinSpan[] {
	return getOrInsertComputed(known, subject, () => spansOf(activeCardFilters(subject)?.items ?? []));
}

export function pointerOf({row, index}: BinSpan): string {
	return itemPointer(row.bins, index);
}

function spansOf(filters: readonly SubjectCardFilter[]): readonly BinSpan[] {
	const scale = BinScale.of(filters.flatMap(({bins}) => bins?.items ?? []));
	const spans = filters.flatMap(filter => {
		const {enable, bins} = filter;
		if (bins === undefined || typeof enable !== 'boolean') return [];
		const row = {bins, enable, otherCriteria: otherCriteriaOf(filter)};
		return bins.items.map((written, index) => ({...scale.interval(written), written, row, index}));
	});
	// Among spans with the same start, the longest comes first.
	return spans.sort((one, other) => compareEnds(one.from, other.from) || compareEnds(other.to, one.to));
}

/** The other lists as one text, `''` if there are none. */
function otherCriteriaOf({isComplete, ...filter}: SubjectCardFilter): string {
	const lists = CARD_LISTS.flatMap(({name}) => (name === 'bins' ? [] : [filter[name]]));
	if (isComplete && lists.every(list => list === undefined)) return '';
	return JSON.stringify([isComplete, ...lists.map(list => list && [...list.items].sort())]);
}

/** The spans that reach farthest so far, one for each kind of filter. */
export class Farthest {
	readonly #shown = new Map<string, BinSpan>();
	readonly #hidden = new Map<string, BinSpan>();

	get(enable: boolean, otherCriteria: string): BinSpan | undefined {
		return (enable ? this.#shown : this.#hidden).get(otherCriteria);
	}

	add(span: BinSpan): void {
		const {enable, otherCriteria} = span.row;
		const before = this.get(enable, otherCriteria);
		if (before === undefined || span.to > before.to) (enable ? this.#shown : this.#hidden).set(otherCriteria, span);
	}
}

/** Calls `compare` with each span and the farthest before it among filters with the same other criteria. */
export function sweep(spans: readonly BinSpan[], compare: (before: BinSpan, span: BinSpan) => void): void {
	const farthest = new Farthest();
	for (const span of spans) {
		const before = farthest.get(span.row.enable, span.row.otherCriteria);
		if (before !== undefined) compare(before, span);
		farthest.add(span);
	}
}

/** One range that covers exactly the same BINs as the two; the second begins inside or right after the first, with the same number of digits. */
export function joinedRange(before: BinSpan, span: BinSpan): string | undefined {
	const [[from], [, to]] = [rangeEnds(before.written), rangeEnds(span.written)];
	return from.length === to.length ? `${from}::${to}` : undefined;
}
