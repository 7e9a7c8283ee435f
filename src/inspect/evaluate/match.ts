// What the filters of a list do with one instrument: which show it, which hide it, for certain or possibly.
import type {Reason} from './verdict.js';

/** Filters that show, and filters that hide. */
export const SIDES = ['show', 'hide'] as const;
export type Side = (typeof SIDES)[number];

/** The filters of one kind (all that show, or all that hide) that match, by their place in the list. */
export class MatchingSide {
	/** The first and last filter that certainly match. */
	first = Number.POSITIVE_INFINITY;
	last = Number.NEGATIVE_INFINITY;
	/** The same, including filters that only may match. */
	possibleFirst = Number.POSITIVE_INFINITY;
	possibleLast = Number.NEGATIVE_INFINITY;

	get isCertain(): boolean {
		return this.last >= this.first;
	}

	get isPossible(): boolean {
		return this.possibleLast >= this.possibleFirst;
	}

	add(first: number, last: number, isCertain: boolean): void {
		if (first < this.possibleFirst) this.possibleFirst = first;
		if (last > this.possibleLast) this.possibleLast = last;
		if (!isCertain) return;
		if (first < this.first) this.first = first;
		if (last > this.last) this.last = last;
	}
}

/** What all filters of a list do with one instrument. */
export class Match {
	readonly show = new MatchingSide();
	readonly hide = new MatchingSide();
	/** The first filter that depends on a detail that the instrument lacks. */
	incompleteAt = Number.POSITIVE_INFINITY;
	/** True if the order of the matching filters is not known. */
	isOrderUnknown = false;
	/** What could not be read. */
	readonly unreadable: Reason[] = [];

	/** True if some filter depends on a detail that the instrument lacks. */
	get isIncomplete(): boolean {
		return this.incompleteAt !== Number.POSITIVE_INFINITY;
	}

	get isCertain(): boolean {
		return this.show.isCertain || this.hide.isCertain;
	}

	/** Adds filters of one kind from the first to the last; if they only may match, that is since the instrument lacks details. */
	add(side: Side, first: number, last: number, isCertain: boolean): void {
		this[side].add(first, last, isCertain);
		if (!isCertain) this.markIncomplete(first);
	}

	markIncomplete(at: number): void {
		this.incompleteAt = Math.min(this.incompleteAt, at);
	}
}
