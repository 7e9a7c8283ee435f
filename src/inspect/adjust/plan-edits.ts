// The ways to rewrite the plan filters of one EMI group so that some of its plans are shown or hidden.
import type {PlanFilter, PlanGroup} from '../../wire/emi-filter.js';
import {PLAN_LIST_KEYS} from '../../wire/spec.js';
import {type Criteria, filterFor, mayMatch, without} from './criteria.js';
import {derive} from './draft.js';
import {present} from './filter-lists.js';
import {splitList} from './lists.js';

/** Every rewriting of the grammar for the filters of a group. */
export function editPlans(group: PlanGroup, criteria: Criteria, isShown: boolean): readonly PlanGroup[] {
	const filters = group.filters ?? [];
	const start = group.enable ? filters : [];
	// The whole target, and, where no filter can say exactly that, one of its attributes alone.
	const wider = [criteria, ...criteria.lists.map(list => ({...criteria, lists: [list]}))];
	const own = wider.flatMap(one => ownFilters(one, isShown));
	const change = (filter: PlanFilter, one: Criteria) =>
		isShown ? admit(filter, one) : (filter.enable && without(filter, one)) || [filter];
	const replace = (at: number, by: readonly PlanFilter[]) =>
		start.flatMap((filter, index) => (index === at ? by : [filter]));
	const bases = [
		start,
		...wider.map(one => start.flatMap(filter => change(filter, one))),
		...start.map((filter, at) => replace(at, change(filter, criteria))),
	];
	const dropped = start.filter(filter => filter.enable === isShown || !mayMatch(filter, criteria));
	const lists: readonly (readonly PlanFilter[])[] = [
		...bases,
		...start.flatMap((filter, at) => simplerThan(filter).map(one => replace(at, one))),
		...[...bases, dropped].flatMap(base =>
			own.flatMap(more => [
				[...base, ...more],
				[...more, ...base],
			]),
		),
		dropped,
	];
	// Without any filter, a group is shown or hidden as a whole.
	return lists.map(list =>
		derive<PlanGroup>(group, list.length > 0 ? {enable: true, filters: list} : {enable: isShown, filters: undefined}),
	);
}

/** A filter without one of its lists, with a flag turned, or not at all. */
function simplerThan(filter: PlanFilter): readonly (readonly PlanFilter[])[] {
	const keys = [...PLAN_LIST_KEYS, 'paymentMethod' as const].filter(key => filter[key] !== undefined);
	const less = keys.length < 2 ? [] : keys.map(key => [derive<PlanFilter>(filter, {[key]: undefined})]);
	const turned = PLAN_LIST_KEYS.flatMap(key =>
		present(filter[key]).map(holder => [
			derive<PlanFilter>(filter, {[key]: derive<object>(holder, {enable: !holder.enable} as object)}),
		]),
	);
	return [...less, ...turned, [derive<PlanFilter>(filter, {enable: !filter.enable})], []];
}

/** New filters that say of the target, and if possible of nothing else, that it is shown or hidden. */
function ownFilters(criteria: Criteria, isShown: boolean): readonly (readonly PlanFilter[])[] {
	const {lists, more} = criteria;
	const plain = lists.filter(({hasFlag}) => !hasFlag);
	if (isShown || plain.length === lists.length) return [present(filterFor(criteria, isShown))];
	const base = filterFor({lists: plain, more});
	// By tenure: all issuers in the others, and all but one in this one.
	return [...present(base && without(base, criteria)), present(filterFor(criteria, true, false))];
}

/** The filter in parts that no longer hide the target, or that show it too; as it is if no filter can say so. */
function admit(filter: PlanFilter, criteria: Criteria): readonly PlanFilter[] {
	const {lists} = criteria;
	if (!filter.enable) {
		if (!mayMatch(filter, criteria)) return [filter];
		// Rules for other providers stay.
		return without(filter, {...criteria, lists: lists.filter(({key}) => key === 'paymentMethod')}) ?? [];
	}
	let changed: PlanFilter = filter;
	for (const {read, write, values, form, isEqual, hasFlag} of lists) {
		const own = read(changed);
		if (!hasFlag || own === undefined) continue;
		const split = splitList(own.items, values, form, isEqual);
		if (split.inside.length > 0 === own.enable) continue;
		const items = own.enable ? [...own.items, ...values] : split.outside;
		const next = write(changed, items, own.enable);
		if (next === undefined) return [filter];
		changed = next;
	}
	const isBlank = Object.keys(changed).length === 1;
	return isBlank ? [] : [changed];
}
