// A persistent list: each call adds one cell in front of the others, so every prefix of a chain stays as it was.

export interface Cell<out Said> {
	readonly said: Said;
	readonly previous: Cell<Said> | undefined;
	/** How many have been said, this one included. */
	readonly count: number;
}

export function say<Said>(previous: Cell<Said> | undefined, said: Said): Cell<Said> {
	return {said, previous, count: countOf(previous) + 1};
}

export function countOf(newest: Cell<unknown> | undefined): number {
	return newest === undefined ? 0 : newest.count;
}

/** What was said, oldest first, frozen; a loop, since a chain may be longer than the stack. */
export function inOrder<Said>(newest: Cell<Said> | undefined): readonly Said[] {
	const said = new Array<Said>(countOf(newest));
	for (let cell = newest; cell !== undefined; cell = cell.previous) said[cell.count - 1] = cell.said;
	return Object.freeze(said);
}
