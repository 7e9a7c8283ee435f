// Filters of one section that do the opposite to the same instruments.
import {parentOf} from '../../diagnostics/pointer.js';
import {conditionOn, meet, sizeOfBox} from './compare-boxes.js';
import {writtenConditions} from './merge-boxes.js';
import type {Box, Section} from './section.js';

/** A filter and the first before it that does the opposite to the same instruments; `shows` is what the later one does. */
export interface Contradiction {
	readonly later: Box;
	readonly earlier: Box;
	readonly shows: boolean;
}

/** The most values and ranges that are compared in one section, which keeps the work linear for thousands of filters. */
const MOST_WORK = 1_000_000;

/** Each filter that can be read and contradicts an earlier one. */
export function* contradictionsIn(section: Section): Generator<Contradiction> {
	const boxes = section.boxes.filter(({isCertain}) => isCertain);
	const found = new Set<string>();
	let work = MOST_WORK;
	for (const later of boxes) {
		const size = 1 + sizeOfBox(later);
		for (const earlier of boxes) {
			if (earlier === later || work <= 0 || found.has(later.pointer)) break;
			work -= size;
			if (!disagree(earlier, later) || !meet(later, earlier, section) || areComparedByRange(earlier, later)) continue;
			found.add(later.pointer);
			yield {later, earlier, shows: showsMore(later, earlier)};
		}
	}
}

/** Where a reading decides about both in the same way, they agree. */
function disagree(one: Box, other: Box): boolean {
	if (one.effect === other.effect && (one.effect !== undefined || questionOf(one) === questionOf(other))) return false;
	return parentOf(one.pointer) === parentOf(other.pointer);
}

/** What the effect depends on: the flag, and whether the plan is in some list of exceptions but not in all. */
function questionOf(box: Box): string {
	return `${box.enable} ${isInSome(box)}`;
}

function isInSome({sides}: Box): boolean {
	return sides.includes(true) && sides.includes(false);
}

/** True if the later of two filters that disagree shows what the earlier one hides, under some readings if they decide. */
function showsMore(later: Box, earlier: Box): boolean {
	if (later.effect !== undefined) return later.effect === 'show';
	return earlier.effect === 'hide' || (earlier.enable === false && isInSome(earlier));
}

/** Filters with BIN ranges that differ in nothing else are compared range by range, by another rule. */
function areComparedByRange(one: Box, other: Box): boolean {
	if (conditionOn(one, 'bin') === undefined || conditionOn(other, 'bin') === undefined) return false;
	const [own, against] = [one, other].map(box => writtenConditions(box, 'bin'));
	return own === against || own === '' || against === '';
}

/** The most pairs that are compared; beyond that, some are assumed to have instruments in common. */
const MOST_PAIRS = 10_000;

/** True if some instrument may match a filter that shows it and another that hides it. */
export function mayDisagree(boxes: readonly Box[], section: Section): boolean {
	const shows = boxes.filter(box => box.effect === 'show' || (box.effect === undefined && mayShow(box, section)));
	const hides = boxes.filter(box => box.effect === 'hide' || (box.effect === undefined && mayHide(box)));
	if (shows.length * hides.length > MOST_PAIRS) return true;
	return shows.some(one => hides.some(other => one.pointer !== other.pointer && meet(one, other, section)));
}

/** A plan filter that is disabled may show what its lists name. */
function mayShow({enable}: Box, {base}: Section): boolean {
	return enable !== false || base.type === 'EMI';
}

/** A filter that is enabled may hide its exceptions. */
function mayHide({enable, sides}: Box): boolean {
	return enable !== true || sides.length > 0;
}
