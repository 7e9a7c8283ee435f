// One attempt: it waits for a slot, and ends at the response, the deadline or the caller's signal, whichever is first.
import type {Settings} from './define-service.js';
import type {Call, Exchange, Message} from './transports/transport.js';
import {type AbortSignalLike, watchEnd} from './waiting.js';

// The one global this file needs, declared here because the library compiles without DOM or Node types.
declare const setTimeout: (callback: () => void, ms: number) => unknown;

/** Sends once; always resolves, at the latest after `timeoutMs`. */
export function attempt(
	{connection, semaphore}: Pick<Settings, 'connection' | 'semaphore'>,
	message: Message,
	timeoutMs: number,
	signal: AbortSignalLike | undefined,
): Promise<Exchange> {
	if (signal?.aborted) return Promise.resolve({sent: false, failure: 'aborted'});
	return new Promise(resolve => {
		let call: Call | undefined;
		const end = (exchange: Exchange): void => {
			stopWatch();
			// A deadline or signal often ends the waiting calls too: they must not start just before that.
			if (call !== undefined && (exchange.failure === 'timeout' || exchange.failure === 'aborted'))
				setTimeout(release, 0);
			else release();
			resolve(exchange);
		};
		const stopWatch = watchEnd(timeoutMs, signal, failure => {
			if (call === undefined) end({sent: false, failure});
			else call.cancel(failure);
		});
		const release = semaphore.acquire(() => {
			call = connection.send(message, end);
		});
	});
}
