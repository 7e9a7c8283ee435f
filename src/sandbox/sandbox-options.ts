// The options of a sandbox, checked once.

import {apiKeyProblem, merchantIdProblem} from '../client/headers.js';
import {booleanProblem, functionProblem} from '../client/option-problems.js';
import {IssueCollector} from '../diagnostics/issue-collector.js';
import {reportAccount} from '../rules/read-account.js';
import {readKnown} from '../schema/read-known.js';
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
	/** Called after each request to the service. */
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

const KEYS = [
	'merchantId',
	'apiKey',
	'account',
	'clock',
	'strict',
	'onRequest',
] as const satisfies readonly (keyof SandboxOptions)[];
const OPTIONS = {what: 'set of sandbox options', part: 'sandbox option'};

/** Reads each option once; throws a MisuseError with every issue, which never quotes the key. */
export function readOptions(options: unknown): CheckedOptions {
	const collector = new IssueCollector();
	const [merchantId, apiKey, given, clock = Date.now, strict = true, onRequest = () => undefined] = readKnown(
		options,
		KEYS,
		OPTIONS,
		collector,
	);
	collector.add('/merchantId', merchantIdProblem(merchantId));
	collector.add('/apiKey', apiKeyProblem(apiKey));
	const account = given === undefined ? NO_ACCOUNT : reportAccount(given, collector, '/account');
	collector.add('/clock', functionProblem(clock));
	collector.add('/strict', booleanProblem(strict));
	collector.add('/onRequest', functionProblem(onRequest));
	collector.throwIfAny();
	return {merchantId, apiKey, account, clock, strict, onRequest} as CheckedOptions; // all checked above
}
