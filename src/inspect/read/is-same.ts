// Compares two JSON values.
import {isArray} from '../../diagnostics/format-value.js';

export function isSame(one: unknown, other: unknown): boolean {
	if (one === other || Object.is(one, other)) return true;
	if (isArray(one) && isArray(other))
		return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
	const [was, is] = [fieldsOf(one), fieldsOf(other)];
	return (
		was !== undefined &&
		is?.size === was.size &&
		[...was].every(([key, value]) => is.has(key) && isSame(value, is.get(key)))
	);
}

/** The fields of an object. */
export function fieldsOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
	if (typeof value !== 'object' || value === null || isArray(value)) return undefined;
	return new Map(Object.entries(value));
}
