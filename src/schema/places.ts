// The objects that are read, and the places of their parts in the input.
import type {ObjectShape} from './shape.js';

/** The place in the input of a part that is elsewhere in what is read. */
export interface Source {
	readonly pointer: string;
	/** True for a part of a text, to which no patch of the input can lead. */
	readonly isText: boolean;
}

/** The object around a value, as it is read. */
export interface Field {
	readonly key: string;
	readonly shape: ObjectShape;
	readonly object: PlainObject;
	/** True if the value of another field requires this one. */
	readonly isRequired: boolean;
}

export interface PlainObject {
	readonly [key: string]: unknown;
}

/** An object and its own keys. */
export interface Entries {
	readonly keys: readonly string[];
	readonly plain: PlainObject;
}
