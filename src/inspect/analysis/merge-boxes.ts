// Boxes of one family that differ in one condition become one box, if it does not matter which of them matches.

import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import {groupBy} from '../../utils/group-by.js';
import {joinIntervals} from '../../utils/interval-sets.js';
import type {CodeCondition, Condition, RangeCondition} from '../evaluate/attribute.js';
import {conditionOn} from './compare-boxes.js';
import type {Box, Section} from './section.js';

/** The section with fewer boxes. A merged box has no place in the input, but each family still matches the same instruments. */
export function withMergedBoxes({matchedBy: _, ...section}: Section): Section {
	const boxes = section.dimensions.reduce((left, {attribute}) => mergedAlong(attribute, left), section.boxes);
	return {...section, boxes};
}

function mergedAlong(attribute: string, boxes: readonly Box[]): readonly Box[] {
	return groupBy(boxes, box => mergeKey(box, attribute)).map(group => {
		const [first] = group;
		if (group.length === 1) return first;
		const merged = group.flatMap(({conditions}) => conditions.filter(one => one.attribute === attribute));
		const others = first.conditions.filter(one => one.attribute !== attribute);
		return {...first, conditions: [...others, ...unionOf(merged)]};
	});
}

/** A key that is equal for two boxes that can be merged. */
function mergeKey(box: Box, attribute: string): string {
	const own = conditionOn(box, attribute);
	const isOutside = own && 'codes' in own && own.isOutside;
	return JSON.stringify([box.family, isOutside, writtenConditions(box, attribute)]);
}

/** The conditions on other attributes as one text, `''` if there are none. */
export function writtenConditions({conditions}: Box, attribute: string): string {
	const others = conditions.filter(condition => condition.attribute !== attribute);
	return others.map(written).sort().join();
}

const writtenTexts = new WeakMap<Condition, string>();

function written(condition: Condition): string {
	return getOrInsertComputed(writtenTexts, condition, () =>
		'codes' in condition
			? JSON.stringify([condition.attribute, condition.isOutside, ...[...condition.codes].sort()])
			: `${condition.attribute} ${condition.intervals.map(({from, to}) => `${from}-${to}`).join()}`,
	);
}

/** The conditions are of one kind; boxes without a condition on the attribute are alike, and so is the one they become. */
function unionOf(conditions: readonly Condition[]): readonly Condition[] {
	const [first] = conditions;
	if (first === undefined) return [];
	if ('intervals' in first) {
		const ranges = conditions as readonly RangeCondition[]; // of one kind
		return [{attribute: first.attribute, intervals: joinIntervals(ranges.flatMap(({intervals}) => intervals))}];
	}
	const lists = (conditions as readonly CodeCondition[]).map(({codes}) => codes); // of one kind
	const codes = first.isOutside
		? [...first.codes].filter(code => lists.every(list => list.has(code)))
		: lists.flatMap(list => [...list]);
	return [{attribute: first.attribute, codes: new Set(codes), isOutside: first.isOutside}];
}
