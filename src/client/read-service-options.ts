// Checks the options of a service; all issues at once.
import {formatValue, isArray} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import {IssueCollector} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import {readKnown} from '../schema/read-known.js';
import {UNREADABLE_ISSUE} from '../values/list.js';
import {baseUrlProblem} from './base-url.js';
import {apiKeyProblem, extraHeaderProblem, merchantIdProblem} from './header-text.js';
import {CREDENTIALS, type Credentials} from './http-request.js';
import type {RetryOptions, ServiceEvent, ServiceOptions} from './service-options.js';
import type {FetchLike} from './transports/fetch.js';

const DEFAULT_TIMEOUT_MS = 10_000;
const DEFAULT_RESPONSE_BYTES = 1_048_576;
const DEFAULT_DELAY_MS = 5000;
/** The longest timer: with more milliseconds it fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const MOST_RESPONSE_BYTES = 2 ** 28;
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
export interface CheckedServiceOptions {
	readonly baseUrl: string;
	readonly merchantId: string;
	readonly apiKey: string;
	readonly credentials: Credentials;
	readonly timeoutMs: number;
	readonly totalTimeoutMs: number;
	readonly maxResponseBytes: number;
	readonly attempts: number;
	readonly maxDelayMs: number;
	readonly idempotent: boolean;
	readonly fetch: FetchLike | undefined;
	readonly headers: Readonly<Record<string, string>>;
	readonly onEvent: ((event: ServiceEvent) => void) | undefined;
}

/** Reads each option once; throws a MisuseError with every issue. */
export function readServiceOptions(options: unknown): CheckedServiceOptions {
	const report = new IssueCollector();
	const [
		baseUrl,
		merchantId,
		apiKey,
		credentials,
		timeoutMs,
		totalTimeoutMs,
		maxResponseBytes,
		retry,
		fetch,
		headers,
		onEvent,
	] = readKnown(options, SERVICE_OPTIONS, OPTIONS, report);
	report.throwIfAny();
	const whole = wholeNumbers(report);
	const text = (pointer: string, value: unknown, problem: IssueDetails | undefined): string => {
		if (problem !== undefined) report.add(pointer, problem);
		return typeof value === 'string' ? value : '';
	};
	const checked: CheckedServiceOptions = {
		baseUrl: text('/baseUrl', baseUrl, baseUrlProblem(baseUrl)),
		merchantId: text('/merchantId', merchantId, merchantIdProblem(merchantId)),
		apiKey: text('/apiKey', apiKey, apiKeyProblem(apiKey)),
		credentials: readCredentials(credentials, report),
		timeoutMs: whole('/timeoutMs', timeoutMs, DEFAULT_TIMEOUT_MS, 1, LONGEST_TIMER_MS),
		totalTimeoutMs: whole('/totalTimeoutMs', totalTimeoutMs, Number.POSITIVE_INFINITY, 1, LONGEST_TIMER_MS),
		maxResponseBytes: whole('/maxResponseBytes', maxResponseBytes, DEFAULT_RESPONSE_BYTES, 1, MOST_RESPONSE_BYTES),
		...readRetry(retry, report),
		fetch: readFunction<FetchLike>('/fetch', fetch, report),
		headers: readHeaders(headers, report),
		onEvent: readFunction<(event: ServiceEvent) => void>('/onEvent', onEvent, report),
	};
	report.throwIfAny();
	return checked;
}

function readCredentials(value: unknown, report: IssueCollector): Credentials {
	const known = CREDENTIALS.find(form => form === value);
	if (value === undefined || known !== undefined) return known ?? 'apiKey';
	// Not quoted: it may be the credentials themselves.
	const message = `credentials has an unknown value: write ${CREDENTIALS.map(form => `"${form}"`).join(' or ')}`;
	report.add('/credentials', {rule: 'unknown-value', message, allowed: CREDENTIALS});
	return 'apiKey';
}

function readFunction<Signature>(pointer: string, value: unknown, report: IssueCollector): Signature | undefined {
	if (value !== undefined && typeof value !== 'function') {
		const message = `${formatValue(value)} is not a function: pass a function, or leave the option out`;
		report.add(pointer, {rule: 'invalid-type', message, found: formatValue(value)});
	}
	return value as Signature | undefined; // a function; its parameters cannot be checked
}

function readHeaders(headers: unknown, report: IssueCollector): Record<string, string> {
	const read: Record<string, string> = {};
	if (headers === undefined) return read;
	if (typeof headers !== 'object' || headers === null || isArray(headers)) {
		report.add('/headers', {rule: 'invalid-type', message: 'headers is not a plain object: write {name: value}'});
		return read;
	}
	try {
		for (const [name, value] of Object.entries(headers)) {
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

function readRetry(
	retry: unknown,
	report: IssueCollector,
): Pick<CheckedServiceOptions, 'attempts' | 'maxDelayMs' | 'idempotent'> {
	const whole = wholeNumbers(report);
	const before = report.total;
	if (retry === undefined || retry === false) return {attempts: 1, maxDelayMs: DEFAULT_DELAY_MS, idempotent: false};
	const [attempts, maxDelayMs, idempotent = false] = readKnown(retry, RETRY_OPTIONS, RETRY, report, '/retry');
	if (attempts === undefined && report.total === before) {
		report.add('/retry/attempts', {
			rule: 'missing-field',
			message: `attempts is missing: write a whole number from 1 to ${MOST_ATTEMPTS}`,
		});
	}
	if (typeof idempotent !== 'boolean') {
		const message = `${formatValue(idempotent)} is not a boolean: write true or false`;
		report.add('/retry/idempotent', {rule: 'invalid-type', message, found: formatValue(idempotent)});
	}
	return {
		attempts: whole('/retry/attempts', attempts, 1, 1, MOST_ATTEMPTS),
		maxDelayMs: whole('/retry/maxDelayMs', maxDelayMs, DEFAULT_DELAY_MS, 0, LONGEST_DELAY_MS),
		idempotent: idempotent === true,
	};
}

function wholeNumbers(report: IssueCollector) {
	return (pointer: string, given: unknown, otherwise: number, least: number, most: number): number => {
		if (given === undefined) return otherwise;
		if (typeof given === 'number' && Number.isInteger(given) && given >= least && given <= most) return given;
		const problem = typeof given === 'number' ? 'is out of range' : 'is not a number';
		report.add(pointer, {
			rule: typeof given === 'number' ? 'invalid-format' : 'invalid-type',
			message: `${formatValue(given)} ${problem}: write a whole number from ${least} to ${most}`,
			found: formatValue(given),
		});
		return otherwise;
	};
}
