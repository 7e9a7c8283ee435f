// The lists of issuers and tenures of a plan filter, in any of their encodings.
import type {TenureEncoding} from '../../wire/account.js';
import type {PlanFilter} from '../../wire/emi-filter.js';
import {PLAN_LIST_KEYS, PLAN_LISTS, TENURE_PLACES} from '../../wire/spec.js';
import {derive} from './draft.js';

/** How issuers are compared and tenures are written. */
export interface PlanStyle {
	readonly prefix: string | undefined;
	readonly encoding: TenureEncoding;
}

export type ListKey = (typeof PLAN_LISTS)[number]['key'];

/** One list of a plan filter, and the key of the object that holds it. */
interface Holder {
	readonly key: (typeof PLAN_LIST_KEYS)[number];
	readonly items: readonly string[];
	readonly enable: boolean;
	readonly isShared: boolean;
}

/** The object that holds a list, in any of the encodings. */
export function holderOf(filter: PlanFilter, list: ListKey): Holder | undefined {
	for (const key of PLAN_LIST_KEYS) {
		const holder: {readonly enable?: boolean} | undefined = filter[key];
		const items: readonly string[] | undefined = holder && Reflect.get(holder, list);
		if (holder === undefined || items === undefined) continue;
		const isShared = PLAN_LISTS.every(other => Object.hasOwn(holder, other.key));
		return {key, items, enable: holder.enable === true, isShared};
	}
	return undefined;
}

/** The filter with another list; `undefined` for one that shares its flag with a list that needs another. */
export function withPlanList(
	filter: PlanFilter,
	list: ListKey,
	items: readonly string[] | undefined,
	enable: boolean,
	{encoding}: PlanStyle,
): PlanFilter | undefined {
	const before = holderOf(filter, list);
	if (before?.isShared && (before.enable !== enable || items === undefined)) return undefined;
	const key = before?.key ?? (list === 'issuers' ? 'issuerFilter' : TENURE_PLACES[encoding].key);
	if (items === undefined) return derive<PlanFilter>(filter, {[key]: undefined});
	const beside = filter[key];
	if (before === undefined && beside !== undefined && beside.enable !== enable) return undefined;
	const holder =
		beside === undefined ? {[list]: items, enable} : derive<object>(beside, {[list]: items, enable} as object);
	return derive<PlanFilter>(filter, {[key]: holder} as Partial<PlanFilter>); // a holder of the list
}
