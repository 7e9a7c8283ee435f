// Card, UPI and plan filters as rows of criteria; an instrument must match every criterion of a row.
import {
	type SubjectCardFilter,
	type SubjectList,
	type SubjectPlanFilter,
	type SubjectUpiFilter,
	UNREADABLE,
	type Unreadable,
} from '../../model/subject.js';
import {overlap} from '../../values/interval-sets.js';
import {BinScale, type End, type Interval, tenureInterval, union} from '../../values/intervals.js';
import {CARD_TYPES, UPI_TYPES} from '../../wire/payment-method.js';

/** One filter; a missing criterion matches everything. */
export interface FilterRow {
	readonly pointer: string;
	/** What it may do to an instrument that it selects; both, if that differs among them or is not stated. */
	readonly shows: boolean;
	readonly hides: boolean;
	readonly lists: readonly (ReadonlySet<string> | undefined)[];
	/** BINs or tenures, in ascending order. */
	readonly ranges: readonly Interval<End>[] | undefined;
	/** The other criteria of a filter with BIN ranges, which another rule compares range by range. */
	readonly binKind: string | undefined;
	/** How many values its criteria contain. */
	readonly size: number;
}

/**
 * Which filters become rows. `certain`: those that can be read in full. `possible`: all of them; a list that is empty, or
 * that cannot be read in full, may match anything.
 */
export type Reach = 'certain' | 'possible';

export function cardRows(filters: readonly SubjectCardFilter[], reach: Reach): readonly FilterRow[] {
	const scale = BinScale.of(filters.flatMap(({bins}) => bins?.items ?? []));
	return filters.filter(isWithin(reach)).map(({pointer, enable, brands, types, subTypes, banks, bins}) => {
		const lists = [brands, types, subTypes, banks].map(list => setOf(list, reach));
		const ranges = listOf(bins, reach)?.items.map(range => scale.interval(range));
		const binKind = bins && JSON.stringify(lists.map(list => list && [...list].sort()));
		return rowOf(pointer, effectOf(enable), lists, ranges && union(ranges), binKind);
	});
}

export function upiRows(filters: readonly SubjectUpiFilter[], reach: Reach): readonly FilterRow[] {
	return filters.filter(isWithin(reach)).map(({pointer, enable, upiType, methods}) => {
		// Handles and apps never overlap, so the methods determine the type if it is missing.
		const types = upiType === undefined ? listOf(methods, reach)?.items.map(upiTypeOf) : [upiType];
		const typeSet = types === undefined || upiType === UNREADABLE ? undefined : new Set(types);
		return rowOf(pointer, effectOf(enable), [typeSet, setOf(methods, reach)]);
	});
}

function upiTypeOf(method: string): string {
	return method.startsWith('@') ? 'COLLECT' : 'INTENT';
}

export function planRows(filters: readonly SubjectPlanFilter[], reach: Reach): readonly FilterRow[] {
	return filters.filter(isWithin(reach)).map(({pointer, enable, paymentMethodType: type, methods, lists}) => {
		const selected = (what: 'issuers' | 'tenures') =>
			lists.find(list => list.what === what && list.enable === true)?.list;
		const tenures = listOf(selected('tenures'), reach)?.items.map(tenureInterval);
		const typeSet = type === undefined || type === UNREADABLE ? undefined : new Set([type]);
		const {shows, hides} = effectOf(enable);
		// An exception inverts the flag for the plans it names; inside a disabled filter, the specification states no meaning.
		const isMixed = enable === false ? lists.length > 0 : lists.some(list => list.enable === false);
		return rowOf(
			pointer,
			{shows: shows || isMixed, hides: hides || isMixed},
			[typeSet, setOf(methods, reach), setOf(selected('issuers'), reach)],
			tenures && union(tenures),
		);
	});
}

function isWithin(reach: Reach) {
	return ({enable, isComplete}: {readonly enable: boolean | Unreadable; readonly isComplete: boolean}) =>
		reach === 'possible' || (enable !== UNREADABLE && isComplete);
}

function effectOf(enable: boolean | Unreadable): Pick<FilterRow, 'shows' | 'hides'> {
	return {shows: enable !== false, hides: enable !== true};
}

function listOf(list: SubjectList | undefined, reach: Reach): SubjectList | undefined {
	return reach === 'certain' || (list?.isComplete && list.items.length > 0) ? list : undefined;
}

function setOf(list: SubjectList | undefined, reach: Reach): ReadonlySet<string> | undefined {
	const listed = listOf(list, reach);
	return listed && new Set(listed.items);
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
	const [ranges, others] = [one.ranges, other.ranges];
	return (
		one.lists.every((list, index) => sharesValue(list, other.lists[index])) &&
		(ranges === undefined || others === undefined || overlap(ranges, others))
	);
}

function sharesValue(one: ReadonlySet<string> | undefined, other: ReadonlySet<string> | undefined): boolean {
	if (one === undefined || other === undefined) return true;
	for (const value of one) if (other.has(value)) return true;
	return false;
}

/** True if filters by card type alone cover both types, or one covers every card. */
export function coverEveryCard(filters: readonly SubjectCardFilter[]): boolean {
	const named = filters
		.filter(({isComplete, brands, bins, subTypes, banks}) => isComplete && !brands && !bins && !subTypes && !banks)
		.flatMap(({types}) => types?.items ?? CARD_TYPES);
	return CARD_TYPES.every(type => named.includes(type));
}

/** True if filters by UPI type alone cover both types, or one covers all of UPI. */
export function coverAllUpi(filters: readonly SubjectUpiFilter[]): boolean {
	const named = filters
		.filter(({isComplete, methods}) => isComplete && methods === undefined)
		.flatMap(({upiType}) => upiType ?? UPI_TYPES);
	return UPI_TYPES.every(type => named.includes(type));
}

/** True if the filter selects every plan. */
export function coversEveryPlan({isComplete, paymentMethodType, methods, lists}: SubjectPlanFilter): boolean {
	return isComplete && !paymentMethodType && !methods && !lists.some(({enable}) => enable === true);
}
