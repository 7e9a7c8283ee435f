// What an EMI filter enables inside a kind, a group or anywhere, even if something around it is disabled.

import {EMI_KINDS} from '../../wire/emi-filter.js';
import {
	type NormalSubject,
	type SubjectEmi,
	type SubjectEmiKind,
	type SubjectPlanGroup,
	UNREADABLE,
} from '../subject/subject.js';
import {emiKinds, planGroups} from '../subject/subject-parts.js';

/** The first place that is enabled in a group: a plan filter, or a list inside it. */
export function enabledInGroup({filters}: SubjectPlanGroup): string | undefined {
	return filters?.items.find(({enable, lists}) => enable || lists.some(list => list.enable))?.pointer;
}

export function enabledInKind(kind: SubjectEmiKind): string | undefined {
	return first(planGroups(kind), ({group}) => (group.enable ? group.pointer : enabledInGroup(group)));
}

/** What an EMI filter enables, `showOnlyEmi` included. */
export function enabledInEmi(emi: SubjectEmi): string | undefined {
	return emi.showOnlyEmi ? `${emi.pointer}/showOnlyEmi` : enabledKind(emi);
}

/** A kind of EMI that is enabled, or the first place inside one. */
export function enabledKind(emi: SubjectEmi): string | undefined {
	return first(emiKinds(emi), ({kind}) => (kind.enable ? kind.pointer : enabledInKind(kind)));
}

/** True if all kinds are disabled, inside and out. */
export function disablesEveryKind(emi: SubjectEmi): boolean {
	return emiKinds(emi).length === EMI_KINDS.length && enabledKind(emi) === undefined;
}

/** True if an EMI filter and `sdk_udf` contradict each other. */
export function contradictsDisplay(emi: SubjectEmi, display: NormalSubject['display']): boolean {
	if (display === undefined || display === UNREADABLE) return false;
	return display === 'hideEMI' ? enabledInEmi(emi) !== undefined : disablesEveryKind(emi);
}

function first<Item>(items: readonly Item[], placeIn: (item: Item) => string | undefined): string | undefined {
	for (const item of items) {
		const place = placeIn(item);
		if (place !== undefined) return place;
	}
	return undefined;
}
