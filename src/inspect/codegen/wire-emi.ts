// The EMI rules of a subject as builders write them; parts without effect are left out with a comment.
import type {ItemsNode, PlanNode} from '../../model/filter-node.js';
import {writePlanFilter} from '../../model/write-emi-filter.js';
import {listed} from '../../schema/vocabulary.js';
import {
	EMI_KIND_KEYS,
	type EmiFilter,
	type EmiSubFilter,
	type PlanFilter,
	type PlanGroup,
	type TenureEncoding,
} from '../../wire/emi-filter.js';
import {PLAN_LIST_KEYS, TENURE_PLACES} from '../../wire/spec.js';
import type {ReadEmi, SubjectDefaults} from '../subject/subject.js';
import {emiKinds, type NamedGroup, type NamedKind, planGroups, planLists} from '../subject/subject-parts.js';
import type {CodeNotes} from './notes.js';

/** The options that decide how EMI rules are written. */
export interface WireEmiContext {
	readonly allow: SubjectDefaults['allow'];
	readonly encoding: TenureEncoding;
	readonly notes: CodeNotes;
}

export function writeEmi(emi: ReadEmi, context: WireEmiContext): EmiFilter | undefined {
	const {notes, allow} = context;
	const {pointer, filter} = emi;
	const kinds = emiKinds(emi).map(one => [EMI_KIND_KEYS[one.name], writeKind(one, context)] as const);
	if (filter.showOnlyEmi === false) notes.leftOut(`${pointer}/showOnlyEmi`, 'false changes nothing');
	if (kinds.length > 0 || filter.showOnlyEmi)
		return {...Object.fromEntries(kinds), ...(filter.showOnlyEmi && {showOnlyEmi: true})};
	if (allow === true) notes.leftOut(pointer, 'it names no EMI kind');
	else notes.refuse(pointer, 'it names no EMI kind, and the specification does not state what that means');
	return undefined;
}

function writeKind(named: NamedKind, context: WireEmiContext): EmiSubFilter {
	const {enable} = named.kind;
	const written = planGroups(named).map(one => [one.name, writeGroup(one, enable, context)] as const);
	const hasEffect = enable || written.some(([, group]) => group.enable || group.filters !== undefined);
	if (hasEffect || written.length === 0) return {enable, ...Object.fromEntries(written)};
	const names = written.map(([name]) => name);
	const why = 'since a disabled group inside a disabled kind has no effect';
	context.notes.add(named.pointer, `left out ${listed(names, 'and')}, ${why}`);
	return {enable};
}

function writeGroup({pointer, group}: NamedGroup, isInEnabledKind: boolean, context: WireEmiContext): PlanGroup {
	const {notes, allow} = context;
	const {enable, filters} = group;
	if (filters === undefined) return {enable};
	const place = `${pointer}/filters`;
	if (filters.length === 0) notes.empty(place, !enable || allow === true);
	const plans = filters.map((plan, at) => writePlan(plan, `${place}/${at}`, context));
	const [only, ...others] = plans;
	if (only === undefined) return {enable};
	// A single filter without criteria covers the whole group, so that its flag replaces that of the group; but in a disabled kind
	// it matters that the group itself is enabled.
	if (isInEnabledKind && enable && others.length === 0 && Object.keys(only).length === 1) return {enable: only.enable};
	const isHidden = plans.every(plan => !plan.enable && !selects(plan));
	if (enable || !isHidden) return {enable, filters: plans};
	notes.leftOut(place, 'plan filters that hide have no effect inside a disabled group');
	return {enable};
}

/** True if the plan filter has a list, which may show some of the plans that the filter hides. */
function selects(plan: PlanFilter): boolean {
	return PLAN_LIST_KEYS.some(key => plan[key] !== undefined);
}

function writePlan(plan: PlanFilter, pointer: string, {notes, encoding}: WireEmiContext): PlanFilter {
	const {enable, paymentMethodType, paymentMethod: methods} = plan;
	const listOf = (name: 'issuers' | 'tenures'): ItemsNode | undefined => {
		const [first, second] = planLists(plan).filter(({what}) => what === name);
		if (second !== undefined)
			notes.refuse(pointer, 'it has two lists of issuers or tenures, and builders write one of each');
		return first && {items: notes.itemsOf(first.items, `${pointer}/${first.place}`), enable: first.enable};
	};
	const node: PlanNode = {
		enable,
		paymentMethodType,
		paymentMethods:
			typeof methods === 'string' ? [methods] : methods && notes.itemsOf(methods, `${pointer}/paymentMethod`),
		issuers: listOf('issuers'),
		tenures: listOf('tenures'),
	};
	return writePlanFilter(node, {servicePrefix: undefined, tenures: TENURE_PLACES[encoding]});
}
