// A tenure range inside another one.
import {tenureInterval} from '../../../utils/intervals.js';
import {removal} from '../../read/corrections/fix.js';
import {itemPointer} from '../../subject/subject.js';
import {activePlanFilters} from '../../subject/subject-parts.js';
import {longestFirst} from '../bin-spans.js';
import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';

export const text: RuleText = {
	description: 'A tenure range inside another range of the same list has no effect; often one end is mistyped.',
	source: 'checkout-spec: Plan filter, tenure filter',
	wrong: {
		allowDefaultOptions: true,
		options: [],
		emiOptions: {
			noCostEmi: {
				enable: true,
				credit: {enable: true, filters: [{enable: true, tenureFilter: {tenures: ['3::12', '6::9'], enable: true}}]},
			},
		},
	},
	right: {
		allowDefaultOptions: true,
		options: [],
		emiOptions: {
			noCostEmi: {
				enable: true,
				credit: {enable: true, filters: [{enable: true, tenureFilter: {tenures: ['3::12'], enable: true}}]},
			},
		},
	},
};

export const check: LintCheck = {id: 'range-inside-range', about: 'filters', check: reportRangeInsideRange};

function reportRangeInsideRange(subject: LintSubject, report: ReportIssue): void {
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
