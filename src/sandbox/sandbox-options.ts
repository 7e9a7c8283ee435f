// The options of a sandbox, checked once.

import {apiKeyProblem, type Credentials, merchantIdProblem} from '../client/headers.js';
import {booleanProblem, credentialsProblem, functionProblem} from '../client/option-problems.js';
import {IssueCollector} from '../diagnostics/issue-collector.js';
import {checkReadings} from '../inspect/read/inspect-options.js';
import {readKnown} from '../schema/read-known.js';
import {servicePrefixProblem} from '../values/service-prefix.js';
import type {Readings} from '../wire/readings.js';
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
	/** The text that is base64-encoded for `Authorization`: `'apiKey'` (the default) or `'apiKey:'`. */
	readonly credentials?: Credentials | undefined;
	/** Letters and digits; with it, a mandate session must double its providers with this prefix. */
	readonly servicePrefix?: string | undefined;
	/** The current time, against which mandate dates are checked: `Date.now` by default. */
	readonly clock?: (() => Date | number) | undefined;
	/**
	 * `true` (the default): what the real service ignores silently is refused. `false`: it is accepted, and recorded in the
	 * session's `issues`.
	 */
	readonly strict?: boolean | undefined;
	/** How your account behaves where the specification is silent, for the payment screens. */
	readonly readings?: Readings | undefined;
	/** Called after each request to the service. */
	readonly onRequest?: ((request: SandboxRequest) => void) | undefined;
}

/** The options, checked and with their defaults. */
export interface CheckedOptions {
	readonly merchantId: string;
	readonly apiKey: string;
	readonly credentials: Credentials;
	readonly servicePrefix: string | undefined;
	readonly clock: () => Date | number;
	readonly strict: boolean;
	readonly readings: Readings;
	readonly onRequest: (request: SandboxRequest) => void;
}

const KEYS = [
	'merchantId',
	'apiKey',
	'credentials',
	'servicePrefix',
	'clock',
	'strict',
	'readings',
	'onRequest',
] as const satisfies readonly (keyof SandboxOptions)[];
const OPTIONS = {what: 'set of sandbox options', part: 'sandbox option'};

/** Reads each option once; throws a MisuseError with every issue, which never quotes the key. */
export function readOptions(options: unknown): CheckedOptions {
	const collector = new IssueCollector();
	const [
		merchantId,
		apiKey,
		credentials = 'apiKey',
		servicePrefix,
		clock = Date.now,
		strict = true,
		given,
		onRequest = () => undefined,
	] = readKnown(options, KEYS, OPTIONS, collector);
	collector.add('/merchantId', merchantIdProblem(merchantId));
	collector.add('/apiKey', apiKeyProblem(apiKey));
	collector.add('/credentials', credentialsProblem(credentials));
	if (servicePrefix !== undefined) collector.add('/servicePrefix', servicePrefixProblem(servicePrefix));
	collector.add('/clock', functionProblem(clock));
	collector.add('/strict', booleanProblem(strict));
	collector.add('/onRequest', functionProblem(onRequest));
	const readings = checkReadings(given, collector, '/readings');
	collector.throwIfAny();
	const checked = {merchantId, apiKey, credentials, servicePrefix, clock, strict, readings, onRequest};
	return checked as CheckedOptions; // all checked above
}
