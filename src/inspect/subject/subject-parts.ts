// The parts of a normalized subject that count, and every list of codes in it.
import {isDoubledType} from '../../account/provider-pairs.js';
import {EMI_KIND_KEYS, EMI_KINDS, type EmiKind, PLAN_GROUPS, type PlanGroupName} from '../../wire/emi-filter.js';
import type {DoubledType} from '../../wire/payment-method.js';
import {CARD_LISTS, type ListSpec, PLAN_LISTS, PLAN_METHODS, PROVIDERS, UPI_METHODS} from '../../wire/spec.js';
import {
	type NormalSubject,
	optionOf,
	type SubjectCardFilter,
	type SubjectEmi,
	type SubjectEmiKind,
	type SubjectFilters,
	type SubjectList,
	type SubjectOption,
	type SubjectPlanFilter,
	type SubjectPlanGroup,
	UNREADABLE,
} from './subject.js';

/** The option that counts for each type. */
export function effectiveOptions({options}: NormalSubject): ReadonlyMap<string, SubjectOption> {
	const first = new Map<string, SubjectOption>();
	for (const option of options)
		if (option.type !== UNREADABLE && !first.has(option.type)) first.set(option.type, option);
	return first;
}

/** True if the type and the flag of every option are known. */
export function hasKnownOptions({options, hasAllOptions, defaults}: NormalSubject): boolean {
	return (
		hasAllOptions &&
		defaults.allow !== UNREADABLE &&
		options.every(({type, unreadable}) => type !== UNREADABLE && unreadable === undefined)
	);
}

/** The provider codes of each option that a mandate session needs twice. */
export function doubledLists({options}: NormalSubject): readonly DoubledList[] {
	return options.flatMap(({type, providers}) =>
		isDoubledType(type) && providers !== undefined && providers.items.length > 0
			? [{type, codes: providers.items, list: providers}]
			: [],
	);
}

export interface DoubledList {
	readonly type: DoubledType;
	readonly codes: readonly string[];
	readonly list: SubjectList;
}

/** The EMI filters that can be read. */
export function readableEmi({emiFilters}: NormalSubject): readonly SubjectEmi[] {
	return emiFilters.filter(({unreadable}) => unreadable === undefined);
}

export interface NamedKind {
	readonly name: EmiKind;
	/** `noCostEmi`. */
	readonly key: string;
	readonly kind: SubjectEmiKind;
}

/** The kinds of an EMI filter that can be read. */
export function emiKinds({kinds}: SubjectEmi): readonly NamedKind[] {
	return EMI_KINDS.flatMap(name => {
		const kind = kinds[name];
		return kind === undefined ? [] : [{name, key: EMI_KIND_KEYS[name], kind}];
	});
}

export interface NamedGroup {
	readonly name: PlanGroupName;
	readonly group: SubjectPlanGroup;
}

/** The plan groups of an EMI kind that can be read. */
export function planGroups({groups}: SubjectEmiKind): readonly NamedGroup[] {
	return PLAN_GROUPS.flatMap(name => {
		const group = groups[name];
		return group === undefined ? [] : [{name, group}];
	});
}

/** The plan filters of a group, whether or not it is enabled. */
export function planFiltersIn(
	emi: SubjectEmi | undefined,
	kindName: EmiKind,
	groupName: PlanGroupName,
): SubjectFilters<SubjectPlanFilter> | undefined {
	return emi?.kinds[kindName]?.groups[groupName]?.filters;
}

/** The plan filters of every group that is enabled inside an enabled kind. */
export function activePlanFilters(subject: NormalSubject): readonly SubjectFilters<SubjectPlanFilter>[] {
	return readableEmi(subject)
		.flatMap(emiKinds)
		.filter(({kind}) => kind.enable === true)
		.flatMap(({kind}) => planGroups(kind))
		.flatMap(({group}) => (group.enable === true && group.filters !== undefined ? [group.filters] : []));
}

/** The card filters that count: those of an enabled option of `CARD`. */
export function activeCardFilters(subject: NormalSubject): SubjectFilters<SubjectCardFilter> | undefined {
	const option = optionOf(subject, 'CARD');
	return option?.enable && option.unreadable === undefined ? option.cardFilters : undefined;
}

/** True if there are card, UPI or plan filters, whether or not they count. */
export function hasFilters(subject: NormalSubject): boolean {
	return (
		subject.options.some(({cardFilters, upiFilters}) => (cardFilters ?? upiFilters) !== undefined) ||
		readableEmi(subject)
			.flatMap(emiKinds)
			.flatMap(({kind}) => planGroups(kind))
			.some(({group}) => group.filters !== undefined)
	);
}

/** A list of codes, BIN or tenure ranges. */
export interface NamedList {
	readonly spec: ListSpec;
	readonly list: SubjectList;
	/** The payment method type of the option or plan that it is in. */
	readonly type?: string | undefined;
}

/** Every list of codes, in document order. */
export function* codeLists(subject: NormalSubject): Generator<NamedList> {
	for (const {type, providers, cardFilters, upiFilters} of subject.options) {
		yield* present(PROVIDERS, providers, type);
		for (const filter of cardFilters?.items ?? []) {
			for (const spec of CARD_LISTS) yield* present(spec, filter[spec.name], type);
		}
		for (const {methods} of upiFilters?.items ?? []) yield* present(UPI_METHODS, methods, type);
	}
	for (const {kind} of subject.emiFilters.flatMap(emiKinds)) {
		for (const {filters} of planGroups(kind).map(({group}) => group)) {
			for (const {paymentMethodType: type, methods, lists} of filters?.items ?? []) {
				yield* present(PLAN_METHODS, methods, type);
				for (const {what, list} of lists) {
					for (const spec of PLAN_LISTS) if (spec.name === what) yield* present(spec, list, type);
				}
			}
		}
	}
}

function* present(spec: ListSpec, list: SubjectList | undefined, type: string | undefined): Generator<NamedList> {
	if (list !== undefined) yield {spec, list, type};
}
