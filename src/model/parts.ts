// The parts that the calls on one payment method type name: provider codes, or card or UPI filters.

/**
 * Parts in the order of the calls, each once. Immutable for its readers: a longer list that extends this one shares `items`, so
 * that a call costs what it adds, and only the first `size` items are of this list.
 */
export interface Parts<Part> {
	readonly items: readonly Part[];
	readonly size: number;
	/** The index of each item, by its text; made when it is first needed, and shared like the items. */
	places: Map<string, number> | undefined;
}

/** The frozen list. */
export function listOf<Part>({items, size}: Parts<Part>): readonly Part[] {
	return Object.isFrozen(items) ? items : Object.freeze(items.slice(0, size));
}

export function hasPart<Part>(parts: Parts<Part>, part: Part): boolean {
	const place = placesOf(parts).get(textOf(part));
	return place !== undefined && place < parts.size; // a later one is of a list that extends this one
}

/** The parts and more of them. `added` are frozen, and become the list if they are its first and each is there once. */
export function extended<Part>(before: Parts<Part> | undefined, added: Parts<Part>): Parts<Part> {
	if (before === undefined) return added;
	const isNewest = before.places !== undefined && before.items.length === before.size && !Object.isFrozen(before.items);
	const items = isNewest ? (before.items as Part[]) : before.items.slice(0, before.size); // its own, as just checked
	const places = isNewest ? placesOf(before) : new Map(items.map((item, index) => [textOf(item), index]));
	const count = items.length;
	for (let index = 0; index < added.size; index += 1) append(added.items[index] as Part, items, places);
	return items.length === count && isNewest ? before : {items, size: items.length, places};
}

/** A list of codes that is frozen and has each once. */
export function codesOf(items: readonly string[]): Parts<string> {
	return {items, size: items.length, places: undefined};
}

/** Filters, an identical one once; the texts of a single one are not compared. */
export function filtersOf<Part>(given: readonly Part[]): Parts<Part> {
	if (given.length === 1) return {items: given, size: 1, places: undefined};
	const items: Part[] = [];
	const places = new Map<string, number>();
	for (const part of given) append(part, items, places);
	return {items, size: items.length, places};
}

function append<Part>(part: Part, items: Part[], places: Map<string, number>): void {
	const text = textOf(part);
	if (places.has(text)) return;
	places.set(text, items.length);
	items.push(part);
}

function placesOf<Part>(parts: Parts<Part>): Map<string, number> {
	parts.places ??= new Map(parts.items.map((item, index) => [textOf(item), index]));
	return parts.places;
}

/** The same text for each filter with the same lists. */
function textOf(part: unknown): string {
	return typeof part === 'string' ? part : JSON.stringify(part);
}
