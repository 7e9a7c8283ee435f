// The parts of a subject that the checks visit.
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
	type SubjectUpiFilter,
	UNREADABLE,
} from '../../model/subject.js';
import {EMI_KIND_KEYS, EMI_KINDS, type EmiKind, PLAN_GROUPS, type PlanGroupName} from '../../wire/emi-filter.js';
import type {Section} from '../analysis/section.js';
import {sectionsOf} from '../analysis/sections.js';
import {getOrInsertComputed} from '../evaluate/get-or-insert-computed.js';
import type {LintSubject} from './rule.js';

/** The option that counts for each type: the first of several (open point 7). */
export function countingOptions({options}: NormalSubject): ReadonlyMap<string, SubjectOption> {
	const first = new Map<string, SubjectOption>();
	for (const option of options) {
		if (option.type !== UNREADABLE && !first.has(option.type)) first.set(option.type, option);
	}
	return first;
}

/** True if the type and the flag of every option are known. */
export function hasKnownOptions({options, hasAllOptions, defaults}: NormalSubject): boolean {
	return (
		hasAllOptions &&
		defaults.allow !== UNREADABLE &&
		options.every(({type, enable}) => type !== UNREADABLE && enable !== UNREADABLE)
	);
}

/** The EMI filters that can be read. */
export function readableEmi({emiFilters}: NormalSubject): readonly SubjectEmi[] {
	return emiFilters.filter(emi => emi !== UNREADABLE);
}

export interface NamedKind {
	readonly name: EmiKind;
	/** `noCostEmi`. */
	readonly key: string;
	readonly kind: SubjectEmiKind;
}

export function emiKinds({kinds}: SubjectEmi): readonly NamedKind[] {
	return EMI_KINDS.flatMap(name => {
		const kind = kinds[name];
		return kind === undefined || kind === UNREADABLE ? [] : [{name, key: EMI_KIND_KEYS[name], kind}];
	});
}

export interface NamedGroup {
	readonly name: PlanGroupName;
	readonly group: SubjectPlanGroup;
}

export function planGroups({groups}: SubjectEmiKind): readonly NamedGroup[] {
	return PLAN_GROUPS.flatMap(name => {
		const group = groups[name];
		return group === undefined || group === UNREADABLE ? [] : [{name, group}];
	});
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
	return option?.enable === true ? option.cardFilters : undefined;
}

/** The UPI filters that count: those of an enabled option of `UPI`. */
export function activeUpiFilters(subject: NormalSubject): SubjectFilters<SubjectUpiFilter> | undefined {
	const option = optionOf(subject, 'UPI');
	return option?.enable === true ? option.upiFilters : undefined;
}

/** A list of codes, BIN or tenure ranges. */
export interface CodeList {
	/** The name of its field. */
	readonly key: string;
	readonly list: SubjectList;
	/** For `paymentMethods`: the type of the option. */
	readonly type?: string;
}

/** Every list of codes, in document order. */
export function* codeLists(subject: NormalSubject): Generator<CodeList> {
	for (const {type, providers, cardFilters, upiFilters} of subject.options) {
		if (providers !== undefined) yield {key: 'paymentMethods', list: providers, type};
		for (const {brands, bins, types, subTypes, banks} of cardFilters?.items ?? []) {
			yield* named({cardBrands: brands, cardBins: bins, cardTypes: types, cardSubTypes: subTypes, cardBanks: banks});
		}
		for (const {methods} of upiFilters?.items ?? []) yield* named({upiMethods: methods});
	}
	for (const emi of readableEmi(subject)) {
		for (const {kind} of emiKinds(emi)) {
			for (const {group} of planGroups(kind)) {
				for (const {methods, lists} of group.filters?.items ?? []) {
					yield* named({paymentMethod: methods});
					for (const {what, list} of lists) yield {key: what, list};
				}
			}
		}
	}
}

function* named(lists: {readonly [key: string]: SubjectList | undefined}): Generator<CodeList> {
	for (const [key, list] of Object.entries(lists)) if (list !== undefined) yield {key, list};
}

const knownSections = new WeakMap<LintSubject, readonly Section[]>();

/** The sections of a subject, computed once, since several rules need them. */
export function sectionsIn(subject: LintSubject): readonly Section[] {
	return getOrInsertComputed(knownSections, subject, () => sectionsOf([subject], subject.account));
}
