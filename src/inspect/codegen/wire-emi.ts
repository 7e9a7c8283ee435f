// The EMI rules of a subject as builders write them: what has no effect is left out with a comment.
import type {ItemsNode, PlanNode} from '../../model/filter-node.js';
import {writePlanFilter} from '../../model/write-emi-filter.js';
import {listed} from '../../schema/vocabulary.js';
import type {EmiFilter, EmiSubFilter, PlanFilter, PlanGroup, TenureEncoding} from '../../wire/emi-filter.js';
import {PLAN_LIST_KEYS, TENURE_PLACES} from '../../wire/spec.js';
import {isEmptyList} from '../subject/normal-parts.js';
import type {SubjectEmi, SubjectEmiKind, SubjectPlanFilter, SubjectPlanGroup, Unreadable} from '../subject/subject.js';
import {emiKinds, planGroups} from '../subject/subject-parts.js';
import type {CodeNotes} from './notes.js';

/** What decides how EMI rules are written. */
export interface WireEmiContext {
	readonly allow: boolean | Unreadable;
	readonly encoding: TenureEncoding;
	readonly notes: CodeNotes;
}

export function writeEmi(emi: SubjectEmi, context: WireEmiContext): EmiFilter | undefined {
	const {notes, allow} = context;
	const {pointer, showOnlyEmi} = emi;
	const kinds = emiKinds(emi).map(({key, kind}) => [key, writeKind(kind, context)] as const);
	if (showOnlyEmi === false) notes.leftOut(`${pointer}/showOnlyEmi`, 'false changes nothing');
	if (kinds.length > 0 || showOnlyEmi === true)
		return {...Object.fromEntries(kinds), ...(showOnlyEmi === true && {showOnlyEmi})};
	if (Object.keys(emi.kinds).length > 0) return undefined;
	if (allow === true) notes.leftOut(pointer, 'it names no EMI kind');
	else notes.refuse(pointer, 'it names no EMI kind, and the specification does not state what that means');
	return undefined;
}

function writeKind(kind: SubjectEmiKind, context: WireEmiContext): EmiSubFilter {
	const {pointer, enable} = kind;
	const written = planGroups(kind).map(({name, group}) => [name, writeGroup(group, enable, context)] as const);
	const hasEffect = enable || written.some(([, group]) => group.enable || group.filters !== undefined);
	if (hasEffect || written.length === 0) return {enable, ...Object.fromEntries(written)};
	const names = written.map(([name]) => name);
	const why = 'since a disabled group inside a disabled kind has no effect';
	context.notes.add(pointer, `left out ${listed(names, 'and')}, ${why}`);
	return {enable};
}

function writeGroup({enable, filters}: SubjectPlanGroup, isInEnabledKind: boolean, context: WireEmiContext): PlanGroup {
	const {notes, allow} = context;
	if (filters === undefined) return {enable};
	if (isEmptyList(filters)) notes.empty(filters.pointer, !enable || allow === true);
	const plans = filters.items.map(plan => writePlan(plan, context));
	const [only, ...others] = plans;
	if (only === undefined) return {enable};
	// A single filter without criteria is the whole group; in a disabled kind it counts that the group itself is enabled.
	if (isInEnabledKind && enable && others.length === 0 && Object.keys(only).length === 1) return {enable: only.enable};
	const isHidden = plans.every(plan => !plan.enable && !selects(plan));
	if (enable || !isHidden) return {enable, filters: plans};
	notes.leftOut(filters.pointer, 'plan filters that hide have no effect inside a disabled group');
	return {enable};
}

/** True if the plan filter has a list, which may show some of the plans that the filter hides. */
function selects(plan: PlanFilter): boolean {
	return PLAN_LIST_KEYS.some(key => plan[key] !== undefined);
}

function writePlan(plan: SubjectPlanFilter, {notes, encoding}: WireEmiContext): PlanFilter {
	const {pointer, enable, paymentMethodType: type, methods, lists} = plan;
	const listOf = (name: 'issuers' | 'tenures'): ItemsNode | undefined => {
		const [first, second] = lists.filter(({what}) => what === name);
		if (second !== undefined)
			notes.refuse(pointer, 'it has two lists of issuers or tenures, and builders write one of each');
		return first && {items: notes.itemsOf(first.list), enable: first.enable === true};
	};
	const node: PlanNode = {
		enable,
		paymentMethodType: type === 'RTP' ? undefined : type,
		paymentMethods: methods && notes.itemsOf(methods),
		issuers: listOf('issuers'),
		tenures: listOf('tenures'),
	};
	return writePlanFilter(node, {servicePrefix: undefined, tenures: TENURE_PLACES[encoding]});
}
