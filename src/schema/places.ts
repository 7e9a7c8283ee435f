// The objects that are read.
import type {ObjectShape} from './shape.js';

export interface PlainObject {
	readonly [key: string]: unknown;
}

/** The object around a value, as it is meant. */
export interface Field {
	readonly key: string;
	readonly shape: ObjectShape;
	readonly object: PlainObject;
	/** True if the value of another field requires this one. */
	readonly isRequired: boolean;
}
