// Filter node → `payment_filter`: the one place that knows its key order, what is left out, and the doubling.
import type {Writable} from 'type-fest';
import {IssueCollector} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import {doubledCodes, isDoubledType, normalCode} from '../rules/provider-pairs.js';
import {nbCodeProblem} from '../rules/providers-by-type.js';
import type {Place} from '../values/list.js';
import type {PaymentFilter, PaymentOption} from '../wire/payment-filter.js';
import {type FilterNode, isCards, isUpi, type OptionNode, type RulesNode, type WholeNode} from './filter-node.js';
import {writeEmiFilter} from './write-emi-filter.js';

/** The frozen `payment_filter`; `base` is its pointer. Its leaves are already frozen, so only three objects remain to freeze. */
export function writePaymentFilter(node: FilterNode, base = ''): PaymentFilter {
	const report = new IssueCollector();
	const options = node.options.map((option, index) =>
		writeOption(option, node, report, () => `${base}/options/${index}`),
	);
	report.throwIfAny();
	const filter: Writable<PaymentFilter> = {
		allowDefaultOptions: node.allowDefaults,
		options: Object.freeze(options),
	};
	if (node.emi !== undefined) filter.emiOptions = writeEmiFilter(node.emi, node.dialect, `${base}/emiOptions`);
	return Object.freeze(filter);
}

function writeOption(option: OptionNode, rules: RulesNode, report: IssueCollector, place: Place): PaymentOption {
	const {type: paymentMethodType} = option;
	if (isCards(option)) return Object.freeze({paymentMethodType, enable: true, cardFilters: option.cards});
	if (isUpi(option)) return Object.freeze({paymentMethodType, enable: true, upiFilters: option.upi});
	const {enable, providers} = option;
	if (providers === undefined) return Object.freeze({paymentMethodType, enable});
	return Object.freeze({
		paymentMethodType,
		enable,
		paymentMethods: writeProviders(option, providers, rules, report, place),
	});
}

/** The providers as given, or each as its pair if the filter has a service prefix. */
function writeProviders(
	{type}: WholeNode,
	providers: readonly string[],
	{servicePrefix}: RulesNode,
	report: IssueCollector,
	place: Place,
): readonly string[] {
	if (servicePrefix === undefined || !isDoubledType(type)) return providers;
	if (type === 'NB') {
		// Only here are all codes known, so that a code without `NB_` can be recognized as a double.
		providers.forEach((code, index) => {
			const problem = nbCodeProblem(normalCode(type, code, servicePrefix), () => false);
			if (problem !== undefined) report.add(`${place()}/paymentMethods${pointerSegment(index)}`, problem);
		});
	}
	return Object.freeze(doubledCodes(type, providers, servicePrefix));
}
