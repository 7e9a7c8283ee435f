// The ways to rewrite the plan filters of one EMI group so that some of its plans are shown or hidden.
import type {PlanFilter, PlanGroup} from '../../wire/emi-filter.js';
import {PLAN_LIST_KEYS} from '../../wire/spec.js';
import {derive} from './draft.js';
import {type Fields, type Target, withoutPrefix} from './goal.js';
import {type ListForm, splitList} from './lists.js';
import {holderOf, type ListKey, type PlanStyle, withPlanList} from './plan-lists.js';

/** What a target states about plans beyond its kind and group. */
export interface PlanCriteria {
	readonly type: string | undefined;
	readonly method: string | undefined;
	readonly lists: readonly {readonly key: ListKey; readonly form: ListForm; readonly value: string}[];
}

export function planCriteria({fields}: Target, {prefix}: PlanStyle): PlanCriteria | undefined {
	const {paymentMethodType, paymentMethod, issuer, tenure, group}: Fields = fields;
	const own = typeof issuer === 'string' ? withoutPrefix(issuer, prefix) : undefined;
	const lists = [
		...(own === undefined
			? []
			: [{key: 'issuers' as const, form: 'codes' as const, value: prefix ? `${prefix}_${own}` : own}]),
		...(tenure === undefined
			? []
			: [{key: 'tenures' as const, form: 'tenure ranges' as const, value: `${tenure}::${tenure}`}]),
	];
	const type = group === 'cardless' && typeof paymentMethodType === 'string' ? paymentMethodType : undefined;
	const method = typeof paymentMethod === 'string' ? paymentMethod : undefined;
	return lists.length === 0 && type === undefined && method === undefined ? undefined : {type, method, lists};
}

