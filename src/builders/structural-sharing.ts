// Structural sharing across a check: a part that was there before is the same object after.

/** Every object and list of a frozen filter, or `undefined` where some part of it may still change. */
export function frozenParts(root: object): ReadonlySet<unknown> | undefined {
	const parts = new Set<object>([root]);
	// A set's iteration visits what is added on the way, so this walks the whole tree without recursion.
	for (const part of parts) {
		if (!Object.isFrozen(part)) return undefined;
		for (const key of Object.keys(part)) {
			// A getter stays in a frozen object, and may answer otherwise tomorrow.
			const child: unknown = Object.getOwnPropertyDescriptor(part, key)?.value;
			if (child === undefined) return undefined;
			if (typeof child === 'object' && child !== null) parts.add(child);
		}
	}
	return parts;
}

/** `copy`, a frozen copy of `after`, with each part that `known` holds in place of its copy. */
export function shared<Value>(after: unknown, copy: Value, known: ReadonlySet<unknown>): Value {
	if (typeof copy !== 'object' || copy === null) return copy;
	if (known.has(after)) return after as Value; // what it was copied from
	if (Array.isArray(copy)) {
		return Object.freeze(copy.map((item, index) => shared(childOf(after, index), item, known))) as Value; // item by item
	}
	const entries = Object.entries(copy).map(([key, child]) => [key, shared(childOf(after, key), child, known)]);
	return Object.freeze(Object.fromEntries(entries)); // key by key
}

function childOf(parent: unknown, key: string | number): unknown {
	return typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined;
}
