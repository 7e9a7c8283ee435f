// Parts of a recovered value → parts of the normalized subject.
import {isMisspelled, isReadable, type Recovered, UNRECOVERED, Unrecovered} from '../schema/recovered.js';
import {fieldOf, type ObjectShape} from '../schema/shape.js';
import type {Readings} from '../wire/readings.js';
import {type SubjectFilter, type SubjectFilters, type SubjectList, UNREADABLE, type Unreadable} from './subject.js';

/** The part under a key of the object itself; unreadable if there is only a misspelled key. An unreadable object has no parts. */
export function partOf<Value extends object, Key extends keyof Value & string>(
	object: Value | Unrecovered,
	key: Key,
): Value[Key] | Unrecovered | undefined {
	if (Object.hasOwn(object, key)) return (object as Value)[key]; // a mark has no such key
	return isMisspelled(key, object) ? UNRECOVERED : undefined;
}

/** An enum value or a flag; it may be absent. */
export function scalar<Value extends string | boolean>(
	value: Recovered<Value> | undefined,
): Value | Unreadable | undefined {
	return value === undefined ? undefined : isReadable(value) ? (value as Value) : UNREADABLE; // the recovered value
}

/** A required flag: one that is missing is unreadable. */
export function flag(value: Recovered<boolean> | undefined): boolean | Unreadable {
	return scalar(value) ?? UNREADABLE;
}

export function normalList<Item extends string>(list: Recovered<readonly Item[]>, pointer: string): SubjectList<Item> {
	if (!isReadable(list)) return unreadableList(pointer);
	const found: readonly unknown[] = list;
	if (found.every(item => isReadable(item))) return wholeList(found as readonly Item[], pointer); // read as such
	const positions = [...found.keys()].filter(index => isReadable(found[index]));
	const items = positions.map(index => found[index] as Item); // read as such
	return {pointer, items, isComplete: false, positions, isSingle: false};
}

export function wholeList<Item extends string>(items: readonly Item[], pointer: string): SubjectList<Item> {
	return {pointer, items, isComplete: true, positions: undefined, isSingle: false};
}

export function unreadableList(pointer: string): SubjectList<never> {
	return {pointer, items: [], isComplete: false, positions: undefined, isSingle: false};
}

/** True if a list could be read in full and has no items. */
export function isEmptyList({items, isComplete}: Omit<SubjectFilters<unknown>, 'pointer'>): boolean {
	return isComplete && items.length === 0;
}

/** True for an empty list that counts as absent. */
export function isIgnoredList(list: SubjectList | SubjectFilters<unknown>, {emptyList}: Readings): boolean {
	return emptyList === 'ignored' && isEmptyList(list);
}

/** True if only items of its lists cannot be read, so that the others still determine what the filter matches. */
export function isReadableButForItems(filter: SubjectFilter, lists: readonly SubjectList[]): boolean {
	const isKnown = filter.isLocated && !Object.values(filter).includes(UNREADABLE);
	return isKnown && lists.every(({items}) => items.length > 0);
}

export function normalFilters<Wire, Filter extends {readonly isComplete: boolean}>(
	filters: Unrecovered | readonly Recovered<Wire>[],
	pointer: string,
	normal: (filter: Recovered<Wire>, pointer: string) => Filter,
): SubjectFilters<Filter> {
	if (!isReadable(filters)) return {pointer, items: [], isComplete: false};
	const list = filters as readonly Recovered<Wire>[]; // readable
	return {pointer, items: list.map((filter, index) => normal(filter, `${pointer}/${index}`)), isComplete: true};
}

/** Whether a filter of this shape can be read but for its own `enable`, and whether its fields tell what cannot be read. */
export function readability(
	filter: Recovered<object>,
	shape: ObjectShape,
): Pick<SubjectFilter, 'isComplete' | 'isLocated'> {
	const isComplete = isFullyReadable(filter);
	return {isComplete, isLocated: isComplete || hasOnlyFields(filter, shape)};
}

/** True if every unreadable part is under a field, or under a key that can only be meant as a field that is absent. */
function hasOnlyFields(value: object, shape: ObjectShape): boolean {
	if (value instanceof Unrecovered) return false;
	const isAbsent = (name: string) => fieldOf(shape, name) !== undefined && !Object.hasOwn(value, name);
	return Object.entries(value).every(([key, part]: readonly [string, unknown]) => {
		const field = fieldOf(shape, key);
		if (part instanceof Unrecovered)
			return field !== undefined || (part.likelyWords.length > 0 && part.likelyWords.every(isAbsent));
		return field?.kind !== 'object' || hasOnlyFields(Object(part), field);
	});
}

/** True if no part of a filter but its own `enable` is unreadable. */
export function isFullyReadable(value: unknown, key?: string): boolean {
	if (value instanceof Unrecovered) return key === 'enable';
	if (typeof value !== 'object' || value === null) return true;
	return Object.entries(value).every(([name, part]) => isFullyReadable(part, key === undefined ? name : ''));
}
