// Inspect: a lint rule.
import {reportFound} from './contradictions-found.js';
import {cards, filterOf} from './examples.js';
import type {LintRule} from './rule.js';

export const ignoredList = {
	id: 'ignored-list',
	severity: 'error',
	description:
		'paymentMethods on CARD or UPI, cardFilters anywhere but on CARD and upiFilters anywhere but on UPI are ignored.',
	source: 'checkout-spec: option object (element of options)',
	invalid: filterOf(true, {
		paymentMethodType: 'NB',
		enable: true,
		cardFilters: [{cardTypes: ['CREDIT'], enable: false}],
	}),
	valid: filterOf(true, cards({cardTypes: ['CREDIT'], enable: false})),
	check(subject, report) {
		reportFound(subject, report, 'ignored-list');
	},
} as const satisfies LintRule;
