// Inspect: a lint rule.
import {countingOptions, hidesNothing, isRedundant} from './effect.js';
import {filterOf} from './examples.js';
import type {LintRule} from './rule.js';

export const noEffect = {
	id: 'no-effect',
	severity: 'warning',
	description: 'With allowDefaultOptions true, a filter that hides nothing shows what would be shown without it.',
	source: 'checkout-spec: payment_filter object, `allowDefaultOptions`',
	invalid: filterOf(true, {paymentMethodType: 'UPI', enable: true}),
	valid: filterOf(false, {paymentMethodType: 'UPI', enable: true}),
	check({filter, emi, base}, report) {
		if (filter === undefined || !filter.allowDefaultOptions || !hidesNothing(emi)) return;
		for (const [option] of countingOptions(filter).values()) if (!isRedundant(option, true)) return;
		report(
			base,
			'the filter changes nothing: hide something, set allowDefaultOptions to false, or leave the filter out',
		);
	},
} as const satisfies LintRule;
