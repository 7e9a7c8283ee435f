// Every list of a card, UPI or plan filter: where it is written, and how its items are compared.
import {DEFAULT_TENURE_ENCODING, type TenureEncoding} from '../../wire/account.js';
import type {PlanFilter} from '../../wire/emi-filter.js';
import type {CardFilter, UpiFilter} from '../../wire/payment-filter.js';
import {
	type ATTRIBUTES,
	CARD_LISTS,
	type ListSpec,
	PLAN_LIST_KEYS,
	PLAN_LISTS,
	PLAN_METHODS,
	TENURE_PLACES,
	UPI_METHODS,
} from '../../wire/spec.js';
import {issuerPrefix} from '../evaluate/issuer-prefix.js';
import {isSame} from '../read/is-same.js';
import type {Subject} from '../read/subject.js';
import {derive} from './draft.js';
import {withoutPrefix} from './goal.js';

/** A filter: a flag, and lists that must all match. */
export type ListFilter = CardFilter | UpiFilter | PlanFilter;

export interface FilterList {
	readonly key: keyof typeof ATTRIBUTES;
	readonly form: ListSpec['form'];
	readonly isEqual?: (one: string, other: string) => boolean;
	/** True for a list with its own flag, which may say what the filter does not match. */
	readonly hasFlag?: true;
	/** What a filter has; `undefined` for everything. */
	readonly read: (filter: ListFilter) => Held | undefined;
	/** The filter with another list; `undefined` if it cannot be written. A list with its own flag may be empty: then it is removed. */
	readonly write: <Filter extends ListFilter>(
		filter: Filter,
		items: readonly string[],
		enable: boolean,
	) => Filter | undefined;
}

interface Held {
	readonly items: readonly string[];
	readonly enable: boolean;
}

/** How issuers are compared and tenures are written. */
export interface PlanStyle {
	readonly prefix: string | undefined;
	readonly encoding: TenureEncoding;
}

export const NO_STYLE: PlanStyle = {prefix: undefined, encoding: DEFAULT_TENURE_ENCODING};

export function planStyle(subject: Subject): PlanStyle {
	const {servicePrefix, tenureEncoding} = subject.account;
	const {prefix} = issuerPrefix(subject, servicePrefix);
	return {prefix, encoding: tenureEncoding ?? NO_STYLE.encoding};
}

/** The lists of the filters of a type. */
export function listsOf(type: string, style: PlanStyle): readonly FilterList[] {
	if (type === 'UPI') return [plainList(UPI_METHODS)];
	if (type !== 'EMI') return CARD_LISTS.map(spec => plainList(spec));
	const plain = [plainList({key: 'paymentMethodType', form: 'code'}, true), plainList(PLAN_METHODS, true)];
	return [...plain, ...PLAN_LISTS.map(({key, form}) => flaggedList(key, form, style))];
}

/** A list under its own key; if it is one text, or may be, one item is written as text. */
function plainList({key, form}: Pick<FilterList, 'key' | 'form'>, isText = false): FilterList {
	const read = (filter: ListFilter): Held | undefined => {
		const items: string | readonly string[] | undefined = Reflect.get(filter, key); // own, as the shape was checked
		return items === undefined ? undefined : {items: [items].flat(), enable: true};
	};
	return {
		key,
		form,
		read,
		write(filter, items) {
			if (isSame(read(filter)?.items, items)) return filter;
			return replaceField(filter, key, isText && items.length === 1 ? items[0] : items);
		},
	};
}

/** A list of issuers or tenures, in any of their encodings. */
function flaggedList(list: 'issuers' | 'tenures', form: ListSpec['form'], {prefix, encoding}: PlanStyle): FilterList {
	return {
		key: list,
		form,
		isEqual: (one, other) => withoutPrefix(one, prefix) === withoutPrefix(other, prefix),
		hasFlag: true,
		read: filter => holderOf(filter, list),
		write(filter, items, enable) {
			const before = holderOf(filter, list);
			// A flag that another list shares stays.
			if (before?.isShared && items.length === 0) return undefined;
			const key = before?.key ?? (list === 'issuers' ? 'issuerFilter' : TENURE_PLACES[encoding].key);
			if (items.length === 0) return replaceField(filter, key, undefined);
			const beside: {readonly enable: boolean} | undefined = (filter as PlanFilter)[key]; // which has such lists
			if (beside !== undefined && beside.enable !== enable) return undefined;
			const holder = {[list]: items, enable};
			return replaceField(filter, key, derive<object>(beside ?? holder, holder));
		},
	};
}

/** The object that holds a list. */
function holderOf(filter: ListFilter, list: 'issuers' | 'tenures') {
	for (const key of PLAN_LIST_KEYS) {
		const holder: {readonly enable?: boolean} = Reflect.get(filter, key) ?? {};
		const items: readonly string[] | undefined = Reflect.get(holder, list);
		if (items === undefined) continue;
		const isShared = PLAN_LISTS.every(other => Object.hasOwn(holder, other.key));
		return {key, items, enable: holder.enable === true, isShared};
	}
	return undefined;
}

function replaceField<Filter extends ListFilter>(filter: Filter, key: string, value: unknown): Filter {
	return derive<Filter>(filter, {[key]: value} as {readonly [Key in keyof Filter]?: Filter[Key]}); // a field of the filter
}

/** What there is, as a list. */
export function present<Part extends object>(part: Part | undefined): readonly Part[] {
	return part === undefined ? [] : [part];
}
