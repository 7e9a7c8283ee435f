// Numbers the boxes of a section, so that a set of boxes is one bigint: bit `n` stands for box `n`.
import {setOf} from '../evaluate/value-classes.js';
import type {Box, Section} from './section.js';

/**
 * Which matching boxes of a family are distinguished: each (`every`), only the first (`first`), the first and the last
 * (`ends`), or none, as it matters only whether any box matches (`any`).
 */
export type Distinction = 'every' | 'first' | 'ends' | 'any';

/** One distinction for all boxes, or that of each. */
export type DistinctionOf = Distinction | ((box: Box) => Distinction);

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
	/** Under distinction `any`, a bit below those of each family: "some box of this family is certain to match". */
	readonly marks: Boxes;
	/** The boxes of which one has to match, if only such classes are asked for. */
	readonly wanted: Boxes | undefined;
}

/** Family by family, and within a family in the order of the filters. */
export function numberBoxes({boxes, matchedBy}: Section, distinctionOf: DistinctionOf): NumberedBoxes {
	const distinctionIn = (box: Box) => (typeof distinctionOf === 'string' ? distinctionOf : distinctionOf(box));
	const byFamily = new Map<string, [Box, ...Box[]]>();
	for (const box of boxes) {
		// A mark stands either for boxes that are asked for, or for others.
		const key = matchedBy && distinctionIn(box) === 'any' ? `${box.family}, ${matchedBy(box)}` : box.family;
		const family = byFamily.get(key);
		if (family === undefined) byFamily.set(key, [box]);
		else family.push(box);
	}
	const numberOf = new Map<Box, number>();
	const boxAt: Box[] = [];
	const [marks, wanted]: [number[], number[]] = [[], []];
	const families = Array.from(byFamily.values(), (members): Family => {
		const distinction = distinctionIn(members[0]);
		const start = boxAt.length;
		const add = (box: Box) => {
			const number = boxAt.push(box) - 1;
			if (matchedBy?.(box)) wanted.push(number);
			return number;
		};
		if (distinction === 'any') marks.push(add(members[0]));
		for (const box of members.sort((one, other) => one.order - other.order)) numberOf.set(box, add(box));
		return {boxes: below(boxAt.length) & ~below(start), distinction};
	});
	return {
		numberOf,
		boxAt,
		families: families.filter(({distinction}) => distinction !== 'every'),
		marks: setOf(marks),
		wanted: matchedBy && setOf(wanted),
	};
}

/** The boxes of a set, in the order of their numbers. */
export function boxesIn(set: Boxes, {boxAt}: NumberedBoxes): readonly Box[] {
	return [...set.toString(2)].reverse().flatMap((bit, number) => (bit === '1' ? (boxAt[number] ?? []) : []));
}

/**
 * Removes the boxes that can no longer matter: the first box of a family that matches decides for it, so those behind one that
 * is `certain` to match do not.
 */
export function pruned(set: Boxes, certain: Boxes, {families}: NumberedBoxes): Boxes {
	if ((set & certain) === NO_BOX) return set;
	return families.reduce((left, {boxes, distinction}) => {
		const sure = set & boxes & certain;
		if (sure === NO_BOX) return left;
		const first = sure & -sure;
		if (distinction === 'any') return (left & ~boxes) | (boxes & -boxes);
		const upToFirst = (first << 1n) - 1n;
		const fromLast = distinction === 'ends' ? ~below(sure.toString(2).length - 1) : NO_BOX;
		return left & (~boxes | upToFirst | fromLast);
	}, set);
}

function below(number: number): Boxes {
	return (1n << BigInt(number)) - 1n;
}
