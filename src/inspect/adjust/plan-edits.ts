// The ways to rewrite the plan filters of one EMI group so that some of its plans are shown or hidden.
import type {PlanFilter, PlanGroup} from '../../wire/emi-filter.js';
import {PLAN_LIST_KEYS} from '../../wire/spec.js';
import {type Criteria, divide, filterFor, mayMatch, without} from './criteria.js';
import {derive} from './draft.js';
import {present} from './filter-lists.js';
import {splitList} from './lists.js';

/** Every rewriting of the grammar for the filters of a group. */
export function editPlans(group: PlanGroup, criteria: Criteria, isShown: boolean): readonly PlanGroup[] {
	const filters = group.filters ?? [];
	const start = group.enable ? filters : [];
	// The whole target, and, where no filter can say exactly that, one of its attributes alone.
	const wider = [criteria, ...partsOf(criteria)];
	const own = wider.flatMap(one => ownFilters(one, isShown));
	const change = (filter: PlanFilter, one: Criteria) =>
		isShown ? admit(filter, one) : filter.enable ? without(filter, one) : [filter];
	const combined = wider.flatMap(one => {
		const all = start.map(filter => change(filter, one));
		return all.every(found => found !== undefined) ? [all.flat()] : [];
	});
	const changed = start.map(filter => change(filter, criteria));
	const each = start.flatMap((filter, at) => {
		const one = changed[at];
		return one === undefined || one[0] === filter
			? []
			: [start.flatMap((other, index) => (index === at ? one : [other]))];
	});
	const simpler = start.flatMap((filter, at) =>
		simplerThan(filter).map(one => start.flatMap((other, index) => (index === at ? one : [other]))),
	);
	const bases = [start, ...combined, ...each];
	const dropped = start.filter(filter => filter.enable === isShown || !mayMatch(filter, criteria));
	const lists: readonly (readonly PlanFilter[])[] = [
		...bases.slice(1),
		...simpler,
		...[...bases, dropped].flatMap(base =>
			own.flatMap(more => [
				[...base, ...more],
				[...more, ...base],
			]),
		),
		dropped,
	];
	// Without any filter, a group is shown or hidden as a whole.
	return lists.flatMap(list =>
		list.length > 0
			? [derive<PlanGroup>(group, {enable: true, filters: list})]
			: [isShown, !isShown].map(enable => derive<PlanGroup>(group, {enable, filters: undefined})),
	);
}

/** A filter without one of its lists, with a flag turned, or not at all. */
function simplerThan(filter: PlanFilter): readonly (readonly PlanFilter[])[] {
	const keys = [...PLAN_LIST_KEYS, 'paymentMethod' as const].filter(key => filter[key] !== undefined);
	const less = keys.length < 2 ? [] : keys.map(key => [derive<PlanFilter>(filter, {[key]: undefined})]);
	const turned = PLAN_LIST_KEYS.flatMap(key => {
		const holder = filter[key];
		if (holder === undefined) return [];
		return [[derive<PlanFilter>(filter, {[key]: derive<object>(holder, {enable: !holder.enable} as object)})]];
	});
	return [...less, ...turned, [derive<PlanFilter>(filter, {enable: !filter.enable})], []];
}

/** Each list of a target alone, if it has several. */
function partsOf({lists, more}: Criteria): readonly Criteria[] {
	return lists.length < 2 ? [] : lists.map(list => ({lists: [list], more}));
}

/** New filters that say of the target, and if possible of nothing else, that it is shown or hidden. */
function ownFilters(criteria: Criteria, isShown: boolean): readonly (readonly PlanFilter[])[] {
	const {lists, more} = criteria;
	const plain = lists.filter(({hasFlag}) => !hasFlag);
	if (isShown || plain.length === lists.length) return [present(filterFor(criteria, isShown))];
	const except = present(filterFor(criteria, true, false));
	const [issuers, tenures] = ['issuers', 'tenures'].map(key => lists.find(one => one.key === key));
	if (issuers === undefined || tenures === undefined) return [except];
	// By tenure: all issuers in the others, and all but one in this one.
	const base = filterFor({lists: plain, more}, true);
	const others = splitList(undefined, tenures.values, tenures.form)?.outside;
	const inOthers = base && tenures.write(base, others, true);
	const inThis = base && tenures.write(base, tenures.values, true);
	return [[...present(inOthers), ...present(inThis && issuers.write(inThis, issuers.values, false))], except];
}

/** The filter in parts that no longer hide the target, or that show it too; `undefined` if no filter can say so. */
function admit(filter: PlanFilter, criteria: Criteria): readonly PlanFilter[] | undefined {
	const {lists} = criteria;
	if (!filter.enable) {
		if (!mayMatch(filter, criteria)) return [filter];
		const method = lists.find(({key}) => key === 'paymentMethod');
		const others = method && divide(filter, method)?.outside;
		return method && others?.length ? present(method.write(filter, others, true)) : [];
	}
	let changed: PlanFilter = filter;
	for (const {read, write, values, form, isEqual, hasFlag} of lists) {
		const own = read(changed);
		if (!hasFlag || own === undefined) continue;
		const split = splitList(own.items, values, form, isEqual);
		if (split.inside.length > 0 === own.enable) continue;
		const items = own.enable ? [...own.items, ...values] : split.outside;
		const next = write(changed, items.length > 0 ? items : undefined, own.enable);
		if (next === undefined) return undefined;
		changed = next;
	}
	const isBlank = Object.keys(changed).length === 1;
	return isBlank ? [] : [changed];
}
