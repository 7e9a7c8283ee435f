// Whether filters leave nothing of a section to the others.
import type {Instrument} from '../../wire/instrument.js';
import {Budget, unlessExceeded} from './budget.js';
import {isBroad} from './compare-boxes.js';
import {withMergedBoxes} from './merge-boxes.js';
import type {Box, Section} from './section.js';
import {instrumentOf, walk} from './walk.js';

/** The most steps for one section; one that needs more counts as not covered. */
const MOST_STEPS = 500_000;

/** True if each instrument of the section certainly matches one of the filters. */
export function coverAll(section: Section, boxes: readonly Box[] = section.boxes): boolean {
	const certain = boxes.filter(({isCertain}) => isCertain);
	return findUnmatched(section, certain) === undefined;
}

/** An instrument of the section that none of the boxes matches, if there is one; where the steps do not suffice, one that some may match. */
export function findUnmatched(section: Section, boxes: readonly Box[]): Instrument | undefined {
	// Filters that match what no filter names are rare; without one, that is left.
	if (!boxes.some(box => isBroad(box, section))) return unnamedInstrument(section);
	const alike = boxes.map(box => ({...box, family: ''}));
	const merged = withMergedBoxes({...section, boxes: alike, keepsEachValue: false});
	const search = () => {
		for (const {instrument, boxes: matching} of walk(merged, 'any', new Budget(MOST_STEPS))) {
			if (matching.length === 0) return instrument;
		}
		return undefined;
	};
	return unlessExceeded(search, () => unnamedInstrument(section));
}

/** An instrument with values that no filter names, where there are some. */
export function unnamedInstrument(section: Section): Instrument {
	return instrumentOf(section, ({first, write}) => write(first));
}
