// JSON pointers (RFC 6901).

/** One segment of a JSON pointer, with `~` and `/` escaped. */
export function pointerSegment(key: string | number): string {
	return `/${typeof key === 'number' ? key : key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The pointer of what contains a place. */
export function parentOf(pointer: string): string {
	return pointer.slice(0, pointer.lastIndexOf('/'));
}

/** The keys and indexes of a JSON pointer, unescaped. */
export function keysIn(pointer: string): readonly string[] {
	const [, ...segments] = pointer.split('/');
	return segments.map(unescaped);
}

/** The last key or index of a JSON pointer, unescaped. */
export function lastKeyIn(pointer: string): string {
	return unescaped(pointer.slice(pointer.lastIndexOf('/') + 1));
}

function unescaped(segment: string): string {
	return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** The pointers around a pointer, the nearest first and the whole input, `''`, last. */
export function ancestors(pointer: string): readonly string[] {
	const found: string[] = [];
	for (let at = pointer; at !== ''; found.push(at)) at = parentOf(at);
	return found;
}

/** The value at a pointer, `undefined` if there is none. Never throws. */
export function valueAt(root: unknown, pointer: string): unknown {
	return keysIn(pointer).reduce(ownValue, root);
}

function ownValue(value: unknown, key: string): unknown {
	return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}
