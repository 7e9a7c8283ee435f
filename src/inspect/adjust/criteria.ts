// Card and UPI filters as sets of instruments, compared with the instruments of a target.
import type {CardFilter, UpiFilter} from '../../wire/payment-filter.js';
import {ATTRIBUTES, CARD_LISTS} from '../../wire/spec.js';
import {derive} from './draft.js';
import type {Target} from './goal.js';
import {type ListForm, splitList} from './lists.js';

/** A card filter or UPI filter: a flag, and lists that must all match. */
export type ListFilter = CardFilter | UpiFilter;

/** One list that describes a target. */
export interface Criterion {
	readonly key: string;
	readonly form: ListForm;
	readonly values: readonly string[];
}

/** What a filter needs to match the instruments of a target and no others. */
export interface Criteria {
	readonly lists: readonly Criterion[];
	/** Fields of a new filter that are not lists. */
	readonly more: {readonly upiType?: 'COLLECT' | 'INTENT'};
}

const FORMS: Readonly<Record<string, ListForm>> = {cardBins: 'BIN ranges', cardTypes: 'card types'};

/** The lists of a target; `undefined` if no filter of its type can name it. */
export function criteriaOf({type, fields}: Target): Criteria | undefined {
	if (type === 'UPI') {
		const method = fields.handle ?? fields.app;
		if (typeof method !== 'string') return undefined;
		const lists = [{key: 'upiMethods', form: 'codes' as const, values: [method]}];
		return {lists, more: {upiType: fields.handle === undefined ? 'INTENT' : 'COLLECT'}};
	}
	const lists = CARD_LISTS.flatMap(({key}) => {
		const value = fields[ATTRIBUTES[key][0]];
		if (value === undefined) return [];
		return [{key, form: FORMS[key] ?? 'codes', values: [key === 'cardBins' ? `${value}::${value}` : String(value)]}];
	});
	return lists.length === 0 ? undefined : {lists, more: {}};
}

export function listOf(filter: object, key: string): readonly string[] | undefined {
	return Reflect.get(filter, key); // an own list, as the shape was checked
}

/** False if no instrument of the target matches the filter. */
export function mayMatch(filter: ListFilter, {lists, more}: Criteria): boolean {
	const {upiType} = filter as UpiFilter; // a card filter has none
	if (upiType !== undefined && upiType !== more.upiType) return false;
	return lists.every(({key, values, form}) => {
		const list = listOf(filter, key);
		return list === undefined || splitList(list, values, form)?.inside.length !== 0;
	});
}

/** True if every instrument that matches the filter is one of the target. */
export function isWithin(filter: ListFilter, {lists}: Criteria): boolean {
	return lists.every(({key, values, form}) => {
		const list = listOf(filter, key);
		return list !== undefined && splitList(list, values, form)?.outside.length === 0;
	});
}

/** True if the filter matches every instrument of the target. */
export function covers(filter: ListFilter, {lists, more}: Criteria): boolean {
	const {upiType, enable: _, ...own} = filter as UpiFilter; // a card filter has no upiType
	if (upiType !== undefined && upiType !== more.upiType) return false;
	return Object.keys(own).every(key => {
		const criterion = lists.find(one => one.key === key);
		const list = listOf(filter, key);
		return criterion !== undefined && splitList(criterion.values, list ?? [], criterion.form)?.outside.length === 0;
	});
}

/** The filters that match what one filter matches, the target excepted; `undefined` if no list can say so. */
export function without<Filter extends ListFilter>(filter: Filter, criteria: Criteria): readonly Filter[] | undefined {
	if (!mayMatch(filter, criteria)) return [filter];
	const pieces: Filter[] = [];
	let rest = filter;
	for (const {key, form, values} of criteria.lists) {
		const split = splitList(listOf(rest, key), values, form);
		if (split === undefined) return undefined;
		if (split.outside.length > 0) pieces.push(withList(rest, key, split.outside));
		rest = withList(rest, key, split.inside);
	}
	return pieces;
}

/** The filter with another list, which keeps its own if the items are equal. */
export function withList<Filter extends ListFilter>(filter: Filter, key: string, list: readonly string[]): Filter {
	const before = listOf(filter, key);
	if (before?.length === list.length && before.every((item, at) => item === list[at])) return filter;
	return derive<Filter>(filter, {[key]: list} as {readonly [Key in keyof Filter]?: Filter[Key]}); // a list of the filter
}

/** A new filter that matches the target. */
export function filterFor({lists, more}: Criteria, enable: boolean): ListFilter {
	return {enable, ...more, ...Object.fromEntries(lists.map(({key, values}) => [key, values]))};
}
