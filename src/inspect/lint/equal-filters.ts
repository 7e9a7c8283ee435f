// A lint rule.
import {coveredFiltersOf, removalOf} from './covered.js';
import type {LintCheck} from './rule.js';

export const equalFilters = {
	id: 'equal-filters',
	severity: 'warning',
	description:
		'Two filters match the same instruments and do the same, however they are written; the second has no effect.',
	source: 'checkout-spec: card filter object; UPI filter object; Plan filter',
	check(subject, report) {
		for (const filter of coveredFiltersOf(subject)) {
			if (!filter.isEqual) continue;
			report(filter.pointer, {
				message: 'this filter does the same as an earlier one: leave one of them out',
				related: filter.by.map(pointer => ({pointer, message: 'the earlier filter'})),
				...removalOf(filter),
			});
		}
	},
} as const satisfies LintCheck;
