// A recovered EMI filter → its normalized form.
import {PLAN_FILTER} from '../schema/emi-filter-shape.js';
import {isReadable, type Recovered, Unrecovered} from '../schema/recovered.js';
import {
	EMI_KIND_KEYS,
	EMI_KINDS,
	type EmiFilter,
	type EmiSubFilter,
	type IssuerFilter,
	PLAN_GROUPS,
	type PlanFilter,
	type PlanGroup,
} from '../wire/emi-filter.js';
import {PLAN_LIST_KEYS, PLAN_LISTS} from '../wire/spec.js';
import {
	flag,
	normalFilters,
	normalList,
	partOf,
	readability,
	scalar,
	unreadableList,
	wholeList,
} from './normal-parts.js';
import {
	type SubjectEmi,
	type SubjectEmiKind,
	type SubjectList,
	type SubjectPlanFilter,
	type SubjectPlanGroup,
	type SubjectPlanList,
	UNREADABLE,
	type Unreadable,
} from './subject.js';

export function normalEmi(emi: Recovered<EmiFilter>, pointer: string): SubjectEmi | Unreadable {
	if (!isReadable(emi)) return UNREADABLE;
	const kinds = EMI_KINDS.flatMap(kind => {
		const key = EMI_KIND_KEYS[kind];
		const found = partOf(emi, key);
		return found === undefined ? [] : [[kind, normalKind(found, `${pointer}/${key}`)] as const];
	});
	return {
		pointer,
		showOnlyEmi: scalar(partOf(emi, 'showOnlyEmi')),
		kinds: Object.fromEntries(kinds),
	};
}

function normalKind(kind: Recovered<EmiSubFilter>, pointer: string): SubjectEmiKind | Unreadable {
	if (!isReadable(kind)) return UNREADABLE;
	const groups = PLAN_GROUPS.flatMap(name => {
		const group = partOf(kind, name);
		return group === undefined ? [] : [[name, normalGroup(group, `${pointer}/${name}`)] as const];
	});
	return {pointer, enable: flag(partOf(kind, 'enable')), groups: Object.fromEntries(groups)};
}

function normalGroup(group: Recovered<PlanGroup>, pointer: string): SubjectPlanGroup | Unreadable {
	if (!isReadable(group)) return UNREADABLE;
	const filters = partOf(group, 'filters');
	return {
		pointer,
		enable: flag(partOf(group, 'enable')),
		filters: filters && normalFilters(filters, `${pointer}/filters`, normalPlanFilter),
	};
}

function normalPlanFilter(filter: Recovered<PlanFilter>, pointer: string): SubjectPlanFilter {
	const methods = partOf(filter, 'paymentMethod');
	return {
		pointer,
		enable: flag(partOf(filter, 'enable')),
		...readability(filter, PLAN_FILTER),
		paymentMethodType: scalar(partOf(filter, 'paymentMethodType')),
		methods: methods === undefined ? undefined : normalMethods(methods, `${pointer}/paymentMethod`),
		lists: PLAN_LIST_KEYS.flatMap(key => normalPlanLists(partOf(filter, key), `${pointer}/${key}`)),
	};
}

function normalMethods(methods: Recovered<NonNullable<PlanFilter['paymentMethod']>>, pointer: string): SubjectList {
	if (typeof methods !== 'string') return normalList(methods, pointer);
	return {...wholeList([methods], pointer), isSingle: true};
}

/** All encodings of issuers and tenures are read in the same way (open point 5), as if each had both. */
function normalPlanLists(inner: Recovered<IssuerFilter> | undefined, pointer: string): readonly SubjectPlanList[] {
	if (inner === undefined) return [];
	const enablePointer = `${pointer}/enable`;
	if (inner instanceof Unrecovered) {
		return [{what: 'issuers', enable: UNREADABLE, enablePointer: pointer, list: unreadableList(pointer)}];
	}
	const enable = flag(partOf(inner, 'enable'));
	return PLAN_LISTS.flatMap(({key: what}) => {
		const list = partOf(inner, what);
		return list === undefined ? [] : [{what, enable, enablePointer, list: normalList(list, `${pointer}/${what}`)}];
	});
}
