// Parts of a recovered value → parts of the normalized subject.

import type {Readings} from '../../account/readings.js';
import {pointerSegment} from '../../diagnostics/pointer.js';
import {isMisspelled, isReadable, type Recovered, UNRECOVERED, Unrecovered} from '../../schema/recovered.js';
import {type SubjectFilters, type SubjectList, UNREADABLE, type Unreadable} from './subject.js';

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

/** A flag; one that cannot be read is for the part around it to say. */
export function flag(value: Recovered<boolean> | undefined): boolean {
	return value === true;
}

/** The items that can be read. */
export function normalList<Item extends string>(list: Recovered<readonly Item[]>, pointer: string): SubjectList<Item> {
	const found: readonly unknown[] = isReadable(list) ? list : [];
	if (found.every(item => isReadable(item))) return wholeList(found as readonly Item[], pointer); // read as such
	const positions = [...found.keys()].filter(index => isReadable(found[index]));
	const items = positions.map(index => found[index] as Item); // read as such
	return {pointer, items, positions, isSingle: false};
}

export function wholeList<Item extends string>(items: readonly Item[], pointer: string): SubjectList<Item> {
	return {pointer, items, positions: undefined, isSingle: false};
}

/** True if a list has no items. */
export function isEmptyList({items}: {readonly items: readonly unknown[]}): boolean {
	return items.length === 0;
}

/** True for an empty list that counts as absent. */
export function isIgnoredList(list: {readonly items: readonly unknown[]}, {emptyList}: Readings): boolean {
	return emptyList === 'ignored' && isEmptyList(list);
}

export function normalFilters<Wire, Filter>(
	filters: Unrecovered | readonly Recovered<Wire>[],
	pointer: string,
	normal: (filter: Recovered<Wire>, pointer: string) => Filter,
): SubjectFilters<Filter> {
	const list = isReadable(filters) ? (filters as readonly Recovered<Wire>[]) : []; // readable
	return {pointer, items: list.map((filter, index) => normal(filter, `${pointer}/${index}`))};
}

/** The pointer of the first part of a value that cannot be read. */
export function unreadableIn(value: unknown, pointer: string): string | undefined {
	if (value instanceof Unrecovered) return pointer;
	if (typeof value !== 'object' || value === null) return undefined;
	for (const [key, part] of Object.entries(value)) {
		const found = unreadableIn(part, pointer + pointerSegment(key));
		if (found !== undefined) return found;
	}
	return undefined;
}
