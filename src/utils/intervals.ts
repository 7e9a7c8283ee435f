// Shared arithmetic on BIN ranges and tenure ranges: parse, scale, successor, order, look-up.
//
// `rangeEnds` splits the text of a range. `BinScale` turns BINs and BIN ranges of different lengths into comparable
// numbers and back: a BIN covers every longer number that starts with it. `tenureInterval` does the same for months.

/** A number of a scale: a bigint if the scale is too wide for exact numbers. */
export type End = number | bigint;

/** Whole numbers from `from` to `to`, both included. */
export interface Interval<Value extends End = number> {
	readonly from: Value;
	readonly to: Value;
}

/** The two sides of a range in written form. */
export function rangeEnds(range: string): readonly [from: string, to: string] {
	const colons = range.indexOf('::');
	return [range.slice(0, colons), range.slice(colons + 2)];
}

/** The number of digits on each side of a BIN range. */
export function binDigits(range: string): number {
	return range.indexOf('::');
}

/** The most digits that a number always represents exactly. */
const EXACT_DIGITS = 15;

/**
 * Compares BINs of different lengths by scaling them to one number of digits. A shorter BIN covers every number that
 * starts with it; a longer one is compared by its leading digits.
 */
export class BinScale {
	/** All scaled ends are numbers, or all are bigints. */
	readonly isExact: boolean;

	constructor(readonly width: number) {
		this.isExact = width <= EXACT_DIGITS;
	}

	/** The scale of the longest of these ranges. */
	static of(ranges: Iterable<string>): BinScale {
		let width = 0;
		for (const range of ranges) width = Math.max(width, binDigits(range));
		return new BinScale(width);
	}

	/** The lowest number of the scale that starts with `bin`. */
	lowest(bin: string): End {
		return this.#scale(bin, '0');
	}

	/** The highest number of the scale that starts with `bin`. */
	highest(bin: string): End {
		return this.#scale(bin, '9');
	}

	/** The numbers of the scale that a BIN range covers. */
	interval(range: string): Interval<End> {
		const [from, to] = rangeEnds(range);
		return {from: this.lowest(from), to: this.highest(to)};
	}

	/** A number of the scale as a BIN of `width` digits, or `undefined` if it lies beyond the last one. */
	bin(end: End): string | undefined {
		const digits = String(end).padStart(this.width, '0');
		return digits.length === this.width ? digits : undefined;
	}

	#scale(bin: string, fill: '0' | '9'): End {
		const digits = bin.slice(0, this.width).padEnd(this.width, fill);
		return this.isExact ? Number(digits) : BigInt(digits);
	}
}

/** The months that a tenure range covers. */
export function tenureInterval(range: string): Interval {
	const [from, to] = rangeEnds(range);
	return {from: Number(from), to: Number(to)};
}

/** The next whole number. */
export function successor(end: End): End {
	return typeof end === 'bigint' ? end + 1n : end + 1;
}

/** The whole number before. */
export function predecessor(end: End): End {
	return typeof end === 'bigint' ? end - 1n : end - 1;
}

/** A comparison for `sort`: lower numbers first. */
export function compareEnds(one: End, other: End): number {
	return one < other ? -1 : one > other ? 1 : 0;
}

/** How many of the ends are not after `end`: a binary search. */
export function countUpTo(ends: ArrayLike<End>, end: End): number {
	let low = 0;
	let high = ends.length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((ends[middle] ?? 0) <= end) low = middle + 1;
		else high = middle;
	}
	return low;
}
