// Options of a filter that are among the card or UPI filters of another option, where the service does not read them.
import {isArray} from '../../../diagnostics/format-value.js';
import {CARD_FILTER, UPI_FILTER} from '../../../schema/payment-filter-shape.js';
import {isPlainData} from '../../../schema/plain-object.js';
import {typeOf} from '../../../schema/redundant.js';
import type {PlainObject, Shape} from '../../../schema/shape.js';
import {type At, sourceOf} from './place.js';

/** An item of a list as it is meant, and its place in the list as given. */
export interface Item {
	readonly value: unknown;
	readonly was: At;
}

const FILTERS = {cardFilters: CARD_FILTER, upiFilters: UPI_FILTER};

/** True for an option of another type that has no criterion of the filter in whose place it is. */
export function isOptionAmong(filter: Shape, value: unknown): value is PlainObject {
	if (filter !== CARD_FILTER && filter !== UPI_FILTER) return false;
	const type = typeOf(value);
	const isOther = type !== undefined && type !== filter.repeats?.paymentMethodType;
	return isOther && !Object.keys(filter.optional).some(key => Object.hasOwn(Object(value), key));
}

/** The options among the filters of these, to be read as if they stood after all; their issue says where they belong. */
export function optionsAmongFilters(options: readonly Item[]): readonly Item[] {
	const found: Item[] = [];
	for (const {value: option, was} of options) {
		for (const [name, filter] of Object.entries(FILTERS)) {
			const list: unknown = isPlainData(option) ? option[name] : undefined;
			if (!isArray(list)) continue;
			for (const [index, value] of list.entries()) {
				if (!isOptionAmong(filter, value)) continue;
				const pointer = `${sourceOf(was).pointer}/${name}/${index}`;
				found.push({value, was: {...was, source: {pointer, isFixable: false}}});
			}
		}
	}
	return found;
}
