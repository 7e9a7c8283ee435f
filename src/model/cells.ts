// A persistent list: each call adds one cell in front of the others, so every prefix of a chain stays unchanged.

export interface Cell<out Item> {
	readonly item: Item;
	readonly previous: Cell<Item> | undefined;
	/** The number of items, this one included. */
	readonly count: number;
}

export function append<Item>(previous: Cell<Item> | undefined, item: Item): Cell<Item> {
	return {item, previous, count: countOf(previous) + 1};
}

export function countOf(newest: Cell<unknown> | undefined): number {
	return newest === undefined ? 0 : newest.count;
}

/** The items, oldest first, frozen; a loop, since a chain may be longer than the stack. */
export function toArray<Item>(newest: Cell<Item> | undefined): readonly Item[] {
	const items = new Array<Item>(countOf(newest));
	for (let cell = newest; cell !== undefined; cell = cell.previous) items[cell.count - 1] = cell.item;
	return Object.freeze(items);
}
