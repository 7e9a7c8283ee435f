// Inspect: a lint rule.
import {reportFound} from './contradictions-found.js';
import {filterOf} from './examples.js';
import type {LintRule} from './rule.js';

export const nbCodeWithoutNb = {
	id: 'nb-code-without-nb',
	severity: 'error',
	description: 'A provider code of NB is NB_ and the bank; a code without it names no provider.',
	source: 'checkout-spec: option object, mandate flows; open points 10 and 24',
	invalid: filterOf(true, {paymentMethodType: 'NB', enable: false, paymentMethods: ['BANKA']}),
	valid: filterOf(true, {paymentMethodType: 'NB', enable: false, paymentMethods: ['NB_BANKA']}),
	check(subject, report) {
		reportFound(subject, report, 'nb-code-without-nb');
	},
} as const satisfies LintRule;
