// The options of one call, checked.
import type {IssueDetails} from '../diagnostics/issue.js';
import {IssueCollector} from '../diagnostics/issue-collector.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import {readOptions} from '../schema/read-options.js';
import {readHeaders} from './headers.js';
import type {AbortSignalLike} from './waiting.js';

/**
 * Options of one call.
 *
 * @source The options are paylock's own
 */
export interface CallOptions {
	/** Aborting it ends the call. The listener is removed when the call ends. */
	readonly signal?: AbortSignalLike | undefined;
	/**
	 * Headers to add to those of the service, for example a routing id of the customer; a header of the service with the same
	 * name is replaced. Those that authenticate or frame the request are refused.
	 */
	readonly headers?: Readonly<Record<string, string>> | undefined;
}

type CheckedCallOptions = CallOptions & {readonly headers: Readonly<Record<string, string>>};

const OPTIONS = {
	what: 'set of options',
	part: 'option of createSession',
	checks: {signal: signalProblem, headers: undefined} satisfies Record<keyof CallOptions, unknown>,
	defaults: {headers: {}},
};

/** Reads each option once; throws a MisuseError with every issue, which quotes no header. */
export function readCallOptions(options: unknown = {}): CheckedCallOptions {
	const report = new IssueCollector();
	const {signal, headers} = readOptions(options, OPTIONS, report);
	const checked = {signal, headers: readHeaders(headers, report)};
	report.throwIfAny();
	return checked as CheckedCallOptions; // both members are checked above
}

function signalProblem(signal: unknown): IssueDetails | undefined {
	const {addEventListener} = Object(signal) as Partial<AbortSignalLike>; // which any value may lack
	if (signal === undefined || typeof addEventListener === 'function') return undefined;
	return wrongValue('invalid-type', signal, {
		problem: 'is not an AbortSignal',
		remedy: 'pass the signal of an AbortController',
	});
}
