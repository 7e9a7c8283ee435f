// Where a part of the corrected input is, and where it was in the input as given.

import {keysIn, pointerSegment} from '../../../diagnostics/pointer.js';
import type {Field} from '../../../schema/shape.js';

/** A place in the input as given. */
export interface Source {
	readonly pointer: string;
	/** False for what is inside a text, where no patch leads, and for what belongs elsewhere. */
	readonly isFixable: boolean;
}

/** One step of the way to a part: a linked list, so that a pointer is written only for a note. */
export interface At {
	readonly parent: At | undefined;
	readonly key: string | number;
	/** The field that the part is the value of; absent for an item of a list. */
	readonly field?: Field;
	/** Where the part was, if not under the same key of what was around it. */
	readonly source?: Source | undefined;
	/** Where its own parts were, if they were not together. */
	readonly parts?: {readonly [key: string]: Source} | undefined;
	/** The items of its list, if no two of them have one field in common. */
	readonly siblings?: readonly unknown[] | undefined;
}

/** By pointers into the corrected input: the places of the parts that were elsewhere. */
export type Places = ReadonlyMap<string, Source>;

export function pointerTo(at: At | undefined): string {
	return at === undefined ? '' : pointerTo(at.parent) + pointerSegment(at.key);
}

export function sourceOf(at: At | undefined, root: Source): Source {
	if (at === undefined) return root;
	const own = at.source ?? at.parent?.parts?.[at.key];
	if (own !== undefined) return own;
	const {pointer, isFixable} = sourceOf(at.parent, root);
	return {pointer: pointer + pointerSegment(at.key), isFixable};
}

/** The place in the input of what is at a pointer into the corrected one. */
export function placeIn(places: Places, pointer: string): Source {
	let here = '';
	let source = places.get('') ?? {pointer: '', isFixable: true};
	for (const key of keysIn(pointer)) {
		here += pointerSegment(key);
		source = places.get(here) ?? {pointer: source.pointer + pointerSegment(key), isFixable: source.isFixable};
	}
	return source;
}
