// A decoded filter or session request → the normalised subject.
import {
	EMI_KIND_KEYS,
	EMI_KINDS,
	type EmiFilter,
	PLAN_GROUPS,
	type PlanFilter,
	type PlanGroup,
} from '../wire/emi-filter.js';
import type {CardFilter, PaymentFilter, PaymentOption, UpiFilter} from '../wire/payment-filter.js';
import type {SessionRequest} from '../wire/session.js';
import type {
	NormalSubject,
	SubjectCardFilter,
	SubjectEmi,
	SubjectEmiKind,
	SubjectFilters,
	SubjectList,
	SubjectOption,
	SubjectPlanFilter,
	SubjectPlanGroup,
	SubjectPlanList,
	SubjectUpiFilter,
} from './subject.js';

export function normalFilter(filter: PaymentFilter): NormalSubject {
	return {...normalOptions(filter, ''), emiFilters: emiFilters([filter.emiOptions, '/emiOptions']), isSession: false};
}

export function normalRequest(request: SessionRequest): NormalSubject {
	const base = '/payment_filter';
	const filter = request.payment_filter;
	const inside = [filter?.emiOptions, `${base}/emiOptions`] as const;
	return {
		...normalOptions(filter, base),
		emiFilters: emiFilters(inside, [request.emiOptions, '/emiOptions']),
		...(request.sdk_udf !== undefined && {display: request.sdk_udf}),
		...(request['options.create_mandate'] !== undefined && {mandateKind: request['options.create_mandate']}),
		isSession: true,
	};
}

function normalOptions(filter: PaymentFilter | undefined, base: string) {
	const defaults =
		filter === undefined
			? {allow: true, pointer: base, isStated: false}
			: {allow: filter.allowDefaultOptions, pointer: `${base}/allowDefaultOptions`, isStated: true};
	const options = (filter?.options ?? []).map((option, index) => normalOption(option, `${base}/options/${index}`));
	return {defaults, options, hasAllOptions: true};
}

function normalOption(option: PaymentOption, pointer: string): SubjectOption {
	const {paymentMethodType: type, enable, paymentMethods, cardFilters, upiFilters} = option;
	return {
		pointer,
		type,
		enable,
		...(paymentMethods && {providers: list(paymentMethods, `${pointer}/paymentMethods`)}),
		...(cardFilters && {cardFilters: filters(cardFilters, `${pointer}/cardFilters`, normalCardFilter)}),
		...(upiFilters && {upiFilters: filters(upiFilters, `${pointer}/upiFilters`, normalUpiFilter)}),
	};
}

function normalCardFilter(filter: CardFilter, pointer: string): SubjectCardFilter {
	const {enable, cardBrands, cardBins, cardTypes, cardSubTypes, cardBanks} = filter;
	return {
		pointer,
		enable,
		isComplete: true,
		...(cardBrands && {brands: list(cardBrands, `${pointer}/cardBrands`)}),
		...(cardBins && {bins: list(cardBins, `${pointer}/cardBins`)}),
		...(cardTypes && {types: list(cardTypes, `${pointer}/cardTypes`)}),
		...(cardSubTypes && {subTypes: list(cardSubTypes, `${pointer}/cardSubTypes`)}),
		...(cardBanks && {banks: list(cardBanks, `${pointer}/cardBanks`)}),
	};
}

function normalUpiFilter({enable, upiType, upiMethods}: UpiFilter, pointer: string): SubjectUpiFilter {
	return {
		pointer,
		enable,
		isComplete: true,
		...(upiType && {upiType}),
		...(upiMethods && {methods: list(upiMethods, `${pointer}/upiMethods`)}),
	};
}

function emiFilters(...places: readonly (readonly [EmiFilter | undefined, string])[]): readonly SubjectEmi[] {
	return places.flatMap(([emi, pointer]) => (emi === undefined ? [] : [normalEmi(emi, pointer)]));
}

function normalEmi(emi: EmiFilter, pointer: string): SubjectEmi {
	const kinds = EMI_KINDS.flatMap(kind => {
		const key = EMI_KIND_KEYS[kind];
		const found = emi[key];
		return found === undefined ? [] : [[kind, normalKind(found, `${pointer}/${key}`)] as const];
	});
	const {showOnlyEmi} = emi;
	return {pointer, ...(showOnlyEmi !== undefined && {showOnlyEmi}), kinds: Object.fromEntries(kinds)};
}

function normalKind(kind: NonNullable<EmiFilter['standardEmi']>, pointer: string): SubjectEmiKind {
	const groups = PLAN_GROUPS.flatMap(name => {
		const group = kind[name];
		return group === undefined ? [] : [[name, normalGroup(group, `${pointer}/${name}`)] as const];
	});
	return {pointer, enable: kind.enable, groups: Object.fromEntries(groups)};
}

function normalGroup({enable, filters: plans}: PlanGroup, pointer: string): SubjectPlanGroup {
	return {pointer, enable, ...(plans && {filters: filters(plans, `${pointer}/filters`, normalPlanFilter)})};
}

function normalPlanFilter(filter: PlanFilter, pointer: string): SubjectPlanFilter {
	const {enable, paymentMethodType, paymentMethod} = filter;
	const methods = typeof paymentMethod === 'string' ? [paymentMethod] : paymentMethod;
	return {
		pointer,
		enable,
		isComplete: true,
		...(paymentMethodType && {paymentMethodType}),
		...(methods && {methods: list(methods, `${pointer}/paymentMethod`)}),
		lists: (['issuerFilter', 'issuerFilters', 'tenureFilter'] as const).flatMap(key =>
			planLists(filter[key], `${pointer}/${key}`),
		),
	};
}

/** All encodings of issuers and tenures are read alike (open point 5). */
function planLists(
	inner: NonNullable<PlanFilter['issuerFilter' | 'issuerFilters' | 'tenureFilter']> | undefined,
	pointer: string,
): readonly SubjectPlanList[] {
	if (inner === undefined) return [];
	const {enable} = inner;
	const issuers = 'issuers' in inner ? inner.issuers : undefined;
	return [
		...(issuers ? [{what: 'issuers' as const, enable, list: list(issuers, `${pointer}/issuers`)}] : []),
		...(inner.tenures ? [{what: 'tenures' as const, enable, list: list(inner.tenures, `${pointer}/tenures`)}] : []),
	];
}

function list<Item extends string>(items: readonly Item[], pointer: string): SubjectList<Item> {
	return {pointer, items, isComplete: true};
}

function filters<Wire, Filter extends SubjectPlanFilter | SubjectCardFilter | SubjectUpiFilter>(
	items: readonly Wire[],
	pointer: string,
	normal: (item: Wire, pointer: string) => Filter,
): SubjectFilters<Filter> {
	return {pointer, items: items.map((item, index) => normal(item, `${pointer}/${index}`)), isComplete: true};
}
