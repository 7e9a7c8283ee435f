// The options of a service and of a call, and their checks; all issues at once.
import type {IssueDetails} from '../diagnostics/issue.js';
import {IssueCollector} from '../diagnostics/issue-collector.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import {booleanProblem, functionProblem, readOptions, wholeNumber} from '../schema/read-options.js';
import {baseUrlProblem} from '../values/base-url.js';
import type {Credentials} from '../values/credentials.js';
import {apiKeyProblem, credentialsProblem, merchantIdProblem} from '../values/credentials.js';
import {readHeaders} from './headers.js';
import {
	DEFAULT_DELAY_MS,
	DEFAULT_RESPONSE_BYTES,
	DEFAULT_TIMEOUT_MS,
	LONGEST_DELAY_MS,
	LONGEST_TIMER_MS,
	MOST_ATTEMPTS,
	MOST_RESPONSE_BYTES,
} from './limits.js';
import type {SessionErrorKind} from './session-error.js';
import type {FetchLike} from './transports/fetch.js';
import type {AbortSignalLike} from './waiting.js';

/**
 * When a failed call is repeated. By default a call is made once, since a session creates an order and the specification
 * defines no idempotency key.
 *
 * @source paylock's own; the specification defines no idempotency key
 */
export interface RetryOptions {
	/** The maximum number of attempts, including the first: 1 to 10. */
	readonly attempts: number;
	/** The longest wait between two attempts in milliseconds, whatever `Retry-After` asks for: 0 to 600,000; 5,000 by default. */
	readonly maxDelayMs?: number | undefined;
	/**
	 * `true` declares that repeating a delivered request is safe, for example because the service recognizes the
	 * `order_id`. Then timeouts, broken connections, 408 and 5xx are repeated too. `false` by default: only what was
	 * certainly not delivered, and 429, is repeated.
	 */
	readonly idempotent?: boolean | undefined;
}

/**
 * One step of a call, for logs and metrics; contains no body, header or key.
 *
 * @source The events are paylock's own
 */
export interface ServiceEvent {
	/** `attempt`: an attempt starts; `retry`: it failed and another one follows; `opened`: the session exists; `failed`: the call failed. */
	readonly type: 'attempt' | 'retry' | 'opened' | 'failed';
	/** The number of the attempt, from 1; 0 if none was started. */
	readonly attempt: number;
	/** The HTTP status, if one was received. */
	readonly status?: number;
	/** Why it failed. */
	readonly kind?: SessionErrorKind;
	/** Milliseconds since the call started. */
	readonly elapsedMs: number;
}

/**
 * The options of `defineService`. An option that is `undefined` counts as absent.
 *
 * @source checkout-spec: Create session, Authentication; open point 8
 */
export interface ServiceOptions {
	/** The `https:` URL before `/session`, with a path if needed; `http:` for loopback only. */
	readonly baseUrl: string;
	/** Sent as `x-merchantid`. */
	readonly merchantId: string;
	/** The secret; sent base64-encoded in `Authorization` and never shown. */
	readonly apiKey: string;
	/** The text to encode: `'apiKey'` (the default) or `'apiKeyAsUser'`, the key as user name with an empty password. */
	readonly credentials?: Credentials | undefined;
	/** Milliseconds for one attempt, including the wait for a connection; 10,000 by default. */
	readonly timeoutMs?: number | undefined;
	/** Milliseconds for the whole call with its retries and waits; no limit by default. */
	readonly totalTimeoutMs?: number | undefined;
	/** The largest response in bytes; 1,048,576 by default. */
	readonly maxResponseBytes?: number | undefined;
	/** `false` (the default): one attempt. */
	readonly retry?: false | RetryOptions | undefined;
	/** A fetch to use instead of the platform's transport. */
	readonly fetch?: FetchLike | undefined;
	/** Headers to add; those that authenticate or frame the request are refused, and `undefined` counts as absent. */
	readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
	/** Called at each step; what it throws is ignored. */
	readonly onEvent?: ((event: ServiceEvent) => void) | undefined;
}

type Defined<Options> = {readonly [Name in keyof Options]-?: Exclude<Options[Name], undefined>};

