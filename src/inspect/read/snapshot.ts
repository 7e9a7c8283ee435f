// Copies plain data, so that work on a copy never changes the original.
import {isArray} from '../../diagnostics/format-value.js';
import {DEEPEST_JSON, MOST_VALUES} from '../../schema/json-limits.js';
import {isPlainData, plainOf} from '../../schema/plain-object.js';

/**
 * Copies lists, plain objects and the output of builders, without fields that are `undefined`. Anything else, values that are
 * nested too deeply, and inputs with too many values become what `leafOf` returns for them. Never throws.
 */
export function plainCopy(input: unknown, leafOf: (value: unknown) => unknown = value => value): unknown {
	let left = MOST_VALUES;
	const whole = copyOf(input, 0);
	return left < 0 ? leafOf(input) : whole;

	function copyOf(value: unknown, depth: number): unknown {
		if (typeof value !== 'object' || value === null || depth === DEEPEST_JSON || left < 0) return leafOf(value);
		// A value that occurs many times counts each time, which also stops at circular references.
		if (isArray(value)) {
			left -= value.length;
			return left < 0 ? value : Array.from(value, item => copyOf(item, depth + 1));
		}
		const found = plainOf(value, '');
		if ('problem' in found) return leafOf(value);
		const entries = Object.entries(found.plain).filter(([, inner]) => inner !== undefined);
		left -= entries.length;
		return Object.fromEntries(entries.map(([key, inner]) => [key, copyOf(inner, depth + 1)])); // own keys only, `__proto__` too
	}
}

/** The input as JSON could represent it, with null for everything that is not plain data; a text stays text. */
export function plainDataOf(input: unknown): unknown {
	const isJson = (value: unknown) => typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
	return plainCopy(input, value => (isJson(value) ? value : null));
}

/** Freezes a copy deeply. */
export function freezeCopy<Value>(value: Value, depth = 0): Value {
	if (depth === DEEPEST_JSON || !(isArray(value) || isPlainData(value))) return value;
	for (const inner of Object.values(value)) freezeCopy(inner, depth + 1);
	return Object.freeze(value);
}
