// The EMI rules of a subject as builders write them: what has no effect is left out with a comment.
import type {ItemsNode, PlanNode} from '../../model/filter-node.js';
import {
	type SubjectEmi,
	type SubjectEmiKind,
	type SubjectPlanFilter,
	type SubjectPlanGroup,
	UNREADABLE,
	type Unreadable,
} from '../../model/subject.js';
import {writePlanFilter} from '../../model/write-emi-filter.js';
import {tenuresIn} from '../../rules/tenures.js';
import {listed} from '../../schema/vocabulary.js';
import type {TenureEncoding} from '../../wire/account.js';
import {
	EMI_KIND_KEYS,
	EMI_KINDS,
	type EmiFilter,
	type EmiSubFilter,
	PLAN_GROUPS,
	type PlanFilter,
	type PlanGroup,
} from '../../wire/emi-filter.js';
import {PLAN_LIST_KEYS} from '../../wire/spec.js';
import type {CodeNotes} from './notes.js';

/** What decides how EMI rules are written. */
export interface WireEmiContext {
	readonly allow: boolean | Unreadable;
	readonly encoding: TenureEncoding;
	readonly notes: CodeNotes;
}

const NOT_STATED = 'the specification does not state what that means';

export function writeEmi(emi: SubjectEmi, context: WireEmiContext): EmiFilter | undefined {
	const {notes, allow} = context;
	const kinds = EMI_KINDS.flatMap(name => {
		const kind = emi.kinds[name];
		const key = EMI_KIND_KEYS[name];
		const written = kind && writeReadable(kind, `${emi.pointer}/${key}`, notes, one => writeKind(one, context));
		return written === undefined ? [] : [[key, written] as const];
	});
	const {showOnlyEmi} = emi;
	if (showOnlyEmi === false) notes.leftOut(`${emi.pointer}/showOnlyEmi`, 'false changes nothing');
	if (showOnlyEmi === UNREADABLE) notes.unreadable(`${emi.pointer}/showOnlyEmi`);
	if (kinds.length === 0 && showOnlyEmi !== true) {
		const namesNoKind = Object.keys(emi.kinds).length === 0;
		if (namesNoKind && allow === true) notes.leftOut(emi.pointer, 'it names no EMI kind');
		else if (namesNoKind) notes.refuse(emi.pointer, `it names no EMI kind, and ${NOT_STATED}`);
		return undefined;
	}
	return {...Object.fromEntries(kinds), ...(showOnlyEmi === true && {showOnlyEmi})};
}

/** The part as it is written, unless it or its `enable` cannot be read. */
function writeReadable<Part extends {readonly enable: boolean | Unreadable}, Wire>(
	part: Part | Unreadable,
	pointer: string,
	notes: CodeNotes,
	write: (part: Part & {readonly enable: boolean}) => Wire,
): Wire | undefined {
	if (part === UNREADABLE) notes.unreadable(pointer);
	else if (part.enable === UNREADABLE) notes.incomplete(pointer);
	else return write({...part, enable: part.enable});
	return undefined;
}

type Enabled<Part> = Part & {readonly enable: boolean};

function writeKind({pointer, enable, groups}: Enabled<SubjectEmiKind>, context: WireEmiContext): EmiSubFilter {
	const written = PLAN_GROUPS.flatMap(name => {
		const group = groups[name];
		const one =
			group && writeReadable(group, `${pointer}/${name}`, context.notes, part => writeGroup(part, enable, context));
		return one === undefined ? [] : [[name, one] as const];
	});
	const hasEffect = enable || written.some(([, group]) => group.enable || group.filters !== undefined);
	if (hasEffect || written.length === 0) return {enable, ...Object.fromEntries(written)};
	const names = listed(
		written.map(([name]) => name),
		'and',
	);
	context.notes.add(pointer, `left out ${names}, since a disabled group inside a disabled kind has no effect`);
	return {enable};
}

function writeGroup(
	{pointer, enable, filters}: Enabled<SubjectPlanGroup>,
	isInEnabledKind: boolean,
	context: WireEmiContext,
): PlanGroup {
	const {notes, allow} = context;
	if (filters === undefined) return {enable};
	if (filters.isComplete && filters.items.length === 0) {
		if (!enable || allow === true) notes.leftOut(filters.pointer, 'an empty list changes nothing here');
		else notes.refuse(filters.pointer, `the list is empty, and ${NOT_STATED}`);
		return {enable};
	}
	if (!filters.isComplete) notes.unreadable(filters.pointer);
	const plans = filters.items.flatMap(plan => writePlan(plan, context) ?? []);
	const [only, ...others] = plans;
	if (only === undefined) return {enable};
	// A single filter without criteria is the whole group; in a disabled kind it counts that the group itself is enabled.
	if (isInEnabledKind && enable && others.length === 0 && Object.keys(only).length === 1) return {enable: only.enable};
	const isHidden = plans.every(plan => !plan.enable && !selects(plan));
	if (enable || !isHidden) return {enable, filters: plans};
	notes.leftOut(`${pointer}/filters`, 'plan filters that hide have no effect inside a disabled group');
	return {enable};
}

/** True if the plan filter has a list, which may show some of the plans that the filter hides. */
function selects(plan: PlanFilter): boolean {
	return PLAN_LIST_KEYS.some(key => plan[key] !== undefined);
}

function writePlan(plan: SubjectPlanFilter, context: WireEmiContext): PlanFilter | undefined {
	const {notes} = context;
	if (plan.enable === UNREADABLE || !plan.isComplete) {
		notes.incomplete(plan.pointer);
		return undefined;
	}
	const {enable, paymentMethodType: type, methods, lists} = plan;
	for (const {pointer, items} of [...(methods ? [methods] : []), ...lists.map(({list}) => list)]) {
		if (items.length === 0)
			notes.refuse(pointer, 'the list is empty, and the specification does not state what it matches');
	}
	const node: PlanNode = {
		enable,
		paymentMethodType: type === UNREADABLE || type === 'RTP' ? undefined : type,
		paymentMethods: methods && [...new Set(methods.items)],
		issuers: onlyList('issuers', plan, notes),
		tenures: onlyList('tenures', plan, notes),
	};
	return writePlanFilter(node, {servicePrefix: undefined, tenures: tenuresIn(context.encoding)});
}

function onlyList(
	what: 'issuers' | 'tenures',
	{lists, pointer}: SubjectPlanFilter,
	notes: CodeNotes,
): ItemsNode | undefined {
	const [first, second] = lists.filter(one => one.what === what);
	if (second !== undefined)
		notes.refuse(pointer, 'it has two lists of issuers or tenures, and builders write one of each');
	return first && {items: [...new Set(first.list.items)], enable: first.enable === true};
}
