// Defines where sessions are created and by whom; the key is never shown.

import {open} from '#transport';
import {reportAtCall} from '../diagnostics/report-at-call.js';
import {CREDENTIALS, type Credentials, encodedKey} from '../values/credentials.js';
import {sessionHeaders} from './headers.js';
import {type CheckedServiceOptions, readServiceOptions, type ServiceOptions} from './service-options.js';
import {overFetch} from './transports/fetch.js';
import type {Connection} from './transports/transport.js';

/**
 * A service to create sessions with; `defineService` makes one. Inspecting it never shows its key.
 *
 * @source checkout-spec: Create session
 */
export interface Service {
	/** Without a trailing slash. */
	readonly baseUrl: string;
	/** What is sent as `x-merchantid`. */
	readonly merchantId: string;
	/** Closes idle connections and keeps none from now on; calls in progress finish. */
	close(): void;
}

/** What a call needs to know about its service; never leaves the package. */
export interface Settings extends CheckedServiceOptions {
	readonly url: string;
	/** The key, and the forms in which it is sent. */
	readonly secrets: readonly string[];
	readonly connection: Connection;
}

const settingsOf = new WeakMap<object, Settings>();

/** The settings of a service that `defineService` of this copy of paylock made. */
export function readService(service: unknown): Settings | undefined {
	return settingsOf.get(Object(service));
}

/**
 * Defines where sessions are created and by whom: checks every option once, freezes the result and hides the key.
 *
 * @param options - see {@link ServiceOptions}; read once, never changed
 * @returns a frozen service; inspecting, serializing or copying it never shows the key
 * @throws a {@link MisuseError} with every issue at once; it never quotes the key, the merchant id or a header
 * @example
 * ```ts
 * import {defineService} from 'paylock';
 *
 * const service = defineService({
 * 	baseUrl: 'https://checkout.example',
 * 	merchantId: 'MERCHANT_1',
 * 	apiKey: 'from-the-environment',
 * });
 * console.log(JSON.stringify(service));
 * // {"baseUrl":"https://checkout.example","merchantId":"MERCHANT_1"}
 * ```
 * @source checkout-spec: Create session, Authentication; open point 8
 */
export function defineService(options: ServiceOptions): Service {
	return openService(defineService, options);
}

/** Defines a service for `call`, from which the stack of an error starts, with the credentials of an account if it names them. */
export function openService(
	call: (options: ServiceOptions) => Service,
	options: ServiceOptions,
	credentials?: Credentials,
): Service {
	const checked = reportAtCall(call, () => readServiceOptions(options, credentials));
	const {merchantId, apiKey, headers, fetch, maxResponseBytes} = checked;
	const baseUrl = checked.baseUrl.replace(/\/+$/, '');
	const url = `${baseUrl}/session`;
	const endpoint = {url, headers: sessionHeaders(checked, headers), maxResponseBytes};
	const connection = fetch === undefined ? open(endpoint) : overFetch(fetch, endpoint);
	const service: Service = Object.freeze({baseUrl, merchantId, close: () => connection.close()});
	settingsOf.set(service, {
		...checked,
		url,
		secrets: [apiKey, ...CREDENTIALS.map(form => encodedKey({apiKey, credentials: form})), ...Object.values(headers)],
		connection,
	});
	return service;
}
