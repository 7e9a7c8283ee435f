// The ways to rewrite EMI rules so that plans of one kind and group are shown or hidden.

import {
	EMI_KIND_KEYS,
	EMI_KINDS,
	type EmiFilter,
	type EmiKind,
	type EmiSubFilter,
	PLAN_GROUPS,
	type PlanGroup,
	type PlanGroupName,
} from '../../wire/emi-filter.js';
import type {Evaluator} from '../evaluate/evaluator.js';
import {criteriaOf} from './criteria.js';
import {derive} from './draft.js';
import type {PlanStyle} from './filter-lists.js';
import type {Target} from './goal.js';
import {editPlans} from './plan-edits.js';
import {verb, wordsOf} from './words.js';

export interface EmiEdit {
	readonly emi: EmiFilter;
	readonly words: string;
}

/**
 * Every rewriting of the grammar.
 *
 * @param explain - the present verdict on plans
 * @param isNaming - names the groups of the kind, and also every kind, that are not named, each as it is now
 */
export function editEmi(
	target: Target,
	emi: EmiFilter | undefined,
	explain: Evaluator,
	style: PlanStyle,
	isNaming: boolean,
): readonly EmiEdit[] {
	const {fields} = target;
	const [kind, group] = [fields.kind as EmiKind, fields.group as PlanGroupName]; // every plan has both
	const key = EMI_KIND_KEYS[kind];
	const start: EmiFilter = emi ?? {};
	const before = start[key];
	const edits = editKind(target, before, style);
	if (!isNaming) return edits.map(({next, words}) => ({emi: derive<EmiFilter>(start, {[key]: next}), words}));
	const isPresent = (kind: EmiKind, group: PlanGroupName) => explain({type: 'EMI', kind, group}).verdict === 'shown';
	const groups = PLAN_GROUPS.filter(name => before?.[name] === undefined && name !== group);
	const kinds = EMI_KINDS.filter(name => start[EMI_KIND_KEYS[name]] === undefined && name !== kind);
	const others = Object.fromEntries(groups.map(name => [name, {enable: isPresent(kind, name)}]));
	const named = Object.fromEntries(kinds.map(name => [EMI_KIND_KEYS[name], statedKind(name, isPresent)]));
	return edits.flatMap(({next, words}) => {
		if (next?.[group] === undefined) return [];
		const changed = derive<EmiFilter>(start, {[key]: derive<EmiSubFilter>(next, others)});
		const withGroups = {emi: changed, words: `${words}, and name every group of ${kind} EMI`};
		return [withGroups, {emi: derive(changed, named), words: `${words}, and name every EMI kind and group`}];
	});
}

const ENABLED: EmiSubFilter & PlanGroup = {enable: true};

interface KindEdit {
	/** The kind after the edit; `undefined` if its rules are removed. */
	readonly next: EmiSubFilter | undefined;
	readonly words: string;
}

function editKind(target: Target, before: EmiSubFilter | undefined, style: PlanStyle): readonly KindEdit[] {
	const {isShown, fields} = target;
	const group = fields.group as PlanGroupName; // every plan has one
	const words = `${verb(isShown)} ${wordsOf(target)}`;
	const criteria = criteriaOf(target, style);
	const start = before ?? ENABLED;
	const own = start[group] ?? ENABLED;
	const groups: readonly PlanGroup[] =
		criteria === undefined
			? [derive<PlanGroup>(own, {enable: isShown, filters: undefined})]
			: editPlans(own, criteria, isShown);
	const inside = groups.map(plans => ({next: derive<EmiSubFilter>(start, {enable: true, [group]: plans}), words}));
	if (criteria !== undefined) return inside;
	const whole = [
		...inside,
		{next: derive<EmiSubFilter>(start, {enable: isShown}), words: `${words} with its kind`},
		{next: {enable: isShown}, words: `${words} with its kind`},
	];
	if (before === undefined) return whole;
	const removed = `remove the rules of ${wordsOf(target)}`;
	return [
		...whole,
		{next: derive<EmiSubFilter>(before, {[group]: undefined}), words: removed},
		{next: undefined, words: `${removed} and its kind`},
	];
}

/** A kind with each of its groups stated as it is now. */
function statedKind(kind: EmiKind, isPresent: (kind: EmiKind, group: PlanGroupName) => boolean): EmiSubFilter {
	const groups = PLAN_GROUPS.map(name => [name, {enable: isPresent(kind, name)}] as const);
	const flags = new Set(groups.map(([, {enable}]) => enable));
	if (flags.size === 1) return {enable: flags.has(true)};
	return {enable: true, ...Object.fromEntries(groups)};
}
