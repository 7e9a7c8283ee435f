// Inspect: BIN ranges cut into segments, so that one look-up is a binary search.
//
// A BIN stands for every longer number that begins with it. All ends are scaled to the digits of the longest range, a
// longer BIN is cut to them ("compared by its leading digits"), and a shorter one spans every segment it may fall into.
import {HIDE, NONE, only, SHOW} from './ternary.js';

/** The ranges of one filter: its place in the list and what it does. */
export interface RangeRow {
	readonly at: number;
	readonly enable: boolean;
	readonly ranges: readonly string[];
}

/** What the filters say of a BIN: the states it may fall into, and the first filters met there. */
export interface SegmentMatch {
	readonly worlds: number;
	readonly show?: number;
	readonly hide?: number;
}

/** The first BIN of a segment, and the first filters that cover it. */
export interface CoveredBin {
	readonly bin: string;
	readonly rows: readonly number[];
}

/** Most digits that a number holds exactly; longer ranges are held as bigints. */
const EXACT_DIGITS = 15;
const STATES = [0, SHOW, HIDE, SHOW | HIDE] as const;

type Ends = Float64Array | BigUint64Array;
type End = number | bigint;

export class BinSegments {
	readonly #width: number;
	/** Segment `i` begins at edge `i` and ends before the next; nothing lies before the first or from the last on. */
	readonly #edges: Ends;
	/** The first filter that shows or hides the segment, or `NONE`. */
	readonly #show: Int32Array;
	readonly #hide: Int32Array;
	/** For each state, the nearest segment from here on that has it. */
	readonly #next: readonly Int32Array[];

	constructor(rows: readonly RangeRow[]) {
		this.#width = widest(rows);
		const froms: End[] = [];
		const ends: End[] = [];
		for (const {ranges} of rows) {
			for (const range of ranges) {
				const colons = range.indexOf('::');
				froms.push(this.#scale(range.slice(0, colons), '0'));
				ends.push(successor(this.#scale(range.slice(colons + 2), '9')));
			}
		}
		this.#edges = sortedEdges(froms, ends, this.#width);
		this.#show = this.#paint(rows, true, froms, ends);
		this.#hide = this.#paint(rows, false, froms, ends);
		this.#next = STATES.map(state => this.#nearest(state));
	}

	/** What the ranges say of a BIN; `''` is a card of which no digit is known. */
	match(bin: string): SegmentMatch {
		const start = edgesUpTo(this.#edges, this.#scale(bin, '0')) - 1;
		const last = edgesUpTo(this.#edges, this.#scale(bin, '9')) - 1;
		const from = Math.max(start, 0);
		let worlds = start < 0 ? only(0) : 0;
		for (const [index, state] of STATES.entries()) if (this.#nextAt(index, from) <= last) worlds |= only(state);
		const shown = Math.min(this.#nextAt(1, from), this.#nextAt(3, from));
		const hidden = Math.min(this.#nextAt(2, from), this.#nextAt(3, from));
		return {
			worlds,
			...(shown <= last ? {show: rowAt(this.#show, shown)} : {}),
			...(hidden <= last ? {hide: rowAt(this.#hide, hidden)} : {}),
		};
	}

	/** The first BIN of each segment that a range covers, with the filters first met there, and one BIN outside them all. */
	bins(): {readonly covered: readonly CoveredBin[]; readonly outside: string | undefined} {
		const covered: CoveredBin[] = [];
		let gap: string | undefined;
		for (let segment = 0; segment < this.#edges.length; segment += 1) {
			const bin = String(this.#edges[segment]).padStart(this.#width, '0');
			const rows = [rowAt(this.#show, segment), rowAt(this.#hide, segment)].filter(row => row !== NONE);
			if (rows.length > 0) covered.push({bin, rows});
			else if (bin.length === this.#width) gap ??= bin;
		}
		const zeros = '0'.repeat(this.#width);
		return {covered, outside: gap ?? (covered[0]?.bin === zeros ? undefined : zeros)};
	}

	#scale(digits: string, fill: '0' | '9'): End {
		const scaled = digits.slice(0, this.#width).padEnd(this.#width, fill);
		return this.#width > EXACT_DIGITS ? BigInt(scaled) : Number(scaled);
	}

	#nextAt(state: number, segment: number): number {
		return this.#next[state]?.[segment] ?? Number.POSITIVE_INFINITY;
	}

	/** Paints the ranges of one kind in the filters' order; what is painted keeps its first filter. */
	#paint(rows: readonly RangeRow[], enable: boolean, froms: readonly End[], ends: readonly End[]): Int32Array {
		const painted = new Int32Array(this.#edges.length).fill(NONE);
		// free[i] leads towards the first unpainted segment from i on, so that no segment is met twice.
		const free = painted.map((_, segment) => segment);
		let range = 0;
		for (const row of rows) {
			for (let count = 0; count < row.ranges.length; count += 1, range += 1) {
				if (row.enable !== enable) continue;
				const stop = edgesUpTo(this.#edges, ends[range] ?? 0) - 1;
				let segment = rootOf(free, edgesUpTo(this.#edges, froms[range] ?? 0) - 1);
				while (segment < stop) {
					painted[segment] = row.at;
					free[segment] = segment + 1;
					segment = rootOf(free, segment);
				}
			}
		}
		return painted;
	}

	#nearest(state: number): Int32Array {
		const nearest = new Int32Array(this.#edges.length);
		let next = this.#edges.length;
		for (let segment = nearest.length - 1; segment >= 0; segment -= 1) {
			const here = (rowAt(this.#show, segment) === NONE ? 0 : SHOW) | (rowAt(this.#hide, segment) === NONE ? 0 : HIDE);
			if (here === state) next = segment;
			nearest[segment] = next;
		}
		return nearest;
	}
}

function widest(rows: readonly RangeRow[]): number {
	let width = 0;
	for (const {ranges} of rows) for (const range of ranges) width = Math.max(width, range.indexOf('::'));
	return width;
}

function successor(end: End): End {
	return typeof end === 'bigint' ? end + 1n : end + 1;
}

function sortedEdges(froms: readonly End[], ends: readonly End[], width: number): Ends {
	const all = froms.concat(ends);
	const sorted = width > EXACT_DIGITS ? BigUint64Array.from(all, BigInt).sort() : Float64Array.from(all, Number).sort();
	let kept = 0;
	for (let index = 0; index < sorted.length; index += 1) {
		const edge = sorted[index] ?? 0;
		if (edge === sorted[index - 1]) continue;
		sorted[kept] = edge;
		kept += 1;
	}
	return sorted.subarray(0, kept);
}

/** How many edges are not after `end`. */
function edgesUpTo(edges: Ends, end: End): number {
	let low = 0;
	let high = edges.length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((edges[middle] ?? 0) <= end) low = middle + 1;
		else high = middle;
	}
	return low;
}

function rowAt(painted: Int32Array, segment: number): number {
	return painted[segment] ?? NONE;
}

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
