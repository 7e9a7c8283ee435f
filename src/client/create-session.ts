// The call itself: one request, its attempts, and what comes of them.

import {throwIssue} from '../diagnostics/issue-collector.js';
import {MisuseError} from '../diagnostics/misuse-error.js';
import {attempt, pause} from './attempt.js';
import {classifyResponse, type Failure, withEarlier} from './classify-response.js';
import {readService, type Service} from './define-service.js';
import {byteLength, sessionPost} from './http-request.js';
import {requestText, type SessionInput} from './read-request.js';
import type {SessionResponse} from './read-response.js';
import {personalTexts, type Redact, redaction} from './redact.js';
import {delayMs} from './retry.js';
import type {ServiceEvent} from './service-options.js';
import {SessionError, type SessionOutcome} from './session-error.js';
import type {Exchange} from './transports/transport.js';
import type {AbortSignalLike} from './watch-abort.js';

/**
 * Options of one call.
 *
 * @source They are paylock's own
 */
export interface CallOptions {
	/** Ends the call when it aborts; its listener is taken off with the call. */
	readonly signal?: AbortSignalLike | undefined;
}

/** Most bytes of a request: far over what the largest filter takes. */
const MOST_REQUEST_BYTES = 2 ** 24;

declare const performance: {now(): number};

/**
 * Creates a session: `POST {base_url}/session`, once unless the service's `retry` says otherwise; redirects are not followed.
 *
 * @param request - a finished `session(…)` builder or a plain `SessionRequest`, which is checked; never changed
 * @param service - made by `defineService`
 * @param options - `signal`, to give up
 * @returns the session, frozen: `sdk_payload` parsed and, in `sdkPayloadText`, its exact text for the Process API
 * @throws {@link SessionError} for every failure, with `kind` and `outcome`; never with a secret or personal data in it
 * @example
 * ```ts
 * import {createSession, defineService, session} from 'paylock';
 *
 * const service = defineService({baseUrl: 'https://checkout.example', merchantId: 'MERCHANT_1', apiKey: 'from-the-environment'});
 * const request = session('paymentManagement', {
 * 	customer_id: 'C-1',
 * 	customer_email: 'ada@example.com',
 * 	customer_phone: '9000000000',
 * 	payment_page_client_id: 'CLIENT_1',
 * });
 * const open = () => createSession(request, service, {signal: AbortSignal.timeout(5000)});
 * ```
 * @source checkout-spec: Create session; open points 8, 22 and 23
 */
export async function createSession(
	request: SessionInput,
	service: Service,
	options?: CallOptions,
): Promise<SessionResponse> {
	const settings = readService(service);
	if (settings === undefined) throw notSent('POST session', 'this is no service: make it with defineService');
	const signal = options?.signal;
	const place = `POST ${settings.url}`;
	const began = performance.now();
	let attempts = 0;

	const {onEvent} = settings;
	const tell = (type: ServiceEvent['type'], more?: Pick<ServiceEvent, 'status' | 'kind'>): void => {
		if (onEvent !== undefined)
			report(onEvent, {type, attempt: attempts, ...more, elapsedMs: performance.now() - began});
	};
	const failed = (error: SessionError): SessionError => {
		tell('failed', seenOf(error));
		return error;
	};

	if (signal !== undefined && !isSignal(signal)) {
		throw failed(notSent(place, 'the signal is no AbortSignal: give the signal of an AbortController'));
	}
	const body = bodyOf(request);
	if (body instanceof MisuseError) throw failed(notSent(place, body.message, body));
	const sending = sessionPost(settings.url, settings.headers, body);
	const redact = (): Redact => redaction([...settings.secrets, ...personalTexts(body)]);
	const settle = (exchange: Exchange): SessionResponse | Failure =>
		classifyResponse(exchange, settings.timeoutMs, redact);

	let outcome: SessionOutcome = 'not-sent';
	let replayed = false;
	for (;;) {
		if (signal?.aborted) throw failed(errorOf(place, withEarlier(ABORTED, outcome), attempts));
		attempts += 1;
		tell('attempt');
		const exchange = await attempt(settings, sending, signal);
		const settled = settle(exchange);
		if (!('message' in settled)) {
			tell('opened', {status: settled.status});
			return settled;
		}
		const failure = withEarlier(settled, outcome);
		outcome = failure.details.outcome;
		const error = errorOf(place, failure, attempts);
		// A connection that was kept open and is closed as we send: the one unknown outcome that `retry` repeats, once.
		const replay: boolean = exchange.stale === true && !replayed;
		if (attempts >= settings.attempts || !(error.retryable || replay)) throw failed(error);
		replayed ||= replay;
		tell('retry', seenOf(error));
		if (!replay) await pause(delayMs(attempts, error.retryAfterMs, settings.maxDelayMs, Math.random()), signal);
	}
}

/** The text to send, or what is wrong with the request. */
function bodyOf(request: SessionInput): string | MisuseError {
	try {
		const body = requestText(request);
		// A character is at most three bytes: most requests are not counted.
		if (body.length * 3 > MOST_REQUEST_BYTES && byteLength(body) > MOST_REQUEST_BYTES) {
			throwIssue('', {
				rule: 'too-large',
				message: `the request is over ${MOST_REQUEST_BYTES} bytes: shorten its filter`,
			});
		}
		return body;
	} catch (error) {
		if (error instanceof MisuseError) return error;
		throw error;
	}
}

function notSent(place: string, message: string, cause?: MisuseError): SessionError {
	const details = {kind: 'invalid-request', outcome: 'not-sent', attempts: 0, retryable: false} as const;
	return new SessionError(`${place}: nothing was sent: ${message}`, details, cause === undefined ? undefined : {cause});
}

/** The signal stopped the call before an attempt. */
const ABORTED: Failure = {
	message: 'aborted by the signal',
	details: {kind: 'aborted', outcome: 'not-sent', retryable: false},
};

function errorOf(place: string, {message: says, details, brokeWith}: Failure, attempts: number): SessionError {
	// Not the platform's error itself: some hold the bytes that came, or the headers that were sent.
	const cause = brokeWith === undefined ? undefined : Object.assign(new Error(brokeWith), {code: brokeWith});
	return new SessionError(`${place}: ${says}`, {...details, attempts}, cause === undefined ? undefined : {cause});
}

function seenOf({status, kind}: SessionError): Pick<ServiceEvent, 'status' | 'kind'> {
	return status === undefined ? {kind} : {status, kind};
}

/** A hook that throws, at once or later, changes nothing. */
function report(onEvent: (event: ServiceEvent) => void, event: ServiceEvent): void {
	try {
		// A hook may be an async function, whatever its type says.
		const told: unknown = onEvent(Object.freeze(event));
		if (typeof told === 'object') Promise.resolve(told).catch(() => {});
	} catch {}
}

function isSignal(signal: unknown): signal is AbortSignalLike {
	// Reading members of an object that may lack them.
	const {aborted, addEventListener, removeEventListener} = Object(signal) as Partial<AbortSignalLike>;
	return (
		typeof aborted === 'boolean' && typeof addEventListener === 'function' && typeof removeEventListener === 'function'
	);
}
