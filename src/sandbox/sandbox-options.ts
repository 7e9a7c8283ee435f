// The options of a sandbox, and the faults that a test requests, each checked once.

import {type Account, NO_ACCOUNT} from '../account/account.js';
import {PROVIDER} from '../account/account-shape.js';
import {reportAccount} from '../account/read-account.js';
import {LONGEST_TIMER_MS} from '../client/limits.js';
import {IssueCollector, readOrThrow} from '../diagnostics/issue-collector.js';
import {booleanProblem, functionProblem, readOptions, wholeNumber} from '../schema/read-options.js';
import {readShape} from '../schema/read-shape.js';
import type {ObjectShape} from '../schema/shape.js';
import {apiKeyProblem, merchantIdProblem} from '../values/credentials.js';

/**
 * One request to the sandbox and its response; personal data and secrets are left out.
 *
 * @source The shape is paylock's own
 */
export interface SandboxRequest {
	/** Counts from 1. */
	readonly number: number;
	/** The HTTP method, such as `POST`. */
	readonly method: string;
	/** The path of the address, such as `/session`. */
	readonly path: string;
	/** The requested screen, if the body could be read. */
	readonly action?: string;
	/** The status of the response; absent if a fault reset the connection. */
	readonly status?: number;
	/** The result of the checks, such as `clean`, `1 warning` or `unauthorized`. */
	readonly checked: string;
	/** The session that was opened. */
	readonly sessionId?: string;
	/** The address of its payment screen. */
	readonly screenUrl?: string;
}

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
	 * session's `issues`.
	 */
	readonly strict?: boolean | undefined;
	/** Called after each request to the service; what it throws is ignored. */
	readonly onRequest?: ((request: SandboxRequest) => void) | undefined;
}

/** The options, checked and with their defaults. */
export type CheckedOptions = {
	readonly [Name in keyof SandboxOptions]-?: Exclude<SandboxOptions[Name], undefined>;
} & {
	/** Where `startSandbox` listens. */
	readonly port: number;
};

const SANDBOX = {
	what: 'set of sandbox options',
	part: 'sandbox option',
	checks: {
		merchantId: merchantIdProblem,
		apiKey: apiKeyProblem,
		account: undefined,
		clock: functionProblem,
		strict: booleanProblem,
		onRequest: functionProblem,
		port: wholeNumber(0, 65_535),
	} satisfies Record<keyof CheckedOptions, unknown>,
	defaults: {clock: Date.now, strict: true, onRequest: () => undefined, port: 0},
};

/** Reads each option once; throws a MisuseError with every issue, which never quotes the key. */
export function readSandboxOptions(options: unknown): CheckedOptions {
	const collector = new IssueCollector();
	const {account: given, ...read} = readOptions(options, SANDBOX, collector);
	const account = given === undefined ? NO_ACCOUNT : reportAccount(given, collector, '/account');
	collector.throwIfAny();
	return {...read, account} as CheckedOptions; // all checked above
}

/**
 * What goes wrong with a session call; members can be combined.
 *
 * @source The faults are paylock's own
 */
export interface SandboxFault {
	/** Milliseconds to wait before anything else happens. */
	readonly delayMs?: number;
	/** Respond with this HTTP status, 300 to 599, instead of opening a session. */
	readonly status?: number;
	/** Handle the call, then close the connection without a response; a session may have been opened. */
	readonly reset?: boolean;
	/** Handle the call, then send only half of the response; a session may have been opened. */
	readonly truncate?: boolean;
}

const FAULT = {
	what: 'fault',
	part: 'member of a fault',
	checks: {
		delayMs: wholeNumber(0, LONGEST_TIMER_MS),
		status: wholeNumber(300, 599),
		reset: booleanProblem,
		truncate: booleanProblem,
	} satisfies Record<keyof SandboxFault, unknown>,
};

/** Throws a MisuseError for a fault that does not exist, or a wrong number of times. */
export function checkFault(fault: SandboxFault, times: number): void {
	const collector = new IssueCollector();
	readOptions(fault, FAULT, collector);
	collector.add('/times', wholeNumber(1, Number.MAX_SAFE_INTEGER)(times));
	collector.throwIfAny();
}

const OUTAGES: ObjectShape = {
	kind: 'object',
	what: 'set of outages',
	required: {},
	optional: {},
	additionalProperties: () => undefined,
	additionalShape: {kind: 'list', item: PROVIDER},
};

/** Throws a MisuseError for anything but lists of codes by type. */
export function checkOutages(codes: unknown): void {
	readOrThrow(report => readShape(OUTAGES, codes, report));
}
