// Instruments at the boundaries of filters: for each filter some that match it, and some that only one of its lists excludes.
import {setOf} from '../evaluate/value-classes.js';
import type {Budget} from './budget.js';
import type {ClassBox} from './class-tree.js';
import {classesOfDimension, matching, type ValueClass} from './dimension-classes.js';
import {NO_BOX} from './numbered-boxes.js';
import type {Condition, Dimension, Section} from './section.js';
import {instrumentOf} from './walk.js';

/** An instrument; `values` has the attributes that it is chosen for. */
export type Boundary = Omit<ClassBox, 'outcome'>;

/**
 * An instrument with what no filter names, and for each filter one with each code and with both ends of each range that
 * it names, and one outside each of its lists. All other values are those that no filter names, where the filter allows them.
 */
export function* boundariesIn(section: Section, budget: Budget): Generator<Boundary> {
	const numbered = [...section.boxes.entries()].map(([number, box]) => [box, number] as const);
	const attributes = section.dimensions.map(one => classesOfDimension(one, numbered, NO_BOX, true));
	const usual = attributes.map(({dimension, classes}) => [dimension.attribute, classes[0] as ValueClass] as const); // each has one
	const named = section.dimensions.filter(({isNamed}) => isNamed).map(({attribute}) => attribute);
	yield boundary(named, usual);
	for (const [{conditions}, number] of numbered) {
		const own = setOf([number]);
		const matched = new Map(usual);
		const around = attributes.flatMap(one => {
			const {attribute} = one.dimension;
			const condition = conditions.find(other => other.attribute === attribute);
			if (condition === undefined) return [];
			budget.spend(one.classes.length);
			const inside = one.classes.filter(value => matching(own, one, value) !== NO_BOX);
			const outside = one.classes.find(value => matching(own, one, value) === NO_BOX);
			if (inside[0] !== undefined) matched.set(attribute, inside[0]);
			return [...namedBy(condition, one.dimension, inside), ...(outside === undefined ? [] : [outside])].map(
				value => [attribute, value] as const,
			);
		});
		const chosenFor = conditions.map(({attribute}) => attribute);
		if (around.length === 0) yield boundary(chosenFor, usual);
		for (const chosen of around) yield boundary(chosenFor, [...matched, chosen]);
	}

	function boundary(chosenFor: readonly string[], values: Iterable<readonly [string, ValueClass]>): Boundary {
		const chosen = new Map(values);
		const every = new Map(Array.from(chosen, ([attribute, value]) => [attribute, [value]]));
		return {
			values: new Map([...every].filter(([attribute]) => chosenFor.includes(attribute))),
			every,
			instrument: instrumentOf(section, chosen),
		};
	}
}

/** The values that a condition names; of one that excludes codes, the first of all others. */
function namedBy(condition: Condition, dimension: Dimension, inside: readonly ValueClass[]): readonly ValueClass[] {
	if ('codes' in condition) {
		const named = dimension.named();
		return condition.isOutside ? inside.slice(0, 1) : inside.filter(({value}) => named.has(String(value)));
	}
	if (!('first' in dimension)) return [];
	const {first, last, write} = dimension;
	// The first and the last number of all are no boundary.
	const ends = condition.intervals
		.flatMap(({from, to}) => [...new Set([from, to])])
		.filter(end => end !== first && end !== last);
	return ends.map(end => ({value: write(end), isUnnamed: false, toggled: NO_BOX, held: [{value: end, lists: NO_BOX}]}));
}
