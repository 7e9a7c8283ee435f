// What an option or EMI filter changes, shared by several checks.
import type {SubjectEmi, SubjectEmiKind, SubjectOption, SubjectPlanGroup} from '../../model/subject.js';
import {emiKinds, planGroups} from './walk.js';

/** True if lists that are not ignored single out a part of the type. */
export function narrows({type, providers, cardFilters, upiFilters}: SubjectOption): boolean {
	if (type === 'CARD') return cardFilters !== undefined;
	if (type === 'UPI') return upiFilters !== undefined;
	return providers !== undefined;
}

/** True if the option only repeats `allowDefaultOptions` for its type. */
export function isRedundant(option: SubjectOption, allowDefaults: boolean): boolean {
	return allowDefaults ? option.enable === true && !narrows(option) : option.enable === false;
}

/** True if nothing in the EMI filter hides anything. */
export function hidesNothing(emi: SubjectEmi): boolean {
	return (
		(emi.showOnlyEmi ?? false) === false &&
		Object.keys(emi.kinds).length === emiKinds(emi).length &&
		emiKinds(emi).every(
			({kind}) =>
				kind.enable === true &&
				Object.keys(kind.groups).length === planGroups(kind).length &&
				planGroups(kind).every(({group}) => group.enable === true && group.filters === undefined),
		)
	);
}

/** True if the EMI filter enables anything at all, or may where it cannot be read. */
export function mayEnableEmi(emi: SubjectEmi): boolean {
	return (
		Object.keys(emi.kinds).length > emiKinds(emi).length ||
		emiKinds(emi).some(({kind}) => kind.enable !== false || enabledInKind(kind) !== undefined)
	);
}

/** True if every kind is disabled, with nothing enabled inside. */
export function disablesEmi(emi: SubjectEmi): boolean {
	const kinds = emiKinds(emi);
	return kinds.length === 3 && kinds.every(({kind}) => kind.enable === false && enabledInKind(kind) === undefined);
}

/** The pointer of something enabled inside a kind. */
export function enabledInKind(kind: SubjectEmiKind): string | undefined {
	for (const {group} of planGroups(kind)) {
		if (group.enable !== false) return group.pointer;
		const filter = enabledFilter(group);
		if (filter !== undefined) return filter;
	}
	return undefined;
}

/** The pointer of an enabled filter of a plan group. */
export function enabledFilter({filters}: SubjectPlanGroup): string | undefined {
	return filters?.items.find(({enable}) => enable === true)?.pointer;
}
