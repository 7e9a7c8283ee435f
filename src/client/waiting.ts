// Waiting: for a time, for an abort signal, and for a slot. One listener per signal, however many calls use it: Node warns from
// the eleventh on, and `AbortSignal.any` would add one per call.

/**
 * The part of a standard `AbortSignal` that a call uses.
 *
 * @source The type is paylock's own
 */
export interface AbortSignalLike {
	readonly aborted: boolean;
	/**
	 * As in the platform's `AbortSignal`.
	 *
	 * @param type - the only event of a signal
	 * @param listener - called when the signal aborts
	 */
	addEventListener(type: 'abort', listener: () => void): void;
	/**
	 * As in the platform's `AbortSignal`.
	 *
	 * @param type - the only event of a signal
	 * @param listener - called when the signal aborts
	 */
	removeEventListener(type: 'abort', listener: () => void): void;
}

// The two globals this file needs, declared here because the library compiles without DOM or Node types.
declare const setTimeout: (callback: () => void, ms: number) => unknown;
declare const clearTimeout: (timer: unknown) => void;

interface Watch {
	readonly callbacks: Set<() => void>;
	readonly listener: () => void;
}

const watches = new WeakMap<AbortSignalLike, Watch>();

/** Calls `onAbort` when the signal aborts. Call the result to stop; the last call to stop removes the listener. */
export function watchAbort(signal: AbortSignalLike, onAbort: () => void): () => void {
	const {callbacks, listener} = watches.get(signal) ?? addWatch(signal);
	callbacks.add(onAbort);
	return () => {
		if (!callbacks.delete(onAbort) || callbacks.size > 0) return;
		watches.delete(signal);
		signal.removeEventListener('abort', listener);
	};
}

function addWatch(signal: AbortSignalLike): Watch {
	const callbacks = new Set<() => void>();
	const listener = (): void => {
		for (const callback of callbacks) callback();
	};
	const watch = {callbacks, listener};
	signal.addEventListener('abort', listener);
	watches.set(signal, watch);
	return watch;
}

/** Calls `onEnd` after the time, or when the signal aborts if that is earlier. Call the result to stop both. */
export function watchEnd(
	ms: number,
	signal: AbortSignalLike | null | undefined,
	onEnd: (reason: 'timeout' | 'aborted') => void,
): () => void {
	const timer = setTimeout(() => onEnd('timeout'), ms);
	const unwatch = signal ? watchAbort(signal, () => onEnd('aborted')) : undefined;
	return () => {
		clearTimeout(timer);
		unwatch?.();
	};
}

/** Waits, at the longest until the signal aborts. */
export async function pause(ms: number, signal: AbortSignalLike | null | undefined): Promise<void> {
	if (signal?.aborted) return;
	let stop: (() => void) | undefined;
	await new Promise<unknown>(resolve => {
		stop = watchEnd(ms, signal, resolve);
	});
	stop?.();
}

/** Limits how many calls of one service run at once; the others wait in order. */
export interface Semaphore {
	/** Runs `start` once a slot is free, at once if one is. Call the result to free the slot, or to leave the queue. */
	acquire(start: () => void): () => void;
}

/** A semaphore with `count` slots. */
export function semaphore(count: number): Semaphore {
	const waiting = new Set<() => void>();
	let free = count;
	return {
		acquire(start) {
			let released = false;
			const run = (): void => {
				free -= 1;
				start();
			};
			if (free > 0) run();
			else waiting.add(run);
			return () => {
				if (released) return;
				released = true;
				if (waiting.delete(run)) return;
				free += 1;
				const [next] = waiting;
				if (next === undefined) return;
				waiting.delete(next);
				next();
			};
		},
	};
}
