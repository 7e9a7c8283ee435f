// Faults on demand, for the merchant's own tests.
import {type AbortSignalLike, watchAbort} from '../client/watch-abort.js';
import {formatValue} from '../diagnostics/format-value.js';
import {IssueCollector} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';

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

/** A connection that closes without a response; `fetch` of the handler rejects with it. */
export class ConnectionReset extends Error {
	override readonly name = 'ConnectionReset';
	constructor() {
		super('the connection was reset, as the test requested');
	}
}

const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The faults of the next calls, in the order in which they were added. */
export class FaultQueue {
	readonly #queue: {readonly fault: SandboxFault; times: number}[] = [];

	add(fault: SandboxFault, times: number): void {
		const collector = new IssueCollector();
		const whole = (name: string, value: unknown, least: number, most: number): void => {
			if (value === undefined || (Number.isInteger(value) && Number(value) >= least && Number(value) <= most)) return;
			const message = `${name} is ${formatValue(value)}: write a whole number from ${least} to ${most}`;
			collector.add(pointerSegment(name), {rule: 'invalid-format', message});
		};
		const isObject = Object(fault) === fault;
		const {delayMs, status, reset, truncate, ...rest}: SandboxFault = isObject ? {...fault} : {};
		const remedy = 'write delayMs, status, reset or truncate';
		whole('delayMs', delayMs, 0, LONGEST_TIMER_MS);
		whole('status', status, 300, 599);
		whole('times', times, 1, Number.MAX_SAFE_INTEGER);
		for (const [name, value] of Object.entries({reset, truncate})) {
			if (value === undefined || typeof value === 'boolean') continue;
			const message = `${formatValue(value)} is not a boolean: write true or false`;
			collector.add(pointerSegment(name), {rule: 'invalid-type', message});
		}
		for (const name of Object.keys(rest)) {
			const message = `${formatValue(name)} is not a fault: ${remedy}`;
			collector.add(pointerSegment(name), {rule: 'unknown-key', message});
		}
		if (!isObject) {
			collector.add('', {rule: 'invalid-type', message: `${formatValue(fault)} is not a fault: ${remedy}`});
		} else if (!delayMs && status === undefined && !reset && !truncate) {
			collector.add('', {rule: 'empty-recipe', message: `the fault is empty: ${remedy}`});
		}
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

declare const setTimeout: (run: () => void, delay: number) => unknown;
declare const clearTimeout: (timer: unknown) => void;

/** Waits until the delay is over or the caller aborts. */
export function pause(delay: number, signal: AbortSignalLike | null | undefined): Promise<void> {
	return new Promise(resolve => {
		if (signal?.aborted) return resolve();
		const end = (): void => {
			clearTimeout(timer);
			unwatch?.();
			resolve();
		};
		const timer = setTimeout(end, delay);
		const unwatch = signal ? watchAbort(signal, end) : undefined;
	});
}
