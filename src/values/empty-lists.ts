// A list must have at least one item: an empty one could mean everything or nothing.

/** The problem of a list without items. */
export const NOTHING_LISTED = 'the list is empty: write at least one item';
export type NothingListed = typeof NOTHING_LISTED;

/** The problem of a filter without criteria. */
export const NO_CRITERION = 'the filter has no criterion: add at least one';
export type NoCriterion = typeof NO_CRITERION;

/**
 * The arguments of a call without any: editors show the parameter with its documentation, and the key is the reason that the
 * compiler prints. It begins with a space, so that editors never offer it. Not a tuple, whose parts have no documentation.
 */
export interface OneOrMore<out Item> extends ReadonlyArray<Item> {
	readonly ' write at least one item': never;
}

/** At least one literal item; a run-time list passes and is checked when it is used. */
export type AtLeastOne<Literal, Item> = [Literal] extends [never] ? OneOrMore<Item> : readonly Literal[];
