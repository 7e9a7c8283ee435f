// A persistent list: each call adds one cell in front of the others, so every prefix of a chain stays as it was.

export interface Cell<out Said> {
	readonly state: Said;
	readonly previous: Cell<Said> | undefined;
	/** How many have been said, this one included. */
	readonly count: number;
}

export function say<Said>(previous: Cell<Said> | undefined, state: Said): Cell<Said> {
	return {state: state, previous, count: countOf(previous) + 1};
}

export function countOf(newest: Cell<unknown> | undefined): number {
	return newest === undefined ? 0 : newest.count;
}

/** What was said, oldest first, frozen; a loop, since a chain may be longer than the stack. */
export function inOrder<Said>(newest: Cell<Said> | undefined): readonly Said[] {
	const state = new Array<Said>(countOf(newest));
	for (let cell = newest; cell !== undefined; cell = cell.previous) state[cell.count - 1] = cell.state;
	return Object.freeze(state);
}
