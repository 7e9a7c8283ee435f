// Faults on demand, for the merchant's own tests.
import {LONGEST_TIMER_MS} from '../client/limits.js';
import {IssueCollector} from '../diagnostics/issue-collector.js';
import {booleanProblem, readOptions, wholeNumber} from '../schema/read-options.js';
import {listed} from '../schema/vocabulary.js';

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
const timesProblem = wholeNumber(1, Number.MAX_SAFE_INTEGER);

/** A connection that closes without a response; `fetch` of the handler rejects with it. */
export class ConnectionReset extends Error {
	override readonly name = 'ConnectionReset';
	constructor() {
		super('the connection was reset, as the test requested');
	}
}

/** The faults of the next calls, in the order in which they were added. */
export class FaultQueue {
	readonly #queue: {readonly fault: SandboxFault; times: number}[] = [];

	add(fault: SandboxFault, times: number): void {
		const collector = new IssueCollector();
		const {delayMs, status, reset, truncate} = readOptions(fault, FAULT, collector);
		collector.add('/times', timesProblem(times));
		if (collector.total === 0 && !delayMs && status === undefined && !reset && !truncate)
			collector.add('', {
				rule: 'empty-recipe',
				problem: 'the fault is empty',
				remedy: `write ${listed(Object.keys(FAULT.checks))}`,
			});
		collector.throwIfAny();
		this.#queue.push({fault: Object.freeze({...fault}), times});
	}

	/** The fault of this call, if one is due. */
	next(): SandboxFault {
		const [first] = this.#queue;
		if (first === undefined) return {};
		first.times -= 1;
		if (first.times === 0) this.#queue.shift();
		return first.fault;
	}
}
