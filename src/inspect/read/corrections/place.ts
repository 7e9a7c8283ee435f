// Where a part of the corrected input is, and where it was in the input as given.

import {pointerSegment} from '../../../diagnostics/pointer.js';
import type {Field} from '../../../schema/shape.js';

/** A place in the input as given. */
export interface Source {
	readonly pointer: string;
	/** False for what is inside a text, where no patch leads. */
	readonly isFixable: boolean;
}

/** One step of the way to a part: a linked list, so that a pointer is written only for a note. */
export interface At {
	/** Absent for the input itself. */
	readonly parent?: At;
	readonly key: string | number;
	/** The field that the part is the value of; absent for an item of a list. */
	readonly field?: Field;
	/** Where the part was, if not under the same key of what was around it. */
	readonly source?: Source | undefined;
	/** True for an object of which some keys stand beside it. */
	readonly isScattered?: boolean;
	/** The items of its list, if no two of them have one field in common. */
	readonly siblings?: readonly unknown[] | undefined;
}

/** By pointers into the corrected input: the places of the parts that were elsewhere. */
export type Places = ReadonlyMap<string, Source>;

const INPUT: Source = {pointer: '', isFixable: true};

export function pointerTo({parent, key}: At): string {
	return parent === undefined ? '' : pointerTo(parent) + pointerSegment(key);
}

export function sourceOf({parent, key, source}: At): Source {
	if (source !== undefined || parent === undefined) return source ?? INPUT;
	const {pointer, isFixable} = sourceOf(parent);
	return {pointer: pointer + pointerSegment(key), isFixable};
}

/** The place in the input of what is at a pointer into the corrected one. */
export function placeIn(places: Places, pointer: string): Source {
	let end = pointer.length;
	while (end > 0 && !places.has(pointer.slice(0, end))) end = pointer.lastIndexOf('/', end - 1);
	const around = places.get(pointer.slice(0, end)) ?? INPUT;
	return {...around, pointer: around.pointer + pointer.slice(end)};
}
