// Whether one box lies within another, and whether two have an instrument in common.
import {includes, overlap} from '../../values/interval-sets.js';
import type {Box, Condition} from './section.js';

/** True if every instrument of `inner` is one of `outer`. */
export function contains(outer: Box, inner: Box): boolean {
	return outer.conditions.every(condition => {
		const other = conditionOn(inner, condition.attribute);
		return other !== undefined && isWithinCondition(other, condition);
	});
}

/** True if some instrument may match both. In an open vocabulary, there is always a code that neither names. */
export function intersects(one: Box, other: Box): boolean {
	return one.conditions.every(condition => {
		const against = conditionOn(other, condition.attribute);
		return against === undefined || meets(condition, against);
	});
}

export function conditionOn({conditions}: Box, attribute: string): Condition | undefined {
	return conditions.find(condition => condition.attribute === attribute);
}

function isWithinCondition(inner: Condition, outer: Condition): boolean {
	if ('intervals' in inner && 'intervals' in outer) return includes(outer.intervals, inner.intervals);
	if (!('codes' in inner && 'codes' in outer)) return false;
	if (inner.isOutside) return outer.isOutside && every(outer.codes, code => inner.codes.has(code));
	return every(inner.codes, code => outer.codes.has(code) !== outer.isOutside);
}

function meets(one: Condition, other: Condition): boolean {
	if ('intervals' in one && 'intervals' in other) return overlap(one.intervals, other.intervals);
	if (!('codes' in one && 'codes' in other)) return false;
	if (one.isOutside) return other.isOutside || !every(other.codes, code => one.codes.has(code));
	return !every(one.codes, code => other.codes.has(code) === other.isOutside);
}

function every(codes: ReadonlySet<string>, test: (code: string) => boolean): boolean {
	for (const code of codes) if (!test(code)) return false;
	return true;
}
