// Filter node → `payment_filter`: the one place that knows its key order, what is left out, and the doubling.
import type {Writable} from 'type-fest';
import {type IssueCollector, readOrThrow} from '../diagnostics/issue-collector.js';
import {doubledCodes, isDoubledType, normalCode} from '../rules/provider-pairs.js';
import {nbCodeProblem} from '../rules/providers-by-type.js';
import type {FilterParts, OptionParts, PaymentFilter} from '../wire/payment-filter.js';
import type {AccountNode} from './account-node.js';
import type {FilterNode} from './filter-node.js';
import {writeEmiFilter} from './write-emi-filter.js';

/** The frozen `payment_filter`; `base` is its pointer. Its leaves are already frozen, so only three objects remain to freeze. */
export function writePaymentFilter(node: FilterNode, account: AccountNode, base = ''): PaymentFilter {
	const {options, servicePrefix} = node;
	const filter: Writable<FilterParts> = {
		allowDefaultOptions: node.allowDefaults,
		options: Object.freeze(
			servicePrefix === undefined
				? options
				: readOrThrow(report =>
						options.map((option, index) => doubled(option, servicePrefix, report, `${base}/options/${index}`)),
					),
		),
	};
	if (node.emi !== undefined) filter.emiOptions = writeEmiFilter(node.emi, account, `${base}/emiOptions`);
	return Object.freeze(filter) as PaymentFilter; // the builders add no list where the service ignores it
}

/** The option with each of its providers as a pair. */
function doubled(option: OptionParts, servicePrefix: string, report: IssueCollector, place: string): OptionParts {
	const {paymentMethodType: type, enable, paymentMethods: providers} = option;
	if (!isDoubledType(type) || providers === undefined) return option;
	if (type === 'NB') {
		// Only here are all codes known, so that a code without `NB_` can be recognized as a double.
		providers.forEach((code, index) => {
			const problem = nbCodeProblem(normalCode(type, code, servicePrefix));
			report.add(`${place}/paymentMethods/${index}`, problem);
		});
	}
	const paymentMethods = Object.freeze(doubledCodes(type, providers, servicePrefix));
	return Object.freeze({paymentMethodType: type, enable, paymentMethods});
}
