// A lint rule.
import {removal} from '../../diagnostics/fix.js';
import {itemPointer} from '../../model/subject.js';
import {compareEnds, tenureInterval} from '../../values/intervals.js';
import type {LintCheck} from './rule.js';
import {activePlanFilters} from './walk.js';

export const rangeInsideRange = {
	id: 'range-inside-range',
	severity: 'warning',
	description: 'A tenure range inside another range of the same list has no effect; often one end is mistyped.',
	source: 'checkout-spec: Plan filter, tenure filter',
	check(subject, report) {
		const filters = activePlanFilters(subject).flatMap(({items}) => items);
		for (const {what, list} of filters.flatMap(({lists}) => lists)) {
			if (what !== 'tenures') continue;
			const ranges = list.items.map((written, index) => ({written, index, ...tenureInterval(written)}));
			// Among ranges with the same start, the longest comes first.
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
