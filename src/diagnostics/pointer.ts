// JSON pointers (RFC 6901).

/** One segment of a JSON pointer, with `~` and `/` escaped. */
export function pointerSegment(key: string | number): string {
	return `/${typeof key === 'number' ? key : key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
