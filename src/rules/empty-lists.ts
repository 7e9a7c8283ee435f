// A list names at least one item: an empty one could mean everything or nothing.

/** The reason for the refusal of a list without items. */
export type NothingListed = 'name at least one';
/** The reason for the refusal of a filter without criteria. */
export type NoCriterion = 'a filter needs at least one criterion';

/** The parameters of a call without arguments: at least one, so that editors show a parameter and not a reason. */
export type OneOrMore<Item> = [item: Item, ...more: Item[]];

/** A literal list with at least one item; a run-time list passes and is checked when it is used. */
export type AtLeastOne<List extends readonly unknown[], Item> = List extends readonly [] ? OneOrMore<Item> : List;
