// A plain copy of an input, each property read once, so that repair can work on it without touching the original.
import {isArray} from '../../diagnostics/format-value.js';
import {DEEPEST_JSON, MOST_VALUES} from '../../schema/json-limits.js';
import {plainOf} from '../../schema/plain-object.js';
import {LONGEST_LIST} from '../../values/list.js';

export interface Snapshot {
	readonly value: unknown;
	/** Objects of the caller that `value` contains unchanged, since they are not plain data or exceed the limits. */
	readonly opaque: ReadonlySet<unknown>;
}

/** Copies plain data and what builders write; anything else is kept unchanged, for `lint` to report. Never throws. */
export function snapshotOf(input: unknown): Snapshot {
	const opaque = new Set<unknown>();
	let left = MOST_VALUES;
	const value = copy(input, 0);
	return left < 0 ? {value: input, opaque: new Set([input])} : {value, opaque};

	function copy(value: unknown, depth: number): unknown {
		if (typeof value !== 'object' || value === null || left < 0) return value;
		try {
			const copied = depth < DEEPEST_JSON ? copyObject(value, depth) : undefined;
			if (copied !== undefined) return copied;
		} catch {
			// A getter or a proxy that throws.
		}
		opaque.add(value);
		return value;
	}

	function copyObject(value: object, depth: number): object | undefined {
		if (isArray(value)) {
			const {length} = value;
			if (length > LONGEST_LIST || !take(length)) return undefined;
			return Array.from({length}, (_, index) => copy(value[index], depth + 1));
		}
		const found = plainOf(value, '');
		if ('problem' in found) return undefined;
		const keys = Object.keys(found.plain);
		if (!take(keys.length)) return undefined;
		const entries = keys.map(key => [key, copy(Reflect.get(found.plain, key), depth + 1)] as const);
		return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined)); // own keys only, `__proto__` too
	}

	/** A value that occurs many times counts each time, which also ends circular references. */
	function take(values: number): boolean {
		left -= values;
		return left >= 0;
	}
}

/** The input as JSON could hold it, with null in place of what is not plain data; a text stays text. */
export function plainDataOf(input: unknown): unknown {
	if (typeof input === 'string') return input;
	const {value, opaque} = snapshotOf(input);
	return plain(value);

	function plain(value: unknown): unknown {
		if (opaque.has(value)) return null;
		if (Array.isArray(value)) return value.map(plain);
		if (typeof value === 'object' && value !== null) {
			return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
		}
		return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value) ? value : null;
	}
}

/** Freezes the objects that repair created, never the caller's. */
export function freezeUnless<Value>(opaque: ReadonlySet<unknown>, value: Value): Value {
	if (typeof value !== 'object' || value === null || opaque.has(value) || Object.isFrozen(value)) return value;
	for (const inner of Object.values(value)) freezeUnless(opaque, inner);
	return Object.freeze(value);
}
