// One attempt: it waits for a slot, and ends at the response, the deadline or the caller's signal, whichever is first.
import type {Settings} from './define-service.js';
import type {Exchange, Message} from './transports/transport.js';
import {type AbortSignalLike, AttemptSignal, watchEnd} from './waiting.js';

// The one global this file needs, declared here because the library compiles without DOM or Node types.
declare const setTimeout: (callback: () => void, ms: number) => unknown;

/** Sends once; never rejects, and resolves at the latest after `timeoutMs`. */
export async function attempt(
	{connection, semaphore}: Pick<Settings, 'connection' | 'semaphore'>,
	message: Message,
	timeoutMs: number,
	signal: AbortSignalLike | undefined,
): Promise<Exchange> {
	if (signal?.aborted) return {sent: false, failure: 'aborted'};
	const end = new AttemptSignal();
	let ended: 'timeout' | 'aborted' | undefined;
	const stopWatch = watchEnd(timeoutMs, signal, reason => {
		ended = reason;
		end.abort();
	});
	const hasSlot = await semaphore.acquire(end);
	// The signal may have aborted since the slot was free.
	const exchange: Exchange = end.aborted
		? {sent: false}
		: await connection.send(message, end).catch(() => ({sent: false, failure: 'broken'}));
	stopWatch();
	// Closes the connection of a call whose response is not read to its end.
	if (exchange.body === undefined) end.abort();
	if (hasSlot) {
		// A deadline often ends the waiting calls too: they must not start just before that.
		if (ended === 'timeout') setTimeout(() => semaphore.release(), 0);
		else semaphore.release();
	}
	return ended === undefined ? exchange : {...exchange, failure: ended};
}
