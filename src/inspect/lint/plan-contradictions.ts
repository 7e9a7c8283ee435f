// Plan filters that contradict an earlier one of their group, compared by the plans that each can match.

import {UNREADABLE} from '../../model/subject.js';
import {activePlanFilters} from '../../model/subject-parts.js';
import {overlap} from '../../values/interval-sets.js';
import type {Box, Condition, Section} from '../analysis/section.js';
import {sectionsIn} from '../analysis/sections-in.js';
import type {LintSubject} from './rule.js';

/** A filter and an earlier one that does the opposite to the same plans; `shows` is what the later one does. */
export interface Contradiction {
	readonly pointer: string;
	readonly earlier: string;
	readonly shows: boolean;
}

/** The most comparisons in one group. */
const MOST_WORK = 300_000;

/** Each plan filter that contradicts an earlier one, with the first that it contradicts. */
export function* planContradictions(subject: LintSubject): Generator<Contradiction> {
	const certain = certainFilters(subject);
	if (certain.size < 2) return;
	for (const section of sectionsIn(subject)) {
		if (section.base.type !== 'EMI') continue;
		const boxes = section.boxes.filter(({pointer}) => certain.has(pointer));
		const found = new Set<string>();
		let work = MOST_WORK;
		for (const [later, box] of boxes.entries()) {
			for (let index = 0; index < later && work > 0 && !found.has(box.pointer); index += 1) {
				const other = boxes[index];
				work -= 1;
				if (other === undefined || !disagree(other, box) || !meet(other, box, section)) continue;
				found.add(box.pointer);
				const shows = box.effect === undefined ? other.effect === 'hide' : box.effect === 'show';
				yield {pointer: box.pointer, earlier: other.pointer, shows};
			}
		}
	}
}

/** The filters of the groups that count, without those whose meaning depends on an unreadable part or an empty list. */
function certainFilters(subject: LintSubject): ReadonlySet<string> {
	const filters = activePlanFilters(subject).flatMap(({items}) => items);
	const certain = filters.filter(({enable, isComplete, methods, lists}) => {
		const all = [...lists.map(({list}) => list), ...(methods ? [methods] : [])];
		const hasEmpty = all.some(({items}) => items.length === 0);
		return enable !== UNREADABLE && isComplete && (!hasEmpty || subject.readings.emptyList === 'ignored');
	});
	return new Set(certain.map(({pointer}) => pointer));
}

/** Where a reading decides about both in the same way, they agree. */
function disagree(one: Box, other: Box): boolean {
	if (one.pointer === other.pointer) return false;
	return one.effect !== other.effect || (one.effect === undefined && questionOf(one) !== questionOf(other));
}

/** What the effect depends on: the flag, and whether the plan is in some list of exceptions but not in all. */
function questionOf({enable, sides}: Box): string {
	return `${String(enable)} ${sides.some(({isInside}) => isInside) && sides.some(({isInside}) => !isInside)}`;
}

/** True if some plan can match both. */
function meet(one: Box, other: Box, {dimensions}: Section): boolean {
	return one.conditions.every(condition => {
		const {attribute} = condition;
		const beside = other.conditions.find(known => known.attribute === attribute);
		const dimension = dimensions.find(known => known.attribute === attribute);
		const closed = dimension && 'closed' in dimension ? dimension.closed : undefined;
		return beside === undefined || shareValue(condition, beside, closed);
	});
}

function shareValue(one: Condition, other: Condition, closed: readonly string[] | undefined): boolean {
	if ('intervals' in one) return 'intervals' in other && overlap(one.intervals, other.intervals);
	if ('intervals' in other) return false;
	const isIn = (code: string) => one.codes.has(code) !== one.isOutside && other.codes.has(code) !== other.isOutside;
	if (one.isOutside && other.isOutside) return closed === undefined || closed.some(isIn);
	for (const code of one.isOutside ? other.codes : one.codes) if (isIn(code)) return true;
	return false;
}
