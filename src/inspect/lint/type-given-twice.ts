// Inspect: a lint rule.
import {reportFound} from './contradictions-found.js';
import {filterOf} from './examples.js';
import type {LintRule} from './rule.js';

export const typeGivenTwice = {
	name: 'type-given-twice',
	severity: 'error',
	reason: 'Of a payment method type given twice the first option counts; what the second says is lost.',
	source: 'open point 7',
	bad: filterOf(true, {paymentMethodType: 'CASH', enable: false}, {paymentMethodType: 'CASH', enable: true}),
	good: filterOf(true, {paymentMethodType: 'CASH', enable: false}),
	check(subject, report) {
		reportFound(subject, report, 'said-twice');
	},
} as const satisfies LintRule;
