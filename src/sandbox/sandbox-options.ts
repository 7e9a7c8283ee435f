// The options of a sandbox, checked once.

import {baseUrlProblem, trimmedUrl} from '../client/base-url.js';
import {apiKeyProblem, merchantIdProblem} from '../client/headers.js';
import {DEFAULT_TIMEOUT_MS, LONGEST_TIMER_MS} from '../client/limits.js';
import {booleanProblem, functionProblem, wholeNumberProblem} from '../client/option-problems.js';
import {IssueCollector} from '../diagnostics/issue-collector.js';
import {reportAccount} from '../rules/read-account.js';
import {readKnown} from '../schema/read-known.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import {type Account, NO_ACCOUNT} from '../wire/account.js';
import {FAIL_ON, type ForwardFetch, type ForwardOptions} from './forward/forward-options.js';
import type {SandboxRequest} from './request-log.js';

/**
 * The options of a sandbox.
 *
 * @source checkout-spec: Authentication; open points 8, 9 and 24
 */
export interface SandboxOptions {
	/** The merchant id that is expected in `x-merchantid`. */
	readonly merchantId: string;
	/** The key that is expected in `Authorization`. Choose any key; it is never shown. */
	readonly apiKey: string;
	/**
	 * The account: the sandbox expects its `credentials`, checks requests by its codes, types and fields, and shows its screen.
	 */
	readonly account?: Account | undefined;
	/** The current time, against which mandate dates are checked: `Date.now` by default. */
	readonly clock?: (() => Date | number) | undefined;
	/**
	 * `true` (the default): what the real service ignores silently is refused. `false`: it is accepted, and recorded in the
	 * session's `issues`. A pass-through refuses by `forward.failOn` only.
	 */
	readonly strict?: boolean | undefined;
	/** Called after each request to the service; what it throws is ignored. */
	readonly onRequest?: ((request: SandboxRequest) => void) | undefined;
	/** See {@link PassThroughOptions}. */
	readonly forward?: undefined;
}

/**
 * The options of a sandbox that sends each request on to the service.
 *
 * @source The pass-through is paylock's own
 */
export interface PassThroughOptions extends Omit<SandboxOptions, 'merchantId' | 'apiKey' | 'forward'> {
	/** Where requests go. */
	readonly forward: ForwardOptions;
	/** Not used: the service checks the merchant id. */
	readonly merchantId?: string | undefined;
	/** Not used: the service checks the key. */
	readonly apiKey?: string | undefined;
}

/** The options, checked and with their defaults. */
export interface CheckedOptions {
	/** Not used by a pass-through, like `apiKey`. */
	readonly merchantId: string;
	readonly apiKey: string;
	readonly account: Account;
	readonly clock: () => Date | number;
	readonly strict: boolean;
	readonly onRequest: (request: SandboxRequest) => void;
	readonly forward: CheckedForward | undefined;
}

export interface CheckedForward {
	/** Without a trailing slash. */
	readonly baseUrl: string;
	readonly fetch: ForwardFetch | undefined;
	readonly timeoutMs: number;
	readonly failOn: ForwardOptions['failOn'];
}

const KEYS = [
	'merchantId',
	'apiKey',
	'account',
	'clock',
	'strict',
	'onRequest',
	'forward',
] as const satisfies readonly (keyof SandboxOptions)[];
const OPTIONS = {what: 'set of sandbox options', part: 'sandbox option'};
const FORWARD_KEYS = ['baseUrl', 'fetch', 'timeoutMs', 'failOn'] as const satisfies readonly (keyof ForwardOptions)[];
const FORWARD = {what: 'set of forward options', part: 'option of forward'};

/** Reads each option once; throws a MisuseError with every issue, which never quotes the key. */
export function readOptions(options: unknown): CheckedOptions {
	const collector = new IssueCollector();
	const [merchantId, apiKey, given, clock = Date.now, strict = true, onRequest = () => undefined, forward] = readKnown(
		options,
		KEYS,
		OPTIONS,
		collector,
	);
	if (forward === undefined || merchantId !== undefined) collector.add('/merchantId', merchantIdProblem(merchantId));
	if (forward === undefined || apiKey !== undefined) collector.add('/apiKey', apiKeyProblem(apiKey));
	const account = given === undefined ? NO_ACCOUNT : reportAccount(given, collector, '/account');
	collector.add('/clock', functionProblem(clock));
	collector.add('/strict', booleanProblem(strict));
	collector.add('/onRequest', functionProblem(onRequest));
	const to = forward === undefined ? undefined : readForward(forward, collector);
	collector.throwIfAny();
	return {merchantId, apiKey, account, clock, strict, onRequest, forward: to} as CheckedOptions; // all checked above
}

function readForward(forward: unknown, collector: IssueCollector): CheckedForward {
	const before = collector.total;
	const [baseUrl, fetch, timeoutMs = DEFAULT_TIMEOUT_MS, failOn] = readKnown(
		forward,
		FORWARD_KEYS,
		FORWARD,
		collector,
		'/forward',
	);
	const problem = baseUrlProblem(baseUrl);
	if (collector.total === before || baseUrl !== undefined) collector.add('/forward/baseUrl', problem);
	collector.add('/forward/fetch', functionProblem(fetch));
	collector.add('/forward/timeoutMs', wholeNumberProblem(timeoutMs, 1, LONGEST_TIMER_MS));
	if (failOn !== undefined) collector.add('/forward/failOn', vocabularyProblem(failOn, FAIL_ON, 'severity'));
	const trimmed = problem === undefined ? trimmedUrl(String(baseUrl)) : '';
	return {baseUrl: trimmed, fetch, timeoutMs, failOn} as CheckedForward; // with a wrong one, the caller throws
}
