// The value to which a JSON pointer leads.
import {pointerSegment} from '../../diagnostics/pointer.js';

/** The value, or `undefined` where nothing is at that place. */
export function valueAt(input: unknown, pointer: string): unknown {
	return pointer
		.split('/')
		.slice(1)
		.reduce<unknown>((value, segment) => {
			if (typeof value !== 'object' || value === null) return undefined;
			const entry = Object.entries(value).find(([key]) => pointerSegment(key).slice(1) === segment);
			return entry?.[1];
		}, input);
}
