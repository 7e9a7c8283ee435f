// The transport of all other runtimes and of an injected fetch: web standards only.
import type {CallSignal} from '../waiting.js';
import type {Connection, Endpoint, Exchange, Headers, Message, Open} from './transport.js';
import {isBeforeSending, isRedirect, readBytes} from './transport.js';

/**
 * The fetch that paylock calls: the standard function, or a wrapper of it.
 *
 * @source The type is paylock's own
 */
export type FetchLike = (url: string, init: FetchInit) => Promise<FetchResponse>;

/** The platform's `AbortSignal`, if its types are available. */
type PlatformSignal = typeof globalThis extends {AbortSignal: {prototype: infer Signal}} ? Signal : {aborted: boolean};

// The one global this file needs, declared here because the library compiles without DOM or Node types.
declare const AbortController: new () => {readonly signal: PlatformSignal; abort(): void};

/**
 * The options with which paylock calls a fetch.
 *
 * @source The type is paylock's own
 */
export interface FetchInit {
	method: 'POST';
	headers: Record<string, string>;
	body: string;
	redirect: 'manual';
	signal: PlatformSignal;
}

/**
 * The part of a standard `Response` that paylock reads.
 *
 * @source The type is paylock's own
 */
export interface FetchResponse {
	readonly status: number;
	readonly headers: {
		forEach(visit: (value: string, name: string) => void): void;
	};
	readonly body: {
		getReader(): {read(): Promise<{done: boolean; value?: Uint8Array | undefined}>; cancel(): Promise<unknown>};
	} | null;
}

interface Platform {
	readonly fetch?: FetchLike;
	readonly Deno?: unknown;
	readonly process?: {readonly env?: Readonly<Record<string, string | undefined>>};
}

const platform = globalThis as unknown as Platform;
// Taken at import, so that a later patch of the global never sees a key.
const platformFetch = platform.fetch;

/** Calls over the platform's own fetch. */
export const open: Open = endpoint => overFetch(platformFetch, endpoint);

/** Calls over `fetch`; if the runtime has none, each call fails with a message about it. */
export function overFetch(fetch: FetchLike | undefined, endpoint: Endpoint): Connection {
	const secure = /^https:/i.test(endpoint.url);
	// This variable turns certificate checks off, and a fetch offers no way to turn them on: if it is set, nothing is sent. Deno asks
	// the user before it reads a variable, and its fetch ignores this one.
	const isUnchecked = () =>
		secure && platform.Deno === undefined && platform.process?.env?.NODE_TLS_REJECT_UNAUTHORIZED === '0';
	return {
		async send(message, signal) {
			if (fetch === undefined) return {sent: false, failure: 'broken', code: 'NO_FETCH'};
			if (isUnchecked()) return {sent: false, failure: 'broken', code: 'NODE_TLS_REJECT_UNAUTHORIZED'};
			return exchange(fetch, endpoint, message, signal);
		},
		close() {},
	};
}

async function exchange(
	fetch: FetchLike,
	{url, headers, maxResponseBytes}: Endpoint,
	{body, headers: more}: Message,
	signal: CallSignal,
): Promise<Exchange> {
	let head: {status: number; headers: Headers} | undefined;
	// A mock or a wrapper may not settle when the signal aborts.
	const aborted = new Promise<void>(resolve => signal.addEventListener('abort', () => resolve()));
	const controller = new AbortController();
	signal.addEventListener('abort', () => controller.abort());

	const receive = async (): Promise<Omit<Exchange, 'sent'>> => {
		// A copy of the headers, since a wrapper may add to them.
		const response = await fetch(url, {
			method: 'POST',
			headers: {...headers, ...more},
			body,
			redirect: 'manual',
			signal: controller.signal,
		});
		const {status} = response;
		const received: Record<string, string> = {};
		response.headers.forEach((value, name) => {
			received[name] = value;
		});
		head = {status, headers: Object.freeze(received)};
		const reader = response.body?.getReader();
		// A wrapper may have called without the signal.
		const cancel = () => void reader?.cancel().catch(() => {});
		if (signal.aborted) cancel();
		signal.addEventListener('abort', cancel);
		// A browser hides a redirect behind status 0.
		if (status === 0 || isRedirect(status)) return {};
		const bytes = await readBytes(reader, maxResponseBytes);
		return bytes === undefined ? {failure: 'too-large'} : {body: bytes};
	};
	try {
		const rest = await Promise.race([receive(), aborted]);
		return {sent: true, ...head, ...rest};
	} catch (error) {
		return {...head, ...broken(error, head !== undefined)};
	}
}

/** Why there is no complete response, and whether a byte may have left. */
function broken(error: unknown, hasResponse: boolean): Exchange {
	// Runtimes put their codes in an error or in its cause.
	const errors: readonly ErrorParts[] = [Object(error), Object(Object(error).cause)];
	const coded = errors.find(({code}) => typeof code === 'string');
	const sent = hasResponse || !(coded === undefined ? errors.some(failedToConnect) : isBeforeSending(coded));
	return {sent, failure: 'broken', ...(coded && {code: String(coded.code)})};
}

interface ErrorParts {
	readonly code?: unknown;
	readonly syscall?: unknown;
	readonly message?: unknown;
}

/** Deno's errors have no codes, so their message is examined instead; it is never shown. */
function failedToConnect({message}: ErrorParts): boolean {
	return typeof message === 'string' && message.includes('client error (Connect)');
}
