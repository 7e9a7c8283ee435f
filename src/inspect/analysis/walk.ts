// The equivalence classes of one section: instruments that match the same relevant boxes are one class.
//
// The walk chooses a value of one dimension after the other. A box is alive while the values chosen so far do not exclude it.
// After each dimension only the distinct sets of alive boxes are kept, which are far fewer than the combinations of values.
import {
	type Bits,
	bitBuffer,
	bitsOf,
	intersection,
	intersects,
	isEmpty,
	numbersOf,
	symmetricDifference,
} from './bits.js';
import type {Budget} from './budget.js';
import {classesOfDimension, type DimensionClasses, onlyClassOf} from './dimension-classes.js';
import {InternedSets} from './interned-sets.js';
import {type Grain, type NumberedBoxes, numberBoxes} from './numbered-boxes.js';
import {Pruner} from './pruner.js';
import type {Box, NumberedCondition, Section, ValueClass} from './section.js';

/** One class of instruments: a value for each attribute, and the boxes that match them all. */
export interface SectionClass {
	readonly values: ReadonlyMap<string, ValueClass>;
	/** The relevant boxes of each family; under grain `any` one box of each family that matches. */
	readonly boxes: readonly Box[];
	/** For each attribute one value of every class; the same for all classes of a section. */
	readonly alternatives: ReadonlyMap<string, readonly ValueClass[]>;
}

/** A value for each attribute, and the boxes that are alive then. */
interface Chosen {
	readonly values: ReadonlyMap<string, ValueClass>;
	readonly alive: Bits;
}

/** The classes of a section; those that no filter matches come last. */
export function* walk(section: Section, grain: Grain, budget: Budget): Generator<SectionClass> {
	if (section.boxes.length === 0) {
		const values = new Map(section.dimensions.map(dimension => [dimension.attribute, onlyClassOf(dimension)]));
		const alternatives = new Map(Array.from(values, ([attribute, value]) => [attribute, [value]]));
		yield {values, boxes: [], alternatives};
		return;
	}
	const numbered = numberBoxes(section, grain);
	const dimensions = dimensionsOf(section, numbered, budget);
	const alternatives = new Map(dimensions.map(({attribute, classes}) => [attribute, classes]));
	const chosen = section.keepsEachValue
		? eachValue(dimensions, numbered)
		: distinctSets(section, dimensions, numbered, grain, budget);
	for (const {values, alive} of chosen) {
		const boxes = numbersOf(alive).flatMap(number => numbered.boxAt.get(number) ?? []);
		yield {values, boxes, alternatives};
	}
}

/** The dimensions with few classes come first, which keeps the levels small. */
function dimensionsOf(
	section: Section,
	{numberOf, familyMarks}: NumberedBoxes,
	budget: Budget,
): readonly DimensionClasses[] {
	return section.dimensions
		.map(dimension => {
			const conditions: NumberedCondition[] = [];
			const always = [...familyMarks];
			for (const [box, number] of numberOf) {
				const condition = box.conditions.find(({attribute}) => attribute === dimension.attribute);
				if (condition === undefined) always.push(number);
				else conditions.push({box: number, condition});
			}
			return classesOfDimension(dimension, conditions, always, budget, section.keepsEachValue);
		})
		.sort((one, other) => one.classes.length - other.classes.length);
}

/** Each value of each dimension by itself, the unnamed one last. */
function* eachValue(dimensions: readonly DimensionClasses[], numbered: NumberedBoxes): Generator<Chosen> {
	const buffer = bitBuffer(numbered.words);
	for (const {attribute, free, classes} of dimensions) {
		const [first, ...rest] = classes;
		for (const value of first?.isUnnamed ? [...rest, first] : classes) {
			yield {values: new Map([[attribute, value]]), alive: symmetricDifference(free, value.toggled, buffer)};
		}
	}
}

