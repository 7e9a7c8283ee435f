// A list must have at least one item: an empty one could mean everything or nothing.

/** The problem of a list without items. */
export const NOTHING_LISTED = 'the list is empty: write at least one item';
export type NothingListed = typeof NOTHING_LISTED;

/** The problem of a filter without criteria. */
export const NO_CRITERION = 'the filter has no criterion: add at least one';
export type NoCriterion = typeof NO_CRITERION;

/** The parameters of a call without arguments: at least one, so that editors show a parameter and not a reason. */
export type OneOrMore<Item> = [item: Item, ...more: Item[]];

/** A literal list with at least one item; a run-time list passes and is checked when it is used. */
export type AtLeastOne<List extends readonly unknown[], Item> = List extends readonly [] ? OneOrMore<Item> : List;
