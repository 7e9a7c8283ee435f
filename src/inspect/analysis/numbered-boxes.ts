// The boxes of a section with a bit number each; the boxes of one family have their own words, in order.
import type {Box, Section} from './section.js';

/** Which boxes of a family are kept apart once they are certain to match: the first, the first and the last, or none. */
export type Grain = 'first' | 'ends' | 'any';

export interface NumberedBoxes {
	/** Bits of all families. */
	readonly total: number;
	readonly numberOf: ReadonlyMap<Box, number>;
	readonly boxAt: ReadonlyMap<number, Box>;
	/** The family that a word belongs to. */
	readonly familyOfWord: Int32Array;
	/** Under grain `any`: the first bit of each family, which means "some box of it certainly matches". */
	readonly certain: readonly number[];
}

export function numberBoxes({boxes}: Section, grain: Grain): NumberedBoxes {
	const families = new Map<string, Box[]>();
	for (const box of boxes) {
		const known = families.get(box.family);
		if (known === undefined) families.set(box.family, [box]);
		else known.push(box);
	}
	const numberOf = new Map<Box, number>();
	const boxAt = new Map<number, Box>();
	const familyOfWord: number[] = [];
	const certain: number[] = [];
	let family = 0;
	for (const members of families.values()) {
		let number = 32 * familyOfWord.length;
		const [first] = members;
		if (grain === 'any' && first !== undefined) {
			certain.push(number);
			boxAt.set(number, first);
			number += 1;
		}
		for (const box of members.sort((one, other) => one.order - other.order)) {
			numberOf.set(box, number);
			boxAt.set(number, box);
			number += 1;
		}
		while (32 * familyOfWord.length < number) familyOfWord.push(family);
		family += 1;
	}
	return {
		total: 32 * familyOfWord.length,
		numberOf,
		boxAt,
		familyOfWord: Int32Array.from(familyOfWord),
		certain,
	};
}
