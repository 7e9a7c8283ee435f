// A lint rule.
import type {LintCheck} from './rule.js';
import {activePlanFilters} from './walk.js';

export const planListInDisabledFilter = {
	id: 'plan-list-in-disabled-filter',
	severity: 'warning',
	description:
		'A disabled plan filter contains issuers or tenures: the specification does not state whether the flag of the filter or that of the list counts for these plans.',
	source: 'open-points: "What decides whether an instrument is shown", reading outerFlag',
	check(subject, report) {
		if (subject.readings.outerFlag !== undefined) return;
		for (const {items} of activePlanFilters(subject)) {
			for (const {pointer, enable, lists} of items) {
				const [list] = lists;
				if (enable !== false || list === undefined) continue;
				report(`${pointer}/enable`, {
					message: `the filter is disabled and lists ${list.what}, and the specification does not state whether these are hidden: to hide them, set enable to true here and to false next to ${list.what}`,
					related: [{pointer: list.list.pointer, message: `the ${list.what}`}],
				});
			}
		}
	},
} as const satisfies LintCheck;
