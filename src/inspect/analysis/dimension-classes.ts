// The values of one dimension, grouped by the boxes whose conditions they meet.
import {getOrInsertComputed} from '../evaluate/get-or-insert-computed.js';
import {type Bits, bitsOf, NO_BITS} from './bits.js';
import type {Budget} from './budget.js';
import {InternedSets} from './interned-sets.js';
import {rangeClasses} from './range-classes.js';
import type {CodeDimension, Dimension, NumberedCondition, ValueClass} from './section.js';

export interface DimensionClasses {
	readonly attribute: string;
	/** The boxes that a value matches if no filter names it. */
	readonly free: Bits;
	/** The boxes with a condition on this attribute. */
	readonly constrained: Bits;
	readonly classes: readonly ValueClass[];
}

/**
 * Groups the values of a dimension.
 *
 * @param always - the numbers of the boxes without a condition on it
 * @param keepsEachValue - gives each named value its own class
 */
export function classesOfDimension(
	dimension: Dimension,
	conditions: readonly NumberedCondition[],
	always: readonly number[],
	budget: Budget,
	keepsEachValue = false,
): DimensionClasses {
	const outside = conditions.filter(({condition}) => 'isOutside' in condition && condition.isOutside);
	return {
		attribute: dimension.attribute,
		free: bitsOf([...always, ...outside.map(({box}) => box)]),
		constrained: bitsOf(conditions.map(({box}) => box)),
		classes:
			'stem' in dimension
				? codeClasses(dimension, conditions, budget, keepsEachValue)
				: rangeClasses(dimension, conditions, budget),
	};
}

/** The one class of a dimension on which no box has a condition. */
export function onlyClassOf(dimension: Dimension): ValueClass {
	if ('first' in dimension) return {value: dimension.write(dimension.first), isUnnamed: true, toggled: NO_BITS};
	const [value = dimension.stem] = dimension.closed ?? [];
	return {value, isUnnamed: dimension.closed === undefined, toggled: NO_BITS};
}

function codeClasses(
	{closed, stem}: CodeDimension,
	conditions: readonly NumberedCondition[],
	budget: Budget,
	keepsEachValue: boolean,
): readonly ValueClass[] {
	const boxes = new Map<string, number[]>();
	for (const {box, condition} of conditions) {
		if (!('codes' in condition)) continue;
		for (const code of condition.codes) getOrInsertComputed(boxes, code, () => []).push(box);
	}
	const named = closed === undefined ? [...boxes.keys()] : closed.filter(code => boxes.has(code));
	const rest = closed === undefined ? unnamedCode(stem, boxes) : closed.find(code => !boxes.has(code));
	const values = named.map(value => ({value, isUnnamed: false, toggled: bitsOf(boxes.get(value) ?? [])}));
	// The class of what no filter names comes first, so that it represents all values that do not matter.
	if (rest !== undefined) values.unshift({value: rest, isUnnamed: closed === undefined, toggled: NO_BITS});
	if (keepsEachValue) return values;
	const sets = new InternedSets(budget);
	return values.filter(({toggled}) => sets.add(toggled));
}

/** The stem, followed by a number if needed to make it differ from every named code. */
function unnamedCode(stem: string, named: {has(code: string): boolean}): string {
	for (let number = 1; ; number += 1) {
		const code = number === 1 ? stem : `${stem}${number}`;
		if (!named.has(code)) return code;
	}
}
