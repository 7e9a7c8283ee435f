// The headers of a session call, and bytes of text.
import type {Credentials} from '../wire/account.js';

export interface Identity {
	readonly merchantId: string;
	readonly apiKey: string;
	readonly credentials: Credentials;
}

// The two globals this file needs, declared here because the library compiles without DOM or Node types.
declare const TextEncoder: {new (): {encode(text: string): Uint8Array}};
declare const btoa: (binary: string) => string;

/** The headers of every call; paylock's own headers override extra ones. */
export function sessionHeaders(identity: Identity, extra: Readonly<Record<string, string>>): Record<string, string> {
	return {
		accept: 'application/json',
		...extra,
		authorization: `Basic ${encodedKey(identity)}`,
		'x-merchantid': identity.merchantId,
		'content-type': 'application/json',
		'accept-encoding': 'identity',
	};
}

/** Base64 of the UTF-8 bytes of the credentials. */
export function encodedKey({apiKey, credentials}: Omit<Identity, 'merchantId'>): string {
	const bytes = new TextEncoder().encode(credentials === 'apiKey:' ? `${apiKey}:` : apiKey);
	let binary = '';
	for (const byte of bytes) binary += String.fromCharCode(byte);
	return btoa(binary);
}

/** The largest request in bytes: far more than the largest filter needs. */
export const MOST_REQUEST_BYTES = 0x100_0000;

/** Bytes of the text in UTF-8. */
export function byteLength(text: string): number {
	return new TextEncoder().encode(text).length;
}
