// The session call: one request, its attempts, and the result.
import {formatValue} from '../diagnostics/format-value.js';
import type {MessageOf} from '../diagnostics/issue.js';
import type {Misuse} from '../diagnostics/misuse.js';
import {isMisuseError, type MisuseError} from '../diagnostics/misuse-error.js';
import {startStackAt} from '../diagnostics/report-at-call.js';
import {aborted, classifyResponse, errorOf} from './classify-response.js';
import {readService, type Service, type Settings} from './define-service.js';
import {requestBody, type Sendable, type SessionInput} from './read-request.js';
import type {SessionResponse} from './read-response.js';
import {personalTexts, redaction} from './redact.js';
import {delayMs, isRepeatable} from './retry.js';
import {type CallOptions, readCallOptions, type ServiceEvent} from './service-options.js';
import {SessionError, type SessionOutcome} from './session-error.js';
import type {Connection, Exchange, Message} from './transports/transport.js';
import {type AbortSignalLike, AttemptSignal, pause, watchEnd} from './waiting.js';

// The one global this file needs, declared here because the library compiles without DOM or Node types.
declare const performance: {now(): number};

const NOT_SERVICE = {problem: 'is not a service', remedy: 'pass the result of defineService({…})'} as const;
/**
 * Creates a session: `POST {base_url}/session`, once unless the service has `retry`. Redirects are not followed.
 *
 * @param request - a finished `session(…)` builder, or a plain request that `decodeSession` accepts, which is sent as it reads it;
 * never changed
 * @param service - the result of `defineService`
 * @param options - `signal` to abort the call, `headers` to add to those of the service
 * @returns the session, frozen: `sdk_payload` parsed and, in `sdkPayloadText`, its exact text for the Process API
 * @throws a {@link SessionError} for every failure, with `kind` and `outcome`; it contains no secret and no personal data
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
export async function createSession<Request = SessionInput>(
	request: Sendable<Request>,
	service: Service & {readonly apiKey?: Misuse<`an object ${MessageOf<typeof NOT_SERVICE>}`>}, // not its options
	options?: CallOptions,
): Promise<SessionResponse> {
	const settings = readService(service);
	if (settings === undefined) {
		throw notSent('POST session', `${formatValue(service)} ${NOT_SERVICE.problem}: ${NOT_SERVICE.remedy}`);
	}
	const {url, onEvent} = settings;
	const began = performance.now();
	const elapsedMs = () => performance.now() - began;
	const emit: Emit = event => {
		if (onEvent === undefined) return;
		try {
			// The hook may be async even though its type does not allow it. What it throws, at once or later, changes nothing.
			Promise.resolve(onEvent(Object.freeze({...event, elapsedMs: elapsedMs()}))).catch(() => {});
		} catch {}
	};
	try {
		const {signal, headers} = readCallOptions(options);
		const message = {body: requestBody(request), headers};
		return await sendWithRetries(settings, message, signal, elapsedMs, emit);
	} catch (cause) {
		const error = isMisuseError(cause) ? notSent(`POST ${url}`, cause.message, cause) : cause;
		if (error instanceof SessionError) emit(failedStep('failed', error));
		throw error;
	}
}

/** Reports a step of the call to `onEvent`. */
type Emit = (event: Omit<ServiceEvent, 'elapsedMs'>) => void;

function failedStep(type: 'retry' | 'failed', {attempts, status, kind}: SessionError): Parameters<Emit>[0] {
	return {type, attempt: attempts, ...(status !== undefined && {status}), kind};
}

async function sendWithRetries(
	settings: Settings,
	message: Message,
	signal: AbortSignalLike | undefined,
	elapsedMs: () => number,
	emit: Emit,
): Promise<SessionResponse> {
	const {url, secrets} = settings;
	const redact = () => redaction([...secrets, ...Object.values(message.headers), ...personalTexts(message.body)]);
	const remainingMs = () => settings.totalTimeoutMs - elapsedMs();
	let outcome: SessionOutcome = 'not-sent';
	for (let number = 1; ; number += 1) {
		if (signal?.aborted) throw errorOf(url, aborted(false), number - 1, outcome);
		emit({type: 'attempt', attempt: number});
		const timeoutMs = Math.min(settings.timeoutMs, Math.max(Math.ceil(remainingMs()), 1));
		const exchange = await attempt(settings.connection, message, timeoutMs, signal);
		const settled = classifyResponse(exchange, timeoutMs, redact);
		if (!('message' in settled)) {
			emit({type: 'opened', attempt: number, status: settled.status});
			return settled;
		}
		const error = errorOf(url, settled, number, outcome);
		outcome = error.outcome;
		if (number >= settings.attempts || !isRepeatable(error, settings.idempotent)) throw error;
		const wait = delayMs(number, error.retryAfterMs, settings.maxDelayMs, Math.random());
		// With no time left for another attempt, the last failure is more informative than a timeout.
		if (wait >= remainingMs()) throw error;
		emit(failedStep('retry', error));
		await pause(wait, signal);
	}
}

/** Sends once; never rejects, and resolves at the response, the deadline or the caller's signal, whichever is first. */
export async function attempt(
	connection: Connection,
	message: Message,
	timeoutMs: number,
	signal: AbortSignalLike | undefined,
): Promise<Exchange> {
	if (signal?.aborted) return {sent: false, failure: 'aborted'};
	const end = new AttemptSignal();
	let ended: 'timeout' | 'aborted' | undefined;
	const stopWatch = watchEnd(timeoutMs, signal, reason => {
		ended = reason;
		end.abort();
	});
	const exchange: Exchange = await connection.send(message, end).catch(() => ({sent: false, failure: 'broken'}));
	stopWatch();
	// Closes the connection of a call whose response is not read to its end.
	if (exchange.body === undefined) end.abort();
	return ended === undefined ? exchange : {...exchange, failure: ended};
}

function notSent(place: string, message: string, cause?: MisuseError): SessionError {
	const details = {kind: 'invalid-request', outcome: 'not-sent', attempts: 0, retryable: false} as const;
	const options = cause && {cause: startStackAt(createSession, cause)};
	return startStackAt(createSession, new SessionError(`${place}: nothing was sent: ${message}`, details, options));
}
