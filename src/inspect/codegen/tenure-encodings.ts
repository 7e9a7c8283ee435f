// The encodings of tenures that occur in a JSON value.
import {TENURE_ENCODINGS, type TenureEncoding} from '../../wire/account.js';
import {TENURE_PLACES} from '../../wire/spec.js';

/** Every encoding that occurs, recognized by the keys under which tenures are listed. */
export function findTenureEncodings(value: unknown, found = new Set<TenureEncoding>()): readonly TenureEncoding[] {
	if (typeof value !== 'object' || value === null) return [...found];
	for (const [key, inner] of Object.entries(value)) {
		const encoding = TENURE_ENCODINGS.find(name => TENURE_PLACES[name].key === key);
		if (encoding !== undefined && (!TENURE_PLACES[encoding].isShared || Object.hasOwn(Object(inner), 'tenures'))) {
			found.add(encoding);
		}
		findTenureEncodings(inner, found);
	}
	return [...found];
}
