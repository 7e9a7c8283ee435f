// Filters as sets of instruments, compared with the instruments of a target.
import type {UpiFilter} from '../../wire/payment-filter.js';
import {ATTRIBUTES} from '../../wire/spec.js';
import {type FilterList, type ListFilter, listsOf, NO_STYLE, type PlanStyle, present} from './filter-lists.js';
import {type Fields, type Target, withoutPrefix} from './goal.js';
import {type Split, splitList} from './lists.js';

/** One list that describes a target. */
export interface Criterion extends FilterList {
	readonly values: readonly string[];
}

/** What a filter needs to match the instruments of a target and no others. */
export interface Criteria {
	readonly lists: readonly Criterion[];
	/** Fields of a new filter that are not lists. */
	readonly more: {readonly upiType?: 'COLLECT' | 'INTENT'};
}

/** The lists of a target; `undefined` if no filter of its type can name it, or if it is the whole type or plan group. */
export function criteriaOf({type, fields}: Target, style: PlanStyle = NO_STYLE): Criteria | undefined {
	const {handle, app} = fields;
	const more = type === 'UPI' ? {upiType: handle === undefined ? ('INTENT' as const) : ('COLLECT' as const)} : {};
	const lists = listsOf(type, style).flatMap((list): readonly Criterion[] => {
		const value = list.key === 'upiMethods' ? (handle ?? app) : statedValue(list, fields, style);
		if (value === undefined) return [];
		return [{...list, values: [list.form.endsWith('range') ? `${value}::${value}` : String(value)]}];
	});
	return lists.length === 0 ? undefined : {lists, more};
}

function statedValue({key}: FilterList, fields: Fields, {prefix}: PlanStyle): unknown {
	const value = fields[ATTRIBUTES[key][0]];
	// Only plans without a card differ by their type.
	if (key === 'paymentMethodType' && fields.group !== 'cardless') return undefined;
	return key === 'issuers' && prefix && value !== undefined
		? `${prefix}_${withoutPrefix(String(value), prefix)}`
		: value;
}

/** The parts of a list that are inside and outside of a criterion; `undefined` if they cannot be listed. */
export function divide(filter: ListFilter, {read, values, form, isEqual}: Criterion): Split | undefined {
	const own = read(filter);
	return own?.enable === false ? undefined : splitList(own?.items, values, form, isEqual);
}

/** False if no instrument of the target matches the filter. */
export function mayMatch(filter: ListFilter, {lists, more}: Criteria): boolean {
	return hasUpiType(filter, more) && lists.every(one => divide(filter, one)?.inside.length !== 0);
}

function hasUpiType(filter: ListFilter, more: Criteria['more']): boolean {
	const {upiType} = filter as UpiFilter; // other filters have none
	return upiType === undefined || upiType === more.upiType;
}

/** True if every instrument that matches the filter is one of the target. */
export function isWithin(filter: ListFilter, {lists}: Criteria): boolean {
	return lists.every(one => divide(filter, one)?.outside.length === 0);
}

/** What a list lacks to match every value of a criterion. */
export function missingIn(items: readonly string[], {values, form, isEqual}: Criterion): readonly string[] {
	return splitList(values, items, form, isEqual).outside;
}

/** True if a card or UPI filter matches every instrument of the target. */
export function covers(filter: ListFilter, {lists, more}: Criteria): boolean {
	const {upiType: _, enable: __, ...own} = filter as UpiFilter; // a card filter has no upiType
	return (
		hasUpiType(filter, more) &&
		Object.entries(own).every(([key, items]) =>
			lists.some(one => one.key === key && missingIn(items, one).length === 0),
		)
	);
}

/** The filters that match what one filter matches, the target excepted; `undefined` if no list can say so. */
export function without<Filter extends ListFilter>(filter: Filter, criteria: Criteria): readonly Filter[] | undefined {
	if (!mayMatch(filter, criteria)) return [filter];
	const last = criteria.lists.find(({hasFlag}) => hasFlag);
	const pieces: Filter[] = [];
	let rest = filter;
	// Each list divides the filter; the last may also exclude.
	for (const one of [...criteria.lists.filter(other => other !== last), ...present(last)]) {
		const {read, write} = one;
		const own = read(rest);
		if (one === last && own?.enable !== true) {
			const items = own?.items ?? [];
			const less = write(rest, [...items, ...missingIn(items, one)], false);
			return less && [...pieces, less];
		}
		const split = divide(rest, one);
		if (split === undefined) return undefined;
		const inside = write(rest, split.inside, true);
		if (inside === undefined) return undefined;
		if (split.outside.length > 0) pieces.push(...present(write(rest, split.outside, true)));
		rest = inside;
	}
	return pieces;
}

/** A new filter that matches the target, or, with a flag of `false`, everything but the target. */
export function filterFor({lists, more}: Criteria, enable = true, isOnly = true): ListFilter | undefined {
	return lists.reduce<ListFilter | undefined>((built, {write, values}) => built && write(built, values, isOnly), {
		enable,
		...more,
	});
}
