// Inspect: a lint rule.
import {emiFilterOf, page} from './examples.js';
import type {LintRule} from './rule.js';

export const emiOptionsTwice = {
	id: 'emi-options-twice',
	severity: 'warning',
	description:
		'Where emiOptions sits is not stated; a request with one inside payment_filter and one beside it has two meanings.',
	source: 'open point 4',
	invalid: page({
		payment_filter: emiFilterOf(true, {noCostEmi: {enable: false}}),
		emiOptions: {standardEmi: {enable: false}},
	}),
	valid: page({payment_filter: emiFilterOf(true, {noCostEmi: {enable: false}})}),
	check({emiTwice}, report) {
		if (emiTwice)
			report('/emiOptions', 'emiOptions stands inside payment_filter too: keep the one that the account reads');
	},
} as const satisfies LintRule;
