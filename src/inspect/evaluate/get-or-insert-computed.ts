// Maps whose values are computed on first use.

/** The value of a key, computed and stored if there is none. */
export function getOrInsertComputed<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
	const found = map.get(key);
	if (found !== undefined) return found;
	const made = make();
	map.set(key, made);
	return made;
}
