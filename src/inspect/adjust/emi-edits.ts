// The ways to rewrite EMI rules so that plans of one kind and group are shown or hidden.

import {
	EMI_KIND_KEYS,
	EMI_KINDS,
	type EmiFilter,
	type EmiKind,
	type EmiSubFilter,
	PLAN_GROUPS,
	type PlanGroupName,
} from '../../wire/emi-filter.js';
import type {Evaluator} from '../evaluate/evaluator.js';
import {derive} from './draft.js';
import type {Target} from './goal.js';
import {editPlans, type PlanStyle, planCriteria} from './plan-edits.js';
import {verb, wordsOf} from './words.js';

export interface EmiEdit {
	readonly emi: EmiFilter;
	readonly words: string;
}

/** Every rewriting of the grammar; `explain` gives the present verdict on plans. */
export function editEmi(
	target: Target,
	emi: EmiFilter | undefined,
	explain: Evaluator,
	style: PlanStyle,
): readonly EmiEdit[] {
	const {isShown, fields} = target;
	const [kind, group] = [fields.kind as EmiKind, fields.group as PlanGroupName]; // every plan has both
	const key = EMI_KIND_KEYS[kind];
	const start: EmiFilter = emi ?? {};
	const before = start[key];
	const isPresent = (kind: EmiKind, group: PlanGroupName) => explain({type: 'EMI', kind, group}).verdict === 'shown';
	const criteria = planCriteria(target, style);
	const words = `${verb(isShown)} ${wordsOf(target)}`;
	const found: EmiEdit[] = [];
	const add = (next: EmiSubFilter | undefined, how: string) => {
		if (next !== undefined) {
			// With every other kind as it is, where a kind that is not named would change.
			const others = EMI_KINDS.filter(name => start[EMI_KIND_KEYS[name]] === undefined && name !== kind);
			const named = others.map(name => [EMI_KIND_KEYS[name], statedKind(name, isPresent)] as const);
			const changed = derive<EmiFilter>(start, {[key]: next});
			found.push({emi: changed, words: how});
			if (named.length > 0)
				found.push({
					emi: derive<EmiFilter>(changed, Object.fromEntries(named)),
					words: `${how}, and name every EMI kind`,
				});
		} else if (before !== undefined) found.push({emi: derive<EmiFilter>(start, {[key]: undefined}), words: how});
	};
	const groups =
		criteria === undefined
			? [{enable: isShown}]
			: editPlans(before?.[group] ?? {enable: true}, criteria, isShown, style);
	for (const plans of groups) {
		add(derive<EmiSubFilter>(before ?? {enable: true}, {enable: true, [group]: plans}), words);
		const whole = statedKind(kind, isPresent, before);
		add(
			derive<EmiSubFilter>(before ?? whole, {...whole, enable: true, [group]: plans}),
			`${words}, and name every group of the kind`,
		);
	}
	if (criteria === undefined) {
		add(derive<EmiSubFilter>(before ?? {enable: isShown}, {enable: isShown}), `${words} with the whole kind`);
		add({enable: isShown}, `${words} with the whole kind`);
		if (before?.[group] !== undefined)
			add(derive<EmiSubFilter>(before, {[group]: undefined}), `remove the rules of ${wordsOf(target)}`);
		add(undefined, `remove the rules of ${kind} EMI`);
	}
	return found;
}

/** A kind with each group that it does not name stated as it is now. */
function statedKind(
	kind: EmiKind,
	isPresent: (kind: EmiKind, group: PlanGroupName) => boolean,
	before: EmiSubFilter | undefined = undefined,
): EmiSubFilter {
	const groups = PLAN_GROUPS.filter(name => before?.[name] === undefined).map(
		name => [name, {enable: isPresent(kind, name)}] as const,
	);
	const flags = new Set(groups.map(([, {enable}]) => enable));
	if (before === undefined && flags.size === 1) return {enable: flags.has(true)};
	return {enable: true, ...Object.fromEntries(groups)};
}
