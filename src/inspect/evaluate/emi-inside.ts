// What an EMI filter enables inside a kind, a group or anywhere, even if something around it is disabled.
import {
	type NormalSubject,
	type SubjectEmi,
	type SubjectEmiKind,
	type SubjectPlanGroup,
	UNREADABLE,
	type Unreadable,
} from '../../model/subject.js';
import {EMI_KIND_KEYS, EMI_KINDS, PLAN_GROUPS} from '../../wire/emi-filter.js';

/** The first place that is enabled; without one, the parts that could not be read and may be enabled. */
export interface EnabledInside {
	readonly enabledAt?: string;
	readonly unreadable: readonly string[];
}

const NOTHING: EnabledInside = {unreadable: []};

/** The first place of a group that is enabled: a plan filter, or a list inside one. */
export function enabledInGroup({filters}: SubjectPlanGroup): EnabledInside {
	if (filters === undefined) return NOTHING;
	return firstOf([
		filters.isComplete ? NOTHING : {unreadable: [filters.pointer]},
		...filters.items.map(({pointer, enable, lists}) => {
			if (enable === true || lists.some(list => list.enable === true)) return {enabledAt: pointer, unreadable: []};
			const flags = lists.filter(list => list.enable === UNREADABLE).map(list => list.enablePointer);
			const own = enable === UNREADABLE ? [`${pointer}/enable`] : [];
			return {unreadable: [...own, ...flags]};
		}),
	]);
}

export function enabledInKind({pointer, groups}: SubjectEmiKind): EnabledInside {
	return firstOf(
		PLAN_GROUPS.map(name => {
			const group = groups[name];
			return group === undefined ? NOTHING : enabledIn(group, `${pointer}/${name}`, enabledInGroup);
		}),
	);
}

function enabledInKinds({pointer, kinds}: SubjectEmi): EnabledInside {
	return firstOf(
		EMI_KINDS.map(name => {
			const kind = kinds[name];
			return kind === undefined ? NOTHING : enabledIn(kind, `${pointer}/${EMI_KIND_KEYS[name]}`, enabledInKind);
		}),
	);
}

/** The first place that an EMI filter enables, `showOnlyEmi` included. */
export function enabledInEmi(emi: SubjectEmi): EnabledInside {
	return firstOf([flagged(emi.showOnlyEmi ?? false, `${emi.pointer}/showOnlyEmi`), enabledInKinds(emi)]);
}

/** True if something inside is enabled, or may be where it cannot be read. */
export function mayEnable({enabledAt, unreadable}: EnabledInside): boolean {
	return enabledAt !== undefined || unreadable.length > 0;
}

/** The same for a kind of EMI, or something inside one. */
export function mayEnableKind(emi: SubjectEmi): boolean {
	return mayEnable(enabledInKinds(emi));
}

/** True if all kinds are certainly disabled, inside and out. */
export function disablesEveryKind(emi: SubjectEmi): boolean {
	return EMI_KINDS.every(name => emi.kinds[name] !== undefined) && !mayEnableKind(emi);
}

/** True if an EMI filter and `sdk_udf` certainly contradict each other. */
export function contradictsDisplay(emi: SubjectEmi, display: NormalSubject['display']): boolean {
	if (display === undefined || display === UNREADABLE) return false;
	return display === 'hideEMI' ? enabledInEmi(emi).enabledAt !== undefined : disablesEveryKind(emi);
}

function enabledIn<Part extends {readonly enable: boolean | Unreadable}>(
	part: Part | Unreadable,
	pointer: string,
	inside: (part: Part) => EnabledInside,
): EnabledInside {
	if (part === UNREADABLE) return {unreadable: [pointer]};
	return firstOf([flagged(part.enable, pointer, `${pointer}/enable`), inside(part)]);
}

function flagged(flag: boolean | Unreadable, pointer: string, flagPointer = pointer): EnabledInside {
	if (flag === UNREADABLE) return {unreadable: [flagPointer]};
	return flag ? {enabledAt: pointer, unreadable: []} : NOTHING;
}

function firstOf(parts: readonly EnabledInside[]): EnabledInside {
	const found = parts.find(({enabledAt}) => enabledAt !== undefined);
	return found ?? {unreadable: parts.flatMap(({unreadable}) => unreadable)};
}
