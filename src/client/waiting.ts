// Waiting for a time, and for an abort signal. One listener per signal, however many calls use it: Node warns from the eleventh on.

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

/** The signal of one attempt, as far as a transport uses it. */
export type CallSignal = Pick<AbortSignalLike, 'aborted' | 'addEventListener'>;

/** Ends one attempt: controller and signal in one, since the platform's take longer to create than a request to write. */
export class AttemptSignal implements CallSignal {
	aborted = false;
	readonly #listeners: (() => void)[] = [];

	addEventListener(_: 'abort', listener: () => void): void {
		this.#listeners.push(listener);
	}

	abort(): void {
		this.aborted = true;
		for (const listener of this.#listeners.splice(0)) listener();
	}
}

// The two globals this file needs, declared here because the library compiles without DOM or Node types.
declare const setTimeout: (callback: () => void, ms: number) => unknown;
declare const clearTimeout: (timer: unknown) => void;

/** What one signal ends, behind its one listener. */
class Watchers extends Set<() => void> {
	readonly notify = (): void => {
		for (const onAbort of this) onAbort();
	};
}

const watchersOf = new WeakMap<AbortSignalLike, Watchers>();

/** Calls `onAbort` when the signal aborts. Call the result to stop; the last call to stop removes the listener. */
function watchAbort(signal: AbortSignalLike, onAbort: () => void): () => void {
	const watchers = watchersOf.get(signal) ?? new Watchers();
	watchersOf.set(signal, watchers);
	if (watchers.size === 0) signal.addEventListener('abort', watchers.notify);
	watchers.add(onAbort);
	return () => {
		if (watchers.delete(onAbort) && watchers.size === 0) signal.removeEventListener('abort', watchers.notify);
	};
}

/** Calls `onEnd` once: after the time, or when the signal aborts if that is earlier. Call the result to stop. */
export function watchEnd(
	ms: number,
	signal: AbortSignalLike | null | undefined,
	onEnd: (reason: 'timeout' | 'aborted') => void,
): () => void {
	const end = (reason: 'timeout' | 'aborted'): void => {
		stop();
		onEnd(reason);
	};
	const timer = setTimeout(() => end('timeout'), ms);
	const unwatch = signal ? watchAbort(signal, () => end('aborted')) : undefined;
	const stop = (): void => {
		clearTimeout(timer);
		unwatch?.();
	};
	return stop;
}

/** Waits, at the longest until the signal aborts. */
export async function pause(ms: number, signal: AbortSignalLike | null | undefined): Promise<void> {
	if (!signal?.aborted) await new Promise<unknown>(resolve => watchEnd(ms, signal, resolve));
}
