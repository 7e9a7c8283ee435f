// A lint rule.
import {removal} from '../../diagnostics/fix.js';
import {itemPointer, type SubjectList} from '../../model/subject.js';
import {BinScale, compareEnds, type End, type Interval, tenureInterval} from '../../values/intervals.js';
import type {LintCheck, LintSubject} from './rule.js';
import {activeCardFilters, activePlanFilters} from './walk.js';

export const rangeInsideRange = {
	id: 'range-inside-range',
	severity: 'warning',
	description: 'A BIN or tenure range inside another one of its list has no effect; often an end is mistyped.',
	source: 'checkout-spec: card filter object, `cardBins`; Plan filter, tenures',
	check(subject, report) {
		for (const [list, intervalOf] of rangeLists(subject)) {
			const ranges = list.items.map((written, index) => ({written, index, ...intervalOf(written)}));
			// Of ranges that begin alike the longest comes first.
			ranges.sort((one, other) => compareEnds(one.from, other.from) || compareEnds(other.to, one.to));
			let [widest] = ranges;
			for (const range of ranges.slice(1)) {
				// The same range twice is a duplicate code.
				if (widest === undefined || range.to > widest.to) widest = range;
				else if (range.written !== widest.written) {
					report(itemPointer(list, range.index), {
						message: `${range.written} is inside ${widest.written}: leave it out, or correct an end`,
						related: [{pointer: itemPointer(list, widest.index), message: 'the range around it'}],
						fix: removal(`Remove ${range.written}`),
					});
				}
			}
		}
	},
} as const satisfies LintCheck;

type RangeList = readonly [list: SubjectList, intervalOf: (range: string) => Interval<End>];

function* rangeLists(subject: LintSubject): Generator<RangeList> {
	for (const {bins} of activeCardFilters(subject)?.items ?? []) {
		if (bins === undefined) continue;
		const scale = BinScale.of(bins.items);
		yield [bins, range => scale.interval(range)];
	}
	for (const {items} of activePlanFilters(subject)) {
		for (const {lists} of items) {
			for (const {what, list} of lists) if (what === 'tenures') yield [list, tenureInterval];
		}
	}
}
