// Rules about the BIN ranges of card filters, and the tenures of plan filters.

import type {Readings} from '../../account/readings.js';
import type {IssueFix} from '../../diagnostics/issue.js';
import {
	BinScale,
	binDigits,
	compareEnds,
	type End,
	type Interval,
	rangeEnds,
	successor,
	tenureInterval,
} from '../../utils/intervals.js';
import {CARD_LISTS} from '../../wire/spec.js';
import {removal} from '../read/meant/fix.js';
import {isIgnoredList} from '../subject/normal-parts.js';
import {itemPointer, type SubjectCardFilter, type SubjectList} from '../subject/subject.js';
import {activeCardFilters, activePlanFilters} from '../subject/subject-parts.js';
import type {LintSubject, ReportIssue} from './rule.js';

/** One BIN range of a card filter, on a scale that all of them share. */
interface BinSpan extends Interval<End> {
	readonly written: string;
	readonly pointer: string;
	readonly list: SubjectList;
	/** True if the list has the range more than once. */
	readonly isRepeated: boolean;
	readonly enable: boolean;
	/** The other criteria of the filter as one text, `''` if there are none: with the same ones, only the BINs differ. */
	readonly otherCriteria: string;
}

export function reportBinRanges(subject: LintSubject, report: ReportIssue): void {
	const spans = spansOf(activeCardFilters(subject)?.items ?? [], subject.readings);
	reportNeighbors(spans, report);
	// Only the payment page has a filter.
	const isAsked = subject.readings.precedence === undefined && (subject.action ?? 'paymentPage') === 'paymentPage';
	if (isAsked) reportContradictions(spans, report);
	reportLengths(subject, report);
}

