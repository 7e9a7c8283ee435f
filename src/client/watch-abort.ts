// One listener on a signal, however many calls wait on it: platforms warn of a leak from the eleventh.

/**
 * The part of a standard `AbortSignal` that a call uses.
 *
 * @source The type is paylock's own
 */
export interface AbortSignalLike {
	readonly aborted: boolean;
	/**
	 * As the platform has it.
	 *
	 * @param type - the one event a signal has
	 * @param listener - called when the signal aborts
	 */
	addEventListener(type: 'abort', listener: () => void): void;
	/**
	 * As the platform has it.
	 *
	 * @param type - the one event a signal has
	 * @param listener - called when the signal aborts
	 */
	removeEventListener(type: 'abort', listener: () => void): void;
}

interface Watch {
	readonly callbacks: Set<() => void>;
	readonly listener: () => void;
}

const watches = new WeakMap<AbortSignalLike, Watch>();

/** Calls `onAbort` when the signal aborts. The answer stops watching; the last to stop takes the listener off. */
export function watchAbort(signal: AbortSignalLike, onAbort: () => void): () => void {
	const watch = watches.get(signal) ?? watched(signal);
	watch.callbacks.add(onAbort);
	return () => {
		if (!watch.callbacks.delete(onAbort) || watch.callbacks.size > 0) return;
		watches.delete(signal);
		signal.removeEventListener('abort', watch.listener);
	};
}

function watched(signal: AbortSignalLike): Watch {
	const callbacks = new Set<() => void>();
	const listener = (): void => {
		for (const callback of callbacks) callback();
	};
	const watch = {callbacks, listener};
	signal.addEventListener('abort', watch.listener);
	watches.set(signal, watch);
	return watch;
}
