// The payment filters inside an object of any kind.
import {pointerSegment} from '../../diagnostics/pointer.js';
import {isPlainData} from '../../schema/plain-object.js';

interface FoundFilter {
	readonly pointer: string;
	readonly value: unknown;
}

/** Every `payment_filter` at any depth. */
export function* filtersIn(value: unknown, pointer: string, seen = new Set<unknown>()): Generator<FoundFilter> {
	if (seen.has(value) || !(Array.isArray(value) || isPlainData(value))) return;
	seen.add(value);
	for (const [key, inner] of Object.entries(value)) {
		const place = pointer + pointerSegment(key);
		if (key === 'payment_filter') yield {pointer: place, value: inner};
		else yield* filtersIn(inner, place, seen);
	}
}
