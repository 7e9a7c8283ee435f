// Legacy, for describe and lint until they read the normalised subject.
import {type EmiSubFilter, PLAN_GROUPS, type PlanGroup} from '../../wire/emi-filter.js';
import {planLists} from './plan-filter.js';

/** The pointer of the first thing that a kind enables inside itself. */
export function enabledInKind(kind: EmiSubFilter, place: string): string | undefined {
	for (const name of PLAN_GROUPS) {
		const group = kind[name];
		if (group === undefined) continue;
		const found = group.enable ? `${place}/${name}` : enabledFilter(group, `${place}/${name}`);
		if (found !== undefined) return found;
	}
	return undefined;
}

/** The pointer of the first plan filter that enables something. */
export function enabledFilter({filters}: PlanGroup, place: string): string | undefined {
	const at = filters?.findIndex(filter => filter.enable || planLists(filter).some(list => list.enable)) ?? -1;
	return at < 0 ? undefined : `${place}/filters/${at}`;
}
