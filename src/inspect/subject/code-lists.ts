// Finds every list of codes or ranges of a filter, also in an option or EMI filter with another part that cannot be read.

import {isDoubledType} from '../../account/provider-pairs.js';
import {isReadable, readablePart} from '../../schema/recovered.js';
import {EMI_KIND_KEYS, PLAN_GROUPS} from '../../wire/emi-filter.js';
import type {DoubledType} from '../../wire/payment-method.js';
import {
	CARD_LISTS,
	type ListSpec,
	PLAN_LIST_KEYS,
	PLAN_LISTS,
	PLAN_METHODS,
	PROVIDERS,
	UPI_METHODS,
} from '../../wire/spec.js';
import type {Subject} from './read-subject.js';

/** A list with the items that can be read. */
export interface CodeList {
	readonly spec: ListSpec;
	/** The payment method type of the option or plan that contains the list. */
	readonly type: string | undefined;
	readonly pointer: string;
	readonly items: readonly string[];
	/** False if the list has items that cannot be read. */
	readonly isComplete: boolean;
	/** Returns the place of an item. */
	readonly placeOf: (index: number) => string;
}

const SPECS: Readonly<Record<string, ListSpec>> = Object.fromEntries(
	[PROVIDERS, ...CARD_LISTS, UPI_METHODS, PLAN_METHODS, ...PLAN_LISTS].map(spec => [spec.key, spec]),
);

/** The keys of the parts that may contain such lists. */
const CONTAINERS: ReadonlySet<string> = new Set([
	...['options', 'cardFilters', 'upiFilters', 'emiOptions', 'filters', ...PLAN_GROUPS, ...PLAN_LIST_KEYS],
	...Object.values(EMI_KIND_KEYS),
]);

/** Every list, in document order. */
export function codeListsOf({recoveredFilter, recoveredRequest, base}: Subject): readonly CodeList[] {
	const beside = isReadable(recoveredRequest) ? readablePart(recoveredRequest, 'emiOptions') : undefined;
	return [...listsIn(recoveredFilter, base, undefined), ...listsIn(beside, '/emiOptions', undefined)];
}

function* listsIn(value: unknown, pointer: string, outer: string | undefined): Generator<CodeList> {
	if (!isReadable(value) || typeof value !== 'object' || value === null) return;
	const own: unknown = Reflect.get(value, 'paymentMethodType');
	const type = typeof own === 'string' ? own : outer;
	for (const [key, part] of Object.entries(value)) {
		const spec = Array.isArray(value) || !Object.hasOwn(SPECS, key) ? undefined : SPECS[key];
		if (spec !== undefined) yield* listOf(spec, part, `${pointer}/${key}`, type);
		else if (Array.isArray(value) || CONTAINERS.has(key)) yield* listsIn(part, `${pointer}/${key}`, type);
	}
}

function* listOf(spec: ListSpec, list: unknown, pointer: string, type: string | undefined): Generator<CodeList> {
	if (typeof list === 'string') yield {spec, type, pointer, items: [list], isComplete: true, placeOf: () => pointer};
	if (!Array.isArray(list)) return;
	const places = [...list.keys()].filter(at => typeof list[at] === 'string');
	const items = places.map(at => String(list[at]));
	const isComplete = items.length === list.length;
	yield {spec, type, pointer, items, isComplete, placeOf: index => `${pointer}/${places[index]}`};
}

/** The lists of provider codes that a mandate session needs twice, without lists that cannot be read completely. */
export function doubledLists(lists: readonly CodeList[]): readonly DoubledList[] {
	return lists.flatMap(({spec, type, pointer, items, isComplete}) =>
		spec === PROVIDERS && type !== undefined && isDoubledType(type) && items.length > 0 && isComplete
			? [{type, codes: items, pointer}]
			: [],
	);
}

export interface DoubledList {
	readonly type: DoubledType;
	readonly codes: readonly string[];
	readonly pointer: string;
}
