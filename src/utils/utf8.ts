// Text as UTF-8, and back.

// Declared here because the library compiles without DOM or Node types.
declare const TextEncoder: {new (): {encode(text: string): Uint8Array}};
declare const TextDecoder: {new (encoding: 'utf-8', options: {fatal: true}): {decode(bytes: Uint8Array): string}};

export function encodeUtf8(text: string): Uint8Array {
	return new TextEncoder().encode(text);
}

/** The text without a byte order mark; `undefined` if it is not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
	try {
		return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
	} catch {
		return undefined;
	}
}
