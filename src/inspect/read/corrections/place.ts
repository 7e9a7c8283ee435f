// The place of a part in the corrected input, and its place in the original input.

import {pointerSegment} from '../../../diagnostics/pointer.js';
import type {Field} from '../../../schema/shape.js';

/** A place in the original input. */
export interface Source {
	readonly pointer: string;
	/** False inside a text, where a patch cannot be applied. */
	readonly isFixable: boolean;
}

/** One step of the path to a part. A path is a linked list, so that a pointer is written only when a note needs it. */
export interface At {
	/** Absent for the input itself. */
	readonly parent?: At;
	readonly key: string | number;
	/** The field that the part is the value of; absent for an item of a list. */
	readonly field?: Field;
	/** The original place of the part, if it was not under the same key of its parent. */
	readonly source?: Source | undefined;
	/** True for an object if some of its keys are beside it. */
	readonly isScattered?: boolean;
	/** The items of the list, if their values of some field must be different. */
	readonly siblings?: readonly unknown[] | undefined;
}

/** The original places of moved parts, by their pointers into the corrected input. */
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

/** The original place of the part at a pointer into the corrected input. */
export function placeIn(places: Places, pointer: string): Source {
	let end = pointer.length;
	while (end > 0 && !places.has(pointer.slice(0, end))) end = pointer.lastIndexOf('/', end - 1);
	const around = places.get(pointer.slice(0, end)) ?? INPUT;
	return {...around, pointer: around.pointer + pointer.slice(end)};
}