/** The distinct sets of boxes that are alive after one dimension. */
interface Level {
	readonly sets: InternedSets;
	/** For each set, how the walk came to it; empty before the first dimension. */
	readonly steps: readonly Step[];
}

/** From a set of the previous level, by its number, with a value of this dimension. */
interface Step {
	readonly from: number;
	readonly attribute: string;
	readonly value: ValueClass;
}

/** One value combination for each distinct set of boxes that are alive after all dimensions. */
function* distinctSets(
	section: Section,
	dimensions: readonly DimensionClasses[],
	numbered: NumberedBoxes,
	grain: Grain,
	budget: Budget,
): Generator<Chosen> {
	const wanted = wantedBoxes(section, numbered);
	const sets = new InternedSets(budget);
	sets.add(bitsOf([...numbered.numberOf.values()]));
	let level: Level = {sets, steps: []};
	const levels = [level];
	const visited = new Set<string>();
	for (const dimension of dimensions) {
		visited.add(dimension.attribute);
		const pruner = new Pruner(numbered, certainBoxes(section, visited, numbered), grain);
		level = nextLevel(level, dimension, numbered.words, pruner, wanted, budget);
		levels.push(level);
	}
	// Set 0 belongs to the values that no filter names, so it goes last; if only some classes are wanted, it may be any of them.
	const start = wanted === undefined ? 1 : 0;
	for (let turn = start; turn < start + level.sets.size; turn += 1) {
		const number = turn % level.sets.size;
		yield {values: valuesOf(levels, number), alive: level.sets.at(number)};
	}
}

/** The boxes of which one has to match, if only such classes are asked for. */
function wantedBoxes({boxes, matchedBy}: Section, {numberOf}: NumberedBoxes): Bits | undefined {
	if (matchedBy === undefined) return undefined;
	const wanted = boxes.filter(({order}) => order >= matchedBy.from && order < matchedBy.to);
	return bitsOf(wanted.flatMap(box => numberOf.get(box) ?? []));
}

/** The boxes that no further dimension can exclude. */
function certainBoxes({boxes}: Section, visited: ReadonlySet<string>, {numberOf}: NumberedBoxes): readonly number[] {
	const certain = boxes.filter(({conditions}) => conditions.every(({attribute}) => visited.has(attribute)));
	return certain.flatMap(box => numberOf.get(box) ?? []);
}

function nextLevel(
	previous: Level,
	{attribute, free, constrained, classes}: DimensionClasses,
	words: number,
	pruner: Pruner,
	wanted: Bits | undefined,
	budget: Budget,
): Level {
	const sets = new InternedSets(budget);
	const steps: Step[] = [];
	const [unnamed, toggled, next] = [bitBuffer(words), bitBuffer(words), bitBuffer(words)];
	for (let from = 0; from < previous.sets.size; from += 1) {
		const alive = previous.sets.at(from);
		intersection(alive, free, unnamed);
		// If no box that is alive has a condition on this attribute, its value makes no difference.
		const isIrrelevant = isEmpty(intersection(alive, constrained, toggled));
		const tried = isIrrelevant ? classes.slice(0, 1) : classes;
		budget.spend(tried.length * (1 + ((alive.to - alive.from) >> 3)));
		for (const value of tried) {
			// The boxes that match the value: those that match an unnamed value, with `toggled` reversed.
			intersection(alive, value.toggled, toggled);
			pruner.prune(symmetricDifference(unnamed, toggled, next));
			if (wanted !== undefined && !intersects(next, wanted)) continue;
			if (sets.add(next)) steps.push({from, attribute, value});
		}
	}
	return {sets, steps};
}

/** The values that lead to a set of the last level. */
function valuesOf(levels: readonly Level[], last: number): ReadonlyMap<string, ValueClass> {
	const values = new Map<string, ValueClass>();
	let number = last;
	for (const {steps} of [...levels].reverse()) {
		const step = steps[number];
		if (step === undefined) break;
		values.set(step.attribute, step.value);
		number = step.from;
	}
	return values;
}
