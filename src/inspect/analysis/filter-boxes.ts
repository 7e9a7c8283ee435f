// One filter → its boxes, one for each way in which an instrument can match it.
import {isEmptyList} from '../../model/normal-parts.js';
import {UNREADABLE} from '../../model/subject.js';
import {intersection} from '../../values/interval-sets.js';
import type {Readings} from '../../wire/readings.js';
import type {Attribute, AttributeValues, Condition} from '../evaluate/attribute.js';
import type {Criterion, FilterRow} from '../evaluate/filter-row.js';
import type {Box, Side} from './section.js';

/** The filter of a subject. */
export interface OwnedRow {
	/** The number of the subject. */
	readonly owner: number;
	/** Distinguishes lists of one subject for the same section, of which only one counts. */
	readonly place: number;
	readonly row: FilterRow;
	/** The reading of the subject's account. */
	readonly emptyList: Readings['emptyList'];
}

/**
 * The boxes of one filter: a box for each side of each list that has two.
 *
 * An instrument outside a list does not match the filter, unless the list is one of exceptions or is partly unreadable: then
 * it may match either way, and which one makes a difference.
 *
 * @param fixed - attributes that have one value in the whole section
 */
export function boxesOf(
	{owner, place, row, emptyList}: OwnedRow,
	values: ReadonlyMap<Attribute, AttributeValues>,
	fixed: ReadonlyMap<string, string>,
): readonly Box[] {
	const {pointer, enable, at: order, isComplete} = row;
	const counts = ({list}: Criterion) => emptyList !== 'ignored' || !isEmptyList(list);
	const [required, flagged] = [row.required.filter(counts), row.flagged.filter(counts)];
	if (emptyList === 'matches-nothing' && row.hasEmptyTest) return [];
	const isCertain = isComplete && enable !== UNREADABLE && flagged.every(one => one.enable !== UNREADABLE);
	const hasEffect = isCertain && [...required, ...flagged].every(({list}) => list.isComplete && list.items.length > 0);
	const notes = [`${owner} ${place} ${enable}`, ...(isComplete ? [] : ['incomplete'])];
	let boxes: readonly Box[] = [{family: '', owner, enable, order, pointer, conditions: [], isCertain, sides: []}];
	const add = ({attribute, list}: Criterion, name: string, hasExceptions = false): void => {
		const {items, isComplete: isListComplete} = list;
		const value = fixed.get(attribute.name);
		if (value !== undefined) {
			if (!items.includes(value) && isListComplete) boxes = [];
			if (!isListComplete) notes.push(attribute.name);
			if (!items.includes(value)) boxes = boxes.map(box => ({...box, isCertain: false}));
			return;
		}
		if (items.length === 0) boxes = boxes.map(box => ({...box, isCertain: false}));
		const ofAttribute = values.get(attribute);
		if (ofAttribute === undefined) return;
		if (items.length === 0) return void notes.push(`${name} ${isListComplete}`);
		const isDistinguished = hasExceptions || !isListComplete;
		boxes = boxes.flatMap(box => [
			...narrowed(
				box,
				ofAttribute.inside(items),
				isDistinguished ? [...box.sides, {list: name, isInside: true}] : box.sides,
			),
			...(isDistinguished
				? narrowed(
						{...box, isCertain: box.isCertain && (isListComplete || hasExceptions)},
						ofAttribute.outside(items),
						[...box.sides, {list: name, isInside: false}],
					)
				: []),
		]);
	};
	for (const one of required) add(one, one.attribute.name);
	for (const [index, one] of flagged.entries()) {
		notes.push(`${one.attribute.name} ${one.enable}`);
		add(one, `${one.attribute.name} ${index}`, one.enable !== true);
	}
	return boxes.map(box => {
		const isAsked = flagged.some(one => one.enable === true);
		const effect = hasEffect ? effectOf(enable === true, isAsked, box.sides) : undefined;
		const sides = box.sides.map(({list, isInside}) => `${isInside ? 'in' : 'outside'} ${list}`);
		return {...box, family: [...notes, ...sides].join(', '), ...(effect !== undefined && {effect})};
	});
}

/** The table of open-points; where a reading decides, no effect is certain. */
function effectOf(enable: boolean, isAsked: boolean, sides: readonly Side[]): Box['effect'] {
	const isNamed = sides.length > 0 && sides.every(({isInside}) => isInside);
	if (!isNamed && sides.some(({isInside}) => isInside)) return undefined;
	if (enable) return isNamed ? 'hide' : 'show';
	return isNamed || (sides.length === 0 && isAsked) ? undefined : 'hide';
}

/** The box with one more condition; none where nothing is left of it. */
function narrowed(box: Box, added: Condition, sides: readonly Side[]): readonly Box[] {
	const before = box.conditions.find(({attribute}) => attribute === added.attribute);
	const condition = before === undefined ? added : both(before, added);
	if (isEmpty(condition)) return [];
	return [{...box, sides, conditions: [...box.conditions.filter(other => other !== before), condition]}];
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
