// One attempt: it ends at the response, the deadline or the caller's signal, whichever is first.
import type {CallSignal, Connection, Exchange, Message} from './transports/transport.js';
import {type AbortSignalLike, watchEnd} from './waiting.js';

// The one global this file needs, declared here because the library compiles without DOM or Node types.
declare const AbortController: new () => {readonly signal: CallSignal; abort(): void};

/** Sends once; never rejects, and resolves at the latest after `timeoutMs`. */
export async function attempt(
	connection: Connection,
	message: Message,
	timeoutMs: number,
	signal: AbortSignalLike | undefined,
): Promise<Exchange> {
	if (signal?.aborted) return {sent: false, failure: 'aborted'};
	const end = new AbortController();
	let ended: 'timeout' | 'aborted' | undefined;
	const stopWatch = watchEnd(timeoutMs, signal, reason => {
		ended = reason;
		end.abort();
	});
	const exchange: Exchange = await connection.send(message, end.signal).catch(() => ({sent: false, failure: 'broken'}));
	stopWatch();
	// Closes the connection of a call whose response is not read to its end.
	if (exchange.body === undefined) end.abort();
	return ended === undefined ? exchange : {...exchange, failure: ended};
}
