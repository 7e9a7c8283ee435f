// Which of many filters cover a segment: the first and the last of them, for each segment.

/** Consecutive segments that a filter covers: from `start` up to, but not including, `stop`. */
export interface Span {
	/** The place of the filter in its list. */
	readonly at: number;
	readonly start: number;
	readonly stop: number;
}

/** What covers some consecutive segments. */
export interface Cover {
	/** The first and the last filter of the first segment that any filter covers. */
	readonly first: number;
	readonly last: number;
	/** True if some filter covers each of the segments. */
	readonly isWhole: boolean;
}

/** Stands for "no filter". */
const NONE = -1;

export class CoveredSegments {
	readonly #first: Int32Array;
	readonly #last: Int32Array;
	#nextCovered: Int32Array | undefined;
	#nextGap: Int32Array | undefined;

	/** The spans in the order of their filters. */
	constructor(spans: readonly Span[], length: number) {
		this.#first = firstCovering(spans, length);
		this.#last = spans.length < 2 ? this.#first : firstCovering([...spans].reverse(), length);
	}

	/** What covers the segments from `start` to `end`, both included; `undefined` if nothing does. */
	coverOf(start: number, end: number): Cover | undefined {
		const segment = start === end ? start : this.#nextCoveredFrom(start);
		const first = this.#first[segment] ?? NONE;
		if (first === NONE || segment > end) return undefined;
		return {first, last: this.#last[segment] ?? first, isWhole: start === end || this.#isWhole(start, end)};
	}

	#nextCoveredFrom(start: number): number {
		this.#nextCovered ??= nextSegments(this.#first, true);
		return this.#nextCovered[Math.max(start, 0)] ?? this.#first.length;
	}

	#isWhole(start: number, end: number): boolean {
		this.#nextGap ??= nextSegments(this.#first, false);
		return start >= 0 && (this.#nextGap[start] ?? this.#first.length) > end;
	}
}

/** For each segment the first span's filter that covers it. */
function firstCovering(spans: readonly Span[], length: number): Int32Array {
	const covering = new Int32Array(length).fill(NONE);
	// open[i] leads towards the first segment from i on that no filter covers yet, so that no segment is visited twice.
	const open = covering.map((_, segment) => segment);
	for (const {at, start, stop} of spans) {
		for (let segment = rootOf(open, start); segment < stop; segment = rootOf(open, segment)) {
			covering[segment] = at;
			open[segment] = segment + 1;
		}
	}
	return covering;
}

/** Follows `open` to the segment that leads to itself, and shortens the path for later look-ups. */
function rootOf(open: Int32Array, start: number): number {
	let root = start;
	while ((open[root] ?? root) !== root) root = open[root] ?? root;
	for (let at = start; at !== root; ) {
		const next = open[at] ?? root;
		open[at] = root;
		at = next;
	}
	return root;
}

/** For each segment, the next one (itself included) that is covered, or that is not. */
function nextSegments(covering: Int32Array, isCovered: boolean): Int32Array {
	const found = new Int32Array(covering.length);
	let next = covering.length;
	for (let segment = covering.length - 1; segment >= 0; segment -= 1) {
		if ((covering[segment] !== NONE) === isCovered) next = segment;
		found[segment] = next;
	}
	return found;
}
