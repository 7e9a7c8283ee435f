// Inspect: the filters inside CARD and UPI, as lists that one instrument must match all of.
import type {Subject} from '../subject.js';

/** One filter; a list that is not given matches everything. */
export interface FilterRow {
	readonly enable: boolean;
	readonly lists: readonly (ReadonlySet<string> | undefined)[];
	readonly hasBins: boolean;
	/** How many values its lists hold. */
	readonly size: number;
}

export interface FilteredOption {
	readonly rows: readonly FilterRow[];
	/** Of the list of filters. */
	readonly pointer: string;
}

/** The filters of each enabled option of `CARD` and `UPI`. */
export function filteredOptions({filter, base}: Subject): readonly FilteredOption[] {
	const found = filter?.options.flatMap(({paymentMethodType: type, enable, cardFilters, upiFilters}, index) => {
		const place = `${base}/options/${index}`;
		if (!enable) return [];
		if (type === 'CARD' && cardFilters !== undefined) {
			const rows = cardFilters.map(({enable, cardBrands, cardTypes, cardSubTypes, cardBanks, cardBins}) =>
				rowOf(enable, [cardBrands, cardTypes, cardSubTypes, cardBanks], cardBins !== undefined),
			);
			return [{rows, pointer: `${place}/cardFilters`}];
		}
		if (type === 'UPI' && upiFilters !== undefined) {
			const rows = upiFilters.map(({enable, upiType, upiMethods}) =>
				rowOf(enable, [upiType && [upiType], upiMethods], false),
			);
			return [{rows, pointer: `${place}/upiFilters`}];
		}
		return [];
	});
	return found ?? [];
}

function rowOf(enable: boolean, given: readonly (readonly string[] | undefined)[], hasBins: boolean): FilterRow {
	const lists = given.map(list => list && new Set(list));
	return {enable, lists, hasBins, size: lists.reduce((sum, list) => sum + (list?.size ?? 0), 0)};
}

/** Whether one instrument can match both filters, BINs apart; looks at each value of the first once. */
export function intersects(one: FilterRow, other: FilterRow): boolean {
	return one.lists.every((list, index) => {
		const against = other.lists[index];
		if (list === undefined || against === undefined) return true;
		for (const value of list) if (against.has(value)) return true;
		return false;
	});
}
