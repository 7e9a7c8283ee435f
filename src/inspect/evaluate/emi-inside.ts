// Finds what an EMI filter enables inside a kind, a group or anywhere, even if something around it is disabled.

import {EMI_KINDS} from '../../wire/emi-filter.js';
import type {EmiDisplay} from '../../wire/session.js';
import type {ReadEmi, Unread} from '../subject/subject.js';
import {emiKinds, type NamedGroup, type NamedKind, planGroups, planLists} from '../subject/subject-parts.js';

/** The first place that is enabled in a group: a plan filter, or a list inside it. */
export function enabledInGroup({group: {filters = []}, pointer}: NamedGroup): string | undefined {
	const at = filters.findIndex(filter => filter.enable || planLists(filter).some(({enable}) => enable));
	return at < 0 ? undefined : `${pointer}/filters/${at}`;
}

export function enabledInKind(kind: NamedKind): string | undefined {
	return first(planGroups(kind), one => (one.group.enable ? one.pointer : enabledInGroup(one)));
}

/** The first place that an EMI filter enables, including `showOnlyEmi`. */
export function enabledInEmi(emi: ReadEmi): string | undefined {
	return emi.filter.showOnlyEmi ? `${emi.pointer}/showOnlyEmi` : enabledKind(emi);
}

/** The first EMI kind that is enabled, or the first enabled place inside a kind. */
export function enabledKind(emi: ReadEmi): string | undefined {
	return first(emiKinds(emi), one => (one.kind.enable ? one.pointer : enabledInKind(one)));
}

/** True if all kinds and everything inside them are disabled. */
export function disablesEveryKind(emi: ReadEmi): boolean {
	return emiKinds(emi).length === EMI_KINDS.length && enabledKind(emi) === undefined;
}

/** True if an EMI filter and `sdk_udf` contradict each other. */
export function contradictsDisplay(emi: ReadEmi, display: EmiDisplay | Unread | undefined): boolean {
	if (typeof display !== 'string') return false;
	return display === 'hideEMI' ? enabledInEmi(emi) !== undefined : disablesEveryKind(emi);
}

function first<Item>(items: readonly Item[], placeIn: (item: Item) => string | undefined): string | undefined {
	for (const item of items) {
		const place = placeIn(item);
		if (place !== undefined) return place;
	}
	return undefined;
}