/** Options with their defaults, checked. */
export type CheckedServiceOptions = Defined<
	Omit<ServiceOptions, 'retry' | 'fetch' | 'headers' | 'onEvent'> & RetryOptions
> &
	Pick<ServiceOptions, 'fetch' | 'onEvent'> &
	Pick<CheckedCallOptions, 'headers'>;

const SERVICE = {
	what: 'set of service options',
	part: 'option of a service',
	checks: {
		baseUrl: baseUrlProblem,
		merchantId: merchantIdProblem,
		apiKey: apiKeyProblem,
		credentials: credentialsProblem,
		timeoutMs: wholeNumber(1, LONGEST_TIMER_MS),
		totalTimeoutMs: wholeNumber(1, LONGEST_TIMER_MS),
		maxResponseBytes: wholeNumber(1, MOST_RESPONSE_BYTES),
		retry: undefined,
		fetch: functionProblem,
		headers: undefined,
		onEvent: functionProblem,
	} satisfies Record<keyof ServiceOptions, unknown>,
	defaults: {
		timeoutMs: DEFAULT_TIMEOUT_MS,
		maxResponseBytes: DEFAULT_RESPONSE_BYTES,
		retry: false,
		headers: {},
	},
};

const RETRY = {
	what: 'set of retry options',
	part: 'option of retry',
	checks: {
		attempts: attemptsProblem,
		maxDelayMs: wholeNumber(0, LONGEST_DELAY_MS),
		idempotent: booleanProblem,
	} satisfies Record<keyof RetryOptions, unknown>,
	defaults: {maxDelayMs: DEFAULT_DELAY_MS, idempotent: false},
};

/** It has no default. */
function attemptsProblem(value: unknown): IssueDetails | undefined {
	if (value !== undefined) return wholeNumber(1, MOST_ATTEMPTS)(value);
	const remedy = `write a whole number from 1 to ${MOST_ATTEMPTS}`;
	return {rule: 'missing-field', problem: 'attempts is missing', remedy};
}

/** Reads each option once; throws a MisuseError with every issue. */
export function readServiceOptions(options: unknown, credentials: Credentials = 'apiKey'): CheckedServiceOptions {
	const report = new IssueCollector();
	const service = {...SERVICE, defaults: {...SERVICE.defaults, credentials}};
	const {retry, headers, totalTimeoutMs = Number.POSITIVE_INFINITY, ...read} = readOptions(options, service, report);
	const checked = {
		...read,
		totalTimeoutMs,
		...readOptions(retry === false ? {attempts: 1} : retry, RETRY, report, '/retry'),
		headers: readHeaders(headers, report),
	};
	report.throwIfAny();
	return checked as CheckedServiceOptions; // every member is checked above
}

/**
 * Options of one call.
 *
 * @source The options are paylock's own
 */
export interface CallOptions {
	/** Aborting it ends the call. The listener is removed when the call ends. */
	readonly signal?: AbortSignalLike | undefined;
	/**
	 * Headers to add to those of the service, for example a routing id of the customer; a header of the service with the same
	 * name is replaced. Those that authenticate or frame the request are refused, and `undefined` counts as absent.
	 */
	readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
}

type CheckedCallOptions = Omit<CallOptions, 'headers'> & {readonly headers: Readonly<Record<string, string>>};

const CALL = {
	what: 'set of options',
	part: 'option of createSession',
	checks: {signal: signalProblem, headers: undefined} satisfies Record<keyof CallOptions, unknown>,
	defaults: {headers: {}},
};

/** Reads each option once; throws a MisuseError with every issue, which quotes no header. */
export function readCallOptions(options: unknown = {}): CheckedCallOptions {
	const report = new IssueCollector();
	const {signal, headers} = readOptions(options, CALL, report);
	const checked = {signal, headers: readHeaders(headers, report)};
	report.throwIfAny();
	return checked as CheckedCallOptions; // both members are checked above
}

function signalProblem(signal: unknown): IssueDetails | undefined {
	const {addEventListener} = Object(signal) as Partial<AbortSignalLike>; // which any value may lack
	if (signal === undefined || typeof addEventListener === 'function') return undefined;
	return wrongValue('invalid-type', signal, {
		problem: 'is not an AbortSignal',
		remedy: 'pass the signal of an AbortController',
	});
}
