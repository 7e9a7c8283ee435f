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
	readonly enabledAt: string | undefined;
	readonly unreadable: readonly string[];
}

/** A flag with the place that it enables, and the place that cannot be read if the flag cannot. */
type Flag = readonly [flag: boolean | Unreadable, place: string, unreadable: string];

/** Each plan filter of a group, with the lists inside it. */
export function enabledInGroup(group: SubjectPlanGroup): EnabledInside {
	return firstEnabled(flagsInGroup(group));
}

export function enabledInKind(kind: SubjectEmiKind): EnabledInside {
	return firstEnabled(flagsInKind(kind));
}

/** What an EMI filter enables, `showOnlyEmi` included. */
export function enabledInEmi(emi: SubjectEmi): EnabledInside {
	const only = `${emi.pointer}/showOnlyEmi`;
	return firstEnabled([[emi.showOnlyEmi ?? false, only, only], ...flagsInKinds(emi)]);
}

/** True if something inside is enabled, or may be where it cannot be read. */
export function mayEnable({enabledAt, unreadable}: EnabledInside): boolean {
	return enabledAt !== undefined || unreadable.length > 0;
}

/** The same for a kind of EMI, or something inside one. */
export function mayEnableKind(emi: SubjectEmi): boolean {
	return mayEnable(firstEnabled(flagsInKinds(emi)));
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

function firstEnabled(flags: readonly Flag[]): EnabledInside {
	const enabled = flags.find(([flag]) => flag === true);
	const unreadable = flags.flatMap(([flag, , pointer]) => (flag === UNREADABLE ? [pointer] : []));
	return enabled === undefined ? {enabledAt: undefined, unreadable} : {enabledAt: enabled[1], unreadable: []};
}

function flagsInKinds({pointer, kinds}: SubjectEmi): readonly Flag[] {
	return EMI_KINDS.flatMap(name => flagsOf(kinds[name], `${pointer}/${EMI_KIND_KEYS[name]}`, flagsInKind));
}

function flagsInKind({pointer, groups}: SubjectEmiKind): readonly Flag[] {
	return PLAN_GROUPS.flatMap(name => flagsOf(groups[name], `${pointer}/${name}`, flagsInGroup));
}

function flagsInGroup({filters}: SubjectPlanGroup): readonly Flag[] {
	if (filters === undefined) return [];
	const plans = filters.items.flatMap(({pointer, enable, lists}): readonly Flag[] => [
		[enable, pointer, `${pointer}/enable`],
		...lists.map(list => [list.enable, pointer, list.enablePointer] as const),
	]);
	return filters.isComplete ? plans : [[UNREADABLE, filters.pointer, filters.pointer], ...plans];
}

/** The flag of a part, then those inside it. */
function flagsOf<Part extends {readonly enable: boolean | Unreadable}>(
	part: Part | Unreadable | undefined,
	pointer: string,
	inside: (part: Part) => readonly Flag[],
): readonly Flag[] {
	if (part === undefined) return [];
	return part === UNREADABLE
		? [[UNREADABLE, pointer, pointer]]
		: [[part.enable, pointer, `${pointer}/enable`], ...inside(part)];
}
