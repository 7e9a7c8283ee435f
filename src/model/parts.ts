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
	/** True while each item comes after the one before, so that a later one is new; a map costs more than all the rest. */
	readonly isAscending: boolean;
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
	const all = append(added, items, isNewest ? before.places : undefined, before.isAscending);
	return isNewest && all.size === before.size ? before : all;
}

/** A list of codes that is frozen and has each once. */
export function codesOf(items: readonly string[]): Parts<string> {
	return {items, size: items.length, places: undefined, isAscending: items.length === 1};
}

/** Filters from a frozen list, an identical one once. */
export function filtersOf<Part>(items: readonly Part[]): Parts<Part> {
	const once = append({items, size: items.length}, [], undefined, true);
	return once.size === items.length ? {...once, items} : once; // a frozen list is not copied again
}

function append<Part>(
	{items: added, size}: Pick<Parts<Part>, 'items' | 'size'>,
	items: Part[],
	known: Map<string, number> | undefined,
	wasAscending: boolean,
): Parts<Part> {
	let places = known;
	let isAscending = wasAscending && known === undefined;
	for (let index = 0; index < size; index += 1) {
		const part = added[index] as Part; // below the size
		isAscending &&= items.length === 0 || isAfter(part, items[items.length - 1]);
		if (!isAscending) {
			const text = textOf(part);
			places ??= placesIn(items);
			if (places.has(text)) continue;
			places.set(text, items.length);
		}
		items.push(part);
	}
	return {items, size: items.length, places, isAscending};
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

/**
 * True if a part comes after another: a greater code, or a filter that is greater in the first of its keys under which the lists begin
 * differently, if the other has that key too. All filters have their keys in the same order, so filters of which each comes after the
 * one before are all different. To make and compare the texts of two filters takes several times as long.
 */
function isAfter(part: unknown, other: unknown): boolean {
	if (typeof part === 'string') return part > String(other);
	const lists = part as Lists; // a filter, and so is the other
	const others = other as Lists;
	for (const key of Object.keys(lists)) {
		const first = lists[key]?.[0];
		const before = others[key]?.[0];
		if (first !== before) return before !== undefined && String(first) > before;
	}
	return false;
}

/** The lists of a filter; of its type the first letter is compared, and its flag has none. */
type Lists = Readonly<Record<string, readonly string[]>>;
