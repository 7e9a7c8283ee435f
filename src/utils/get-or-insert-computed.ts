// Maps whose values are computed on first use.

/** A map, also one with weak keys. */
interface Store<Key, Value> {
	get(key: Key): Value | undefined;
	set(key: Key, value: Value): unknown;
}

/** The value of a key, computed and stored if there is none. */
export function getOrInsertComputed<Key, Value>(map: Store<Key, Value>, key: Key, make: () => Value): Value {
	const found = map.get(key);
	if (found !== undefined) return found;
	const made = make();
	map.set(key, made);
	return made;
}
