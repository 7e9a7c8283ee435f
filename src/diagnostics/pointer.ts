// JSON pointers (RFC 6901).

/** One segment of a JSON pointer, with `~` and `/` escaped. */
export function pointerSegment(key: string | number): string {
	return `/${typeof key === 'number' ? key : key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The keys and indexes of a JSON pointer, unescaped. */
export function keysIn(pointer: string): readonly string[] {
	const [, ...segments] = pointer.split('/');
	return segments.map(segment => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The pointers around a pointer, the nearest first and the whole input, `''`, last. */
export function ancestors(pointer: string): readonly string[] {
	const found: string[] = [];
	for (let end = pointer.lastIndexOf('/'); end >= 0; end = pointer.lastIndexOf('/', end - 1)) {
		found.push(pointer.slice(0, end));
		if (end === 0) break;
	}
	return found;
}
