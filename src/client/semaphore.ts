// Limits how many calls of one service run at once; the others wait in order.

/** A counting semaphore with a first-in, first-out queue. */
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
