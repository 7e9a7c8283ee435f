// Inspect: a lint rule.
import {countingOptions, hidesNothing, isRedundant} from './effect.js';
import {filterOf} from './examples.js';
import type {LintRule} from './rule.js';

export const noEffect = {
	name: 'no-effect',
	severity: 'warning',
	reason: 'With allowDefaultOptions true, a filter that hides nothing shows what would be shown without it.',
	source: 'checkout-spec: payment_filter object, `allowDefaultOptions`',
	bad: filterOf(true, {paymentMethodType: 'UPI', enable: true}),
	good: filterOf(false, {paymentMethodType: 'UPI', enable: true}),
	check({filter, emi, base}, report) {
		if (filter === undefined || !filter.allowDefaultOptions || !hidesNothing(emi)) return;
		for (const [option] of countingOptions(filter).values()) if (!isRedundant(option, true)) return;
		report(
			base,
			'the filter changes nothing: hide something, set allowDefaultOptions to false, or leave the filter out',
		);
	},
} as const satisfies LintRule;
