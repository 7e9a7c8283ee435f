// The options of a service: what they are, and how each is checked.
import {formatValue, isArray} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import {IssueCollector, throwIssue} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import {baseUrlProblem} from './base-url.js';
import {apiKeyProblem, extraHeaderProblem, merchantIdProblem} from './header-text.js';
import {CREDENTIALS, type Credentials} from './http-request.js';
import type {SessionErrorKind} from './session-error.js';
import type {FetchLike} from './transports/fetch.js';

/**
 * When a call is repeated. Without it a call is made once, since a session creates an order and the specification names no
 * idempotency key.
 *
 * @source paylock's own; the specification names no idempotency key
 */
export interface RetryOptions {
	/** How often at most, the first time counted: 1 to 10. */
	readonly attempts: number;
	/** Longest wait between two attempts in milliseconds, whatever `Retry-After` asks: 0 to 600,000; 5,000 by default. */
	readonly maxDelayMs?: number;
}

/**
 * What happened to a call, for logs and metrics: no body, no header, no key.
 *
 * @source The events are paylock's own
 */
export interface ServiceEvent {
	/** An attempt begins; it failed and another will follow; the session is there; the call has failed. */
	readonly type: 'attempt' | 'retry' | 'opened' | 'failed';
	/** The number of the attempt, from 1; 0 where none was begun. */
	readonly attempt: number;
	/** The HTTP status, where one came. */
	readonly status?: number;
	/** Why it failed. */
	readonly kind?: SessionErrorKind;
	/** Milliseconds since the call began. */
	readonly elapsedMs: number;
}

/**
 * What `defineService` is told.
 *
 * @source checkout-spec: Create session, Authentication; open point 8
 */
export interface ServiceOptions {
	/** `https:` address before `/session`, a path included; `http:` to a loopback address alone. */
	readonly baseUrl: string;
	/** Sent as `x-merchantid`. */
	readonly merchantId: string;
	/** The secret; sent base64-encoded in `Authorization` and shown nowhere. */
	readonly apiKey: string;
	/** What is encoded: `'apiKey'` (the default) or `'apiKey:'`, the key as user name with an empty password. */
	readonly credentials?: Credentials;
	/** Milliseconds for one whole attempt, waiting for a connection included; 10,000 by default. */
	readonly timeoutMs?: number;
	/** Most bytes of an answer; 1,048,576 by default. */
	readonly maxResponseBytes?: number;
	/** `false` (the default): one attempt. */
	readonly retry?: false | RetryOptions;
	/** A fetch to call instead of the platform's transport. */
	readonly fetch?: FetchLike;
	/** Headers to add; those that authenticate or frame the request are refused. */
	readonly headers?: Readonly<Record<string, string>>;
	/** Told of each step; what it throws is dropped. */
	readonly onEvent?: (event: ServiceEvent) => void;
}

const DEFAULT_TIMEOUT_MS = 10_000;
const DEFAULT_RESPONSE_BYTES = 1_048_576;
const DEFAULT_DELAY_MS = 5000;
/** A timer of more milliseconds fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const MOST_RESPONSE_BYTES = 2 ** 28;
const MOST_ATTEMPTS = 10;
const LONGEST_DELAY_MS = 600_000;
/** Options that were checked, each with its value. */
export interface CheckedOptions {
	readonly baseUrl: string;
	readonly merchantId: string;
	readonly apiKey: string;
	readonly credentials: Credentials;
	readonly timeoutMs: number;
	readonly maxResponseBytes: number;
	readonly attempts: number;
	readonly maxDelayMs: number;
	readonly fetch: FetchLike | undefined;
	readonly headers: Readonly<Record<string, string>>;
	readonly onEvent: ((event: ServiceEvent) => void) | undefined;
}

