// Copies of data so that work on a copy never touches the original.
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
	return copied(input, value => value);
}

/** The input as JSON could hold it, with null in place of what is not plain data; a text stays text. */
export function plainDataOf(input: unknown): unknown {
	const isJson = (value: unknown) => typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
	return copied(input, value => (isJson(value) ? value : null)).value;
}

/** A copy in which `leafOf` replaces what is neither an object nor a list, and what cannot be copied. */
function copied(input: unknown, leafOf: (value: unknown) => unknown): Snapshot {
	const opaque = new Set<unknown>();
	let left = MOST_VALUES;
	const value = copy(input, 0);
	return left < 0 ? {value: leafOf(input), opaque: new Set([input])} : {value, opaque};

	function copy(value: unknown, depth: number): unknown {
		if (typeof value !== 'object' || value === null || left < 0) return leafOf(value);
		const copied = depth < DEEPEST_JSON ? copyObject(value, depth) : undefined;
		if (copied !== undefined) return copied;
		opaque.add(value);
		return leafOf(value);
	}

	function copyObject(value: object, depth: number): object | undefined {
		if (isArray(value)) {
			const {length} = value;
			if (length > LONGEST_LIST || !take(length)) return undefined;
			return Array.from({length}, (_, index) => copy(value[index], depth + 1));
		}
		const found = plainOf(value, '');
		if ('problem' in found) return undefined;
		const entries = Object.entries(found.plain).filter(([, inner]) => inner !== undefined);
		if (!take(entries.length)) return undefined;
		return Object.fromEntries(entries.map(([key, inner]) => [key, copy(inner, depth + 1)])); // own keys only, `__proto__` too
	}

	/** A value that occurs many times counts each time, which also ends circular references. */
	function take(values: number): boolean {
		left -= values;
		return left >= 0;
	}
}

/** Freezes the objects that repair created, never the caller's. Without recursion: a value may be nested deeply. */
export function freezeUnless<Value>(opaque: ReadonlySet<unknown>, value: Value): Value {
	const left: unknown[] = [value];
	while (left.length > 0) {
		const next = left.pop();
		if (typeof next !== 'object' || opaque.has(next) || Object.isFrozen(next)) continue;
		for (const inner of Object.values(Object(next))) if (typeof inner === 'object') left.push(inner);
		Object.freeze(next);
	}
	return value;
}
