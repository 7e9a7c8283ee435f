// Inspect: the three answers, and the reasons they carry.
import type {RuleId} from '../../diagnostics/rule-id.js';

/**
 * Whether the customer sees an instrument; `undetermined` where the specification does not say.
 *
 * @source open-points: "What decides whether an instrument is shown"
 */
export type Verdict = 'shown' | 'hidden' | 'undetermined';

/**
 * The rules that decide, one for each line of "What decides whether an instrument is shown".
 *
 * @source open-points: "What decides whether an instrument is shown"
 */
export type ExplainRule =
	| 'no-filter'
	| 'default-options'
	| 'type-shown'
	| 'type-hidden'
	| 'codes-shown'
	| 'codes-hidden'
	| 'codes-not-listed'
	| 'filter-shows'
	| 'filter-hides'
	| 'no-filter-matches'
	| 'filters-disagree'
	| 'default-reach'
	| 'empty-list'
	| 'too-thin'
	| 'mandate-required'
	| 'only-emi'
	| 'hide-emi'
	| 'emi-without-cards'
	| 'emi-contradiction'
	| 'emi-options-twice'
	| 'emi-default'
	| 'emi-not-named'
	| 'emi-kind-hidden'
	| 'emi-group-shown'
	| 'emi-group-hidden'
	| 'emi-enabled-inside'
	| 'emi-cards-hidden'
	| 'plan-filter-shows'
	| 'plan-filter-hides'
	| 'plan-filter-nested'
	| 'no-plan-filter-matches'
	| 'plan-filters-disagree'
	| 'unreadable-instrument';

/**
 * Why: the place that decided, as a JSON pointer, the rule, and both in words.
 *
 * Where `decode` refused the input the rule is the code.
 *
 * @source open-points: "names the rule and the place (a JSON pointer) that decided"
 */
export interface Reason {
	readonly pointer: string;
	readonly rule: ExplainRule | RuleId;
	readonly message: string;
}

/**
 * A verdict and what decided it.
 *
 * @source open-points: "What decides whether an instrument is shown"
 */
export interface Explanation {
	readonly verdict: Verdict;
	readonly because: readonly Reason[];
}

/** A reason of this room: the rule is one of ours. */
export function reason(pointer: string, rule: ExplainRule, message: string): Reason {
	return Object.freeze({pointer, rule, message});
}

export function answer(verdict: Verdict, ...because: readonly Reason[]): Explanation {
	// One answer may be given many times, so nobody may change it.
	return Object.freeze({verdict, because: Object.freeze(because)});
}

/**
 * Several rules must all let an instrument through: one that hides it decides, then one that leaves it open; the first
 * says why it is shown.
 */
export function allOf(parts: readonly [Explanation, ...Explanation[]]): Explanation {
	for (const verdict of ['hidden', 'undetermined'] as const) {
		const deciding = parts.filter(part => part.verdict === verdict);
		if (deciding.length > 0) return answer(verdict, ...deciding.flatMap(part => part.because));
	}
	return answer('shown', ...parts[0].because);
}
