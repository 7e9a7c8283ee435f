// Adds one listener per signal, however many calls use it: Node warns of a leak from the eleventh listener on.

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

interface Watch {
	readonly callbacks: Set<() => void>;
	readonly listener: () => void;
}

const watches = new WeakMap<AbortSignalLike, Watch>();

/** Calls `onAbort` when the signal aborts. Call the result to stop; the last call to stop removes the listener. */
export function watchAbort(signal: AbortSignalLike, onAbort: () => void): () => void {
	const watch = watches.get(signal) ?? addWatch(signal);
	watch.callbacks.add(onAbort);
	return () => {
		if (!watch.callbacks.delete(onAbort) || watch.callbacks.size > 0) return;
		watches.delete(signal);
		signal.removeEventListener('abort', watch.listener);
	};
}

function addWatch(signal: AbortSignalLike): Watch {
	const callbacks = new Set<() => void>();
	const listener = (): void => {
		for (const callback of callbacks) callback();
	};
	const watch = {callbacks, listener};
	signal.addEventListener('abort', watch.listener);
	watches.set(signal, watch);
	return watch;
}
