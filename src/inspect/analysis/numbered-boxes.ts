// Numbers the boxes of a section, so that a set of boxes is one bigint: bit `n` stands for box `n`.
import {getOrInsertComputed} from '../evaluate/get-or-insert-computed.js';
import type {Box, Section} from './section.js';

/**
 * Which matching boxes of a family are distinguished: each (`every`), only the first (`first`), the first and the last
 * (`ends`), or none, as it matters only whether any box matches (`any`).
 */
export type Distinction = 'every' | 'first' | 'ends' | 'any';

/** A set of boxes. */
export type Boxes = bigint;
export const NO_BOX: Boxes = 0n;

export interface NumberedBoxes {
	readonly numberOf: ReadonlyMap<Box, number>;
	readonly boxAt: readonly Box[];
	/** The boxes of each family. */
	readonly families: readonly Boxes[];
	/** Under distinction `any`, a bit below those of each family: "some box of this family is certain to match". */
	readonly marks: readonly number[];
}

/** Family by family, and within a family in the order of the filters. */
export function numberBoxes({boxes}: Section, distinction: Distinction): NumberedBoxes {
	const byFamily = new Map<string, Box[]>();
	for (const box of boxes) getOrInsertComputed(byFamily, box.family, () => []).push(box);
	const numberOf = new Map<Box, number>();
	const boxAt: Box[] = [];
	const marks: number[] = [];
	const families = Array.from(byFamily.values(), members => {
		const start = boxAt.length;
		if (distinction === 'any') marks.push(boxAt.push(...members.slice(0, 1)) - 1);
		for (const box of members.sort((one, other) => one.order - other.order)) numberOf.set(box, boxAt.push(box) - 1);
		return below(boxAt.length) & ~below(start);
	});
	return {numberOf, boxAt, families, marks};
}

/** The numbers in a set, ascending. */
export function numbersIn(set: Boxes): readonly number[] {
	return [...set.toString(2)].reverse().flatMap((bit, number) => (bit === '1' ? [number] : []));
}

/**
 * Removes the boxes that can no longer matter: the first box of a family that matches decides for it, so those behind one that
 * is `certain` to match do not.
 */
export function pruned(set: Boxes, certain: Boxes, {families}: NumberedBoxes, distinction: Distinction): Boxes {
	if (distinction === 'every' || (set & certain) === NO_BOX) return set;
	return families.reduce((left, family) => {
		const sure = set & family & certain;
		if (sure === NO_BOX) return left;
		const first = sure & -sure;
		if (distinction === 'any') return (left & ~family) | (family & -family);
		const upToFirst = (first << 1n) - 1n;
		const fromLast = distinction === 'ends' ? ~below(sure.toString(2).length - 1) : NO_BOX;
		return left & (~family | upToFirst | fromLast);
	}, set);
}

function below(number: number): Boxes {
	return (1n << BigInt(number)) - 1n;
}
