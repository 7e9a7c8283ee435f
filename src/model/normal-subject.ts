// A recovered filter → the normalized subject, with the card and UPI filters of its options.
import {CARD_FILTER, UPI_FILTER} from '../schema/payment-filter-shape.js';
import {isReadable, type Recovered, Unrecovered} from '../schema/recovered.js';
import type {CardFilter, OptionParts, PaymentFilter, UpiFilter} from '../wire/payment-filter.js';
import {PAYMENT_METHOD_TYPES} from '../wire/payment-method.js';
import {CARD_LISTS, UPI_METHODS} from '../wire/spec.js';
import {normalEmi} from './normal-emi.js';
import {flag, normalFilters, normalList, partOf, readability, scalar} from './normal-parts.js';
import {
	type NormalSubject,
	type SubjectCardFilter,
	type SubjectCardLists,
	type SubjectOption,
	type SubjectUpiFilter,
	UNREADABLE,
} from './subject.js';

type NormalOptions = Pick<NormalSubject, 'defaults' | 'options' | 'hasAllOptions'>;

/** A session without a filter: everything is shown. */
export function withoutFilter(pointer: string): NormalOptions {
	return {defaults: {allow: true, pointer, isStated: false}, options: [], hasAllOptions: true};
}

export function normalOptions(filter: Recovered<PaymentFilter>, base: string): NormalOptions {
	if (!isReadable(filter)) {
		const defaults = {allow: UNREADABLE, pointer: base, isStated: true} as const;
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
		options: isReadable(options) ? allOptions(options, pointer) : [],
		hasAllOptions: isReadable(options),
	};
}

function allOptions(options: readonly Recovered<OptionParts>[], pointer: string): readonly SubjectOption[] {
	const own = options.map((option, index) => normalOption(option, `${pointer}/${index}`));
	return [...own, ...options.flatMap((option, index) => [...optionsInside(option, `${pointer}/${index}`)])];
}

/** What may be options of another type among the filters of an option: none of them is read as one. */
function* optionsInside(option: Recovered<OptionParts>, pointer: string): Generator<SubjectOption> {
	for (const key of ['cardFilters', 'upiFilters'] as const) {
		const filters = partOf(option, key);
		if (!isReadable(filters)) continue;
		for (const [index, filter] of filters.entries()) {
			const type: unknown = Object.hasOwn(filter, 'paymentMethodType') && Reflect.get(filter, 'paymentMethodType');
			const [likely] = type instanceof Unrecovered ? type.likelyWords : [];
			const word = PAYMENT_METHOD_TYPES.find(one => one === likely);
			if (word === undefined || partOf(option, 'paymentMethodType') === word) continue;
			yield {...normalOption({}, `${pointer}/${key}/${index}`), type: UNREADABLE, possibleTypes: [word]};
		}
	}
}

function normalOption(option: Recovered<OptionParts>, pointer: string): SubjectOption {
	const providers = partOf(option, 'paymentMethods');
	const cardFilters = partOf(option, 'cardFilters');
	const upiFilters = partOf(option, 'upiFilters');
	return {
		pointer,
		...normalType(partOf(option, 'paymentMethodType')),
		enable: flag(partOf(option, 'enable')),
		providers: providers && normalList(providers, `${pointer}/paymentMethods`),
		cardFilters: cardFilters && normalFilters(cardFilters, `${pointer}/cardFilters`, normalCardFilter),
		upiFilters: upiFilters && normalFilters(upiFilters, `${pointer}/upiFilters`, normalUpiFilter),
	};
}

function normalType(
	type: Recovered<OptionParts['paymentMethodType']> | undefined,
): Pick<SubjectOption, 'type' | 'possibleTypes'> {
	if (isReadable(type)) return {type, possibleTypes: undefined};
	const possibleTypes = type instanceof Unrecovered ? type.likelyWords : [];
	return {type: UNREADABLE, possibleTypes: possibleTypes.length > 0 ? possibleTypes : undefined};
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

function normalCardFilter(filter: Recovered<CardFilter>, pointer: string): SubjectCardFilter {
	const lists = CARD_LISTS.map(({key, name}) => {
		const list = partOf(filter, key);
		return [name, list && normalList<string>(list, `${pointer}/${key}`)] as const;
	});
	return {
		pointer,
		enable: flag(partOf(filter, 'enable')),
		...readability(filter, CARD_FILTER),
		...(Object.fromEntries(lists) as SubjectCardLists), // every list has an entry
	};
}

function normalUpiFilter(filter: Recovered<UpiFilter>, pointer: string): SubjectUpiFilter {
	const methods = partOf(filter, UPI_METHODS.key);
	return {
		pointer,
		enable: flag(partOf(filter, 'enable')),
		...readability(filter, UPI_FILTER),
		upiType: scalar(partOf(filter, 'upiType')),
		methods: methods && normalList(methods, `${pointer}/${UPI_METHODS.key}`),
	};
}
