// The values of one dimension, grouped by the boxes whose conditions they meet.
import {joinIntervals} from '../../utils/interval-sets.js';
import type {End, Interval} from '../../utils/intervals.js';
import type {Condition, Dimension} from '../evaluate/attribute.js';
import {groupHeld, type Held, heldCodes, heldNumbers, setOf} from '../evaluate/value-classes.js';
import {type Boxes, NO_BOX} from './numbered-boxes.js';
import type {Box} from './section.js';

/** One class of values. It matches the boxes that an unnamed value matches, except that those in `toggled` are reversed. */
export interface ValueClass {
	readonly value: string | number | boolean;
	/** True if no filter names the value; a code is then invented. */
	readonly isUnnamed: boolean;
	readonly toggled: Boxes;
	/** Its codes, or ranges of numbers. */
	readonly held: readonly Held<End | string>[];
}

export interface DimensionClasses {
	readonly dimension: Dimension;
	/** The boxes that a value matches if no filter names it. */
	readonly free: Boxes;
	/** The boxes with a condition on this attribute. */
	readonly constrained: Boxes;
	readonly classes: readonly ValueClass[];
}

/**
 * Groups the values of a dimension.
 *
 * @param boxes - the boxes of the section with their numbers
 * @param marks - further numbers, without a condition
 * @param keepsEachValue - gives each named value its own class
 */
export function classesOfDimension(
	dimension: Dimension,
	boxes: Iterable<readonly [Box, number]>,
	marks: Boxes,
	keepsEachValue = false,
): DimensionClasses {
	const [free, constrained]: [number[], number[]] = [[], []];
	const conditions: (readonly [number, Condition])[] = [];
	for (const [box, number] of boxes) {
		const condition = box.conditions.find(({attribute}) => attribute === dimension.attribute);
		if (condition === undefined || ('codes' in condition && condition.isOutside)) free.push(number);
		if (condition === undefined) continue;
		constrained.push(number);
		conditions.push([number, condition]);
	}
	const held = heldValues(dimension, conditions);
	const isOpen = 'first' in dimension || dimension.closed === undefined;
	const classes = groupHeld(held, keepsEachValue).map((group): ValueClass => {
		const [{value, lists: toggled}] = group;
		const isUnnamed = isOpen && toggled === NO_BOX;
		return {
			value: 'first' in dimension ? dimension.write(value as End) : String(value),
			isUnnamed,
			toggled,
			held: group,
		}; // numbers there
	});
	return {
		dimension,
		free: setOf(free) | marks,
		constrained: setOf(constrained),
		// The class of what no filter names comes first, so that it represents all values that do not matter.
		classes: classes.sort((one, other) => Number(other.isUnnamed) - Number(one.isUnnamed)),
	};
}

/** The boxes of a set that match a value, too. */
export function matching(boxes: Boxes, {free}: DimensionClasses, {toggled}: ValueClass): Boxes {
	return (boxes & free) ^ (boxes & toggled);
}

/** The values of classes that lists name, ranges joined where they touch; of a closed vocabulary also those that none of them names. */
export function namedValues(dimension: Dimension, classes: readonly ValueClass[]): readonly string[] {
	if ('first' in dimension) {
		const named = classes.filter(({isUnnamed}) => !isUnnamed).flatMap(({held}) => held);
		return intervalsOf(named).map(({from, to}) => `${dimension.write(from)}::${dimension.write(to)}`);
	}
	const codes = classes.flatMap(({held}) => held.map(({value}) => String(value)));
	if (dimension.closed !== undefined) return codes;
	const named = dimension.named();
	return codes.filter(code => named.has(code));
}

/** Numbers as intervals in ascending order, joined where they touch. */
export function intervalsOf(held: readonly Held<End | string>[]): readonly Interval<End>[] {
	return joinIntervals(held.map(({value, last = value}) => ({from: value, to: last}) as Interval<End>)); // numbers
}

/** The same result for every call. */
export function once<Result>(make: () => Result): () => Result {
	let made: {readonly result: Result} | undefined;
	return () => {
		made ??= {result: make()};
		return made.result;
	};
}

function heldValues(
	dimension: Dimension,
	conditions: readonly (readonly [box: number, condition: Condition])[],
): readonly Held<End | string>[] {
	if ('stem' in dimension) {
		const lists = conditions.flatMap(([box, one]) => ('codes' in one ? [[box, one.codes] as const] : []));
		return heldCodes(lists, dimension.closed, dimension.stem);
	}
	const lists = conditions.flatMap(([box, one]) => ('intervals' in one ? [[box, one.intervals] as const] : []));
	return heldNumbers(lists, dimension.first, dimension.last);
}
