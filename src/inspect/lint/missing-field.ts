// Inspect: a lint rule.
import type {LintRule} from './rule.js';

export const missingField = {
	id: 'missing-field',
	severity: 'warning',
	description:
		'allowDefaultOptions and options are required; where one is missing it is read as true, or as an empty list.',
	source: 'checkout-spec: payment_filter object; open points 2 and 3',
	invalid: {options: [{paymentMethodType: 'CASH', enable: false}]},
	valid: {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]},
	check({notes}, report) {
		for (const {rule, pointer, message, suggestion} of notes) {
			if (rule === 'missing-field') report(pointer, message, suggestion);
		}
	},
} as const satisfies LintRule;
