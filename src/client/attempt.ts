// One attempt: it waits for a slot, and ends at the response, the deadline or the caller's signal, whichever is first.
import type {Settings} from './define-service.js';
import type {CallSignal, Exchange, Message} from './transports/transport.js';
import {type AbortSignalLike, watchEnd} from './waiting.js';

// The two globals this file needs, declared here because the library compiles without DOM or Node types.
declare const AbortController: new () => {readonly signal: CallSignal; abort(): void};
declare const setTimeout: (callback: () => void, ms: number) => unknown;

/** Sends once; never rejects, and resolves at the latest after `timeoutMs`. */
export async function attempt(
	{connection, semaphore}: Pick<Settings, 'connection' | 'semaphore'>,
	message: Message,
	timeoutMs: number,
	signal: AbortSignalLike | undefined,
): Promise<Exchange> {
	if (signal?.aborted) return {sent: false, failure: 'aborted'};
	const controller = new AbortController();
	let ended: 'timeout' | 'aborted' | undefined;
	const stopWatch = watchEnd(timeoutMs, signal, reason => {
		ended = reason;
		controller.abort();
	});
	const hasSlot = await semaphore.acquire(controller.signal);
	const exchange = await send();
	stopWatch();
	// Closes the connection of a call whose response is not read to its end.
	if (exchange.body === undefined) controller.abort();
	if (hasSlot) {
		// A deadline often ends the waiting calls too: they must not start just before that.
		if (ended === 'timeout') setTimeout(() => semaphore.release(), 0);
		else semaphore.release();
	}
	return ended === undefined ? exchange : {...exchange, failure: ended};

	async function send(): Promise<Exchange> {
		// The signal may have aborted since the slot was free.
		if (ended !== undefined) return {sent: false};
		try {
			return await connection.send(message, controller.signal);
		} catch {
			return {sent: false, failure: 'broken'};
		}
	}
}
