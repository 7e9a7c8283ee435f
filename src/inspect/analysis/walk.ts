// The equivalence classes of one section: instruments that match the same relevant boxes are one class.
//
// The walk chooses a value of one dimension after the other. A box is alive while the values chosen so far do not exclude it.
// After each dimension only the distinct sets of alive boxes are kept, which are far fewer than the combinations of values.
import {getOrInsertComputed} from '../evaluate/get-or-insert-computed.js';
import {setOf} from '../evaluate/value-classes.js';
import type {Budget} from './budget.js';
import {classesOfDimension, type DimensionClasses, onlyClassOf} from './dimension-classes.js';
import {
	type Boxes,
	type Distinction,
	NO_BOX,
	type NumberedBoxes,
	numberBoxes,
	numbersIn,
	pruned,
} from './numbered-boxes.js';
import type {Box, NumberedCondition, Section, ValueClass} from './section.js';

/** One class of instruments: a value for each attribute, and the boxes that match them all. */
export interface SectionClass {
	readonly values: ReadonlyMap<string, ValueClass>;
	/** The relevant boxes of each family; under distinction `any` one box of each family that matches. */
	readonly boxes: readonly Box[];
}

/** A set of boxes that are alive, and the last choice that led to it. */
interface Reached {
	readonly alive: Boxes;
	readonly choice?: {readonly attribute: string; readonly value: ValueClass; readonly from: Reached};
}

/** The classes of a section; those that no filter matches come last. */
export function* walk(section: Section, distinction: Distinction, budget: Budget): Generator<SectionClass> {
	if (section.boxes.length === 0) {
		const values = new Map(section.dimensions.map(dimension => [dimension.attribute, onlyClassOf(dimension)]));
		yield {values, boxes: []};
		return;
	}
	const numbered = numberBoxes(section, distinction);
	const dimensions = dimensionsOf(section, numbered, budget);
	const wanted = wantedBoxes(section, numbered);
	const reached = section.keepsEachValue
		? dimensions.flatMap(eachValue).filter(({alive}) => wanted === undefined || (alive & wanted) !== NO_BOX)
		: distinctSets(section, dimensions, numbered, wanted, distinction, budget);
	for (const {alive, choice} of reached) {
		yield {
			values: valuesOf(choice),
			// Not all callers read them, and each set is as long as the section.
			get boxes() {
				return numbersIn(alive).flatMap(number => numbered.boxAt[number] ?? []);
			},
		};
	}
}

/** The dimensions with few classes come first, which keeps the levels small. */
export function dimensionsOf(
	section: Section,
	{numberOf, marks}: NumberedBoxes,
	budget: Budget,
): readonly DimensionClasses[] {
	return section.dimensions
		.map(dimension => {
			const conditions: NumberedCondition[] = [];
			const always = [...marks];
			for (const [box, number] of numberOf) {
				const condition = box.conditions.find(({attribute}) => attribute === dimension.attribute);
				if (condition === undefined) always.push(number);
				else conditions.push({box: number, condition});
			}
			return classesOfDimension(dimension, conditions, always, budget, section.keepsEachValue);
		})
		.sort((one, other) => one.classes.length - other.classes.length);
}

/** Each value of a dimension by itself, the unnamed one last. */
function eachValue({attribute, free, classes}: DimensionClasses): readonly Reached[] {
	const [first, ...rest] = classes;
	const ordered = first?.isUnnamed ? [...rest, first] : classes;
	return ordered.map(value => ({alive: free ^ value.toggled, choice: {attribute, value, from: {alive: NO_BOX}}}));
}

/** The boxes of which one has to match, if only such classes are asked for. */
function wantedBoxes({boxes, matchedBy}: Section, numbered: NumberedBoxes): Boxes | undefined {
	return matchedBy && setOfBoxes(boxes, numbered, ({order}) => order >= matchedBy.from && order < matchedBy.to);
}

function setOfBoxes(boxes: readonly Box[], {numberOf}: NumberedBoxes, isIn: (box: Box) => boolean): Boxes {
	return setOf(boxes.filter(isIn).flatMap(box => numberOf.get(box) ?? []));
}

/** One value combination for each distinct set of boxes that are alive after all dimensions. */
function distinctSets(
	{boxes}: Section,
	dimensions: readonly DimensionClasses[],
	numbered: NumberedBoxes,
	wanted: Boxes | undefined,
	distinction: Distinction,
	budget: Budget,
): readonly Reached[] {
	const marks = setOf(numbered.marks);
	const size = 1 + (boxes.length >> 9);
	const visited = new Set<string>();
	let level: readonly Reached[] = [{alive: setOfBoxes(boxes, numbered, () => true)}];
	for (const {attribute, free, constrained, classes} of dimensions) {
		visited.add(attribute);
		/** The boxes that no further dimension can exclude. */
		const certain = setOfBoxes(boxes, numbered, box => box.conditions.every(one => visited.has(one.attribute)));
		const next = new Map<string, Reached>();
		for (const from of level) {
			const unnamed = from.alive & free;
			// If no box that is alive has a condition on this attribute, its value makes no difference.
			const tried = (from.alive & constrained) === NO_BOX ? classes.slice(0, 1) : classes;
			budget.spend(tried.length * size);
			for (const value of tried) {
				// The boxes that match the value: those that match an unnamed value, with `toggled` reversed.
				const matching = unnamed ^ (from.alive & value.toggled);
				const alive = certain === NO_BOX ? matching : pruned(matching, certain | marks, numbered, distinction);
				if (wanted !== undefined && (alive & wanted) === NO_BOX) continue;
				getOrInsertComputed(next, alive.toString(32), () => ({alive, choice: {attribute, value, from}}));
			}
		}
		level = [...next.values()];
	}
	// The first set belongs to the values that no filter names, so it goes last; of some classes it may be any.
	const [first, ...others] = level;
	return wanted === undefined && first !== undefined ? [...others, first] : level;
}

/** The values that lead to a set. */
function valuesOf(last: Reached['choice']): ReadonlyMap<string, ValueClass> {
	const values = new Map<string, ValueClass>();
	for (let choice = last; choice !== undefined; choice = choice.from.choice) values.set(choice.attribute, choice.value);
	return values;
}
