// Checks the options of a service; all issues at once.
import {IssueCollector} from '../diagnostics/issue-collector.js';
import {readKnown} from '../schema/read-known.js';
import {credentialsProblem} from '../values/credentials.js';
import type {Credentials} from '../wire/account.js';
import {baseUrlProblem} from './base-url.js';
import {apiKeyProblem, merchantIdProblem, readHeaders} from './headers.js';
import {
	DEFAULT_DELAY_MS,
	DEFAULT_RESPONSE_BYTES,
	DEFAULT_TIMEOUT_MS,
	LONGEST_DELAY_MS,
	LONGEST_TIMER_MS,
	MOST_ATTEMPTS,
	MOST_RESPONSE_BYTES,
} from './limits.js';
import {booleanProblem, functionProblem, wholeNumberProblem} from './option-problems.js';
import type {RetryOptions, ServiceEvent, ServiceOptions} from './service-options.js';
import type {FetchLike} from './transports/fetch.js';

const SERVICE_OPTIONS = [
	'baseUrl',
	'merchantId',
	'apiKey',
	'credentials',
	'timeoutMs',
	'totalTimeoutMs',
	'maxResponseBytes',
	'retry',
	'fetch',
	'headers',
	'onEvent',
] as const satisfies readonly (keyof ServiceOptions)[];

const RETRY_OPTIONS = ['attempts', 'maxDelayMs', 'idempotent'] as const satisfies readonly (keyof RetryOptions)[];

const OPTIONS = {what: 'set of service options', part: 'option of a service'};
const RETRY = {what: 'set of retry options', part: 'option of retry'};

/** Options with their defaults, checked. */
export interface CheckedServiceOptions extends Retry {
	readonly baseUrl: string;
	readonly merchantId: string;
	readonly apiKey: string;
	readonly credentials: Credentials;
	readonly timeoutMs: number;
	readonly totalTimeoutMs: number;
	readonly maxResponseBytes: number;
	readonly fetch: FetchLike | undefined;
	readonly headers: Readonly<Record<string, string>>;
	readonly onEvent: ((event: ServiceEvent) => void) | undefined;
}

interface Retry {
	readonly attempts: number;
	readonly maxDelayMs: number;
	readonly idempotent: boolean;
}

/** Reads each option once; throws a MisuseError with every issue. */
export function readServiceOptions(options: unknown): CheckedServiceOptions {
	const report = new IssueCollector();
	const [
		baseUrl,
		merchantId,
		apiKey,
		credentials = 'apiKey',
		timeoutMs = DEFAULT_TIMEOUT_MS,
		totalTimeoutMs,
		maxResponseBytes = DEFAULT_RESPONSE_BYTES,
		retry = false,
		fetch,
		headers = {},
		onEvent,
	] = readKnown(options, SERVICE_OPTIONS, OPTIONS, report);
	report.throwIfAny();
	report.add('/baseUrl', baseUrlProblem(baseUrl));
	report.add('/merchantId', merchantIdProblem(merchantId));
	report.add('/apiKey', apiKeyProblem(apiKey));
	report.add('/credentials', credentialsProblem(credentials));
	report.add('/timeoutMs', wholeNumberProblem(timeoutMs, 1, LONGEST_TIMER_MS));
	report.add('/totalTimeoutMs', wholeNumberProblem(totalTimeoutMs, 1, LONGEST_TIMER_MS));
	report.add('/maxResponseBytes', wholeNumberProblem(maxResponseBytes, 1, MOST_RESPONSE_BYTES));
	report.add('/fetch', functionProblem(fetch));
	report.add('/onEvent', functionProblem(onEvent));
	const checked = {
		baseUrl,
		merchantId,
		apiKey,
		credentials,
		timeoutMs,
		totalTimeoutMs: totalTimeoutMs ?? Number.POSITIVE_INFINITY,
		maxResponseBytes,
		...readRetry(retry, report),
		fetch,
		headers: readHeaders(headers, report),
		onEvent,
	};
	report.throwIfAny();
	return checked as CheckedServiceOptions; // every member is checked above
}

function readRetry(retry: unknown, report: IssueCollector): Retry {
	const before = report.total;
	const [attempts, maxDelayMs = DEFAULT_DELAY_MS, idempotent = false] =
		retry === false ? [1] : readKnown(retry, RETRY_OPTIONS, RETRY, report, '/retry');
	if (attempts === undefined && report.total === before) {
		const message = `attempts is missing: write a whole number from 1 to ${MOST_ATTEMPTS}`;
		report.add('/retry/attempts', {rule: 'missing-field', message});
	}
	report.add('/retry/attempts', wholeNumberProblem(attempts, 1, MOST_ATTEMPTS));
	report.add('/retry/maxDelayMs', wholeNumberProblem(maxDelayMs, 0, LONGEST_DELAY_MS));
	report.add('/retry/idempotent', booleanProblem(idempotent));
	return {attempts, maxDelayMs, idempotent} as Retry; // with a wrong one, the caller throws
}
