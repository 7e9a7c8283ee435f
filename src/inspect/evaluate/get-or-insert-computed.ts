// Maps whose values are made when they are first needed.

/** The value of a key, made and kept if there is none. */
export function getOrInsertComputed<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
	const found = map.get(key);
	if (found !== undefined) return found;
	const made = make();
	map.set(key, made);
	return made;
}