/** Every rewriting of the grammar for the filters of a group. */
export function editPlans(
	group: PlanGroup,
	criteria: PlanCriteria,
	isShown: boolean,
	style: PlanStyle,
): readonly PlanGroup[] {
	const filters = group.filters ?? [];
	const start = group.enable ? filters : [];
	// The whole target, and, where no filter can say exactly that, one of its attributes alone.
	const wider = [criteria, ...partsOf(criteria)];
	const own = wider.flatMap(one => ownFilter(one, isShown, style));
	const change = (filter: PlanFilter, one: PlanCriteria) =>
		isShown ? admit(filter, one, style) : exclude(filter, one, style);
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
	const dropped = start.filter(filter => filter.enable === isShown || !isAbout(filter, criteria, style));
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

/** Each attribute of a target alone, if it has several. */
function partsOf({type, method, lists}: PlanCriteria): readonly PlanCriteria[] {
	const none = {type: undefined, method: undefined, lists: []};
	const parts: readonly PlanCriteria[] = [
		...(type === undefined ? [] : [{...none, type}]),
		...(method === undefined ? [] : [{...none, method}]),
		...lists.map(list => ({...none, lists: [list]})),
	];
	return parts.length < 2 ? [] : parts;
}

/** New filters that say of the target, and if possible of nothing else, that it is shown or hidden. */
function ownFilter(
	{type, method, lists}: PlanCriteria,
	isShown: boolean,
	style: PlanStyle,
): readonly (readonly PlanFilter[])[] {
	const base = (enable: boolean): PlanFilter => ({
		enable,
		...(type !== undefined && {paymentMethodType: type as NonNullable<PlanFilter['paymentMethodType']>}), // or one of the account
		...(method !== undefined && {paymentMethod: method}),
	});
	const listed = (filter: PlanFilter, isOnly: boolean, used = lists) =>
		used.reduce<PlanFilter | undefined>(
			(built, {key, value}) => built && withPlanList(built, key, [value], isOnly, style),
			filter,
		);
	if (isShown) return [[listed(base(true), true)]].map(present);
	if (lists.length === 0) return [[base(false)]];
	const except = [listed(base(true), false)];
	const [issuers, tenures] = [lists.find(({key}) => key === 'issuers'), lists.find(({key}) => key === 'tenures')];
	if (issuers === undefined || tenures === undefined) return [present(except)];
	// By tenure: all issuers in the others, and all but one in this one.
	const others = splitList(undefined, [tenures.value], 'tenure ranges')?.outside;
	const inOthers = withPlanList(base(true), 'tenures', others, true, style);
	const inThis = withPlanList(base(true), 'tenures', [tenures.value], true, style);
	return [
		present([inOthers, inThis && withPlanList(inThis, 'issuers', [issuers.value], false, style)]),
		present(except),
	];
}

function present(filters: readonly (PlanFilter | undefined)[]): readonly PlanFilter[] {
	return filters.flatMap(one => one ?? []);
}

function isEqualIssuer({prefix}: PlanStyle): (one: string, other: string) => boolean {
	return (one, other) => withoutPrefix(one, prefix) === withoutPrefix(other, prefix);
}

/** False if the filter selects no plan of the target. */
function isAbout(filter: PlanFilter, {type, method, lists}: PlanCriteria, style: PlanStyle): boolean {
	if (type !== undefined && filter.paymentMethodType !== undefined && filter.paymentMethodType !== type) return false;
	if (method !== undefined && !(methodsOf(filter)?.includes(method) ?? true)) return false;
	return lists.every(({key, form, value}) => {
		const holder = holderOf(filter, key);
		if (holder?.enable !== true) return true;
		return splitList(holder.items, [value], form, isEqualIssuer(style))?.inside.length !== 0;
	});
}

function methodsOf({paymentMethod}: PlanFilter): readonly string[] | undefined {
	return paymentMethod === undefined ? undefined : [paymentMethod].flat();
}

/** The filter in parts that no longer show the target; `undefined` if no filter can say so. */
function exclude(filter: PlanFilter, criteria: PlanCriteria, style: PlanStyle): readonly PlanFilter[] | undefined {
	if (!filter.enable || !isAbout(filter, criteria, style)) return [filter];
	const {type, method, lists} = criteria;
	const pieces: PlanFilter[] = [];
	let rest = filter;
	if (type !== undefined && filter.paymentMethodType === undefined) return undefined;
	const methods = methodsOf(filter);
	if (method !== undefined) {
		if (methods === undefined) return undefined;
		const others = methods.filter(one => one !== method);
		if (others.length > 0) pieces.push(derive(filter, {paymentMethod: others.length === 1 ? others[0] : others}));
		if (others.length > 0) rest = derive(filter, {paymentMethod: method});
	}
	// Every list but the first divides the filter; the first excludes.
	for (const {key, form, value} of lists.slice(1).reverse()) {
		const holder = holderOf(rest, key);
		const split = splitList(holder?.enable === false ? undefined : holder?.items, [value], form, isEqualIssuer(style));
		if (split === undefined || holder?.enable === false) return undefined;
		const [outside, inside] = [split.outside, split.inside].map(items => withPlanList(rest, key, items, true, style));
		if (outside === undefined || inside === undefined) return undefined;
		if (split.outside.length > 0) pieces.push(outside);
		rest = inside;
	}
	const [first] = lists;
	if (first === undefined) return pieces;
	const holder = holderOf(rest, first.key);
	const items = holder?.items ?? [];
	const split = splitList(items, [first.value], first.form, isEqualIssuer(style));
	if (holder?.enable === true) {
		if (split === undefined || split.outside.length === 0) return pieces;
		const less = withPlanList(rest, first.key, split.outside, true, style);
		return less === undefined ? undefined : [...pieces, less];
	}
	const more = withPlanList(rest, first.key, [...items, first.value], false, style);
	return more === undefined ? undefined : [...pieces, more];
}

/** The filter in parts that no longer hide the target, or that show it too. */
function admit(filter: PlanFilter, criteria: PlanCriteria, style: PlanStyle): readonly PlanFilter[] | undefined {
	const {method, lists} = criteria;
	if (!filter.enable) {
		const methods = methodsOf(filter);
		if (!isAbout(filter, criteria, style)) return [filter];
		if (method === undefined || methods === undefined) return [];
		const others = methods.filter(one => one !== method);
		return others.length === 0 ? [] : [derive(filter, {paymentMethod: others.length === 1 ? others[0] : others})];
	}
	let changed: PlanFilter = filter;
	for (const {key, form, value} of lists) {
		const holder = holderOf(changed, key);
		if (holder === undefined) continue;
		const split = splitList(holder.items, [value], form, isEqualIssuer(style));
		if (split === undefined) return undefined;
		const isIn = split.inside.length > 0;
		if (isIn === holder.enable) continue;
		const items = holder.enable ? [...holder.items, value] : split.outside;
		const next = withPlanList(changed, key, items.length === 0 ? undefined : items, holder.enable, style);
		if (next === undefined) return undefined;
		changed = next;
	}
	const isBlank = Object.keys(changed).length === 1;
	return isBlank ? [] : [changed];
}
