// Inspect: a lint rule.
import {countingOptions, isRedundant} from './effect.js';
import {filterOf} from './examples.js';
import type {LintRule} from './rule.js';

export const redundantOption = {
	id: 'redundant-option',
	severity: 'warning',
	description:
		'An option that says what allowDefaultOptions says anyway changes nothing, so it may not be what was meant.',
	source: 'checkout-spec: payment_filter object, `allowDefaultOptions`',
	invalid: filterOf(false, {paymentMethodType: 'UPI', enable: true}, {paymentMethodType: 'CASH', enable: false}),
	valid: filterOf(false, {paymentMethodType: 'UPI', enable: true}),
	check({filter, base}, report) {
		if (filter === undefined) return;
		const allow = filter.allowDefaultOptions;
		for (const [type, [option, index]] of countingOptions(filter)) {
			if (!isRedundant(option, allow)) continue;
			const state = allow ? 'shown' : 'hidden';
			report(
				`${base}/options/${index}`,
				`allowDefaultOptions is ${allow}, so ${type} is ${state} anyway: leave this option out, or set allowDefaultOptions to ${!allow}`,
			);
		}
	},
} as const satisfies LintRule;
