// Whether one box lies within another, whether two have an instrument in common, and a quick search for one that is in a box alone.
import {coverOf, includes, overlap} from '../../utils/interval-sets.js';
import type {End} from '../../utils/intervals.js';
import type {CodeCondition, Condition, Dimension} from '../evaluate/attribute.js';
import type {Budget} from './budget.js';
import type {Box, Section} from './section.js';

/** True if every instrument of `inner` is one of `outer`. */
export function contains(outer: Box, inner: Box): boolean {
	return outer.conditions.every(condition => {
		const other = conditionOn(inner, condition.attribute);
		return other !== undefined && isWithinCondition(other, condition);
	});
}

/** True if some instrument of the section matches both. In an open vocabulary, there is always a code that neither names. */
export function meet(one: Box, other: Box, section: Section): boolean {
	return one.conditions.every(condition => {
		const against = conditionOn(other, condition.attribute);
		return against === undefined || shareValue(condition, against, section);
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
		return own !== undefined && !('codes' in own && own.isOutside);
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
	if ('intervals' in inner) return 'intervals' in outer && includes(outer.intervals, inner.intervals);
	if (!inner.isOutside)
		return 'codes' in outer && every(inner.codes, code => outer.codes.has(code) !== outer.isOutside);
	return 'codes' in outer && outer.isOutside && every(outer.codes, code => inner.codes.has(code));
}

function shareValue(one: Condition, other: Condition, section: Section): boolean {
	if ('intervals' in one) return 'intervals' in other && overlap(one.intervals, other.intervals);
	return 'codes' in other && shareCode(one, other, section);
}

function shareCode(one: CodeCondition, other: CodeCondition, {dimensions}: Section): boolean {
	const isApart = (code: string) => one.codes.has(code) === one.isOutside || other.codes.has(code) === other.isOutside;
	if (!one.isOutside || !other.isOutside) return !every(one.isOutside ? other.codes : one.codes, isApart);
	return !dimensions.some(({attribute, closed}) => attribute === one.attribute && closed?.every(isApart));
}

function every(codes: Iterable<string>, test: (code: string) => boolean): boolean {
	for (const code of codes) if (!test(code)) return false;
	return true;
}

/** Chooses for each attribute the value that the fewest of the others match. True if the resulting instrument is in none of them. */
export function uncoveredPoint(section: Section, box: Box, others: readonly Box[], budget: Budget): boolean {
	let left = others;
	for (const dimension of section.dimensions) {
		let fewest = left;
		for (const value of valuesOf(dimension, conditionOn(box, dimension.attribute))) {
			budget.spend(left.length);
			const matching = left.filter(other => admits(conditionOn(other, dimension.attribute), value));
			if (matching.length < fewest.length) fewest = matching;
			if (fewest.length === 0) return true;
		}
		left = fewest;
	}
	return left.length === 0;
}

/** A code that no filter names. */
const UNNAMED = Symbol('unnamed');
type Value = string | End | typeof UNNAMED;

function* valuesOf(dimension: Dimension, condition: Condition | undefined): Iterable<Value> {
	if ('first' in dimension) {
		const intervals =
			condition !== undefined && 'intervals' in condition
				? condition.intervals
				: [{from: dimension.first, to: dimension.last}];
		for (const {from, to} of intervals) yield* [from, to];
		return;
	}
	if (condition !== undefined && 'codes' in condition && !condition.isOutside) yield* condition.codes;
	else if (dimension.closed === undefined) yield UNNAMED;
	else for (const code of dimension.closed) if (admits(condition, code)) yield code;
}

/** The value is one of the attribute that the condition is about. */
function admits(condition: Condition | undefined, value: Value): boolean {
	if (condition === undefined) return true;
	if ('intervals' in condition) {
		const number = value as End;
		return coverOf(condition.intervals, {from: number, to: number}) === 'all';
	}
	const codes: ReadonlySet<Value> = condition.codes;
	return codes.has(value) !== condition.isOutside;
}
