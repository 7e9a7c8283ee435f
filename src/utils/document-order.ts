// The order in which a document contains the places that JSON pointers name.

/** Compares two pointers by where the document has them; a missing field comes before those that are there. */
export function documentOrder(document: unknown): (pointer: string, other: string) => number {
	return (pointer, other) => {
		const [tokens, others] = [tokensOf(pointer), tokensOf(other)];
		let place = document;
		for (const [depth, token] of tokens.entries()) {
			const against = others[depth];
			if (against === undefined) return 1;
			if (token !== against) return positionIn(place, token) - positionIn(place, against);
			place = Reflect.get(Object(place), token);
		}
		return tokens.length - others.length;
	};
}

function tokensOf(pointer: string): readonly string[] {
	return pointer.split('/').slice(1);
}

function positionIn(place: unknown, token: string): number {
	return Array.isArray(place) ? Number(token) : Object.keys(Object(place)).indexOf(token);
}
