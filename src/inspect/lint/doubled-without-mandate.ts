// Inspect: a lint rule.
import {isDoubledType, prefixOfPairs} from '../../rules/provider-pairs.js';
import {filterOf, page} from './examples.js';
import type {LintRule} from './rule.js';

const wallets = (...paymentMethods: readonly string[]) =>
	filterOf(false, {paymentMethodType: 'WALLET', enable: true, paymentMethods});

export const doubledWithoutMandate = {
	id: 'doubled-without-mandate',
	severity: 'warning',
	description: 'Providers are written twice for mandate flows only; without a mandate the prefixed codes say nothing.',
	source: 'checkout-spec: option object, mandate flows; open point 24',
	invalid: page({payment_filter: wallets('WALLET_A', 'PREFIX_WALLET_A')}),
	valid: page({payment_filter: wallets('WALLET_A')}),
	check({filter, request, base}, report) {
		if (filter === undefined || request === undefined || request['options.create_mandate'] !== undefined) return;
		const prefix = prefixOfPairs(filter);
		if (prefix === undefined) return;
		for (const [index, {paymentMethodType: type, paymentMethods = []}] of filter.options.entries()) {
			if (!isDoubledType(type) || paymentMethods.length === 0) continue;
			report(
				`${base}/options/${index}/paymentMethods`,
				`the providers stand twice, with ${prefix}_, and the session has no mandate: drop the prefixed codes, or add the mandate fields`,
			);
		}
	},
} as const satisfies LintRule;
