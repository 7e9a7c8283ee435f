// BIN ranges cut into segments, so that one look-up is a binary search.
//
// All ends are scaled to the digits of the longest range. A longer BIN is compared by its leading digits, and a shorter
// one spans every segment into which it may fall.
import {
	BinScale,
	countUpTo,
	distinctEnds,
	type End,
	rangeEnds,
	type SortedEnds,
	successor,
} from '../../values/intervals.js';
import type {Match} from './match.js';

/** The most ranges that are compared one by one: an index pays off only for more. */
const FEW_RANGES = 64;

/** The most digits that a float represents exactly. */
const EXACT_DIGITS = 15;

/** The BIN ranges of one filter, with its place in the list and its flag. */
export class RangeRow {
	#ends: Float64Array | undefined;

	constructor(
		readonly at: number,
		readonly enable: boolean,
		readonly ranges: readonly string[],
	) {}

	/** The number of digits, if it is the same for all ranges and floats represent them exactly. */
	get width(): number | undefined {
		const length = this.ranges[0]?.length ?? 0;
		const width = (length - 2) / 2;
		return width <= EXACT_DIGITS && this.ranges.every(range => range.length === length) ? width : undefined;
	}

	/** True if one of the ranges covers these leading digits. */
	covers(lead: number): boolean {
		this.#ends ??= Float64Array.from(this.ranges.flatMap(rangeEnds), Number);
		const ends = this.#ends;
		for (let index = 0; index < ends.length; index += 2) {
			if (lead >= (ends[index] ?? 0) && lead <= (ends[index + 1] ?? 0)) return true;
		}
		return false;
	}
}

/** Compares a BIN with few ranges, all of the same width, one by one. */
export class FewRanges {
	/** Returns undefined where an index is needed instead. */
	static of(rows: readonly RangeRow[]): FewRanges | undefined {
		const count = rows.reduce((sum, {ranges}) => sum + ranges.length, 0);
		const width = count > FEW_RANGES ? undefined : rows[0]?.width;
		return width !== undefined && rows.every(row => row.width === width) ? new FewRanges(rows, width) : undefined;
	}

	private constructor(
		readonly rows: readonly RangeRow[],
		readonly width: number,
	) {}

	match(bin: string, isIncomplete: boolean, match: Match): void {
		const lead = Number(bin.slice(0, this.width));
		for (const row of this.rows) {
			if (!row.covers(lead)) continue;
			match[row.enable ? 'show' : 'hide'].add(row.at, row.at, !isIncomplete);
			if (isIncomplete) match.markIncomplete(row.at);
		}
	}
}

const NONE = -1;

/** For each segment the first and last filter of one kind that covers it, or -1. */
class Cover {
	#nearest: Int32Array | undefined;
	#nearestGap: Int32Array | undefined;

	constructor(
		readonly first: Int32Array,
		readonly last: Int32Array,
	) {}

	/** The first covered segment from here on. */
	nearest(segment: number): number {
		this.#nearest ??= nearestSegments(this.first, true);
		return this.#nearest[Math.max(segment, 0)] ?? this.first.length;
	}

	/** True if every segment of a span is covered. */
	isWhole(start: number, end: number): boolean {
		this.#nearestGap ??= nearestSegments(this.first, false);
		return start >= 0 && (this.#nearestGap[start] ?? this.first.length) > end;
	}
}

/** For each segment, the next one (itself included) that is covered, or that is not. */
function nearestSegments(covering: Int32Array, isCovered: boolean): Int32Array {
	const found = new Int32Array(covering.length);
	let next = covering.length;
	for (let segment = covering.length - 1; segment >= 0; segment -= 1) {
		if ((covering[segment] !== NONE) === isCovered) next = segment;
		found[segment] = next;
	}
	return found;
}

export class BinIndex {
	readonly #scale: BinScale;
	/** Segment `i` begins at edge `i` and ends before the next; no range covers what is before the first or after the last. */
	readonly #edges: SortedEnds;
	readonly #show: Cover;
	readonly #hide: Cover;

	constructor(rows: readonly RangeRow[]) {
		this.#scale = BinScale.of(rows.flatMap(row => row.ranges));
		const froms: End[] = [];
		const ends: End[] = [];
		for (const {ranges} of rows) {
			for (const range of ranges) {
				const {from, to} = this.#scale.interval(range);
				froms.push(from);
				ends.push(successor(to));
			}
		}
		this.#edges = distinctEnds(froms.concat(ends));
		this.#show = this.#cover(rows, true, froms, ends);
		this.#hide = this.#cover(rows, false, froms, ends);
	}

	/** Adds the filters that cover a BIN; `isIncomplete` if their other lists depend on details that are missing. */
	match(bin: string, isIncomplete: boolean, match: Match): void {
		const start = countUpTo(this.#edges, this.#scale.lowest(bin)) - 1;
		const end = bin.length >= this.#scale.width ? start : countUpTo(this.#edges, this.#scale.highest(bin)) - 1;
		for (const side of ['show', 'hide'] as const) {
			const cover = side === 'show' ? this.#show : this.#hide;
			const nearest = start === end ? start : cover.nearest(start);
			const first = cover.first[nearest] ?? NONE;
			if (first === NONE || nearest > end) continue;
			const isCertain = !isIncomplete && (start === end || cover.isWhole(start, end));
			match[side].add(first, cover.last[nearest] ?? first, isCertain);
			if (!isCertain) match.markIncomplete(first);
			if (start !== end) match.isOrderUnknown = true;
		}
	}

	/** The first and last filters of one kind for each segment. */
	#cover(rows: readonly RangeRow[], enable: boolean, froms: readonly End[], ends: readonly End[]): Cover {
		const placed = placedRanges(rows, this.#edges, froms, ends).filter(({row}) => row.enable === enable);
		const first = coveringFilters(placed, this.#edges.length);
		return new Cover(first, placed.length < 2 ? first : coveringFilters(placed.reverse(), this.#edges.length));
	}
}

/** A range by its segments: from `start` up to, but not including, `stop`. */
interface PlacedRange {
	readonly row: RangeRow;
	readonly start: number;
	readonly stop: number;
}

function placedRanges(
	rows: readonly RangeRow[],
	edges: SortedEnds,
	froms: readonly End[],
	ends: readonly End[],
): PlacedRange[] {
	let range = -1;
	return rows.flatMap(row =>
		row.ranges.map(() => {
			range += 1;
			return {row, start: countUpTo(edges, froms[range] ?? 0) - 1, stop: countUpTo(edges, ends[range] ?? 0) - 1};
		}),
	);
}

/** For each segment, the first of the ranges' filters that covers it, or -1. */
function coveringFilters(ranges: readonly PlacedRange[], length: number): Int32Array {
	const covering = new Int32Array(length).fill(NONE);
	// free[i] leads towards the first segment from i on that no filter covers yet, so that no segment is visited twice.
	const free = covering.map((_, segment) => segment);
	for (const {row, start, stop} of ranges) {
		let segment = rootOf(free, start);
		while (segment < stop) {
			covering[segment] = row.at;
			free[segment] = segment + 1;
			segment = rootOf(free, segment);
		}
	}
	return covering;
}

/** Follows `free` to the segment that leads to itself, and shortens the path for later look-ups. */
function rootOf(free: Int32Array, start: number): number {
	let root = start;
	while ((free[root] ?? root) !== root) root = free[root] ?? root;
	for (let at = start; at !== root; ) {
		const next = free[at] ?? root;
		free[at] = root;
		at = next;
	}
	return root;
}
