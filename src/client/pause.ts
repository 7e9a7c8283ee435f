// A wait that an abort signal can end early.
import {type AbortSignalLike, watchAbort} from './watch-abort.js';

// The two globals this file needs, declared here because the library compiles without DOM or Node types.
declare const setTimeout: (callback: () => void, ms: number) => unknown;
declare const clearTimeout: (timer: unknown) => void;

/** Waits, at the longest until the signal aborts. */
export function pause(ms: number, signal: AbortSignalLike | null | undefined): Promise<void> {
	if (signal?.aborted) return Promise.resolve();
	return new Promise(resolve => {
		const end = (): void => {
			clearTimeout(timer);
			unwatch?.();
			resolve();
		};
		const timer = setTimeout(end, ms);
		const unwatch = signal ? watchAbort(signal, end) : undefined;
	});
}
