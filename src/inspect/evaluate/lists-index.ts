// Which of many filters match an instrument: all lists of a filter must match (AND), and one value of each list is enough (OR).
//
// Filters that name the same lists form a table, keyed by one value of each list. A missing value of the instrument has
// its own key, with every filter that the instrument may match. So an evaluation takes one look-up in each table (at most
// 32), however many codes there are, and a binary search if the entry has BIN ranges.
import {BinRanges} from './bin-ranges.js';
import {RangeRow} from './few-ranges.js';
import {getOrInsertComputed} from './get-or-insert-computed.js';
import {type Match, SIDES} from './match.js';

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

export class ListsIndex {
	readonly #tables = new Map<string, Table>();

	constructor(rows: Iterable<ListRow>) {
		for (const row of rows) this.#add(row);
	}

	/** Adds the filters that match, or may match. */
	match({values, bin}: KnownValues, match: Match): void {
		for (const {named, entries, wide} of this.#tables.values()) {
			const known = named.map(list => values[list]);
			const isIncomplete = known.includes(undefined);
			entries.get(keyOf(known))?.match(bin, isIncomplete, match);
			if (wide.size === 0) continue;
			for (const {lists, entry} of wide.get(keyOf(known.slice(-1))) ?? []) {
				if (lists.every((list, index) => mayContain(list, known[index]))) entry.match(bin, isIncomplete, match);
			}
		}
	}

	#add(row: ListRow): void {
		const {named, entries, wide} = this.#tableOf(row);
		const lists = named.map(list => new Set(row.lists[list]));
		const ranged = row.ranges && new RangeRow(row.at, row.enable, row.ranges);
		if (isWide(lists)) {
			const entry = new Entry();
			entry.add(row, ranged);
			for (const key of keysOf(lists.slice(-1))) getOrInsertComputed(wide, key, () => []).push({lists, entry});
		} else {
			for (const key of keysOf(lists)) getOrInsertComputed(entries, key, () => new Entry()).add(row, ranged);
		}
	}

	#tableOf(row: ListRow): Table {
		const named = [...row.lists.keys()].filter(list => row.lists[list] !== undefined);
		return getOrInsertComputed(this.#tables, named.join(), () => ({named, entries: new Map(), wide: new Map()}));
	}
}

/** The filters of one key: the places of the first and last without ranges, and those with ranges. */
class Entry {
	readonly show = {first: Number.POSITIVE_INFINITY, last: Number.NEGATIVE_INFINITY};
	readonly hide = {first: Number.POSITIVE_INFINITY, last: Number.NEGATIVE_INFINITY};
	ranges: BinRanges | undefined;

	/** Adds a filter, which comes after those that were added before. */
	add({at, enable}: ListRow, ranged: RangeRow | undefined): void {
		if (ranged !== undefined) {
			this.ranges ??= new BinRanges();
			this.ranges.add(ranged);
			return;
		}
		const side = enable ? this.show : this.hide;
		side.first = Math.min(side.first, at);
		side.last = at;
	}

	match(bin: string, isIncomplete: boolean, match: Match): void {
		for (const side of SIDES) {
			const {first, last} = this[side];
			if (first <= last) match.add(side, first, last, !isIncomplete);
		}
		this.ranges?.match(bin, isIncomplete, match);
	}
}

function mayContain(list: ReadonlySet<string>, value: string | undefined): boolean {
	return value === undefined || list.has(value);
}

/** The most keys that a filter may have for each of its codes. */
const KEYS_PER_CODE = 16;

/** True if the lists have so many combinations of values that a filter is better tested by itself. */
function isWide(lists: readonly ReadonlySet<string>[]): boolean {
	const keys = lists.reduce((product, list) => product * (list.size + 1), 1);
	const codes = lists.reduce((sum, list) => sum + list.size, 1);
	return keys > KEYS_PER_CODE * codes;
}

const MISSING = '*';

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
