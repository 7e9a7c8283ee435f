// The three verdicts and their reasons, as types.
import type {ReadingName} from '../../account/readings.js';

/**
 * Whether the customer sees an instrument; `undetermined` if the specification does not define it.
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
	| 'payment-management'
	| 'not-enabled'
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
	| 'incomplete-instrument'
	| 'mandate-required'
	| 'only-emi'
	| 'show-emi'
	| 'hide-emi'
	| 'emi-without-cards'
	| 'emi-contradiction'
	| 'emi-options-twice'
	| 'emi-default'
	| 'emi-not-named'
	| 'emi-kind-shown'
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
	| 'issuers-and-tenures'
	| 'upi-provider-codes'
	| 'unreadable'
	| 'unreadable-instrument';

/**
 * One reason for a verdict: the rule that decides, its place as a JSON pointer, and a message that explains both.
 *
 * @source open-points: "names the rule and the place (a JSON pointer) that decided"
 */
export interface Reason {
	/** A JSON pointer into the input; for an unreadable part, the pointer of that part. */
	readonly pointer: string;
	/** What kind of part decides. */
	readonly rule: ExplainRule;
	/** Why, in English. */
	readonly message: string;
	/** The open question that would settle an `undetermined` verdict. */
	readonly reading?: ReadingName;
}

/**
 * A verdict and what decided it.
 *
 * @source open-points: "What decides whether an instrument is shown"
 */
export interface Explanation {
	/** Whether a customer sees the instrument. */
	readonly verdict: Verdict;
	/** Every reason on the side of the verdict, in the order of the document. */
	readonly because: readonly Reason[];
	/**
	 * Only for a builder that includes named rules: the names of the rules that decide, in the order in which they were included.
	 * These are the rules without which the verdict would change; if there are none, for example because each of two rules
	 * suffices, the rules that give it alone, in addition to the filter's own calls; if there are none either, some rules that
	 * give it together. Empty if the filter's own calls or its default give the verdict without any rules.
	 */
	readonly rules?: readonly string[];
}
