// BIN ranges cut into segments, so that one look-up is a binary search.
//
// All ends are scaled to the digits of the longest range. A longer BIN is compared by its leading digits, and a shorter
// one spans every segment into which it may fall.
import {BinScale, countUpTo, distinctEnds, type End, type SortedEnds, successor} from '../../values/intervals.js';
import {CoveredSegments} from './covered-segments.js';
import type {RangeRow} from './few-ranges.js';
import {type Match, SIDES, type Side} from './match.js';

export class BinIndex {
	readonly #scale: BinScale;
	/** Segment `i` begins at edge `i` and ends before the next; no range covers what is before the first or after the last. */
	readonly #edges: SortedEnds;
	readonly #covered: Readonly<Record<Side, CoveredSegments>>;

	constructor(rows: readonly RangeRow[]) {
		const scale = BinScale.of(rows.flatMap(row => row.ranges));
		const ranges = rows.flatMap(({at, enable, ranges}) =>
			ranges.map(range => {
				const {from, to} = scale.interval(range);
				return {at, enable, from, end: successor(to)};
			}),
		);
		this.#scale = scale;
		this.#edges = distinctEnds([...ranges.map(({from}) => from), ...ranges.map(({end}) => end)]);
		const spans = ranges.map(({at, enable, from, end}) => {
			return {at, enable, start: this.#segmentOf(from), stop: this.#segmentOf(end)};
		});
		const {length} = this.#edges;
		this.#covered = {
			show: new CoveredSegments(
				spans.filter(({enable}) => enable),
				length,
			),
			hide: new CoveredSegments(
				spans.filter(({enable}) => !enable),
				length,
			),
		};
	}

	/** Adds the filters that cover a BIN; `isIncomplete` if their other lists depend on details that are missing. */
	match(bin: string, isIncomplete: boolean, match: Match): void {
		const start = this.#segmentOf(this.#scale.lowest(bin));
		const end = bin.length >= this.#scale.width ? start : this.#segmentOf(this.#scale.highest(bin));
		for (const side of SIDES) {
			const cover = this.#covered[side].coverOf(start, end);
			if (cover === undefined) continue;
			match.add(side, cover.first, cover.last, cover.isWhole && !isIncomplete);
			if (start !== end) match.isOrderUnknown = true;
		}
	}

	/** The segment that contains a number; -1 before the first. */
	#segmentOf(number: End): number {
		return countUpTo(this.#edges, number) - 1;
	}
}
