// The places that patches have touched, below and above which other pointers may no longer be right.

export class TouchedPlaces {
	readonly #places = new Set<string>();
	readonly #above = new Set<string>();

	/** True if nothing at, above or below the place was touched. */
	isFree(place: string): boolean {
		if (this.#places.has(place) || this.#above.has(place)) return false;
		return !ancestors(place).some(other => this.#places.has(other));
	}

	add(place: string): void {
		this.#places.add(place);
		for (const other of ancestors(place)) this.#above.add(other);
	}
}

/** Where an operation at a path changes pointers: the whole list if an item comes or goes, else the path itself. */
export function placeOf(path: string, op: string): string {
	const end = path.lastIndexOf('/');
	return op !== 'replace' && /^(?:-|\d+)$/.test(path.slice(end + 1)) ? path.slice(0, end) : path;
}

/** The places around a place, the nearest first and the root last. */
export function ancestors(place: string): readonly string[] {
	const found: string[] = [];
	for (let end = place.lastIndexOf('/'); end >= 0; end = place.lastIndexOf('/', end - 1)) {
		found.push(place.slice(0, end));
		if (end === 0) break;
	}
	return found;
}
