// The interface between a session call and the network: a message in; status, headers and bytes out.
import type {CallSignal} from '../waiting.js';

/** Where a connection sends every message, and what it accepts in return. */
export interface Endpoint {
	readonly url: string;
	/** Lower-case names; without `content-length`, which the transport adds. */
	readonly headers: Headers;
	readonly maxResponseBytes: number;
}

/** Why there is no complete response. */
export type TransportFailure = 'broken' | 'too-large' | 'encoded' | 'timeout' | 'aborted';

/** The end of one attempt: everything received up to that point. */
export interface Exchange {
	/** True if a byte of the request may have left. */
	readonly sent: boolean;
	readonly status?: number;
	/** Under lower-case names. */
	readonly headers?: Headers;
	/** The complete body; absent with a `failure`, and for a redirect, whose body is not read. */
	readonly body?: Uint8Array;
	readonly failure?: TransportFailure;
	/** The platform's code, such as `ECONNREFUSED`. */
	readonly code?: string;
}

export type Headers = Readonly<Record<string, string>>;

/** What one call sends: its body, and headers to add to those of the endpoint. */
export interface Message {
	readonly body: string;
	readonly headers: Headers;
}

/** Sends messages to one endpoint, each with a `POST`, and may keep connections open. */
export interface Connection {
	/**
	 * Sends once. When the signal aborts, resolves with what was received up to that point and closes the connection. Rejects only
	 * if nothing was sent. The signal also aborts once the call has ended, unless its whole body was read.
	 */
	send(message: Message, signal: CallSignal): Promise<Exchange>;
	/** Frees idle connections and keeps none from now on. */
	close(): void;
}

/** Opens a connection; `#transport` exports the platform's own. */
export type Open = (endpoint: Endpoint) => Connection;

/** Codes of failed connections and handshakes; after any other, something may have been sent. */
const BEFORE_SENDING =
	/^(ECONNREFUSED|ENOTFOUND|EAI_\w+|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_CERT_ALTNAME_INVALID|ERR_SSL_WRONG_VERSION_NUMBER|(?!ERR_)\w*CERT\w*|UNABLE_TO_\w+|HOSTNAME_MISMATCH)$/;
/** The same, unless the system reports it of a connection that was open. */
const BEFORE_CONNECTED = /^(EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL)$/;

/** True if an error with this code means that no byte of a request has left. */
export function isBeforeSending({code, syscall}: {readonly code?: unknown; readonly syscall?: unknown}): boolean {
	const text = String(code);
	return BEFORE_SENDING.test(text) || (BEFORE_CONNECTED.test(text) && syscall === 'connect');
}

/** True for a redirect: its body is never read and its address never called. */
export function isRedirect(status: number): boolean {
	return status >= 300 && status < 400;
}

/** The reader of a body, as web standards have it. */
interface ByteReader {
	read(): Promise<{readonly value?: Uint8Array | undefined}>;
}

/** The bytes of a body; `undefined` if there are more than `most`. */
export async function readBytes(reader: ByteReader | undefined, most: number): Promise<Uint8Array | undefined> {
	const pieces: Uint8Array[] = [];
	let size = 0;
	for (let value = (await reader?.read())?.value; value !== undefined; value = (await reader?.read())?.value) {
		size += value.length;
		if (size > most) return undefined;
		pieces.push(value);
	}
	const whole = new Uint8Array(size);
	let offset = 0;
	for (const piece of pieces) {
		whole.set(piece, offset);
		offset += piece.length;
	}
	return whole;
}
