// A list must have at least one item: an empty one could mean everything or nothing.
import type {MessageOf} from '../diagnostics/issue.js';

/** The problem of a list without items. */
export const NOTHING_LISTED = {problem: 'the list is empty', remedy: 'write at least one item'} as const;
export type NothingListed = MessageOf<typeof NOTHING_LISTED>;

/** The problem of a filter without criteria. */
export const NO_CRITERION = {problem: 'the filter has no criterion', remedy: 'add at least one'} as const;
export type NoCriterion = MessageOf<typeof NO_CRITERION>;

/**
 * The arguments of a call without any: editors show the parameter with its documentation, and the key is the reason that the
 * compiler prints. It begins with a space, so that editors never offer it. Not a tuple, whose parts have no documentation.
 */
export interface OneOrMore<out Item> extends ReadonlyArray<Item> {
	readonly ' write at least one item': never;
}

/** At least one literal item; a run-time list passes and is checked when it is used. */
export type AtLeastOne<Literal, Item> = [Literal] extends [never] ? OneOrMore<Item> : readonly Literal[];
