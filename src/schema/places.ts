// The objects that are read.

export interface PlainObject {
	readonly [key: string]: unknown;
}

/** An object and its own keys. */
export interface Entries {
	readonly keys: readonly string[];
	readonly plain: PlainObject;
}
