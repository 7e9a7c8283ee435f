// Rules about filters that have no effect, since others do the same.
import {type CoveredFilter, coveredFilters} from '../analysis/covered-filters.js';
import {sectionsIn} from '../analysis/sections-in.js';
import {getOrInsertComputed} from '../evaluate/get-or-insert-computed.js';
import {removal} from '../read/corrections/fix.js';
import type {LintCheck, LintSubject} from './rule.js';

const known = new WeakMap<LintSubject, readonly CoveredFilter[]>();

/** Computed once, since two rules need it. */
function coveredFiltersOf(subject: LintSubject): readonly CoveredFilter[] {
	return getOrInsertComputed(known, subject, () => coveredFilters(sectionsIn(subject), subject.readings));
}

/** Removes a filter, if that has no effect on customers. */
function fixOf({isRemovable, pointer}: CoveredFilter) {
	return isRemovable && {fix: removal(pointer, 'Remove this filter')};
}

export const equalFilters = {
	id: 'equal-filters',
	severity: 'warning',
	check(subject, report) {
		for (const filter of coveredFiltersOf(subject)) {
			if (!filter.isEqual) continue;
			report(filter.pointer, {
				message: 'this filter does the same as an earlier one: leave one of them out',
				related: filter.by.map(pointer => ({pointer, message: 'the earlier filter'})),
				...fixOf(filter),
			});
		}
	},
} as const satisfies LintCheck;

export const filterNeverDecides = {
	id: 'filter-never-decides',
	severity: 'warning',
	check(subject, report) {
		for (const filter of coveredFiltersOf(subject)) {
			if (filter.isEqual) continue;
			const others = filter.by.length === 1 ? 'another filter does' : `${filter.by.length} other filters together do`;
			report(filter.pointer, {
				message: `this filter never decides, since ${others} the same for everything that it matches: ${filter.isRemovable ? 'leave it out, or correct its lists' : 'correct its lists'}`,
				related: filter.by.map(pointer => ({pointer, message: 'the filter that covers it'})),
				...fixOf(filter),
			});
		}
	},
} as const satisfies LintCheck;
