// A recovered filter or session request → the normalized subject.
import {isReadable, type Recovered, UnreadablePart} from '../schema/recovered.js';
import type {PaymentFilter, PaymentOption} from '../wire/payment-filter.js';
import {normalCardFilter, normalUpiFilter} from './normal-card-upi.js';
import {normalEmi} from './normal-emi.js';
import {flag, normalFilters, normalList, partOf} from './normal-parts.js';
import {type NormalSubject, type SubjectOption, UNREADABLE_PART, type Unreadable} from './subject.js';

type NormalOptions = Pick<NormalSubject, 'defaults' | 'options' | 'hasAllOptions'>;

/** A session without a filter: everything is shown. */
export function withoutFilter(pointer: string): NormalOptions {
	return {defaults: {allow: true, pointer, isStated: false}, options: [], hasAllOptions: true};
}

export function normalOptions(filter: Recovered<PaymentFilter>, base: string): NormalOptions {
	if (!isReadable(filter)) {
		const defaults = {allow: UNREADABLE_PART, pointer: base, isStated: true} as const;
		return {defaults, options: [], hasAllOptions: false};
	}
	const options = partOf(filter, 'options');
	const pointer = `${base}/options`;
	return {
		defaults: {
			allow: flag(partOf(filter, 'allowDefaultOptions')),
			pointer: `${base}/allowDefaultOptions`,
			isStated: true,
		},
		options: isReadable(options) ? options.map((option, index) => normalOption(option, `${pointer}/${index}`)) : [],
		hasAllOptions: isReadable(options),
	};
}

function normalOption(option: Recovered<PaymentOption>, pointer: string): SubjectOption {
	if (!isReadable(option)) return {pointer, type: UNREADABLE_PART, enable: UNREADABLE_PART};
	const providers = partOf(option, 'paymentMethods');
	const cardFilters = partOf(option, 'cardFilters');
	const upiFilters = partOf(option, 'upiFilters');
	return {
		pointer,
		...normalType(partOf(option, 'paymentMethodType')),
		enable: flag(partOf(option, 'enable')),
		...(providers !== undefined && {providers: normalList(providers, `${pointer}/paymentMethods`)}),
		...(cardFilters !== undefined && {
			cardFilters: normalFilters(cardFilters, `${pointer}/cardFilters`, normalCardFilter),
		}),
		...(upiFilters !== undefined && {upiFilters: normalFilters(upiFilters, `${pointer}/upiFilters`, normalUpiFilter)}),
	};
}

function normalType(
	type: Recovered<PaymentOption['paymentMethodType']> | undefined,
): Pick<SubjectOption, 'type' | 'possibleTypes'> {
	if (isReadable(type)) return {type};
	const possibleTypes = type instanceof UnreadablePart ? type.resembles : [];
	return {type: UNREADABLE_PART, ...(possibleTypes.length > 0 && {possibleTypes})};
}

/** The EMI filters found at either of the places where they may be (open point 4). */
export function normalEmiFilters(
	...places: readonly (readonly [
		emi: Recovered<NonNullable<PaymentFilter['emiOptions']>> | undefined,
		pointer: string,
	])[]
): NormalSubject['emiFilters'] {
	return places.flatMap(([emi, pointer]) => (emi === undefined ? [] : [normalEmi(emi, pointer)]));
}

/** An enum value of a session request. */
export function word<Word extends string>(value: Recovered<Word> | undefined): Word | Unreadable | undefined {
	return value === undefined ? undefined : isReadable(value) ? (value as Word) : UNREADABLE_PART; // the recovered word
}