/** The ranges of card filters, in ascending order. */
function spansOf(filters: readonly SubjectCardFilter[], readings: Readings): readonly BinSpan[] {
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
function longestFirst(one: Interval<End>, other: Interval<End>): number {
	return compareEnds(one.from, other.from) || compareEnds(other.to, one.to);
}

function writeOtherCriteria(filter: SubjectCardFilter, readings: Readings): string {
	const lists = CARD_LISTS.flatMap(({name}) => {
		const list = filter[name];
		return name === 'bins' ? [] : [list && isIgnoredList(list, readings) ? undefined : list];
	});
	if (lists.every(list => list === undefined)) return '';
	return JSON.stringify(lists.map(list => list && [...list.items].sort()));
}

/** Keeps the range that reaches farthest for each flag and other criteria; returns the one before. */
function addFarthest(farthest: Map<string, BinSpan>, span: BinSpan): BinSpan | undefined {
	const key = `${span.enable} ${span.otherCriteria}`;
	const before = farthest.get(key);
	if (before === undefined || span.to > before.to) farthest.set(key, span);
	return before;
}

/** One range that covers exactly the same BINs as the two; the second begins inside or right after the first, with the same number of digits. */
function joinRanges(before: BinSpan, span: BinSpan): string | undefined {
	const [[from], [, to]] = [rangeEnds(before.written), rangeEnds(span.written)];
	return from.length === to.length ? `${from}::${to}` : undefined;
}

/** Compares each range with the one that reaches farthest before it, among filters that differ in nothing else. */
function reportNeighbors(spans: readonly BinSpan[], report: ReportIssue): void {
	const farthest = new Map<string, BinSpan>();
	for (const span of spans) {
		const before = addFarthest(farthest, span);
		if (before === undefined) continue;
		if (span.from === successor(before.to)) {
			const wider = joinRanges(before, span);
			report(span.pointer, {
				rule: 'bin-ranges-touch',
				problem: `${span.written} follows ${before.written} without a gap`,
				remedy: wider === undefined ? 'join the two' : `replace both with ${wider}`,
				related: [{pointer: before.pointer, message: 'the range before it'}],
			});
		}
		// The same range twice in one list is a duplicate code.
		if (span.from > before.to || (span.list === before.list && span.written === before.written)) continue;
		const isInside = span.to <= before.to;
		// In another filter it may be the only range.
		const isInOneList = before.list === span.list;
		const fix = isInside ? removal(span.pointer, `Remove ${span.written}`) : joining(before, span);
		report(span.pointer, {
			problem: isInside ? `${span.written} is inside ${before.written}` : `${span.written} overlaps ${before.written}`,
			remedy: isInside ? 'leave it out, or correct one of its ends' : 'join the two, or correct one of the ends',
			related: [{pointer: before.pointer, message: 'the other range'}],
			...(isInOneList && fix && {fix}),
		});
	}
}

/** Writes one range for both; it tests them first, since other fixes of the list may come before. */
function joining(before: BinSpan, span: BinSpan): IssueFix | undefined {
	const wider = joinRanges(before, span);
	// A second copy of either range would overlap the new one.
	if (wider === undefined || before.isRepeated || span.isRepeated) return undefined;
	const [first, second] = [before.pointer, span.pointer];
	return {
		title: `Replace both with ${wider}`,
		patch: [
			{op: 'test', path: second, value: span.written},
			{op: 'test', path: first, value: before.written},
			{op: 'replace', path: first, value: wider},
			{op: 'remove', path: second},
		],
	};
}

function reportContradictions(spans: readonly BinSpan[], report: ReportIssue): void {
	const farthest = new Map<string, BinSpan>();
	const kinds = [...new Set(spans.map(span => span.otherCriteria))];
	for (const span of spans) {
		const {enable, otherCriteria} = span;
		// A filter without other criteria overlaps with all; filters with different ones are compared filter by filter.
		const other = (otherCriteria === '' ? kinds : [otherCriteria, ''])
			.map(kind => farthest.get(`${!enable} ${kind}`))
			.find(found => found !== undefined && span.from <= found.to);
		addFarthest(farthest, span);
		if (other === undefined) continue;
		const [here, there] = enable ? ['enabled', 'disabled'] : ['disabled', 'enabled'];
		report(span.pointer, {
			rule: 'bin-ranges-contradict',
			problem: `${span.written} is ${here} here and overlaps ${other.written}, which is ${there}, and the specification does not state which one counts`,
			remedy: 'separate the two ranges, or settle the reading precedence',
			related: [{pointer: other.pointer, message: `the range that is ${there}`}],
		});
	}
}

function reportLengths({options}: LintSubject, report: ReportIssue): void {
	for (const {cardFilters} of options) {
		for (const {bins} of cardFilters?.items ?? []) {
			const [first = ''] = bins?.items ?? [];
			const odd = bins?.items.findIndex(range => binDigits(range) !== binDigits(first)) ?? -1;
			const range = bins?.items[odd];
			if (bins === undefined || range === undefined) continue;
			report(itemPointer(bins, odd), {
				rule: 'bin-ranges-lengths',
				problem: `the ranges of this list have ${binDigits(first)} and ${binDigits(range)} digits`,
				remedy: 'write the same number of digits in each',
			});
		}
	}
}

export function reportRangeInsideRange(subject: LintSubject, report: ReportIssue): void {
	for (const {what, list} of activePlanFilters(subject).flatMap(({items}) => items.flatMap(({lists}) => lists))) {
		if (what !== 'tenures') continue;
		const ranges = list.items.map((written, index) => ({written, index, ...tenureInterval(written)}));
		ranges.sort(longestFirst);
		let [widest] = ranges;
		for (const range of ranges.slice(1)) {
			// The same range twice is a duplicate code.
			if (widest === undefined || range.to > widest.to) widest = range;
			else if (range.written !== widest.written) {
				const pointer = itemPointer(list, range.index);
				report(pointer, {
					problem: `${range.written} is inside ${widest.written}`,
					remedy: 'leave it out, or correct one of its ends',
					related: [{pointer: itemPointer(list, widest.index), message: 'the range that contains it'}],
					fix: removal(pointer, `Remove ${range.written}`),
				});
			}
		}
	}
}
