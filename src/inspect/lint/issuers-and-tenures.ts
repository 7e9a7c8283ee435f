// A lint rule.
import type {LintCheck} from './rule.js';
import {activePlanFilters} from './walk.js';

export const issuersAndTenures = {
	id: 'issuers-and-tenures',
	severity: 'warning',
	description:
		'A plan filter excludes issuers and tenures: the specification does not state whether a plan must be in both lists to be hidden, or in one.',
	source: 'open-points: "What decides whether an instrument is shown", reading issuersAndTenures',
	check(subject, report) {
		if (subject.readings.issuersAndTenures !== undefined) return;
		for (const {items} of activePlanFilters(subject)) {
			for (const {pointer, enable, lists} of items) {
				const excepted = lists.filter(list => list.enable === false);
				if (enable !== true || !hasBoth(excepted.map(({what}) => what))) continue;
				report(pointer, {
					message:
						'the filter excludes issuers and tenures, and the specification does not state whether a plan must be in both lists to be hidden: exclude them in separate filters',
					related: excepted.map(({what, list}) => ({pointer: list.pointer, message: `the ${what}`})),
				});
			}
		}
	},
} as const satisfies LintCheck;

function hasBoth(lists: readonly string[]): boolean {
	return lists.includes('issuers') && lists.includes('tenures');
}
