// Filter node → `payment_filter`: the one place that knows its key order, what is left out, and the doubling.
import type {Writable} from 'type-fest';
import {type IssueCollector, readOrThrow} from '../diagnostics/issue-collector.js';
import {doubledCodes, isDoubledType, normalCode} from '../rules/provider-pairs.js';
import {nbCodeProblem} from '../rules/providers-by-type.js';
import type {PaymentFilter, PaymentOption} from '../wire/payment-filter.js';
import type {DoubledType} from '../wire/payment-method.js';
import type {DialectNode} from './dialect-node.js';
import {type FilterNode, isCards, isUpi, type OptionNode} from './filter-node.js';
import {writeEmiFilter} from './write-emi-filter.js';

/** The frozen `payment_filter`; `base` is its pointer. Its leaves are already frozen, so only three objects remain to freeze. */
export function writePaymentFilter(node: FilterNode, dialect: DialectNode, base = ''): PaymentFilter {
	const {servicePrefix} = node;
	const options = readOrThrow(report =>
		node.options.map((option, index) => writeOption(option, servicePrefix, report, `${base}/options/${index}`)),
	);
	const filter: Writable<PaymentFilter> = {
		allowDefaultOptions: node.allowDefaults,
		options: Object.freeze(options),
	};
	if (node.emi !== undefined) filter.emiOptions = writeEmiFilter(node.emi, dialect, `${base}/emiOptions`);
	return Object.freeze(filter);
}

/** A frozen option; its providers as pairs if there is a service prefix. */
export function writeOption(
	option: OptionNode,
	servicePrefix: string | undefined,
	report: IssueCollector,
	place: string,
): PaymentOption {
	const {type: paymentMethodType} = option;
	if (isCards(option)) return Object.freeze({paymentMethodType, enable: true, cardFilters: option.cards});
	if (isUpi(option)) return Object.freeze({paymentMethodType, enable: true, upiFilters: option.upi});
	const {enable, providers} = option;
	if (providers === undefined) return Object.freeze({paymentMethodType, enable});
	return Object.freeze({
		paymentMethodType,
		enable,
		paymentMethods:
			servicePrefix === undefined || !isDoubledType(paymentMethodType)
				? providers
				: pairs(paymentMethodType, providers, servicePrefix, report, place),
	});
}

/** Each provider as its pair. */
function pairs(
	type: DoubledType,
	providers: readonly string[],
	servicePrefix: string,
	report: IssueCollector,
	place: string,
): readonly string[] {
	if (type === 'NB') {
		// Only here are all codes known, so that a code without `NB_` can be recognized as a double.
		providers.forEach((code, index) => {
			const problem = nbCodeProblem(normalCode(type, code, servicePrefix), () => false);
			report.add(`${place}/paymentMethods/${index}`, problem);
		});
	}
	return Object.freeze(doubledCodes(type, providers, servicePrefix));
}
