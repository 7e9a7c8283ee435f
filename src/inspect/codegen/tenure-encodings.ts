// The encodings of tenures that occur in a JSON value.
import type {TenureEncoding} from '../../wire/account.js';

/** Deepest place of tenures: session, filter, emiOptions, kind, group, filters, filter, list. */
const DEEPEST = 8;

/** Every encoding that occurs, recognized by the keys under which tenures are listed. */
export function tenureEncodings(
	value: unknown,
	depth = 0,
	found = new Set<TenureEncoding>(),
): readonly TenureEncoding[] {
	if (typeof value !== 'object' || value === null || depth > DEEPEST) return [...found];
	for (const [key, inner] of Object.entries(value)) {
		if (key === 'tenureFilter' || key === 'issuerFilters') found.add(key);
		if (key === 'issuerFilter' && typeof inner === 'object' && inner !== null && Object.hasOwn(inner, 'tenures')) {
			found.add('issuerFilter.tenures');
		}
		tenureEncodings(inner, depth + 1, found);
	}
	return [...found];
}
