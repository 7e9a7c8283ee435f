// Inspect: which of many filters match, where all lists of a filter must match (AND) and one value of a list is enough.
//
// Filters that name the same lists form a table, keyed by one value of each list; a missing value of the instrument has
// a key of its own, under which stands every filter that it may match. So an answer is one look-up for each kind of
// filter (at most 32), however many codes there are, and a binary search where the entry has BIN ranges.
import {BinSegments, type RangeRow} from './bin-segments.js';
import {held} from './get-or-insert-computed.js';
import {HIDE, type Match, Matches, only, perhaps, SHOW} from './ternary.js';

/** One filter: its code lists in a fixed order, `undefined` where it has none, and its BIN ranges. */
export interface ListRow {
	readonly enable: boolean;
	readonly lists: readonly (readonly string[] | undefined)[];
	readonly ranges?: readonly string[] | undefined;
}

/** The filters of one key: the first without ranges of each kind, and those with ranges. */
interface Entry {
	show?: number;
	hide?: number;
	readonly ranged: RangeRow[];
	/** By the digits of their ranges. */
	segments?: readonly Segments[];
}

/** Ranges of one number of digits. */
interface Segments {
	readonly digits: number;
	readonly segments: BinSegments;
}

/** The filters that name the same lists. */
interface Table {
	/** Which lists, by position. */
	readonly named: readonly number[];
	/** Whether the filters also have an empty list, which may match everything or nothing. */
	readonly empty: boolean;
	readonly entries: Map<string, Entry>;
	/** Filters whose lists would make too many keys: by a value of their last list, then looked at one by one. */
	readonly wide: Map<string, WideRow[]>;
}

interface WideRow {
	readonly lists: readonly ReadonlySet<string>[];
	readonly entry: Entry;
}

/** Keys a filter may make for each code it holds; a filter beyond it is looked at by itself. */
const KEYS_PER_CODE = 16;
const MISSING = '*';

export class ListsIndex {
	readonly #tables = new Map<string, Table>();

	constructor(rows: readonly ListRow[]) {
		for (const [at, row] of rows.entries()) this.#enter(at, row);
	}

	/** What the filters say of an instrument with these values, in the order of the lists, and this BIN. */
	match(values: readonly (string | undefined)[], bin = ''): Match {
		const matches = new Matches();
		for (const table of this.#tables.values()) {
			const thin = table.named.some(list => values[list] === undefined);
			const entry = table.entries.get(keyOf(table.named.map(list => values[list])));
			if (entry !== undefined) ask(entry, bin, thin, table.empty, matches);
			if (table.wide.size === 0) continue;
			for (const {lists, entry: one} of table.wide.get(keyOf([values[table.named.at(-1) ?? 0]])) ?? []) {
				const excluded = table.named.some((list, index) => {
					const value = values[list];
					return value !== undefined && !lists[index]?.has(value);
				});
				if (!excluded) ask(one, bin, thin, table.empty, matches);
			}
		}
		return matches;
	}

	#enter(at: number, row: ListRow): void {
		const table = this.#tableOf(row);
		const lists = table.named.map(list => new Set(row.lists[list]));
		const keys = lists.reduce((product, list) => product * (list.size + 1), 1);
		const codes = lists.reduce((sum, list) => sum + list.size, 1);
		if (keys > KEYS_PER_CODE * codes) {
			const entry = newEntry();
			addTo(entry, at, row);
			for (const key of keysOf(lists.slice(-1))) held(table.wide, key, () => []).push({lists, entry});
			return;
		}
		for (const key of keysOf(lists)) addTo(held(table.entries, key, newEntry), at, row);
	}

	#tableOf(row: ListRow): Table {
		const named = [...row.lists.keys()].filter(list => (row.lists[list]?.length ?? 0) > 0);
		const empty = row.ranges?.length === 0 || row.lists.some(list => list?.length === 0);
		const name = `${named.join()} ${empty}`;
		return held(this.#tables, name, () => ({named, empty, entries: new Map(), wide: new Map()}));
	}
}

function newEntry(): Entry {
	return {ranged: []};
}

function addTo(entry: Entry, at: number, {enable, ranges}: ListRow): void {
	if (ranges !== undefined && ranges.length > 0) entry.ranged.push({at, enable, ranges});
	else if (enable) entry.show ??= at;
	else entry.hide ??= at;
}

function ask(entry: Entry, bin: string, thin: boolean, empty: boolean, matches: Matches): void {
	const open = empty ? 'empty' : 'thin';
	const settle = (worlds: number) => (thin || empty ? perhaps(worlds) : worlds);
	const state = (entry.show === undefined ? 0 : SHOW) | (entry.hide === undefined ? 0 : HIDE);
	matches.add(settle(only(state)), entry, open);
	entry.segments ??= segmentsOf(entry.ranged);
	for (const {digits, segments} of entry.segments) {
		const found = segments.match(bin);
		// A BIN with fewer digits than the range is too thin for it, even where every longer one would fall inside.
		const worlds = bin.length < digits ? perhaps(found.worlds) : found.worlds;
		matches.add(settle(worlds), found, open);
	}
}

function segmentsOf(rows: readonly RangeRow[]): readonly Segments[] {
	const byDigits = new Map<number, RangeRow[]>();
	for (const {at, enable, ranges} of rows) {
		const lists = new Map<number, string[]>();
		for (const range of ranges) held(lists, range.indexOf('::'), () => []).push(range);
		for (const [digits, list] of lists) held(byDigits, digits, () => []).push({at, enable, ranges: list});
	}
	return Array.from(byDigits, ([digits, group]) => ({digits, segments: new BinSegments(group)}));
}

/** Every key under which an instrument may find a filter: each value of each list, or that list's value missing. */
function keysOf(lists: readonly ReadonlySet<string>[]): readonly string[] {
	let keys = [''];
	for (const list of lists) {
		const parts = [MISSING, ...Array.from(list, part)];
		keys = keys.flatMap(key => parts.map(next => key + next));
	}
	return keys;
}

function keyOf(values: readonly (string | undefined)[]): string {
	return values.map(value => (value === undefined ? MISSING : part(value))).join('');
}

/** A value that no other sequence of values can be mistaken for. */
function part(value: string): string {
	return `${value.length}:${value}`;
}
