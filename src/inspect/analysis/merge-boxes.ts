// Boxes of one family that differ in one condition become one box, if it does not matter which of them matches.
import {union} from '../../values/intervals.js';
import {getOrInsertComputed} from '../evaluate/get-or-insert-computed.js';
import {conditionOn} from './compare-boxes.js';
import type {Box, CodeCondition, Condition, RangeCondition, Section} from './section.js';

/** The section with fewer boxes. A merged box has no place in the input, but each family still matches the same instruments. */
export function withMergedBoxes({matchedBy: _, ...section}: Section): Section {
	let {boxes} = section;
	for (const {attribute} of section.dimensions) {
		const isConstrained = boxes.some(({conditions}) => conditions.some(condition => condition.attribute === attribute));
		if (isConstrained) boxes = mergedAlong(attribute, boxes);
	}
	return {...section, boxes};
}

function mergedAlong(attribute: string, boxes: readonly Box[]): readonly Box[] {
	const groups = new Map<string, Box[]>();
	for (const box of boxes) getOrInsertComputed(groups, mergeKey(box, attribute), () => []).push(box);
	return [...groups.values()].flatMap(group => {
		const [first] = group;
		if (first === undefined || group.length === 1) return group;
		const merged = group.flatMap(({conditions}) => conditions.filter(one => one.attribute === attribute));
		const others = first.conditions.filter(one => one.attribute !== attribute);
		return [{...first, conditions: [...others, ...unionOf(merged)]}];
	});
}

/** A key that is equal for two boxes that can be merged. */
function mergeKey(box: Box, attribute: string): string {
	const own = conditionOn(box, attribute);
	const kind = own && ('codes' in own ? `codes ${own.isOutside}` : 'ranges');
	return [box.family, kind, writtenConditions(box, attribute)].join('\n'); // codes contain no line feed
}

/** The conditions on other attributes as one text, `''` if there are none. */
export function writtenConditions({conditions}: Box, attribute: string): string {
	const others = conditions.filter(condition => condition.attribute !== attribute).map(written);
	return (others.length > 1 ? others.sort() : others).join('\n');
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
		const ranges = conditions.filter((one): one is RangeCondition => 'intervals' in one);
		return [{attribute: first.attribute, intervals: union(ranges.flatMap(({intervals}) => intervals))}];
	}
	const lists = conditions.filter((one): one is CodeCondition => 'codes' in one);
	const codes = first.isOutside
		? [...first.codes].filter(code => lists.every(list => list.codes.has(code)))
		: lists.flatMap(list => [...list.codes]);
	return [{attribute: first.attribute, codes: new Set(codes), isOutside: first.isOutside}];
}
