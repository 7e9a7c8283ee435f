// Inspect: every list of codes in a filter, with its pointer, for the rules that look at codes.
import {EMI_KIND_KEYS, PLAN_GROUPS} from '../../wire/emi-filter.js';
import type {PaymentMethodType} from '../../wire/payment-method.js';
import type {Subject} from '../subject.js';

/** A list of codes, BIN or tenure ranges. */
export interface CodeList {
	readonly pointer: string;
	/** The field's name. */
	readonly key: string;
	readonly codes: readonly string[];
	/** Of `paymentMethods`: the type of their option. */
	readonly type?: PaymentMethodType;
}

/** Every list of the filter and of `emiOptions`, in document order. */
export function* codeLists({filter, base, emi, emiPointer}: Subject): Generator<CodeList> {
	for (const [index, option] of (filter?.options ?? []).entries()) {
		const place = `${base}/options/${index}`;
		const {paymentMethodType: type, paymentMethods, cardFilters, upiFilters} = option;
		if (paymentMethods !== undefined) {
			yield {pointer: `${place}/paymentMethods`, key: 'paymentMethods', codes: paymentMethods, type};
		}
		for (const [at, card] of (cardFilters ?? []).entries()) yield* listsIn(card, `${place}/cardFilters/${at}`);
		for (const [at, upi] of (upiFilters ?? []).entries()) yield* listsIn(upi, `${place}/upiFilters/${at}`);
	}
	for (const kind of Object.values(EMI_KIND_KEYS)) {
		for (const group of PLAN_GROUPS) {
			for (const [at, plan] of (emi?.[kind]?.[group]?.filters ?? []).entries()) {
				const place = `${emiPointer}/${kind}/${group}/filters/${at}`;
				yield* listsIn(plan, place);
				for (const key of ['issuerFilter', 'tenureFilter', 'issuerFilters'] as const) {
					yield* listsIn(plan[key] ?? {}, `${place}/${key}`);
				}
			}
		}
	}
}

function* listsIn(holder: object, place: string): Generator<CodeList> {
	for (const [key, codes] of Object.entries(holder)) {
		if (Array.isArray(codes)) yield {pointer: `${place}/${key}`, key, codes};
	}
}
