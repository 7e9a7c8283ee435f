// Inspect: a lint rule.
import {reportFound} from './contradictions-found.js';
import {cards, filterOf} from './examples.js';
import type {LintRule} from './rule.js';

export const filtersOnDisabledType = {
	id: 'filters-on-disabled-type',
	severity: 'error',
	description: 'Where cardFilters or upiFilters is passed, enable must be true; with false the whole type is hidden.',
	source: 'checkout-spec: option object, `enable`',
	invalid: filterOf(true, {
		paymentMethodType: 'CARD',
		enable: false,
		cardFilters: [{cardTypes: ['CREDIT'], enable: false}],
	}),
	valid: filterOf(true, cards({cardTypes: ['CREDIT'], enable: false})),
	check(subject, report) {
		reportFound(subject, report, 'filters-on-disabled-type');
	},
} as const satisfies LintRule;
