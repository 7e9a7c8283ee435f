// A recovered filter → the normalized subject, with the filters of its options and its EMI rules.

import {isReadable, type Recovered, readablePart, Unrecovered} from '../../schema/recovered.js';
import {
	EMI_KIND_KEYS,
	EMI_KINDS,
	type EmiFilter,
	type EmiSubFilter,
	type IssuerFilter,
	PLAN_GROUPS,
	type PlanFilter,
	type PlanGroup,
} from '../../wire/emi-filter.js';
import type {CardFilter, OptionParts, PaymentFilter, UpiFilter} from '../../wire/payment-filter.js';
import {CARD_LISTS, PLAN_LIST_KEYS, PLAN_LISTS, UPI_METHODS} from '../../wire/spec.js';
import {flag, normalFilters, normalList, partOf, scalar, unreadableIn, wholeList} from './normal-parts.js';
import {
	type NormalSubject,
	type SubjectCardFilter,
	type SubjectCardLists,
	type SubjectEmi,
	type SubjectEmiKind,
	type SubjectList,
	type SubjectOption,
	type SubjectPlanFilter,
	type SubjectPlanGroup,
	type SubjectPlanList,
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
			allow: scalar(partOf(filter, 'allowDefaultOptions')) ?? UNREADABLE,
			pointer: `${base}/allowDefaultOptions`,
			isStated: true,
		},
		options: isReadable(options) ? options.map((option, index) => normalOption(option, `${pointer}/${index}`)) : [],
		hasAllOptions: isReadable(options),
	};
}

function normalOption(option: Recovered<OptionParts>, pointer: string): SubjectOption {
	const providers = partOf(option, 'paymentMethods');
	const cardFilters = partOf(option, 'cardFilters');
	const upiFilters = partOf(option, 'upiFilters');
	const {paymentMethodType: _, ...rest} = Object(option);
	const type = normalType(partOf(option, 'paymentMethodType'));
	const ofType = type.type === UNREADABLE ? `${pointer}/paymentMethodType` : undefined;
	return {
		pointer,
		...type,
		unreadable: option instanceof Unrecovered ? pointer : (unreadableIn(rest, pointer) ?? ofType),
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
		...(Object.fromEntries(lists) as SubjectCardLists), // every list has an entry
	};
}

function normalUpiFilter(filter: Recovered<UpiFilter>, pointer: string): SubjectUpiFilter {
	const methods = partOf(filter, UPI_METHODS.key);
	return {
		pointer,
		enable: flag(partOf(filter, 'enable')),
		upiType: readablePart(filter, 'upiType'),
		methods: methods && normalList(methods, `${pointer}/${UPI_METHODS.key}`),
	};
}

function normalEmi(emi: Recovered<EmiFilter>, pointer: string): SubjectEmi {
	const kinds = EMI_KINDS.flatMap(kind => {
		const key = EMI_KIND_KEYS[kind];
		const found = partOf(emi, key);
		return found === undefined ? [] : [[kind, normalKind(found, `${pointer}/${key}`)] as const];
	});
	return {
		pointer,
		showOnlyEmi: isReadable(emi) ? scalar(partOf(emi, 'showOnlyEmi')) : UNREADABLE,
		unreadable: unreadableIn(emi, pointer),
		kinds: Object.fromEntries(kinds),
	};
}

function normalKind(kind: Recovered<EmiSubFilter>, pointer: string): SubjectEmiKind {
	const groups = PLAN_GROUPS.flatMap(name => {
		const group = partOf(kind, name);
		return group === undefined ? [] : [[name, normalGroup(group, `${pointer}/${name}`)] as const];
	});
	return {pointer, enable: flag(partOf(kind, 'enable')), groups: Object.fromEntries(groups)};
}

function normalGroup(group: Recovered<PlanGroup>, pointer: string): SubjectPlanGroup {
	const filters = partOf(group, 'filters');
	return {
		pointer,
		enable: flag(partOf(group, 'enable')),
		filters: filters && normalFilters(filters, `${pointer}/filters`, normalPlanFilter),
	};
}

function normalPlanFilter(filter: Recovered<PlanFilter>, pointer: string): SubjectPlanFilter {
	const methods = partOf(filter, 'paymentMethod');
	return {
		pointer,
		enable: flag(partOf(filter, 'enable')),
		paymentMethodType: readablePart(filter, 'paymentMethodType'),
		methods: methods === undefined ? undefined : normalMethods(methods, `${pointer}/paymentMethod`),
		lists: PLAN_LIST_KEYS.flatMap(key => normalPlanLists(partOf(filter, key), `${pointer}/${key}`)),
	};
}

function normalMethods(methods: Recovered<NonNullable<PlanFilter['paymentMethod']>>, pointer: string): SubjectList {
	if (typeof methods !== 'string') return normalList(methods, pointer);
	return {...wholeList([methods], pointer), isSingle: true};
}

/** All encodings of issuers and tenures are read in the same way (open point 5), as if each had both. */
function normalPlanLists(inner: Recovered<IssuerFilter> | undefined, pointer: string): readonly SubjectPlanList[] {
	if (inner === undefined) return [];
	const enable = flag(partOf(inner, 'enable'));
	return PLAN_LISTS.flatMap(({key: what}) => {
		const list = partOf(inner, what);
		return list === undefined ? [] : [{what, enable, list: normalList(list, `${pointer}/${what}`)}];
	});
}
