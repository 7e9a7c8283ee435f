// The numbers of one dimension, grouped by the boxes whose ranges contain them.
import {compareEnds, type End, successor} from '../../values/intervals.js';
import {ChangingBits, isEmpty} from './bits.js';
import type {Budget} from './budget.js';
import {InternedSets} from './interned-sets.js';
import type {NumberedCondition, RangeDimension, ValueClass} from './section.js';

/** Visits the edges of all ranges in order: from one edge to the next, every number is in the same boxes. */
export function rangeClasses(
	{first, last, write}: RangeDimension,
	conditions: readonly NumberedCondition[],
	budget: Budget,
): readonly ValueClass[] {
	const edges = edgesOf(conditions, last);
	const containing = new ChangingBits();
	const sets = new InternedSets(budget);
	const starts: End[] = [];
	const visit = (number: End): void => {
		budget.spend(1);
		if (sets.add(containing.bits)) starts.push(number);
	};
	if (edges[0]?.number !== first) visit(first);
	for (const [at, {number, box}] of edges.entries()) {
		containing.toggle(box);
		if (edges[at + 1]?.number !== number) visit(number);
	}
	const classes = starts.map((start, index) => {
		const toggled = sets.at(index);
		return {value: write(start), isUnnamed: isEmpty(toggled), toggled};
	});
	// The class of the numbers that are in no range comes first.
	return classes.sort((one, other) => Number(other.isUnnamed) - Number(one.isUnnamed));
}

/** The first number that is in a box again, or no longer. */
interface Edge {
	readonly number: End;
	readonly box: number;
}

/** The edges of all ranges, in ascending order. */
function edgesOf(conditions: readonly NumberedCondition[], last: End): readonly Edge[] {
	const edges: Edge[] = [];
	for (const {box, condition} of conditions) {
		if (!('intervals' in condition)) continue;
		for (const {from, to} of condition.intervals) {
			edges.push({number: from, box});
			if (to < last) edges.push({number: successor(to), box});
		}
	}
	return edges.sort((one, other) => compareEnds(one.number, other.number));
}
