// The encodings of tenures that occur in a JSON value.
import {TENURE_ENCODINGS, type TenureEncoding} from '../../wire/account.js';
import {TENURE_PLACES} from '../../wire/spec.js';

/** Deepest place of tenures: session, filter, emiOptions, kind, group, filters, filter, list. */
const DEEPEST = 8;

/** Every encoding that occurs, recognized by the keys under which tenures are listed. */
export function findTenureEncodings(
	value: unknown,
	depth = 0,
	found = new Set<TenureEncoding>(),
): readonly TenureEncoding[] {
	if (typeof value !== 'object' || value === null || depth > DEEPEST) return [...found];
	for (const [key, inner] of Object.entries(value)) {
		const encoding = TENURE_ENCODINGS.find(name => TENURE_PLACES[name].key === key);
		if (encoding !== undefined && (!TENURE_PLACES[encoding].isShared || Object.hasOwn(Object(inner), 'tenures'))) {
			found.add(encoding);
		}
		findTenureEncodings(inner, depth + 1, found);
	}
	return [...found];
}
