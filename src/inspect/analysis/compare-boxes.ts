// Compares boxes: whether one contains another, and whether two have an instrument in common.
import {includes, overlap} from '../../utils/interval-sets.js';
import {type Condition, UNNAMED} from '../evaluate/attribute.js';
import type {Box, Section} from './section.js';

/** True if every instrument of `inner` is one of `outer`. */
export function contains(outer: Box, inner: Box): boolean {
	return outer.conditions.every(condition => {
		const other = conditionOn(inner, condition.attribute);
		return other !== undefined && includes(condition.intervals, other.intervals);
	});
}

/** True if some instrument matches both. */
export function meet(one: Box, other: Box): boolean {
	return one.conditions.every(condition => {
		const against = conditionOn(other, condition.attribute);
		return against === undefined || overlap(condition.intervals, against.intervals);
	});
}

/** The most boxes for which {@link boxesAround} filters the others. */
const MOST_SEARCHED = 20;

/**
 * The boxes of a section without those that cannot affect the instruments of `some`: the boxes that match none of them and name
 * only attributes that each of `some` restricts to named values. If `some` has many boxes, all boxes of the section. (The
 * values that no filter names stay the same.)
 */
export function boxesAround(some: readonly Box[], section: Section): readonly Box[] {
	if (some.length > MOST_SEARCHED) return section.boxes;
	return section.boxes.filter(box => some.some(one => !restrictsAll(one, box) || meet(one, box)));
}

/** True if `one` restricts each attribute on which `other` has a condition to named values. */
function restrictsAll(one: Box, other: Box): boolean {
	return other.conditions.every(({attribute}) => {
		const own = conditionOn(one, attribute);
		return own !== undefined && !admitsUnnamed(own);
	});
}

export function conditionOn({conditions}: Box, attribute: string): Condition | undefined {
	return conditions.find(condition => condition.attribute === attribute);
}

/** The number of value ranges in the conditions. */
export function sizeOfBox({conditions}: Box): number {
	return conditions.reduce((size, one) => size + one.intervals.length, 0);
}

/** True if codes that no filter names meet the condition. */
function admitsUnnamed({intervals: [first]}: Condition): boolean {
	return first?.from === UNNAMED; // no other number is below 0
}

/** True if the box may contain instruments with a code that no filter names, wherever there are such codes. */
export function isBroad({conditions}: Box, {dimensions}: Section): boolean {
	const isOpen = (name: string) => dimensions.some(({attribute, first}) => attribute === name && first === UNNAMED);
	return conditions.every(one => admitsUnnamed(one) || !isOpen(one.attribute));
}
