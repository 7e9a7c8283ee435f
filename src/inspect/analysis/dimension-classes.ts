// The values of one dimension, grouped by the boxes whose conditions they meet.
import {distinct, type Held, heldCodes, heldNumbers, setOf} from '../evaluate/value-classes.js';
import type {Budget} from './budget.js';
import {type Boxes, NO_BOX} from './numbered-boxes.js';
import type {Dimension, NumberedCondition, ValueClass} from './section.js';

export interface DimensionClasses {
	readonly attribute: string;
	/** The boxes that a value matches if no filter names it. */
	readonly free: Boxes;
	/** The boxes with a condition on this attribute. */
	readonly constrained: Boxes;
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
	const held = heldValues(dimension, conditions);
	budget.spend(held.length);
	const classes = (keepsEachValue ? held : distinct(held)).map(({value, lists}) => ({
		value,
		isUnnamed: lists === NO_BOX && !('closed' in dimension && dimension.closed !== undefined),
		toggled: lists,
	}));
	return {
		attribute: dimension.attribute,
		free: setOf([...always, ...outside.map(({box}) => box)]),
		constrained: setOf(conditions.map(({box}) => box)),
		// The class of what no filter names comes first, so that it represents all values that do not matter.
		classes: classes.sort((one, other) => Number(other.isUnnamed) - Number(one.isUnnamed)),
	};
}

/** The one class of a dimension on which no box has a condition. */
export function onlyClassOf(dimension: Dimension): ValueClass {
	if ('first' in dimension) return {value: dimension.write(dimension.first), isUnnamed: true, toggled: NO_BOX};
	const [value = dimension.stem] = dimension.closed ?? [];
	return {value, isUnnamed: dimension.closed === undefined, toggled: NO_BOX};
}

function heldValues(dimension: Dimension, conditions: readonly NumberedCondition[]): readonly Held<string | number>[] {
	if ('stem' in dimension) {
		const lists = conditions.flatMap(({box, condition}) =>
			'codes' in condition ? [[box, condition.codes] as const] : [],
		);
		return heldCodes(lists, dimension.closed, dimension.stem);
	}
	const lists = conditions.flatMap(({box, condition}) =>
		'intervals' in condition ? [[box, condition.intervals] as const] : [],
	);
	const {first, last, write} = dimension;
	return heldNumbers(lists, first, last).map(({value, lists}) => ({value: write(value), lists}));
}
