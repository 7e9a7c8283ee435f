// Inspect: a lint rule.
import type {LintRule} from './rule.js';

export const missingField = {
	name: 'missing-field',
	severity: 'warning',
	reason: 'allowDefaultOptions and options are required; where one is missing it is read as true, or as an empty list.',
	source: 'checkout-spec: payment_filter object; open points 2 and 3',
	bad: {options: [{paymentMethodType: 'CASH', enable: false}]},
	good: {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]},
	check({notes}, report) {
		for (const {code, pointer, message, suggestion} of notes) {
			if (code === 'missing') report(pointer, message, suggestion);
		}
	},
} as const satisfies LintRule;
