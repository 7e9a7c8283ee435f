// Sections in which the filters leave nothing to show.
import {Budget, BudgetExceeded} from './budget.js';
import {withMergedBoxes} from './merge-boxes.js';
import type {Box, Section} from './section.js';
import {walk} from './walk.js';

/** The most steps for one section; one that needs more counts as not empty. */
const MOST_STEPS = 500_000;

/** True if filters hide every instrument of the section, and none of them may show any. */
export function hidesEverything(section: Section): boolean {
	// Filters that may hide what no filter names are rare, and without one there is nothing to compute.
	if (!section.boxes.some(box => box.effect === 'hide' && isBroad(box, section))) return false;
	if (section.boxes.some(({effect}) => effect !== 'hide')) return false;
	try {
		for (const {boxes} of walk({...withMergedBoxes(section), keepsEachValue: false}, 'any', new Budget(MOST_STEPS))) {
			if (boxes.length === 0) return false;
		}
		return true;
	} catch (error) {
		if (!(error instanceof BudgetExceeded)) throw error;
		return false;
	}
}

/** True if the box may contain instruments with an open-vocabulary value that no filter names. */
function isBroad({conditions}: Box, {dimensions}: Section): boolean {
	return conditions.every(condition => {
		if ('intervals' in condition) return true;
		const dimension = dimensions.find(({attribute}) => attribute === condition.attribute);
		return condition.isOutside || (dimension !== undefined && 'closed' in dimension);
	});
}
