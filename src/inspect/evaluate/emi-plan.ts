// Inspect: the EMI filter, from the kind down to the plan.
import {EMI_KIND_KEYS, type EmiFilter, type EmiSubFilter, PLAN_GROUPS, type PlanGroup} from '../../wire/emi-filter.js';
import type {EmiInstrument} from '../instrument.js';
import type {Defaults} from './defaults.js';
import {held} from './get-or-insert-computed.js';
import {planLists} from './plan-filter.js';
import {planFiltersEvaluator} from './plan-group.js';
import {answer, type Explanation, reason} from './verdict.js';

export type EmiEvaluator = (plan: EmiInstrument) => Explanation;

/** Judges EMI plans by `emiOptions`; each group's filters are prepared when they are first asked. */
export function emiEvaluator(emi: EmiFilter | undefined, pointer: string, defaults: Defaults): EmiEvaluator {
	const groups = new Map<string, EmiEvaluator>();
	return plan => {
		const key = EMI_KIND_KEYS[plan.kind];
		const kind = emi?.[key];
		if (kind === undefined) return notNamed(`${plan.kind} EMI`, defaults);
		const place = `${pointer}/${key}`;
		const name = `${place}/${plan.group}`;
		const ofGroup = () => held(groups, name, () => groupJudge(kind[plan.group], name, plan, defaults))(plan);
		if (kind.enable) return ofGroup();
		const inside = enabledInKind(kind, place);
		if (inside !== undefined) return switchedOff(place, `${plan.kind} EMI`, inside, ofGroup());
		return answer(
			'hidden',
			reason(place, 'emi-kind-hidden', `${plan.kind} EMI is disabled and nothing inside it is enabled: it is hidden`),
		);
	};
}

function groupJudge(
	group: PlanGroup | undefined,
	place: string,
	{kind, group: name}: EmiInstrument,
	defaults: Defaults,
): EmiEvaluator {
	const what = `${name} ${kind} EMI`;
	if (group === undefined) return () => notNamed(what, defaults);
	const inside = group.enable ? undefined : enabledFilter(group, place);
	if (!group.enable && inside === undefined) {
		const message = `${what} is disabled and nothing inside it is enabled: it is hidden`;
		return () => answer('hidden', reason(place, 'emi-group-hidden', message));
	}
	if (group.filters === undefined) {
		return () => answer('shown', reason(place, 'emi-group-shown', `${what} is enabled: it is shown`));
	}
	const evaluate = planFiltersEvaluator(group.filters, place, defaults);
	return inside === undefined ? evaluate : plan => switchedOff(place, what, inside, evaluate(plan));
}

/** A kind or group that `emiOptions` does not name. */
function notNamed(what: string, {allow, pointer, stated}: Defaults): Explanation {
	if (!stated) return answer('shown', reason(pointer, 'no-filter', `there is no payment_filter: ${what} is shown`));
	return allow
		? answer(
				'shown',
				reason(pointer, 'emi-default', `emiOptions does not name ${what} and allowDefaultOptions is true: it is shown`),
			)
		: answer(
				'undetermined',
				reason(
					pointer,
					'emi-not-named',
					`emiOptions does not name ${what}: whether allowDefaultOptions false hides EMI is not stated`,
				),
			);
}

/** An outer `enable: false` around an inner `true`: hidden only where the inside hides the plan too. */
function switchedOff(place: string, what: string, inside: string, inner: Explanation): Explanation {
	if (inner.verdict === 'hidden') return inner;
	const message = `${what} is disabled and something inside it is enabled: which of the two counts is not stated`;
	return answer(
		'undetermined',
		reason(place, 'emi-enabled-inside', message),
		reason(inside, 'emi-enabled-inside', message),
	);
}

/** The pointer of the first thing that a kind enables inside itself. */
export function enabledInKind(kind: EmiSubFilter, place: string): string | undefined {
	for (const name of PLAN_GROUPS) {
		const group = kind[name];
		if (group === undefined) continue;
		const found = group.enable ? `${place}/${name}` : enabledFilter(group, `${place}/${name}`);
		if (found !== undefined) return found;
	}
	return undefined;
}

/** The pointer of the first plan filter that enables something. */
export function enabledFilter({filters}: PlanGroup, place: string): string | undefined {
	const at = filters?.findIndex(filter => filter.enable || planLists(filter).some(list => list.enable)) ?? -1;
	return at < 0 ? undefined : `${place}/filters/${at}`;
}
