// Where and how sessions are created: checked once, frozen, the key out of sight.
import {transport} from '#transport';
import {sessionUrl} from './base-url.js';
import {CREDENTIALS, encodedKey, sessionHeaders} from './http-request.js';
import {type Semaphore, semaphore} from './semaphore.js';
import {readOptions, type ServiceEvent, type ServiceOptions} from './service-options.js';
import {overFetch} from './transports/fetch.js';
import type {Connection} from './transports/transport.js';

/**
 * A service to create sessions with; `defineService` makes one. Its key is not in it, however it is looked at.
 *
 * @source checkout-spec: Create session
 */
export interface Service {
	/** Without a slash at the end. */
	readonly baseUrl: string;
	readonly merchantId: string;
	/** Closes idle connections and keeps none from now on; a call under way ends as it would have. */
	close(): void;
}

/** What a call needs to know of its service; never leaves the package. */
export interface Settings {
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
	/** The key, and what is sent of it. */
	readonly secrets: readonly string[];
	readonly timeoutMs: number;
	readonly maxResponseBytes: number;
	readonly attempts: number;
	readonly maxDelayMs: number;
	readonly onEvent: ((event: ServiceEvent) => void) | undefined;
	readonly connection: Connection;
	readonly semaphore: Semaphore;
}

/** Most calls of one service under way at once, and so most connections; the others wait in order. */
const MOST_AT_ONCE = 128;

const settingsOf = new WeakMap<object, Settings>();

/** The settings behind a service, if `defineService` of this copy of paylock made it. */
export function readService(service: unknown): Settings | undefined {
	return settingsOf.get(Object(service));
}

/**
 * Says where sessions are created and as whom: checks everything once, freezes it and hides the key.
 *
 * @param options - see {@link ServiceOptions}; read once, never changed
 * @returns a frozen service; the key shows in no inspection, JSON or copy of it
 * @throws {@link MisuseError} for wrong options, all at once; the values of key, merchant id and headers are never quoted
 * @throws RangeError for numbers out of range
 * @example
 * ```ts
 * import {defineService} from 'paylock';
 *
 * const service = defineService({
 * 	baseUrl: 'https://checkout.example',
 * 	merchantId: 'MERCHANT_1',
 * 	apiKey: 'a key from the environment',
 * });
 * console.log(JSON.stringify(service));
 * // {"baseUrl":"https://checkout.example","merchantId":"MERCHANT_1"}
 * ```
 * @source checkout-spec: Create session, Authentication; open point 8
 */
export function defineService(options: ServiceOptions): Service {
	const {baseUrl, merchantId, apiKey, credentials, headers, fetch, ...rest} = readOptions(options);
	const url = sessionUrl(baseUrl);
	const identity = {merchantId, apiKey, credentials};
	const connection = fetch === undefined ? transport.open(url) : overFetch(fetch, url);
	const service: Service = Object.freeze({
		baseUrl: url.slice(0, -'/session'.length),
		merchantId,
		close: () => connection.close(),
	});
	settingsOf.set(service, {
		url,
		headers: Object.freeze(sessionHeaders(identity, headers)),
		secrets: [apiKey, ...CREDENTIALS.map(form => encodedKey({apiKey, credentials: form})), ...Object.values(headers)],
		...rest,
		connection,
		semaphore: semaphore(MOST_AT_ONCE),
	});
	return service;
}
