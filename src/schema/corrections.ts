// What a wrong part of an input is meant to be, and where it was.
import type {IssueFix, Severity} from '../diagnostics/issue.js';
import type {ObjectShape} from './shape.js';

/** The place in the input of a part that is elsewhere in the corrected value. */
export interface Source {
	readonly pointer: string;
	/** True for a part of a text, to which no patch of the input can lead. */
	readonly isText: boolean;
}

/** The places of the parts of an object or list, by key or index; a part without one is under its own key. */
export interface Sources {
	[key: string | number]: Source | undefined;
}

/** The only value that can be meant. */
export interface Correction {
	readonly fix: IssueFix;
	/** The value to read instead; left out for a field that means the same without its value. */
	readonly meant?: {readonly value: unknown};
	/** True for what was inside a text. */
	readonly isText?: true;
	/** False where the correction would contradict another part: the value is judged as corrected and stays as it is. */
	readonly isCertain?: boolean;
	/** The severity of the issue, if it is not an error. */
	readonly severity?: Severity;
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

/** An object whose keys are where they are meant to be, and the fix of each key that was not. */
export interface Arranged extends Entries {
	readonly fixes: ReadonlyMap<string, IssueFix>;
	/** By each of its keys that was another one, that one. */
	readonly written: ReadonlyMap<string, string>;
}
