// The result of the recovering reader: the value as far as it could be read, with a mark in place of each part that could not.

/** Replaces a part that is present or required and cannot be read. */
export class Unrecovered {
	/** The literals that were probably intended, or the fields that an unknown key was probably meant for. */
	readonly likelyWords: readonly string[];
	/** No wire type has it, so that the compiler distinguishes marks from values. */
	readonly isMark = true;

	constructor(...likelyWords: readonly string[]) {
		this.likelyWords = Object.freeze(likelyWords);
		Object.freeze(this);
	}
}

/** A part for which nothing is likely. */
export const UNRECOVERED = /* @__PURE__ */ new Unrecovered();

/** A value with too many parts, which is not read at all. */
export const TOO_LARGE = /* @__PURE__ */ new Unrecovered();

/** A member of which neither the key nor the value can be read: it may be any. */
export const UNREAD_MEMBER = /* @__PURE__ */ new Unrecovered();

/** The unknown key that was probably intended as this field. */
export function misspelledKey(field: string, object: object): string | undefined {
	return Object.keys(object).find(key => {
		const part: unknown = Reflect.get(object, key);
		return part === UNREAD_MEMBER || (part instanceof Unrecovered && part.likelyWords.includes(field));
	});
}

/** A value of a wire type as it was recovered: any part may be missing or unreadable. */
export type Recovered<Value> = Unrecovered | RecoveredContent<Value>;

type RecoveredContent<Value> = Value extends string | boolean
	? Value
	: Value extends readonly (infer Item)[]
		? readonly Recovered<Item>[]
		: {readonly [Key in keyof Value]?: Recovered<NonNullable<Value[Key]>>};

export function isReadable<Value>(value: Value): value is Exclude<Value, Unrecovered | undefined> {
	return value !== undefined && !(typeof value === 'object' && value instanceof Unrecovered);
}

/** The own part under a key, if it can be read; inherited properties do not count. */
export function readablePart<Value extends object, Key extends keyof Value>(
	object: Value | Unrecovered,
	key: Key,
): Exclude<Value[Key], Unrecovered | undefined> | undefined {
	const part = Object.hasOwn(object, key) ? (object as Value)[key] : undefined; // a mark has no such key
	return isReadable(part) ? part : undefined;
}

/** Sets a part of a copy; leaves out `__proto__`, which is always an issue. */
export function put(copy: Record<string, unknown>, key: string, value: unknown): void {
	if (key !== '__proto__') copy[key] = value;
}
