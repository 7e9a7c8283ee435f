// Merges boxes of one family that differ in one condition, if it does not matter which of them matches.

import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import {groupBy} from '../../utils/group-by.js';
import {joinIntervals} from '../../utils/interval-sets.js';
import type {Condition} from '../evaluate/attribute.js';
import {conditionOn} from './compare-boxes.js';
import type {Box, Section} from './section.js';

/** Merges boxes of a section. A merged box has no place in the input, but each family still matches the same instruments. */
export function withMergedBoxes({matchedBy: _, ...section}: Section): Section {
	const boxes = section.dimensions.reduce((left, {attribute}) => mergedAlong(attribute, left), section.boxes);
	return {...section, boxes};
}

function mergedAlong(attribute: string, boxes: readonly Box[]): readonly Box[] {
	const keyOf = (box: Box) =>
		JSON.stringify([box.family, conditionOn(box, attribute) !== undefined, writtenConditions(box, attribute)]);
	return groupBy(boxes, keyOf).map(group => {
		const [first] = group;
		if (group.length === 1) return first;
		const conditions = first.conditions.map(one => {
			if (one.attribute !== attribute) return one;
			return {attribute, intervals: joinIntervals(group.flatMap(box => conditionOn(box, attribute)?.intervals ?? []))};
		});
		return {...first, conditions};
	});
}

/** The conditions on the other attributes as one text; `''` if there are none. */
export function writtenConditions({conditions}: Box, attribute: string): string {
	const others = conditions.filter(condition => condition.attribute !== attribute);
	return others.map(written).sort().join();
}

const writtenTexts = new WeakMap<Condition, string>();

function written(condition: Condition): string {
	const {attribute, intervals} = condition;
	return getOrInsertComputed(
		writtenTexts,
		condition,
		() => `${attribute} ${intervals.map(({from, to}) => `${from}-${to}`).join()}`,
	);
}
