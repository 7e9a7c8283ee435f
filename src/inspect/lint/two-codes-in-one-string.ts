// Inspect: a lint rule.
import {reportFound} from './contradictions-found.js';
import {filterOf} from './examples.js';
import type {LintRule} from './rule.js';

export const twoCodesInOneString = {
	id: 'two-codes-in-one-string',
	severity: 'error',
	description:
		'Each code is a string of its own; two in one string name a code that does not exist, so neither is locked.',
	source: 'checkout-spec: option object, `paymentMethods`',
	invalid: filterOf(true, {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A,WALLET_B']}),
	valid: filterOf(true, {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']}),
	check(subject, report) {
		reportFound(subject, report, 'two-codes-in-one-string');
	},
} as const satisfies LintRule;
