// Few BIN ranges are compared one by one, which is faster than making an index of them.
import {BinScale, binDigits, rangeEnds} from '../../values/intervals.js';
import type {Match} from './match.js';

/** The most ranges that are compared one by one. */
const FEW_RANGES = 64;

/** The BIN ranges of one filter, with its place in the list and its flag. */
export class RangeRow {
	#ends: Float64Array | undefined;

	constructor(
		readonly at: number,
		readonly enable: boolean,
		readonly ranges: readonly string[],
	) {}

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

/** Ranges with the same number of digits, which fit exactly into a number. */
export class FewRanges {
	/** Returns undefined where an index is needed instead. */
	static of(rows: readonly RangeRow[]): FewRanges | undefined {
		const ranges = rows.flatMap(row => row.ranges);
		if (ranges.length > FEW_RANGES) return undefined;
		const {width, isExact} = BinScale.of(ranges);
		return isExact && ranges.every(range => binDigits(range) === width) ? new FewRanges(rows, width) : undefined;
	}

	private constructor(
		readonly rows: readonly RangeRow[],
		readonly width: number,
	) {}

	/** Adds the filters that cover a BIN with at least `width` digits. */
	match(bin: string, isIncomplete: boolean, match: Match): void {
		const lead = Number(bin.slice(0, this.width));
		for (const row of this.rows) {
			if (row.covers(lead)) match.add(row.enable ? 'show' : 'hide', row.at, row.at, !isIncomplete);
		}
	}
}
