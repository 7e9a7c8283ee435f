// The order in which a document contains the places that JSON pointers name.
import {getOrInsertComputed} from './get-or-insert-computed.js';

/** Compares two pointers by where the document has them; `missing` is the position of a field that is not there: before the others. */
export function documentOrder(document: unknown, missing = -1): (pointer: string, other: string) => number {
	/** The positions of the keys of each object that was asked for. */
	const positions = new Map<unknown, ReadonlyMap<string, number>>();
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

	function positionIn(place: unknown, token: string): number {
		if (Array.isArray(place)) return Number(token);
		const keys = () => new Map(Object.keys(Object(place)).map((key, position) => [key, position]));
		return getOrInsertComputed(positions, place, keys).get(token) ?? missing;
	}
}

function tokensOf(pointer: string): readonly string[] {
	return pointer.split('/').slice(1);
}
