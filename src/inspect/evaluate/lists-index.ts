// Which of many filters match an instrument: all lists of a filter must match (AND), and one value of each list is enough (OR).
//
// Filters that name the same lists form a table, keyed by one value of each list. A missing value of the instrument has
// its own key, with every filter that the instrument may match. So an evaluation takes one look-up in each table (at most
// 32), however many codes there are, and a binary search if the entry has BIN ranges.
import {BinIndex, FewRanges, RangeRow} from './bin-index.js';
import {getOrInsertComputed} from './get-or-insert-computed.js';
import type {Match} from './match.js';

/** The values of an instrument, in the order of the lists, and its BIN. */
export interface KnownValues {
	readonly values: readonly (string | undefined)[];
	readonly bin: string;
}

/** One filter: its place, its lists in a fixed order (`undefined` where it has none), and its BIN ranges. */
export interface ListRow {
	readonly at: number;
	readonly enable: boolean;
	readonly lists: readonly (readonly string[] | undefined)[];
	readonly ranges?: readonly string[] | undefined;
}

/** The filters of one key: the places of the first and last without ranges, and those with ranges. */
interface Entry {
	readonly show: {first: number; last: number};
	readonly hide: {first: number; last: number};
	readonly ranged: RangeRow[];
	/** `null` if an index is faster. */
	few?: FewRanges | null;
	bins?: BinIndex;
}

/** The filters that name the same lists. */
interface Table {
	/** Which lists, by position. */
	readonly named: readonly number[];
	readonly entries: Map<string, Entry>;
	/** Filters whose lists would make too many keys: by a value of their last list, then tested one by one. */
	readonly wide: Map<string, WideRow[]>;
}

interface WideRow {
	readonly lists: readonly ReadonlySet<string>[];
	readonly entry: Entry;
}

/** The most keys that a filter may have for each of its codes; a filter with more keys is tested by itself. */
const KEYS_PER_CODE = 16;
const MISSING = '*';

export class ListsIndex {
	readonly #tables = new Map<string, Table>();

	constructor(rows: Iterable<ListRow>) {
		for (const row of rows) this.#add(row);
	}

	/** Adds the filters that match, or may match. */
	match({values, bin}: KnownValues, match: Match): void {
		for (const {named, entries, wide} of this.#tables.values()) {
			const isIncomplete = named.some(list => values[list] === undefined);
			const entry = entries.get(keyOf(named.map(list => values[list])));
			if (entry !== undefined) addMatches(entry, bin, isIncomplete, match);
			if (wide.size === 0) continue;
			for (const {lists, entry: one} of wide.get(keyOf([values[named.at(-1) ?? 0]])) ?? []) {
				const isExcluded = named.some((list, index) => {
					const value = values[list];
					return value !== undefined && !lists[index]?.has(value);
				});
				if (!isExcluded) addMatches(one, bin, isIncomplete, match);
			}
		}
	}

	#add(row: ListRow): void {
		const table = this.#tableOf(row);
		const lists = table.named.map(list => new Set(row.lists[list]));
		const keys = lists.reduce((product, list) => product * (list.size + 1), 1);
		const codes = lists.reduce((sum, list) => sum + list.size, 1);
		if (keys > KEYS_PER_CODE * codes) {
			const entry = newEntry();
			addRow(entry, row, rangedRow(row));
			for (const key of keysOf(lists.slice(-1))) getOrInsertComputed(table.wide, key, () => []).push({lists, entry});
			return;
		}
		const ranged = rangedRow(row);
		for (const key of keysOf(lists)) addRow(getOrInsertComputed(table.entries, key, newEntry), row, ranged);
	}

	#tableOf(row: ListRow): Table {
		const named = [...row.lists.keys()].filter(list => row.lists[list] !== undefined);
		return getOrInsertComputed(this.#tables, named.join(), () => ({named, entries: new Map(), wide: new Map()}));
	}
}

function newEntry(): Entry {
	const empty = {first: Number.POSITIVE_INFINITY, last: Number.NEGATIVE_INFINITY};
	return {show: {...empty}, hide: {...empty}, ranged: []};
}

function rangedRow({at, enable, ranges}: ListRow): RangeRow | undefined {
	return ranges && new RangeRow(at, enable, ranges);
}

function addRow(entry: Entry, {at, enable}: ListRow, ranged: RangeRow | undefined): void {
	if (ranged !== undefined) {
		entry.ranged.push(ranged);
		return;
	}
	const side = enable ? entry.show : entry.hide;
	side.first = Math.min(side.first, at);
	side.last = at;
}

function addMatches(entry: Entry, bin: string, isIncomplete: boolean, match: Match): void {
	for (const side of ['show', 'hide'] as const) {
		const {first, last} = entry[side];
		if (last < first) continue;
		match[side].add(first, last, !isIncomplete);
		if (isIncomplete) match.markIncomplete(first);
	}
	if (entry.ranged.length === 0) return;
	if (entry.few === undefined) entry.few = FewRanges.of(entry.ranged) ?? null;
	if (entry.few !== null && bin.length >= entry.few.width) {
		entry.few.match(bin, isIncomplete, match);
		return;
	}
	entry.bins ??= new BinIndex(entry.ranged);
	entry.bins.match(bin, isIncomplete, match);
}

/** Every key under which an instrument may find a filter: each value of each list, or that list's value missing. */
function keysOf(lists: readonly ReadonlySet<string>[]): readonly string[] {
	let keys = [''];
	for (const list of lists) {
		const parts = [MISSING, ...Array.from(list, keyPart)];
		keys = keys.flatMap(key => parts.map(next => key + next));
	}
	return keys;
}

function keyOf(values: readonly (string | undefined)[]): string {
	return values.map(value => (value === undefined ? MISSING : keyPart(value))).join('');
}

/** With its length in front, so that different sequences of values never make the same key. */
function keyPart(value: string): string {
	return `${value.length}:${value}`;
}
