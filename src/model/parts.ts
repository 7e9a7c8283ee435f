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
	/** The text of the last item while their texts ascend, so that a greater one is new; a map costs more than all the rest. */
	readonly last: string | undefined;
}

/** The frozen list. */
export function listOf<Part>({items, size}: Parts<Part>): readonly Part[] {
	return Object.isFrozen(items) ? items : Object.freeze(items.slice(0, size));
}

export function hasPart<Part>(parts: Parts<Part>, part: Part): boolean {
	parts.places ??= placesIn(parts.items);
	const place = parts.places.get(textOf(part));
	return place !== undefined && place < parts.size; // a later one is of a list that extends this one
}

/** The parts and more of them. `added` are frozen, and become the list if they are its first and each is there once. */
export function extended<Part>(before: Parts<Part> | undefined, added: Parts<Part>): Parts<Part> {
	if (before === undefined) return added;
	const isNewest = before.items.length === before.size && !Object.isFrozen(before.items);
	const items = isNewest ? (before.items as Part[]) : before.items.slice(0, before.size); // its own, as just checked
	const last = before.size === 1 ? textOf(items[0]) : before.last;
	const count = items.length;
	const all = append(added, items, isNewest ? before.places : undefined, last);
	return isNewest && all.size === count ? before : all;
}

/** A list of codes that is frozen and has each once. */
export function codesOf(items: readonly string[]): Parts<string> {
	return {items, size: items.length, places: undefined, last: undefined};
}

/** Filters, an identical one once; the texts of a single one are not compared. */
export function filtersOf<Part>(items: readonly Part[]): Parts<Part> {
	const given = {items, size: items.length, places: undefined, last: undefined};
	return items.length === 1 ? given : append(given, [], undefined, '');
}

function append<Part>(
	{items: added, size}: Parts<Part>,
	items: Part[],
	known: Map<string, number> | undefined,
	greatest: string | undefined,
): Parts<Part> {
	let places = known;
	let last = greatest;
	for (let index = 0; index < size; index += 1) {
		const part = added[index] as Part; // below the size
		const text = textOf(part);
		if (places === undefined && last !== undefined && text > last) last = text;
		else {
			places ??= placesIn(items);
			if (places.has(text)) continue;
			places.set(text, items.length);
			last = undefined;
		}
		items.push(part);
	}
	return {items, size: items.length, places, last};
}

function placesIn<Part>(items: readonly Part[]): Map<string, number> {
	return new Map(items.map((item, index) => [textOf(item), index]));
}

/** The same text for each filter with the same lists. */
function textOf(part: unknown): string {
	if (typeof part === 'string') return part;
	const lists = part as Readonly<Record<string, unknown>>; // a filter
	let text = '';
	// Items have neither commas nor line breaks. JSON.stringify takes several times as long, and entries twice.
	for (const key of Object.keys(lists)) text += `${key}\n${lists[key]}\n`;
	return text;
}
