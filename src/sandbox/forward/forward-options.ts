// The options of a pass-through.
import type {FetchInit, FetchResponse} from '../../client/transports/fetch.js';

export const FAIL_ON = ['error', 'warning'] as const;

/**
 * Where a pass-through sends requests.
 *
 * @source checkout-spec: Create session; the pass-through is paylock's own
 */
export interface ForwardOptions {
	/** The base URL of the service, under the rules of `defineService`: `https:`, or `http:` for loopback only. */
	readonly baseUrl: string;
	/** A fetch to use where `node:http` does not exist. It must not follow redirects or repeat requests by itself. */
	readonly fetch?: ForwardFetch | undefined;
	/** Milliseconds for one exchange; 10,000 by default. */
	readonly timeoutMs?: number | undefined;
	/** Answers 400 with the issues instead of forwarding a session request that has an issue of this severity or a worse one. */
	readonly failOn?: (typeof FAIL_ON)[number] | undefined;
}

/**
 * The fetch through which a pass-through sends requests: the standard function, or a wrapper of it.
 *
 * @source The type is paylock's own
 */
export type ForwardFetch = (url: string, init: ForwardInit) => Promise<ForwardFetchResponse>;

/**
 * The options with which a pass-through calls a fetch.
 *
 * @source The type is paylock's own
 */
export interface ForwardInit extends Pick<FetchInit, 'redirect' | 'signal'> {
	method: string;
	headers: [name: string, value: string][];
	body: ArrayBuffer | null;
}

/**
 * The part of a standard `Response` that a pass-through reads.
 *
 * @source The type is paylock's own
 */
export interface ForwardFetchResponse extends FetchResponse {
	readonly statusText?: string;
}
