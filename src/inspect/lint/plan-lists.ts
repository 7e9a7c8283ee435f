// Rules about the issuers and tenures of the plan filters.
import {itemPointer, type SubjectPlanFilter} from '../../model/subject.js';
import {activePlanFilters} from '../../model/subject-parts.js';
import {compareEnds, tenureInterval} from '../../utils/intervals.js';
import {removal} from '../read/meant/fix.js';
import type {LintCheck, LintSubject} from './rule.js';

export const rangeInsideRange = {
	id: 'range-inside-range',
	about: 'filters',
	check(subject, report) {
		for (const {what, list} of planFilters(subject).flatMap(({lists}) => lists)) {
			if (what !== 'tenures') continue;
			const ranges = list.items.map((written, index) => ({written, index, ...tenureInterval(written)}));
			// Among ranges with the same start, the longest comes first.
			ranges.sort((one, other) => compareEnds(one.from, other.from) || compareEnds(other.to, one.to));
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
	},
} as const satisfies LintCheck;

function planFilters(subject: LintSubject): readonly SubjectPlanFilter[] {
	return activePlanFilters(subject).flatMap(({items}) => items);
}
