// Checks the options of a service; all issues at once.
import {IssueCollector} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import {plainOf} from '../schema/plain-object.js';
import {readKnown} from '../schema/read-known.js';
import {credentialsProblem} from '../values/credentials.js';
import {UNREADABLE_ISSUE} from '../values/list.js';
import type {Credentials} from '../wire/account.js';
import {baseUrlProblem} from './base-url.js';
import {apiKeyProblem, extraHeaderProblem, merchantIdProblem} from './header-text.js';
import {booleanProblem, functionProblem, LONGEST_TIMER_MS, wholeNumberProblem} from './option-problems.js';
import type {RetryOptions, ServiceEvent, ServiceOptions} from './service-options.js';
import type {FetchLike} from './transports/fetch.js';

const MOST_RESPONSE_BYTES = 0x1000_0000;
const MOST_ATTEMPTS = 10;
const LONGEST_DELAY_MS = 600_000;

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
		timeoutMs = 10_000,
		totalTimeoutMs,
		maxResponseBytes = 1_048_576,
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
	const [attempts, maxDelayMs = 5000, idempotent = false] =
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

function readHeaders(headers: unknown, report: IssueCollector): Record<string, string> {
	const read: Record<string, string> = {};
	try {
		const given = plainOf(headers, 'set of headers');
		if ('problem' in given) {
			report.add('/headers', given.problem);
			return read;
		}
		for (const [name, value] of Object.entries(given.plain)) {
			const problem = extraHeaderProblem(name, value, read);
			if (problem === undefined) read[name.toLowerCase()] = value;
			else report.add(`/headers${pointerSegment(name)}`, problem);
		}
	} catch (error) {
		report.cause ??= error;
		report.add('/headers', UNREADABLE_ISSUE);
	}
	return read;
}
