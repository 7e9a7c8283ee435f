// A lint rule.
import {coveredFiltersOf, removalOf} from './covered.js';
import type {LintCheck} from './rule.js';

export const filterNeverDecides = {
	id: 'filter-never-decides',
	severity: 'warning',
	description:
		'A filter has no effect if other filters do the same for everything that it matches; often one of its lists is mistyped.',
	source: 'checkout-spec: card filter object; UPI filter object; Plan filter',
	check(subject, report) {
		for (const filter of coveredFiltersOf(subject)) {
			if (filter.isEqual) continue;
			const others = filter.by.length === 1 ? 'another filter does' : `${filter.by.length} other filters together do`;
			report(filter.pointer, {
				message: `this filter never decides, since ${others} the same for everything that it matches: leave it out, or correct its lists`,
				related: filter.by.map(pointer => ({pointer, message: 'covers it'})),
				...removalOf(filter),
			});
		}
	},
} as const satisfies LintCheck;
