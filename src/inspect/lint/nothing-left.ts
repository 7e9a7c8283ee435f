// Inspect: a lint rule.
import {countingOptions, enablesEmi, narrows, SCREEN_TYPES} from './effect.js';
import {filterOf} from './examples.js';
import type {LintRule} from './rule.js';

export const nothingLeft = {
	id: 'nothing-left',
	severity: 'error',
	description: 'A filter that hides every payment option leaves the customer nothing to pay with.',
	source: 'checkout-spec: payment_filter object, `allowDefaultOptions`',
	invalid: filterOf(false, {paymentMethodType: 'CARD', enable: false}),
	valid: filterOf(true, {paymentMethodType: 'CARD', enable: false}),
	check({filter, emi, base}, report) {
		if (filter === undefined || enablesEmi(emi)) return;
		const options = countingOptions(filter);
		if (filter.allowDefaultOptions) {
			const hidden = (type: (typeof SCREEN_TYPES)[number]) => {
				const [option] = options.get(type) ?? [];
				return option !== undefined && !option.enable && !(narrows(option) && type !== 'CARD' && type !== 'UPI');
			};
			if (!SCREEN_TYPES.every(hidden)) return;
		} else if ([...options.values()].some(([option]) => option.enable)) return;
		report(base, 'the filter leaves nothing to pay with: enable an option, or set allowDefaultOptions to true');
	},
} as const satisfies LintRule;
