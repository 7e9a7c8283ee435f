// Inspect: a lint rule.
import {reportFound} from './contradictions-found.js';
import {filterOf} from './examples.js';
import type {LintRule} from './rule.js';

export const twoCodesInOneString = {
	name: 'two-codes-in-one-string',
	severity: 'error',
	reason: 'Each code is a string of its own; two in one string name a code that does not exist, so neither is locked.',
	source: 'checkout-spec: option object, `paymentMethods`',
	bad: filterOf(true, {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A,WALLET_B']}),
	good: filterOf(true, {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']}),
	check(subject, report) {
		reportFound(subject, report, 'wrong-form', ({found = ''}) => found.includes(','));
	},
} as const satisfies LintRule;
