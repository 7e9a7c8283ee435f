// Returns the parts of a subject that can be read.
import {
	EMI_KIND_KEYS,
	EMI_KINDS,
	type EmiKind,
	type EmiSubFilter,
	type IssuerFilter,
	PLAN_GROUPS,
	type PlanFilter,
	type PlanGroup,
	type PlanGroupName,
} from '../../wire/emi-filter.js';
import {PLAN_LIST_KEYS, PLAN_LISTS, type PlanListName} from '../../wire/spec.js';
import {isRead, optionOf, type ReadEmi, type ReadOption, type SubjectParts} from './subject.js';

/** The options that can be read, whether or not they count. */
export function readableOptions({options}: SubjectParts): readonly ReadOption[] {
	return options.filter(isRead);
}

/** The first option of each type that can be read. */
export function effectiveOptions(subject: SubjectParts): ReadonlyMap<string, ReadOption> {
	const first = new Map<string, ReadOption>();
	for (const option of readableOptions(subject)) if (!first.has(option.type)) first.set(option.type, option);
	return first;
}

/** The option that counts for a type, if it can be read. */
export function readableOptionOf(subject: SubjectParts, type: string): ReadOption | undefined {
	const option = optionOf(subject, type);
	return option !== undefined && isRead(option) ? option : undefined;
}

/** True if every option, and the default, can be read. */
export function hasKnownOptions({options, defaults}: SubjectParts): boolean {
	return isRead(defaults.allow) && options.every(isRead);
}

/** The EMI filters that can be read. */
export function readableEmi({emiFilters}: SubjectParts): readonly ReadEmi[] {
	return emiFilters.filter(isRead);
}

export interface NamedKind {
	readonly pointer: string;
	readonly name: EmiKind;
	readonly kind: EmiSubFilter;
}

export function emiKinds({filter, pointer}: ReadEmi): readonly NamedKind[] {
	return EMI_KINDS.flatMap(name => {
		const kind = filter[EMI_KIND_KEYS[name]];
		return kind === undefined ? [] : [{pointer: `${pointer}/${EMI_KIND_KEYS[name]}`, name, kind}];
	});
}

export interface NamedGroup {
	readonly pointer: string;
	readonly name: PlanGroupName;
	readonly group: PlanGroup;
}

export function planGroups({kind, pointer}: NamedKind): readonly NamedGroup[] {
	return PLAN_GROUPS.flatMap(name => {
		const group = kind[name];
		return group === undefined ? [] : [{pointer: `${pointer}/${name}`, name, group}];
	});
}

/** A plan group, by the names of its kind and group. */
export function planGroupOf(emi: ReadEmi, kind: EmiKind, name: PlanGroupName): NamedGroup | undefined {
	return emiKinds(emi)
		.filter(one => one.name === kind)
		.flatMap(planGroups)
		.find(one => one.name === name);
}

/** Every plan group of an EMI filter. */
export function allPlanGroups(emi: ReadEmi): readonly NamedGroup[] {
	return emiKinds(emi).flatMap(planGroups);
}

/** The issuers or tenures of a plan filter. */
export interface PlanList {
	/** The place of the list in the filter, such as `issuerFilter/issuers`. */
	readonly place: string;
	readonly what: PlanListName;
	/** `true` is "only these", `false` is "all except these". */
	readonly enable: boolean;
	readonly items: readonly string[];
}

/** The lists of a plan filter. All encodings are read in the same way, as if each had issuers and tenures (open point 5). */
export function planLists(filter: PlanFilter): readonly PlanList[] {
	return PLAN_LIST_KEYS.flatMap(key => {
		const inner: Partial<IssuerFilter> | undefined = filter[key];
		return PLAN_LISTS.flatMap(({key: what}) => {
			const items = inner?.[what];
			return items === undefined ? [] : [{place: `${key}/${what}`, what, enable: inner?.enable === true, items}];
		});
	});
}

/** True if there are card, UPI or plan filters, whether or not they count. */
export function hasFilters(subject: SubjectParts): boolean {
	return (
		readableOptions(subject).some(({cardFilters, upiFilters}) => (cardFilters ?? upiFilters) !== undefined) ||
		readableEmi(subject)
			.flatMap(allPlanGroups)
			.some(({group}) => group.filters !== undefined)
	);
}

/** True for an empty list that counts as absent. */
export function isIgnoredList(
	list: readonly unknown[],
	{emptyList}: {readonly emptyList?: string | undefined},
): boolean {
	return emptyList === 'ignored' && list.length === 0;
}
