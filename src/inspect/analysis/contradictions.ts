// Finds filters of one section that show and hide the same instruments.
import type {Budget} from './budget.js';
import {conditionOn, meet, sizeOfBox} from './compare-boxes.js';
import {writtenConditions} from './merge-boxes.js';
import type {Box, Section} from './section.js';

/** True if one of two filters may show an instrument that the other may hide. */
export function disagree(one: Box, other: Box, section: Section): boolean {
	if (one.pointer === other.pointer || areComparedByRange(one, other)) return false;
	// If a reading decides both in the same way, they agree.
	if (one.isCertain && other.isCertain && questionOf(one) === questionOf(other)) return false;
	return (mayShow(one, section) && mayHide(other)) || (mayHide(one) && mayShow(other, section));
}

/** What decides the verdict: the effect, or the flag and whether some but not all lists of exceptions name the instruments. */
function questionOf({effect, enable, sides}: Box): string {
	return effect ?? `${enable} ${sides.includes(true) && sides.includes(false)}`;
}

/** A disabled plan filter whose effect is not certain may show what its lists name. */
function mayShow({effect, enable}: Box, {base}: Section): boolean {
	return effect === undefined ? enable || base.type === 'EMI' : effect === 'show';
}

/** An enabled filter whose effect is not certain may hide its exceptions. */
function mayHide({effect, enable, sides}: Box): boolean {
	return effect === undefined ? !enable || sides.length > 0 : effect === 'hide';
}

/** True for filters that differ only in their BIN ranges: another rule compares them range by range. */
function areComparedByRange(one: Box, other: Box): boolean {
	if (!one.isCertain || !other.isCertain) return false;
	if (conditionOn(one, 'bin') === undefined || conditionOn(other, 'bin') === undefined) return false;
	const [own, against] = [one, other].map(box => writtenConditions(box, 'bin'));
	return own === against || own === '' || against === '';
}

/** Yields each filter that contradicts an earlier one, with the first such filter. */
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
