// Numbers the boxes of a section, so that a set of boxes is a bit set.
//
// Each family starts at a new 32-bit word, so every word belongs to one family. Within a family the numbers follow the order
// of the filters.
import {getOrInsertComputed} from '../evaluate/get-or-insert-computed.js';
import type {Box, Section} from './section.js';

/**
 * Which matching boxes of a family are distinguished: only the first (`first`), the first and the last (`ends`), or none, as
 * it matters only whether any box matches (`any`).
 */
export type Grain = 'first' | 'ends' | 'any';

export interface NumberedBoxes {
	/** How many words a set of boxes has at most. */
	readonly words: number;
	readonly numberOf: ReadonlyMap<Box, number>;
	readonly boxAt: ReadonlyMap<number, Box>;
	/** The family that a word belongs to. */
	readonly familyOfWord: Int32Array;
	/** Under grain `any`, a reserved bit for each family, its first: "some box of this family is certain to match". */
	readonly familyMarks: readonly number[];
}

export function numberBoxes({boxes}: Section, grain: Grain): NumberedBoxes {
	const families = new Map<string, Box[]>();
	for (const box of boxes) getOrInsertComputed(families, box.family, () => []).push(box);
	const numberOf = new Map<Box, number>();
	const boxAt = new Map<number, Box>();
	const familyOfWord: number[] = [];
	const familyMarks: number[] = [];
	for (const [family, members] of [...families.values()].entries()) {
		let number = 32 * familyOfWord.length;
		const [first] = members;
		if (grain === 'any' && first !== undefined) {
			familyMarks.push(number);
			boxAt.set(number, first);
			number += 1;
		}
		for (const box of members.sort((one, other) => one.order - other.order)) {
			numberOf.set(box, number);
			boxAt.set(number, box);
			number += 1;
		}
		while (32 * familyOfWord.length < number) familyOfWord.push(family);
	}
	return {words: familyOfWord.length, numberOf, boxAt, familyOfWord: Int32Array.from(familyOfWord), familyMarks};
}
