// A wire filter as a chain of builder calls.
import {doubledCodes, isDoubledType, normalCode} from '../../rules/provider-pairs.js';
import {prefixOfPairs} from '../../rules/single-providers.js';
import type {EmiFilter} from '../../wire/emi-filter.js';
import type {PaymentFilter, PaymentOption} from '../../wire/payment-filter.js';
import type {PaymentMethodType} from '../../wire/payment-method.js';
import {type Call, withRecipe} from './chain.js';
import {emiCalls} from './emi.js';
import {cardCall, upiCall} from './filters.js';
import {list, quote} from './literal.js';

/** `filter().allowDefaults(true)` and the calls after it. */
export function filterCode(filter: PaymentFilter): string {
	const prefix = prefixThatDoubles(filter);
	const calls: readonly Call[] = [
		() => `.allowDefaults(${filter.allowDefaultOptions})`,
		...filter.options.map(option => optionCall(option, prefix)),
		...(filter.emiOptions === undefined ? [] : [emiCall(filter.emiOptions)]),
		...(prefix === undefined ? [] : [() => `.forMandates(${quote(prefix)})`]),
	];
	return `filter()${calls.map(call => `\n\t${call('\t')}`).join('')}`;
}

export function emiCall(emi: EmiFilter): Call {
	return indent => withRecipe('.emi(', 'emi', emiCalls(emi), indent);
}

function optionCall(option: PaymentOption, prefix: string | undefined): Call {
	const {paymentMethodType: type, enable, paymentMethods, cardFilters, upiFilters} = option;
	if (cardFilters !== undefined) return indent => withRecipe('.cards(', 'cards', cardFilters.map(cardCall), indent);
	if (upiFilters !== undefined) return indent => withRecipe('.upi(', 'upi', upiFilters.map(upiCall), indent);
	const verb = enable ? 'show' : 'hide';
	if (paymentMethods === undefined) return () => `.${verb}(${quote(type)})`;
	const codes = prefix === undefined ? paymentMethods : singles(type, paymentMethods, prefix);
	return indent => `${list(codes, indent, `.${verb}(${quote(type)}, `)})`;
}

/** The prefix with which `forMandates` writes every list of the filter unchanged (open point 24). */
function prefixThatDoubles(filter: PaymentFilter): string | undefined {
	const prefix = prefixOfPairs(filter);
	if (prefix === undefined) return undefined;
	const isSame = filter.options.every(({paymentMethodType: type, paymentMethods}) => {
		if (paymentMethods === undefined || !isDoubledType(type)) return true;
		const written = doubledCodes(type, singles(type, paymentMethods, prefix), prefix);
		return written.length === paymentMethods.length && written.every((code, index) => code === paymentMethods[index]);
	});
	return isSame ? prefix : undefined;
}

/** The codes for which `forMandates` writes pairs. */
function singles(type: PaymentMethodType, codes: readonly string[], prefix: string): readonly string[] {
	return isDoubledType(type) ? [...new Set(codes.map(code => normalCode(type, code, prefix)))] : codes;
}
