// A lint rule.
import type {LintCheck} from './rule.js';

export const emiOptionsTwice = {
	id: 'emi-options-twice',
	severity: 'warning',
	description:
		'The request has emiOptions inside payment_filter and next to it: the specification does not state which of the two counts.',
	source: 'open point 4',
	check({emiFilters}, report) {
		if (emiFilters.length < 2) return;
		report('/emiOptions', {
			message: 'emiOptions is also inside payment_filter: keep the one that your account reads',
			related: [{pointer: '/payment_filter/emiOptions', message: 'the other one'}],
		});
	},
} as const satisfies LintCheck;
