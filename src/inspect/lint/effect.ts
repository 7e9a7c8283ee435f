// Inspect: whether an option changes anything, for the rules that ask.

import type {EmiFilter} from '../../wire/emi-filter.js';
import {EMI_KIND_KEYS} from '../../wire/emi-filter.js';
import type {PaymentFilter, PaymentOption} from '../../wire/payment-filter.js';
import {PAYMENT_METHOD_TYPES, type PaymentMethodType} from '../../wire/payment-method.js';
import {enabledInKind} from '../evaluate/emi-plan.js';

/** The options that count: of a type given twice the first (open point 7), each with its index. */
export function countingOptions({options}: PaymentFilter): ReadonlyMap<PaymentMethodType, [PaymentOption, number]> {
	const first = new Map<PaymentMethodType, [PaymentOption, number]>();
	options.forEach((option, index) => {
		if (!first.has(option.paymentMethodType)) first.set(option.paymentMethodType, [option, index]);
	});
	return first;
}

/** Lists that are not ignored: they single out a part of the type. */
export function narrows({paymentMethodType: type, paymentMethods, cardFilters, upiFilters}: PaymentOption): boolean {
	if (type === 'CARD') return cardFilters !== undefined;
	if (type === 'UPI') return upiFilters !== undefined;
	return paymentMethods !== undefined;
}

/** Whether the option says only what `allowDefaultOptions` says of its type anyway. */
export function isRedundant(option: PaymentOption, allowDefaults: boolean): boolean {
	return allowDefaults ? option.enable && !narrows(option) : !option.enable;
}

/** Whether nothing in the EMI filter hides a plan or anything else. */
export function hidesNothing(emi: EmiFilter | undefined): boolean {
	if (emi === undefined) return true;
	if (emi.showOnlyEmi === true) return false;
	return Object.values(EMI_KIND_KEYS).every(key => {
		const kind = emi[key];
		if (kind === undefined) return true;
		const groups = [kind.credit, kind.debit, kind.cardless];
		return kind.enable && groups.every(group => group === undefined || (group.enable && group.filters === undefined));
	});
}

/** Whether the EMI filter enables anything at all. */
export function enablesEmi(emi: EmiFilter | undefined): boolean {
	if (emi === undefined) return false;
	return Object.values(EMI_KIND_KEYS).some(key => {
		const kind = emi[key];
		return kind !== undefined && (kind.enable || enabledInKind(kind, '') !== undefined);
	});
}

/** Every type of the document; `RTP` stands in one variant only, so hiding it is not asked for. */
export const SCREEN_TYPES = PAYMENT_METHOD_TYPES.filter(type => type !== 'RTP');
