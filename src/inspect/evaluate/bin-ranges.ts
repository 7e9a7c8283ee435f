// The BIN ranges of several filters: few are compared one by one, many through an index.
import {BinIndex} from './bin-index.js';
import {FewRanges, type RangeRow} from './few-ranges.js';
import type {Match} from './match.js';

export class BinRanges {
	readonly #rows: RangeRow[] = [];
	/** Both are prepared by the first look-up that needs them; without `few`, every look-up needs the index. */
	#prepared: {readonly few: FewRanges | undefined; index?: BinIndex} | undefined;

	/** Adds a filter; none may follow the first look-up. */
	add(row: RangeRow): void {
		this.#rows.push(row);
	}

	/** Adds the filters that cover a BIN; `isIncomplete` if their other lists depend on details that are missing. */
	match(bin: string, isIncomplete: boolean, match: Match): void {
		this.#prepared ??= {few: FewRanges.of(this.#rows)};
		const {few} = this.#prepared;
		if (few !== undefined && bin.length >= few.width) {
			few.match(bin, isIncomplete, match);
		} else {
			this.#prepared.index ??= new BinIndex(this.#rows);
			this.#prepared.index.match(bin, isIncomplete, match);
		}
	}
}
