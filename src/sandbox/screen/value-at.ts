// The value to which a JSON pointer leads.

/** The value, or `undefined` where nothing is at that place. */
export function valueAt(input: unknown, pointer: string): unknown {
	return pointer
		.split('/')
		.slice(1)
		.reduce<unknown>((value, segment) => {
			if (typeof value !== 'object' || value === null) return undefined;
			const key = segment.replaceAll('~1', '/').replaceAll('~0', '~');
			return Object.getOwnPropertyDescriptor(value, key)?.value;
		}, input);
}
