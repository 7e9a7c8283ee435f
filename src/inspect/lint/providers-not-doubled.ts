// Inspect: a lint rule.
import {doubledCodes, isDoubledType, singleProviderLists, singleProviders} from '../../rules/provider-pairs.js';
import {filterOf, mandateOf, page} from './examples.js';
import type {LintRule} from './rule.js';

const wallets = (...paymentMethods: readonly string[]) =>
	filterOf(false, {paymentMethodType: 'WALLET', enable: true, paymentMethods});

/** Most providers that a suggestion doubles; the half of a longer list would be pasted for the whole. */
const MOST_WRITTEN = 20;

export const providersNotDoubled = {
	id: 'providers-not-doubled',
	severity: 'error',
	description: 'In a mandate flow a provider named once, without its prefixed code, is not offered for mandates.',
	source: 'checkout-spec: option object, mandate flows; open point 24',
	invalid: page({payment_filter: wallets('WALLET_A'), ...mandateOf('9000000000', '9900000000')}),
	valid: page({payment_filter: wallets('WALLET_A', 'PREFIX_WALLET_A'), ...mandateOf('9000000000', '9900000000')}),
	check({filter, request, base, servicePrefix}, report) {
		if (filter === undefined || request?.['options.create_mandate'] === undefined) return;
		const {message} = singleProviders();
		for (const place of singleProviderLists(filter, servicePrefix)) {
			const option = filter.options[Number(place.split('/')[2])];
			const {paymentMethodType: type = '', paymentMethods = []} = option ?? {};
			const doubled =
				servicePrefix !== undefined && isDoubledType(type) && paymentMethods.length <= MOST_WRITTEN
					? JSON.stringify(doubledCodes(type, paymentMethods, servicePrefix))
					: undefined;
			report(base + place, message, doubled);
		}
	},
} as const satisfies LintRule;
