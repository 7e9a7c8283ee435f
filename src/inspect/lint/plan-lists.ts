// Rules about the issuers and tenures of the plan filters.
import {itemPointer, type SubjectPlanFilter} from '../../model/subject.js';
import {activePlanFilters} from '../../model/subject-parts.js';
import {compareEnds, tenureInterval} from '../../utils/intervals.js';
import {removal} from '../read/meant/fix.js';
import type {LintCheck, LintSubject} from './rule.js';

export const issuersAndTenures = {
	id: 'issuers-and-tenures',
	about: 'filters',
	check(subject, report) {
		if (subject.readings.issuersAndTenures !== undefined) return;
		for (const {pointer, enable, lists} of planFilters(subject)) {
			const excepted = lists.filter(list => list.enable === false);
			const isAsked = enable === true || (enable === false && subject.readings.outerFlag === 'inner-wins');
			if (!isAsked || !hasBoth(excepted.map(({what}) => what))) continue;
			report(pointer, {
				problem:
					'the filter excludes issuers and tenures, and the specification does not state whether a plan in only one list is hidden',
				remedy: 'exclude them in separate filters',
				related: excepted.map(({what, list}) => ({pointer: list.pointer, message: `the ${what}`})),
			});
		}
	},
} as const satisfies LintCheck;

function hasBoth(lists: readonly string[]): boolean {
	return lists.includes('issuers') && lists.includes('tenures');
}

export const planListInDisabledFilter = {
	id: 'plan-list-in-disabled-filter',
	about: 'filters',
	check(subject, report) {
		if (subject.readings.outerFlag !== undefined) return;
		for (const {pointer, enable, lists} of planFilters(subject)) {
			const list = lists.find(({list: {items}}) => items.length > 0);
			if (enable !== false || list === undefined) continue;
			report(`${pointer}/enable`, {
				problem: `the filter is disabled and lists ${list.what}, and the specification does not state whether these are hidden`,
				remedy: `to hide them, set enable to true here and to false next to ${list.what}`,
				related: [{pointer: list.list.pointer, message: `the ${list.what}`}],
			});
		}
	},
} as const satisfies LintCheck;

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
