// A recovered value without its unreadable parts, for the functions that still read wire values.
import {UnreadablePart} from '../schema/recovered.js';
import {own, type Shape} from '../schema/shape.js';

/** `undefined` where a required part is missing. */
export function withoutUnreadable(shape: Shape | undefined, value: unknown): unknown {
	if (value instanceof UnreadablePart) return undefined;
	if (Array.isArray(value)) {
		const item = shape?.kind === 'list' ? shape.item : shape?.kind === 'union' ? shape.many.item : undefined;
		return value.flatMap(part => withoutUnreadable(item, part) ?? []);
	}
	if (typeof value !== 'object' || value === null || shape?.kind !== 'object') return value;
	const copy: Record<string, unknown> = {};
	for (const [key, part] of Object.entries(value)) {
		const left = withoutUnreadable(own(shape.required, key) ?? own(shape.optional, key), part);
		if (left !== undefined) copy[key] = left;
		else if (Object.hasOwn(shape.required, key) && shape.defaults === undefined && shape.what !== 'session')
			return undefined;
	}
	return {...shape.defaults, ...copy};
}
