// One attempt: a lane, a deadline over all of it, the caller's signal, and the one end that comes first.
import type {Settings} from './define-service.js';
import type {Call, Exchange, HttpRequest} from './transports/transport.js';
import {type AbortSignalLike, watchAbort} from './watch-abort.js';

// The two globals this file needs, named here because the library compiles without DOM or Node types.
declare const setTimeout: (callback: () => void, ms: number) => unknown;
declare const clearTimeout: (timer: unknown) => void;

/** Sends once; always settles, at the latest with the deadline, and never rejects. */
export function attempt(
	{connection, semaphore: lanes, maxResponseBytes, timeoutMs}: Settings,
	request: HttpRequest,
	signal: AbortSignalLike | undefined,
): Promise<Exchange> {
	if (signal?.aborted) return Promise.resolve({sent: false, trouble: 'aborted'});
	return new Promise(resolve => {
		let call: Call | undefined;
		const end = (exchange: Exchange): void => {
			clearTimeout(timer);
			unwatch?.();
			// The deadline or signal that ends this call may be about to end those that wait: they must not start before.
			if (call !== undefined && (exchange.trouble === 'timeout' || exchange.trouble === 'aborted'))
				setTimeout(leave, 0);
			else leave();
			resolve(exchange);
		};
		const cancel = (trouble: 'timeout' | 'aborted'): void => {
			if (call === undefined) end({sent: false, trouble});
			else call.cancel(trouble);
		};
		const timer = setTimeout(() => cancel('timeout'), timeoutMs);
		const unwatch = signal === undefined ? undefined : watchAbort(signal, () => cancel('aborted'));
		const leave = lanes.acquire(() => {
			try {
				call = connection.send(request, maxResponseBytes, end);
			} catch {
				// A platform that refuses the request before it sends any of it; later, since `leave` is not there yet.
				void Promise.resolve().then(() => end({sent: false, trouble: 'broken'}));
			}
		});
	});
}

/** Waits, at most until the signal aborts. */
export function pause(ms: number, signal: AbortSignalLike | undefined): Promise<void> {
	if (signal?.aborted) return Promise.resolve();
	return new Promise(resolve => {
		const end = (): void => {
			clearTimeout(timer);
			unwatch?.();
			resolve();
		};
		const timer = setTimeout(end, ms);
		const unwatch = signal === undefined ? undefined : watchAbort(signal, end);
	});
}
