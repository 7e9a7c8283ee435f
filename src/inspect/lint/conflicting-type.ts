// Inspect: a lint rule.
import {reportFound} from './contradictions-found.js';
import {filterOf} from './examples.js';
import type {LintRule} from './rule.js';

export const conflictingType = {
	id: 'conflicting-type',
	severity: 'error',
	description: 'Of a payment method type given twice the first option counts; what the second says is lost.',
	source: 'open point 7',
	invalid: filterOf(true, {paymentMethodType: 'CASH', enable: false}, {paymentMethodType: 'CASH', enable: true}),
	valid: filterOf(true, {paymentMethodType: 'CASH', enable: false}),
	check(subject, report) {
		reportFound(subject, report, 'conflicting-type');
	},
} as const satisfies LintRule;
