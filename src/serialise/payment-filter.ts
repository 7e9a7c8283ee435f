// Filter node → `payment_filter`: the one place that knows its key order, what is left out, and the doubling.
import {castDraft, Immer} from 'immer';
import {Report, step} from '../misuse.js';
import type {FilterNode, OptionNode, RulesNode, WholeNode} from '../nodes/filter-node.js';
import {doubledCodes, isDoubledType, normalCode} from '../rules/pairs-in-mandates.js';
import {nbCodeProblem} from '../rules/providers-by-type.js';
import type {PaymentFilter, PaymentOption} from '../wire/payment-filter.js';
import {writeEmiFilter} from './emi-filter.js';

/** An instance of our own: what others set on the global one does not reach it. */
const immer = new Immer();
const EMPTY: PaymentFilter = Object.freeze({allowDefaultOptions: true, options: Object.freeze([])});

/** The frozen `payment_filter`; `base` is the pointer it stands at. */
export function writePaymentFilter(node: FilterNode, base = ''): PaymentFilter {
	const report = new Report();
	const options = Object.freeze(
		node.options.map((option, index) => writeOption(option, node, report, `${base}/options/${index}`)),
	);
	report.settle();
	const emi = node.emi && writeEmiFilter(node.emi, node.dialect, `${base}/emiOptions`);
	const filter = immer.produce(EMPTY, draft => {
		draft.allowDefaultOptions = node.allowDefaults;
		draft.options = castDraft(options);
		if (emi !== undefined) draft.emiOptions = castDraft(emi);
	});
	// Somebody's outer recipe, or an unloaded plugin, keeps immer from freezing: its parts are frozen, so the root is enough.
	return Object.freeze(filter);
}

function writeOption(option: OptionNode, rules: RulesNode, report: Report, place: string): PaymentOption {
	const {type: paymentMethodType} = option;
	if ('cards' in option) return Object.freeze({paymentMethodType, enable: true, cardFilters: option.cards});
	if ('upi' in option) return Object.freeze({paymentMethodType, enable: true, upiFilters: option.upi});
	const {enable, providers} = option;
	if (providers === undefined) return Object.freeze({paymentMethodType, enable});
	return Object.freeze({
		paymentMethodType,
		enable,
		paymentMethods: writeProviders(option, providers, rules, report, place),
	});
}

/** The providers as given, or each as its pair where the filter has a service prefix. */
function writeProviders(
	{type}: WholeNode,
	providers: readonly string[],
	{servicePrefix}: RulesNode,
	report: Report,
	place: string,
): readonly string[] {
	if (servicePrefix === undefined || !isDoubledType(type)) return providers;
	if (type === 'NB') {
		// Only now is it known whose double a code without `NB_` may be.
		providers.forEach((code, index) => {
			const problem = nbCodeProblem(normalCode(type, code, servicePrefix), () => false);
			if (problem !== undefined) report.add(`${place}/paymentMethods${step(index)}`, problem);
		});
	}
	return Object.freeze(doubledCodes(type, providers, servicePrefix));
}
