// The keys of an object, and what becomes of those that are elsewhere than they are meant to be.
import type {IssueFix} from '../../../diagnostics/issue.js';
import type {Source} from '../../../schema/places.js';
import type {ObjectShape} from '../../../schema/shape.js';
import type {Reading} from './place.js';

/** A key as it is meant, with its value and its place in the input. */
export interface Entry {
	readonly key: string;
	readonly value: unknown;
	/** Absent for a key that is where it is meant to be. */
	readonly source?: Source | undefined;
	/** The key whose issue is about it, if that is not the key in its place. */
	readonly written?: string | undefined;
}

/** What becomes of the keys that are elsewhere than they are meant to be; each step adds those that it finds. */
export interface Moved {
	/** By the key as written, the entries in its place. */
	readonly entries: Map<string, readonly Entry[]>;
	readonly fixes: Map<string, IssueFix>;
}

/** An object whose keys are examined. */
export interface KeysContext {
	readonly shape: ObjectShape;
	/** The value of each key, read once. */
	readonly values: ReadonlyMap<string, unknown>;
	readonly sourceOf: (key: string, inside?: string, isText?: boolean) => Source;
	readonly reading: Reading;
}
