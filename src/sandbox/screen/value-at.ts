// The value to which a JSON pointer leads.
import {keysIn} from '../../diagnostics/pointer.js';

/** The value, or `undefined` where nothing is at that place. */
export function valueAt(input: unknown, pointer: string): unknown {
	return keysIn(pointer).reduce<unknown>(
		(value, key) =>
			typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined,
		input,
	);
}
