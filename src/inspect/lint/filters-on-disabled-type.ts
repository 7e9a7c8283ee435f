// Inspect: a lint rule.
import {reportFound} from './contradictions-found.js';
import {cards, filterOf} from './examples.js';
import type {LintRule} from './rule.js';

export const filtersOnDisabledType = {
	name: 'filters-on-disabled-type',
	severity: 'error',
	reason: 'Where cardFilters or upiFilters is passed, enable must be true; with false the whole type is hidden.',
	source: 'checkout-spec: option object, `enable`',
	bad: filterOf(true, {
		paymentMethodType: 'CARD',
		enable: false,
		cardFilters: [{cardTypes: ['CREDIT'], enable: false}],
	}),
	good: filterOf(true, cards({cardTypes: ['CREDIT'], enable: false})),
	check(subject, report) {
		reportFound(subject, report, 'contradiction');
	},
} as const satisfies LintRule;
