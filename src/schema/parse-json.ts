// JSON text, parsed without exceptions.

/** The value of a JSON text, or `undefined`; a byte order mark is skipped. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text);
	} catch {
		return undefined;
	}
}
