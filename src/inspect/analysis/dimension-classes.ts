// The values of one dimension, grouped by the boxes whose conditions they meet.
import {groupBy} from '../../utils/group-by.js';
import {type IntervalSet, joinIntervals} from '../../utils/interval-sets.js';
import {type Dimension, UNNAMED} from '../evaluate/attribute.js';
import {type Held, heldNumbers, setOf} from '../evaluate/value-classes.js';
import {conditionOn} from './compare-boxes.js';
import {type Boxes, NO_BOX} from './numbered-boxes.js';
import type {Box} from './section.js';

/** One class of values. */
export interface ValueClass {
	readonly value: string | number | boolean;
	/** True if no filter names the value; a code is then invented. */
	readonly isUnnamed: boolean;
	/** The boxes that have a condition which the value meets. */
	readonly boxes: Boxes;
	/** The numbers of its values; each code has its own entry. */
	readonly held: readonly Held[];
}

export interface DimensionClasses {
	readonly dimension: Dimension;
	/** The boxes without a condition on this attribute. */
	readonly free: Boxes;
	/** The boxes with a condition on this attribute. */
	readonly constrained: Boxes;
	readonly classes: readonly ValueClass[];
}

/**
 * Groups the values of a dimension.
 *
 * @param boxes - the boxes of the section with their numbers
 * @param marks - further box numbers, which have no condition
 */
export function classesOfDimension(
	dimension: Dimension,
	boxes: Iterable<readonly [Box, number]>,
	marks: Boxes,
): DimensionClasses {
	const free: number[] = [];
	const conditions: (readonly [box: number, numbers: IntervalSet])[] = [];
	for (const [box, number] of boxes) {
		const condition = conditionOn(box, dimension.attribute);
		if (condition === undefined) free.push(number);
		else conditions.push([number, condition.intervals]);
	}
	const {first, last, codes, write} = dimension;
	const held = heldNumbers(conditions, first, last);
	const hasUnnamed = first === UNNAMED;
	/** The boxes that match a value that no filter names. */
	const rest = hasUnnamed ? (held[0]?.lists ?? NO_BOX) : NO_BOX;
	const values = codes === undefined ? held : eachCode(held, codes.length);
	const classes = groupBy(values, ({lists}) => lists.toString(32)).map((group): ValueClass => {
		const [{from, lists}] = group;
		const isUnnamed = (codes === undefined || hasUnnamed) && lists === rest;
		return {value: write(from), isUnnamed, boxes: lists, held: group};
	});
	return {
		dimension,
		free: setOf(free) | marks,
		constrained: setOf(conditions.map(([box]) => box)),
		// The class of values that no filter names comes first, so that it represents all values that make no difference.
		classes: classes.sort((one, other) => Number(other.isUnnamed) - Number(one.isUnnamed)),
	};
}

/** One entry for each code, without the numbers after the last code. */
function eachCode(held: readonly Held[], count: number): readonly Held[] {
	return held.flatMap(({from, to, lists}) => {
		const length = Math.max(Math.min(Number(to) + 1, count) - Number(from), 0);
		return Array.from({length}, (_, at) => ({from: Number(from) + at, to: Number(from) + at, lists}));
	});
}

/** The boxes of a set that also match a value. */
export function matching(boxes: Boxes, {free}: DimensionClasses, value: ValueClass): Boxes {
	return (boxes & free) | (boxes & value.boxes);
}

/** The values of the classes that some list names; in a closed vocabulary, also the values that no list names. */
export function namedValues(dimension: Dimension, classes: readonly ValueClass[]): readonly string[] {
	return namesIn(
		dimension,
		classes.filter(({isUnnamed}) => !isUnnamed).flatMap(({held}) => held),
	);
}

/** The values with these numbers: codes by name, others as ranges; adjacent ranges are joined. */
export function namesIn({codes, named = 0, write}: Dimension, intervals: IntervalSet): readonly string[] {
	if (codes === undefined) return joinIntervals(intervals).map(({from, to}) => `${write(from)}::${write(to)}`);
	return intervals.flatMap(({from, to}) => codes.slice(Math.max(Number(from), 0), Math.min(Number(to) + 1, named)));
}
