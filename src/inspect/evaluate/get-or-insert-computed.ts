// Inspect: maps of things that are made when they are first needed.

/** What a map holds under a key, made where there is nothing yet. */
export function held<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
	const found = map.get(key);
	if (found !== undefined) return found;
	const made = make();
	map.set(key, made);
	return made;
}
