// Filters of one section that do the opposite to the same instruments.
import type {Budget} from './budget.js';
import {conditionOn, meet, sizeOfBox} from './compare-boxes.js';
import {writtenConditions} from './merge-boxes.js';
import type {Box, Section} from './section.js';

/** True if two filters may do the opposite to an instrument that both match. */
export function disagree(one: Box, other: Box, section: Section): boolean {
	if (one.pointer === other.pointer || areComparedByRange(one, other)) return false;
	// Where a reading decides about both in the same way, they agree.
	if (one.isCertain && other.isCertain && questionOf(one) === questionOf(other)) return false;
	return (mayShow(one, section) && mayHide(other)) || (mayHide(one) && mayShow(other, section));
}

/** What decides: the effect, or the flag and whether the instruments are in some list of exceptions but not in all. */
function questionOf({effect, enable, sides}: Box): string {
	return effect ?? `${enable} ${sides.includes(true) && sides.includes(false)}`;
}

/** Of the filters with an effect that is not certain, a disabled plan filter may show what its lists name. */
function mayShow({effect, enable}: Box, {base}: Section): boolean {
	return effect === undefined ? enable || base.type === 'EMI' : effect === 'show';
}

/** An enabled one may hide its exceptions. */
function mayHide({effect, enable, sides}: Box): boolean {
	return effect === undefined ? !enable || sides.length > 0 : effect === 'hide';
}

/** Filters with BIN ranges that differ in nothing else are compared range by range, by another rule. */
function areComparedByRange(one: Box, other: Box): boolean {
	if (!one.isCertain || !other.isCertain) return false;
	if (conditionOn(one, 'bin') === undefined || conditionOn(other, 'bin') === undefined) return false;
	const [own, against] = [one, other].map(box => writtenConditions(box, 'bin'));
	return own === against || own === '' || against === '';
}

/** Each filter that contradicts an earlier one, with the first of those. */
export function* contradictingPairs(section: Section, budget: Budget): Generator<readonly [earlier: Box, later: Box]> {
	const found = new Set<string>();
	const certain = section.boxes.filter(({isCertain}) => isCertain);
	for (const later of certain) {
		const size = 1 + sizeOfBox(later);
		for (const earlier of certain) {
			if (earlier === later || found.has(later.pointer)) break;
			budget.spend(size);
			if (!disagree(earlier, later, section) || !meet(later, earlier)) continue;
			found.add(later.pointer);
			yield [earlier, later];
		}
	}
}
