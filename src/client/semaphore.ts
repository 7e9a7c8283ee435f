// How many calls one service has under way at once; the rest wait in order.

/** A queue in front of a number of lanes. */
export interface Semaphore {
	/** Runs `go` as soon as a lane is free, at once if one is. The answer leaves: the lane, or the queue. */
	acquire(go: () => void): () => void;
}

/** As many lanes as `count`. */
export function semaphore(count: number): Semaphore {
	const waiting = new Set<() => void>();
	let free = count;
	return {
		acquire(go) {
			let left = false;
			const start = (): void => {
				free -= 1;
				go();
			};
			if (free > 0) start();
			else waiting.add(start);
			return () => {
				if (left) return;
				left = true;
				if (waiting.delete(start)) return;
				free += 1;
				const [next] = waiting;
				if (next === undefined) return;
				waiting.delete(next);
				next();
			};
		},
	};
}
