// The values of one dimension, grouped by the boxes whose conditions they meet.
import {joinIntervals} from '../../values/interval-sets.js';
import type {End, Interval} from '../../values/intervals.js';
import {groupHeld, type Held, heldCodes, heldNumbers, setOf} from '../evaluate/value-classes.js';
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
	const groups = keepsEachValue ? held.map(one => [one] as const) : groupHeld(held);
	const classes = groups.map(
		(group): ValueClass => ({
			value: 'first' in dimension ? dimension.write(group[0].value as End) : String(group[0].value), // numbers there
			isUnnamed: group[0].lists === NO_BOX && !('closed' in dimension && dimension.closed !== undefined),
			toggled: group[0].lists,
			members: once(() => membersOf(dimension, group, held)),
		}),
	);
	return {
		attribute: dimension.attribute,
		free: setOf([...always, ...outside.map(({box}) => box)]),
		constrained: setOf(conditions.map(({box}) => box)),
		// The class of what no filter names comes first, so that it represents all values that do not matter.
		classes: classes.sort((one, other) => Number(other.isUnnamed) - Number(one.isUnnamed)),
	};
}

/** The same result for every call. */
export function once<Result>(make: () => Result): () => Result {
	let made: {readonly result: Result} | undefined;
	return () => {
		made ??= {result: make()};
		return made.result;
	};
}

/** The one class of a dimension on which no box has a condition. */
export function onlyClassOf(dimension: Dimension): ValueClass {
	const members = () => ('closed' in dimension ? (dimension.closed ?? []) : []);
	if ('first' in dimension) return {value: dimension.write(dimension.first), isUnnamed: true, toggled: NO_BOX, members};
	const [value = dimension.stem] = dimension.closed ?? [];
	return {value, isUnnamed: dimension.closed === undefined, toggled: NO_BOX, members};
}

/** The values of a class that lists name; of a closed vocabulary also those that none of them names. */
function membersOf(dimension: Dimension, group: Group, all: readonly Held<End | string>[]): readonly string[] {
	const isRest = group[0].lists === NO_BOX;
	if ('first' in dimension) {
		if (isRest) return [];
		const intervals = group.map(({value, last}) => ({from: value, to: last ?? value}) as Interval<End>); // numbers
		return joinIntervals(intervals).map(({from, to}) => `${dimension.write(from)}::${dimension.write(to)}`);
	}
	const values = group.map(({value}) => String(value));
	if (dimension.closed === undefined) {
		const named = dimension.named();
		return values.filter(value => named.has(value));
	}
	if (!isRest) return values;
	const listed = new Set(all.filter(({lists}) => lists !== NO_BOX).map(({value}) => value));
	return dimension.closed.filter(value => !listed.has(value));
}

type Group = readonly [Held<End | string>, ...Held<End | string>[]];

function heldValues(dimension: Dimension, conditions: readonly NumberedCondition[]): readonly Held<End | string>[] {
	if ('stem' in dimension) {
		const lists = conditions.flatMap(({box, condition}) =>
			'codes' in condition ? [[box, condition.codes] as const] : [],
		);
		return heldCodes(lists, dimension.closed, dimension.stem);
	}
	const lists = conditions.flatMap(({box, condition}) =>
		'intervals' in condition ? [[box, condition.intervals] as const] : [],
	);
	return heldNumbers(lists, dimension.first, dimension.last);
}
