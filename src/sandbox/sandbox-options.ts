// The options of a sandbox, checked once.

import {DEFAULT_TIMEOUT_MS, LONGEST_TIMER_MS} from '../client/limits.js';
import {IssueCollector} from '../diagnostics/issue-collector.js';
import {reportAccount} from '../rules/read-account.js';
import {booleanProblem, functionProblem, readOptions, wholeNumber} from '../schema/read-options.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import {baseUrlProblem, trimmedUrl} from '../values/base-url.js';
import {apiKeyProblem, merchantIdProblem} from '../values/credentials.js';
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

const SANDBOX = {
	what: 'set of sandbox options',
	part: 'sandbox option',
	checks: {
		merchantId: undefined,
		apiKey: undefined,
		account: undefined,
		clock: functionProblem,
		strict: booleanProblem,
		onRequest: functionProblem,
		forward: undefined,
	} satisfies Record<keyof SandboxOptions, unknown>,
	defaults: {clock: Date.now, strict: true, onRequest: () => undefined},
};

const FORWARD = {
	what: 'set of forward options',
	part: 'option of forward',
	checks: {
		baseUrl: baseUrlProblem,
		fetch: functionProblem,
		timeoutMs: wholeNumber(1, LONGEST_TIMER_MS),
		failOn: (value: unknown) => (value === undefined ? undefined : vocabularyProblem(value, FAIL_ON, 'severity')),
	} satisfies Record<keyof ForwardOptions, unknown>,
	defaults: {timeoutMs: DEFAULT_TIMEOUT_MS},
};

/** Reads each option once; throws a MisuseError with every issue, which never quotes the key. */
export function readSandboxOptions(options: unknown): CheckedOptions {
	const collector = new IssueCollector();
	const {account: given, forward, ...read} = readOptions(options, SANDBOX, collector);
	const {merchantId, apiKey} = read;
	if (forward === undefined || merchantId !== undefined) collector.add('/merchantId', merchantIdProblem(merchantId));
	if (forward === undefined || apiKey !== undefined) collector.add('/apiKey', apiKeyProblem(apiKey));
	const account = given === undefined ? NO_ACCOUNT : reportAccount(given, collector, '/account');
	const to = forward === undefined ? undefined : readForward(forward, collector);
	collector.throwIfAny();
	return {...read, account, forward: to} as CheckedOptions; // all checked above
}

function readForward(forward: unknown, collector: IssueCollector): CheckedForward {
	const before = collector.total;
	const read = readOptions(forward, FORWARD, collector, '/forward');
	const baseUrl = collector.total === before ? trimmedUrl(String(read.baseUrl)) : '';
	return {...read, baseUrl} as CheckedForward; // with a wrong one, the caller throws
}
