// Faults on demand, for the merchant's own tests.
import {LONGEST_TIMER_MS} from '../client/limits.js';
import {IssueCollector} from '../diagnostics/issue-collector.js';
import {booleanProblem, readOptions, wholeNumber} from '../schema/read-options.js';

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
