// Card, UPI and plan filters as criteria that one instrument must match all of.
import type {SubjectCardFilter, SubjectList, SubjectPlanFilter, SubjectUpiFilter} from '../../model/subject.js';
import {BinScale, type End, type Interval, tenureInterval, union} from '../../values/intervals.js';

/** One filter; a missing criterion matches everything. */
export interface FilterRow {
	readonly pointer: string;
	/** Its effect on the instruments that it selects: `both` if that differs among them or is not stated. */
	readonly shows: boolean;
	readonly hides: boolean;
	readonly lists: readonly (ReadonlySet<string> | undefined)[];
	/** BINs or tenures, in ascending order. */
	readonly ranges: readonly Interval<End>[] | undefined;
	/** The other criteria of a filter with BIN ranges, which another rule compares range by range. */
	readonly binKind: string | undefined;
	/** How many values its criteria hold. */
	readonly size: number;
}

export function cardRows(filters: readonly SubjectCardFilter[]): readonly FilterRow[] {
	const scale = BinScale.of(filters.flatMap(({bins}) => bins?.items ?? []));
	return filters.flatMap(({pointer, enable, isComplete, brands, types, subTypes, banks, bins}) => {
		if (typeof enable !== 'boolean' || !isComplete) return [];
		const lists = [brands, types, subTypes, banks].map(setOf);
		const ranges = bins && union(bins.items.map(range => scale.interval(range)));
		const binKind = bins && JSON.stringify(lists.map(list => list && [...list].sort()));
		return [rowOf(pointer, {shows: enable, hides: !enable}, lists, ranges, binKind)];
	});
}

export function upiRows(filters: readonly SubjectUpiFilter[]): readonly FilterRow[] {
	return filters.flatMap(({pointer, enable, isComplete, upiType, methods}) => {
		if (typeof enable !== 'boolean' || !isComplete) return [];
		// Handles and apps never overlap, so the methods determine the type if it is missing.
		const types = upiType === undefined ? methods?.items.map(upiTypeOf) : [upiType];
		return [rowOf(pointer, {shows: enable, hides: !enable}, [types && new Set(types), setOf(methods)])];
	});
}

function upiTypeOf(method: string): string {
	return method.startsWith('@') ? 'COLLECT' : 'INTENT';
}

export function planRows(filters: readonly SubjectPlanFilter[]): readonly FilterRow[] {
	return filters.flatMap(({pointer, enable, isComplete, paymentMethodType, methods, lists}) => {
		if (typeof enable !== 'boolean' || !isComplete) return [];
		const selected = (what: 'issuers' | 'tenures') =>
			lists.find(list => list.what === what && list.enable === true)?.list;
		const tenures = selected('tenures');
		// An exception inverts the flag for the plans it names; inside a disabled filter the meaning is not specified.
		const isMixed = enable ? lists.some(list => list.enable === false) : lists.length > 0;
		return [
			rowOf(
				pointer,
				{shows: enable || isMixed, hides: !enable || isMixed},
				[paymentMethodType && new Set([paymentMethodType]), setOf(methods), setOf(selected('issuers'))],
				tenures && union(tenures.items.map(tenureInterval)),
			),
		];
	});
}

function setOf(list: SubjectList | undefined): ReadonlySet<string> | undefined {
	return list && new Set(list.items);
}

function rowOf(
	pointer: string,
	effect: Pick<FilterRow, 'shows' | 'hides'>,
	lists: FilterRow['lists'],
	ranges?: FilterRow['ranges'],
	binKind?: string,
): FilterRow {
	const size = lists.reduce((sum, list) => sum + (list?.size ?? 0), ranges?.length ?? 0);
	return {pointer, ...effect, lists, ranges, binKind, size};
}

/** True if one instrument can match both filters; looks at each value once. */
export function intersects(one: FilterRow, other: FilterRow): boolean {
	return (
		one.lists.every((list, index) => sharesValue(list, other.lists[index])) && rangesMeet(one.ranges, other.ranges)
	);
}

function sharesValue(one: ReadonlySet<string> | undefined, other: ReadonlySet<string> | undefined): boolean {
	if (one === undefined || other === undefined) return true;
	for (const value of one) if (other.has(value)) return true;
	return false;
}

function rangesMeet(one: FilterRow['ranges'], other: FilterRow['ranges']): boolean {
	if (one === undefined || other === undefined) return true;
	let at = 0;
	for (const {from, to} of one) {
		while (at < other.length && (other[at]?.to ?? from) < from) at += 1;
		const next = other[at];
		if (next !== undefined && next.from <= to) return true;
	}
	return false;
}
