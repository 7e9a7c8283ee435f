// A quick search for an instrument that is in a box and in none of the others; for most filters it finds one.
import {type End, isWithin} from '../../utils/intervals.js';
import type {Budget} from './budget.js';
import {conditionOn} from './compare-boxes.js';
import type {Box, Condition, Dimension, Section} from './section.js';

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
	if ('intervals' in condition) return isWithin(condition.intervals, value as End);
	const codes: ReadonlySet<Value> = condition.codes;
	return codes.has(value) !== condition.isOutside;
}
