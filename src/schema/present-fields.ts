// Objects in which a field that is `undefined` counts as absent.
import {plainOf} from './plain-object.js';

/** A copy without the fields that are `undefined`; anything but a readable plain object is returned unchanged. */
export function presentFields(input: unknown): unknown {
	try {
		const read = plainOf(input, '');
		if ('problem' in read) return input;
		return Object.fromEntries(Object.entries(read.plain).filter(([, value]) => value !== undefined));
	} catch {
		return input; // the reader reports why
	}
}
