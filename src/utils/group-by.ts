// Groups items by a key.

/** The items in groups with equal keys, each group where its first item was. */
export function groupBy<Item, Key>(
	items: Iterable<Item>,
	keyOf: (item: Item, index: number) => Key,
): readonly [Item, ...Item[]][] {
	const groups = new Map<Key, [Item, ...Item[]]>();
	let index = 0;
	for (const item of items) {
		const key = keyOf(item, index);
		const group = groups.get(key);
		if (group === undefined) groups.set(key, [item]);
		else group.push(item);
		index += 1;
	}
	return [...groups.values()];
}
