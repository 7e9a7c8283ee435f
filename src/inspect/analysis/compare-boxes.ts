// Whether one box lies within another, and whether two have an instrument in common.
import {includes, overlap} from '../../values/interval-sets.js';
import type {Box, Condition, Section} from './section.js';

/** True if every instrument of `inner` is one of `outer`. */
export function contains(outer: Box, inner: Box): boolean {
	return outer.conditions.every(condition => {
		const other = conditionOn(inner, condition.attribute);
		return other !== undefined && isWithinCondition(other, condition);
	});
}

/** True if some instrument of the section matches both. In an open vocabulary, there is always a code that neither names. */
export function meet(one: Box, other: Box, {dimensions}: Section): boolean {
	return one.conditions.every(condition => {
		const {attribute} = condition;
		const against = conditionOn(other, attribute);
		if (against === undefined) return true;
		return shareValue(condition, against, () => {
			const dimension = dimensions.find(one => one.attribute === attribute);
			return dimension && 'closed' in dimension ? dimension.closed : undefined;
		});
	});
}

/** The most boxes whose surroundings are searched. */
const MOST_SEARCHED = 20;

/**
 * The boxes without those that cannot matter to the instruments of `some`, if these are few: boxes that match none of them and
 * name only attributes that all of `some` restrict to values. (The values that no filter names stay the same.)
 */
export function boxesAround(some: readonly Box[], section: Section): readonly Box[] {
	if (some.length > MOST_SEARCHED) return section.boxes;
	return section.boxes.filter(box => some.some(one => !restrictsAll(one, box) || meet(one, box, section)));
}

/** True if `one` restricts to values each attribute on which `other` has a condition. */
function restrictsAll(one: Box, other: Box): boolean {
	return other.conditions.every(({attribute}) => {
		const own = conditionOn(one, attribute);
		return own !== undefined && ('intervals' in own || !own.isOutside);
	});
}

export function conditionOn({conditions}: Box, attribute: string): Condition | undefined {
	return conditions.find(condition => condition.attribute === attribute);
}

/** How many values and ranges the conditions contain. */
export function sizeOfBox({conditions}: Box): number {
	return conditions.reduce((size, one) => size + ('codes' in one ? one.codes.size : one.intervals.length), 0);
}

function isWithinCondition(inner: Condition, outer: Condition): boolean {
	if ('intervals' in inner && 'intervals' in outer) return includes(outer.intervals, inner.intervals);
	if (!('codes' in inner && 'codes' in outer)) return false;
	if (inner.isOutside) return outer.isOutside && every(outer.codes, code => inner.codes.has(code));
	return every(inner.codes, code => outer.codes.has(code) !== outer.isOutside);
}

function shareValue(one: Condition, other: Condition, closed: () => readonly string[] | undefined): boolean {
	if ('intervals' in one) return 'intervals' in other && overlap(one.intervals, other.intervals);
	if ('intervals' in other) return false;
	const isApart = (code: string) => one.codes.has(code) === one.isOutside || other.codes.has(code) === other.isOutside;
	if (one.isOutside && other.isOutside) return !(closed()?.every(isApart) ?? false);
	return !every(one.isOutside ? other.codes : one.codes, isApart);
}

function every(codes: Iterable<string>, test: (code: string) => boolean): boolean {
	for (const code of codes) if (!test(code)) return false;
	return true;
}
