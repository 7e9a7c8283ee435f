// What the recovering reader gives: the value as far as it could be read, with a mark in place of each part that could not.

/** In place of a part that is there, or should be, and cannot be read. */
export class UnreadablePart {
	/** The literal or key that was probably meant. */
	readonly resembles: string | undefined;
	readonly #isMark = true;

	/** Recognizes a mark without asking a hostile proxy for its prototype. */
	static [Symbol.hasInstance](value: unknown): boolean {
		return typeof value === 'object' && value !== null && #isMark in value && value.#isMark;
	}

	constructor(resembles?: string) {
		this.resembles = resembles;
		Object.freeze(this);
	}
}

/** A part that resembles nothing. */
export const UNREADABLE_PART = /* @__PURE__ */ new UnreadablePart();

/** A value of a wire type as it was recovered: any part may be missing or unreadable. */
export type Recovered<Value> = UnreadablePart | RecoveredContent<Value>;

type RecoveredContent<Value> = Value extends string | boolean
	? Value
	: Value extends readonly (infer Item)[]
		? readonly Recovered<Item>[]
		: {readonly [Key in keyof Value]?: Recovered<NonNullable<Value[Key]>>};

export function isReadable<Value>(value: Value): value is Exclude<Value, UnreadablePart | undefined> {
	return value !== undefined && !(value instanceof UnreadablePart);
}
