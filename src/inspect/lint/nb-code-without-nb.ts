// Inspect: a lint rule.
import {reportFound} from './contradictions-found.js';
import {filterOf} from './examples.js';
import type {LintRule} from './rule.js';

export const nbCodeWithoutNb = {
	name: 'nb-code-without-nb',
	severity: 'error',
	reason: 'A provider code of NB is NB_ and the bank; a code without it names no provider.',
	source: 'checkout-spec: option object, mandate flows; open points 10 and 24',
	bad: filterOf(true, {paymentMethodType: 'NB', enable: false, paymentMethods: ['BANKA']}),
	good: filterOf(true, {paymentMethodType: 'NB', enable: false, paymentMethods: ['NB_BANKA']}),
	check(subject, report) {
		reportFound(subject, report, 'wrong-form', ({found = ''}) => !found.includes(','));
	},
} as const satisfies LintRule;
