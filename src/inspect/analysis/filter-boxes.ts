// One filter → its boxes, one for each way in which an instrument can match it.

import {type SubjectFilter, UNREADABLE, type Unreadable} from '../../model/subject.js';
import {intersection} from '../../values/interval-sets.js';
import type {FilterParts} from './filter-parts.js';
import type {Box, Condition, Side} from './section.js';

/** What a filter does to the instruments on these sides of its distinguished lists. */
export type EffectOf = (sides: readonly Side[]) => Box['effect'];

/** The boxes of one filter: a box for each side of each distinguished list. */
export function boxesOfFilter(
	{enable, pointer}: Pick<SubjectFilter, 'enable' | 'pointer'>,
	order: number,
	{notes, lists}: Pick<FilterParts, 'notes' | 'lists'>,
	effectOf: EffectOf,
): readonly Box[] {
	let boxes: readonly Box[] = [{family: '', enable, order, pointer, conditions: [], sides: []}];
	for (const {condition, opposite, role, name: list} of lists) {
		boxes = boxes.flatMap(box => {
			if (role === 'required') return narrowed(box, condition, box.sides);
			return [
				...narrowed(box, condition, [...box.sides, {list, isInside: true}]),
				...narrowed(box, opposite(), [...box.sides, {list, isInside: false}]),
			];
		});
	}
	return boxes.map(box => {
		const effect = effectOf(box.sides);
		const sides = box.sides.map(({list, isInside}) => `${isInside ? 'in' : 'outside'} ${list}`);
		return {...box, family: [...notes, ...sides].join(', '), ...(effect !== undefined && {effect})};
	});
}

/** The box with one more condition; none where nothing is left of it. */
function narrowed(box: Box, added: Condition, sides: readonly Side[]): readonly Box[] {
	const before = box.conditions.find(({attribute}) => attribute === added.attribute);
	const condition = before === undefined ? added : both(before, added);
	if (isEmpty(condition)) return [];
	return [{...box, sides, conditions: [...box.conditions.filter(other => other !== before), condition]}];
}

/** The effect of a filter that does one thing to all that it matches, if all of it can be read. */
export function plainEffect(enable: boolean | Unreadable, isCertain: boolean): EffectOf {
	const effect = enable === true ? 'show' : 'hide';
	return sides => (isCertain && enable !== UNREADABLE && sides.length === 0 ? effect : undefined);
}

/** Conditions on one attribute are of one kind. */
function both(one: Condition, other: Condition): Condition {
	if ('intervals' in one && 'intervals' in other) {
		return {attribute: one.attribute, intervals: intersection(one.intervals, other.intervals)};
	}
	if (!('codes' in one && 'codes' in other)) return one;
	const {attribute} = one;
	if (one.isOutside && other.isOutside) {
		return {attribute, codes: new Set([...one.codes, ...other.codes]), isOutside: true};
	}
	const [inside, against] = one.isOutside ? [other, one] : [one, other];
	const codes = [...inside.codes].filter(code => against.codes.has(code) !== against.isOutside);
	return {attribute, codes: new Set(codes), isOutside: false};
}

function isEmpty(condition: Condition): boolean {
	return 'codes' in condition ? !condition.isOutside && condition.codes.size === 0 : condition.intervals.length === 0;
}
