// Converts one filter to boxes, one for each way in which an instrument can match it.

import type {Readings} from '../../account/readings.js';
import {complement, type IntervalSet, intersection} from '../../utils/interval-sets.js';
import type {Attribute, Dimension} from '../evaluate/attribute.js';
import type {Criterion, FilterRow} from '../evaluate/filter-row.js';
import {effectOf, namedBy} from '../evaluate/filter-row.js';
import type {Box} from './section.js';

/** A filter and the subject that it belongs to. */
export interface OwnedRow {
	/** The number of the subject. */
	readonly owner: number;
	/** Distinguishes the lists of one subject for the same section; only one of them counts. */
	readonly place: number;
	readonly row: FilterRow;
	/** The readings of the subject's account. */
	readonly readings: Readings;
}

/** One way to match a filter. */
type Way = Pick<Box, 'conditions' | 'sides'>;

/**
 * The boxes of one filter: a box for each side of each list that has two.
 *
 * An instrument outside a list does not match the filter, unless the list is one of exceptions: then it matches the filter
 * inside and outside the list, with different effects.
 *
 * @param fixed - attributes that have one value in the whole section
 */
export function boxesOf(
	{owner, place, row, readings}: OwnedRow,
	dimensions: readonly Dimension[],
	fixed: ReadonlyMap<string, string>,
): readonly Box[] {
	const {pointer, enable, at: order} = row;
	const {emptyList} = readings;
	const dimensionOf = ({name}: Attribute) => dimensions.find(one => one.attribute === name) as Dimension; // each has one
	const asked = row.flagged.filter(one => one.enable);
	const selecting = [...row.required, ...asked];
	if (emptyList === 'matches-nothing' && selecting.some(isEmpty)) return [];
	let ways: readonly Way[] = [{conditions: [], sides: []}];
	for (const {attribute, list} of selecting.filter(one => !isEmpty(one))) {
		const value = fixed.get(attribute.name);
		ways = ways.flatMap(way => {
			if (value !== undefined) return list.includes(value) ? [way] : [];
			return divided(attribute.formsOf(list), dimensionOf(attribute), [way], []);
		});
	}
	for (const {attribute, list} of row.flagged.filter(one => !one.enable && !isEmpty(one))) {
		ways = ways.flatMap(way => {
			const withSide = (side: boolean) => [{...way, sides: [...way.sides, side]}];
			return divided(attribute.formsOf(list), dimensionOf(attribute), withSide(true), withSide(false));
		});
	}
	const hasEmpty = row.hasEmptyList && emptyList !== 'ignored';
	const isAsked = asked.some(one => !isEmpty(one));
	const flags = row.flagged.map(one => [one.enable, isEmpty(one)]);
	return ways.map(({conditions, sides}) => {
		const family = JSON.stringify([owner, place, enable, hasEmpty, flags, sides]);
		const box = {family, owner, enable, order, pointer, conditions, sides};
		if (hasEmpty) return {...box, isCertain: false};
		const answers = sides.map(isInside => (isInside ? 'yes' : 'no'));
		const named = namedBy(answers, readings);
		const effect = named && effectOf(enable, named === 'yes', isAsked, sides.length > 0, readings);
		return {...box, isCertain: true, effect};
	});
}

function isEmpty({list}: Criterion): boolean {
	return list.length === 0;
}

/** Divides the ways into those inside the list and those outside it. */
function divided(
	list: readonly string[],
	{attribute, setOf, first, last}: Dimension,
	inside: readonly Way[],
	outside: readonly Way[],
): readonly Way[] {
	if (list.length === 0) return outside;
	const set = setOf(list);
	return [...narrowed(inside, attribute, set), ...narrowed(outside, attribute, complement(set, first, last))];
}

/** Adds a condition to each way, and leaves out the ways that then match nothing. */
function narrowed(ways: readonly Way[], attribute: string, set: IntervalSet): readonly Way[] {
	return ways.flatMap(way => {
		const before = way.conditions.find(one => one.attribute === attribute);
		const intervals = before === undefined ? set : intersection(before.intervals, set);
		if (intervals.length === 0) return [];
		return [{...way, conditions: [...way.conditions.filter(one => one !== before), {attribute, intervals}]}];
	});
}
