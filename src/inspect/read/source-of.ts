// The value at a pointer, and the place in the input of a part of a corrected value.
import {keysIn, pointerSegment} from '../../diagnostics/pointer.js';
import type {Source} from './meant/place.js';

/** The places in the input of the parts of an object or list, by key or index; a part without one is under its own key. */
export interface Sources {
	[key: string | number]: Source | undefined;
}

/** The place of what is at a pointer into the value. */
export function sourceIn(root: unknown, pointer: string, sources: WeakMap<object, Sources>): Source {
	let value = root;
	let source: Source = {pointer: '', isFixable: true};
	for (const key of keysIn(pointer)) {
		const partSources = typeof value === 'object' && value !== null ? sources.get(value) : undefined;
		source = partSources?.[key] ?? {pointer: source.pointer + pointerSegment(key), isFixable: source.isFixable};
		value = ownValue(value, key);
	}
	return source;
}

/** The value at a pointer, `undefined` if there is none. Never throws. */
export function valueAt(root: unknown, pointer: string): unknown {
	return keysIn(pointer).reduce(ownValue, root);
}

function ownValue(value: unknown, key: string): unknown {
	return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}