/** Reads each option once; throws a MisuseError with all that is wrong, or a RangeError for a number. */
export function readOptions(options: unknown): CheckedOptions {
	const report = new IssueCollector();
	const given = ownOptions(options, report);
	const check = (name: keyof ServiceOptions, problem: IssueDetails | undefined): void => {
		if (problem !== undefined) report.add(pointerSegment(name), problem);
	};
	check('baseUrl', baseUrlProblem(given.baseUrl));
	check('merchantId', merchantIdProblem(given.merchantId));
	check('apiKey', apiKeyProblem(given.apiKey));
	check('credentials', credentialsProblem(given.credentials));
	check('fetch', functionProblem(given.fetch));
	check('onEvent', functionProblem(given.onEvent));
	const headers = readHeaders(given.headers, report);
	const retry = readRetry(given.retry, report);
	report.throwIfAny();
	return {
		baseUrl: given.baseUrl,
		merchantId: given.merchantId,
		apiKey: given.apiKey,
		credentials: given.credentials ?? 'apiKey',
		timeoutMs: whole('timeoutMs', given.timeoutMs, DEFAULT_TIMEOUT_MS, 1, LONGEST_TIMER_MS),
		maxResponseBytes: whole('maxResponseBytes', given.maxResponseBytes, DEFAULT_RESPONSE_BYTES, 1, MOST_RESPONSE_BYTES),
		attempts: whole('retry.attempts', retry.attempts, 1, 1, MOST_ATTEMPTS),
		maxDelayMs: whole('retry.maxDelayMs', retry.maxDelayMs, DEFAULT_DELAY_MS, 0, LONGEST_DELAY_MS),
		fetch: given.fetch,
		headers,
		onEvent: given.onEvent,
	};
}

const OPTION_NAMES: readonly string[] = [
	'baseUrl',
	'merchantId',
	'apiKey',
	'credentials',
	'timeoutMs',
	'maxResponseBytes',
	'retry',
	'fetch',
	'headers',
	'onEvent',
] satisfies readonly (keyof ServiceOptions)[];

/** The own options, each read once. */
function ownOptions(options: unknown, report: IssueCollector): ServiceOptions {
	if (typeof options !== 'object' || options === null || isArray(options)) {
		return throwIssue('', {
			rule: 'invalid-type',
			message: `${formatValue(options)} is no service: write baseUrl, merchantId, apiKey`,
		});
	}
	const given: Record<string, unknown> = Object.create(null);
	for (const [name, value] of Object.entries(options)) {
		given[name] = value;
		if (!OPTION_NAMES.includes(name)) {
			report.add(pointerSegment(name), {
				rule: 'unknown-key',
				message: `${formatValue(name)} is no option of a service: write one of ${OPTION_NAMES.join(', ')}`,
				allowed: OPTION_NAMES,
			});
		}
	}
	// Each option is checked by readOptions before it is used.
	return given as unknown as ServiceOptions;
}

function credentialsProblem(value: unknown): IssueDetails | undefined {
	if (value === undefined || CREDENTIALS.some(form => form === value)) return undefined;
	const forms = CREDENTIALS.map(form => `'${form}'`).join(' or ');
	return {
		rule: 'unknown-value',
		message: `the credentials are no form of the key: write ${forms}`,
		allowed: CREDENTIALS,
	};
}

function functionProblem(value: unknown): IssueDetails | undefined {
	if (value === undefined || typeof value === 'function') return undefined;
	return {rule: 'invalid-type', message: `${formatValue(value)} is no function: give a function or leave it out`};
}

function readHeaders(headers: unknown, report: IssueCollector): Record<string, string> {
	const read: Record<string, string> = {};
	if (headers === undefined) return read;
	if (typeof headers !== 'object' || headers === null || isArray(headers)) {
		report.add('/headers', {rule: 'invalid-type', message: 'the headers are no plain object: write {name: value}'});
		return read;
	}
	for (const [name, value] of Object.entries(headers)) {
		const problem = extraHeaderProblem(name, value, read);
		if (problem === undefined) read[name.toLowerCase()] = value;
		else report.add(`/headers${pointerSegment(name)}`, problem);
	}
	return read;
}

function readRetry(retry: unknown, report: IssueCollector): {attempts?: unknown; maxDelayMs?: unknown} {
	const once = {};
	if (retry === undefined || retry === false) return once;
	if (typeof retry === 'object' && retry !== null && !isArray(retry) && Object.hasOwn(retry, 'attempts')) return retry;
	report.add('/retry', {
		rule: 'invalid-type',
		message: `${formatValue(retry)} is no retry: write false or {attempts, maxDelayMs}`,
	});
	return once;
}

/** Not an issue of a MisuseError but a RangeError, as every platform has it for a number out of range. */
function whole(name: string, given: unknown, otherwise: number, least: number, most: number): number {
	const value = given === undefined ? otherwise : given;
	if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
	throw new RangeError(`${name} is ${formatValue(value)}: write a whole number from ${least} to ${most}`);
}
