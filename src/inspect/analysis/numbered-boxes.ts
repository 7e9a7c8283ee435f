// Numbers the boxes of a section, so that a set of boxes is one bigint: bit `n` stands for box `n`.
import {groupBy} from '../../utils/group-by.js';
import {setOf} from '../evaluate/value-classes.js';
import type {Box, Section} from './section.js';

/**
 * Which matching boxes of a family are distinguished: each (`every`), only the first (`first`), the first and the last
 * (`ends`), or none, as it matters only whether any box matches (`any`).
 */
export type Distinction = 'every' | 'first' | 'ends' | 'any';

/** One distinction for all boxes, or one for each box. */
export type DistinctionOf = Distinction | ((box: Box, section: Section) => Distinction);

/** A set of boxes. */
export type Boxes = bigint;
export const NO_BOX: Boxes = 0n;

interface Family {
	readonly boxes: Boxes;
	readonly distinction: Distinction;
}

export interface NumberedBoxes {
	readonly numberOf: ReadonlyMap<Box, number>;
	readonly boxAt: readonly Box[];
	readonly families: readonly Family[];
	/** Under the distinction `any`, a bit of each family, below those of its boxes: "some box of this family certainly matches". */
	readonly marks: Boxes;
}

/** Orders boxes by family, and within a family by the order of the filters. */
export function numberBoxes(section: Section, distinctionOf: DistinctionOf): NumberedBoxes {
	const numberOf = new Map<Box, number>();
	const boxAt: Box[] = [];
	const marks: number[] = [];
	const families = groupBy(section.boxes, ({family}) => family).map((members): Family => {
		const [first] = members;
		const distinction = typeof distinctionOf === 'string' ? distinctionOf : distinctionOf(first, section);
		const start = boxAt.length;
		if (distinction === 'any') marks.push(boxAt.push(first) - 1);
		for (const box of members.sort((one, other) => one.order - other.order)) numberOf.set(box, boxAt.push(box) - 1);
		return {boxes: below(boxAt.length) & ~below(start), distinction};
	});
	return {numberOf, boxAt, families: families.filter(({distinction}) => distinction !== 'every'), marks: setOf(marks)};
}

/** The boxes of a set, in the order of their numbers. */
export function boxesIn(set: Boxes, {boxAt}: NumberedBoxes): readonly Box[] {
	return [...set.toString(2)].reverse().flatMap((bit, number) => (bit === '1' ? (boxAt[number] ?? []) : []));
}

/**
 * Removes the boxes that can no longer matter: the first matching box decides for its family, so the boxes after one that is
 * `certain` to match do not matter.
 *
 * Of a family with the boxes 3 to 8, of which 5 and 7 are certain to match, it keeps:
 *
 * - `first`: 3 to 5, since one of them decides
 * - `ends`: also 7 and 8, since one of them is the last match
 * - `any`: only the lowest bit of the family, which marks it
 */
export function pruned(set: Boxes, certain: Boxes, {families}: NumberedBoxes): Boxes {
	const matching = set & certain;
	if (matching === NO_BOX) return set;
	return families.reduce((left, {boxes, distinction}) => {
		const sure = matching & boxes;
		if (sure === NO_BOX) return left;
		const others = left & ~boxes;
		if (distinction === 'any') return others | lowestIn(boxes);
		const upToFirst = (lowestIn(sure) << 1n) - 1n;
		const fromLast = distinction === 'ends' ? ~below(highestNumberIn(sure)) : NO_BOX;
		return others | (left & boxes & (upToFirst | fromLast));
	}, set);
}

/** The set that contains only the lowest box: `-set` has no other bit in common with `set`. */
function lowestIn(set: Boxes): Boxes {
	return set & -set;
}

function highestNumberIn(set: Boxes): number {
	return set.toString(2).length - 1;
}

/** Every number below this one. */
function below(number: number): Boxes {
	return (1n << BigInt(number)) - 1n;
}
