// The options of a sandbox, checked once.

import {IssueCollector} from '../diagnostics/issue-collector.js';
import {reportAccount} from '../rules/read-account.js';
import {booleanProblem, functionProblem, readOptions} from '../schema/read-options.js';
import {apiKeyProblem, merchantIdProblem} from '../values/credentials.js';
import {type Account, NO_ACCOUNT} from '../wire/account.js';
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
	 * session's `issues`.
	 */
	readonly strict?: boolean | undefined;
	/** Called after each request to the service; what it throws is ignored. */
	readonly onRequest?: ((request: SandboxRequest) => void) | undefined;
}

/** The options, checked and with their defaults. */
export interface CheckedOptions {
	readonly merchantId: string;
	readonly apiKey: string;
	readonly account: Account;
	readonly clock: () => Date | number;
	readonly strict: boolean;
	readonly onRequest: (request: SandboxRequest) => void;
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
	} satisfies Record<keyof SandboxOptions, unknown>,
	defaults: {clock: Date.now, strict: true, onRequest: () => undefined},
};

/** Reads each option once; throws a MisuseError with every issue, which never quotes the key. */
export function readSandboxOptions(options: unknown): CheckedOptions {
	const collector = new IssueCollector();
	const {account: given, ...read} = readOptions(options, SANDBOX, collector);
	const {merchantId, apiKey} = read;
	collector.add('/merchantId', merchantIdProblem(merchantId));
	collector.add('/apiKey', apiKeyProblem(apiKey));
	const account = given === undefined ? NO_ACCOUNT : reportAccount(given, collector, '/account');
	collector.throwIfAny();
	return {...read, account} as CheckedOptions; // all checked above
}
