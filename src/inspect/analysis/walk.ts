// The equivalence classes of one section: instruments that match the same relevant boxes are one class.
//
// The walk chooses a value of one dimension after the other. A box is alive while the values chosen so far do not exclude it.
// After each dimension only the distinct sets of alive boxes are kept, which are far fewer than the combinations of values.
import {type Bits, bitsOf, intersect, intersects, numbersOf, symmetricDifference} from './bits.js';
import type {Budget} from './budget.js';
import {classesOfDimension, type DimensionClasses, onlyClassOf} from './dimension-classes.js';
import {InternedSets} from './interned-sets.js';
import {type Grain, type NumberedBoxes, numberBoxes, Pruner} from './numbered-boxes.js';
import type {Box, NumberedCondition, Section, ValueClass} from './section.js';

/** One class of instruments: a value for each attribute, and the boxes that match them all. */
export interface SectionClass {
	readonly values: ReadonlyMap<string, ValueClass>;
	/** The relevant boxes of each family; under grain `any` one box of each family that matches. */
	readonly boxes: readonly Box[];
	/** For each attribute one value of every class; the same for all classes of a section. */
	readonly alternatives: ReadonlyMap<string, readonly ValueClass[]>;
}

/** The distinct sets of boxes that are alive after one dimension, each with the set of the previous level and the value that led to it. */
interface Level {
	readonly sets: InternedSets;
	readonly parents: readonly number[];
	readonly values: readonly ValueClass[];
}

/** The classes of a section; those that no filter matches come last. */
export function* walk(section: Section, grain: Grain, budget: Budget): Generator<SectionClass> {
	if (section.boxes.length === 0) {
		const only = section.dimensions.map(dimension => [dimension.attribute, onlyClassOf(dimension)] as const);
		const alternatives = new Map(only.map(([attribute, value]) => [attribute, [value]]));
		yield {values: new Map(only), boxes: [], alternatives};
		return;
	}
	const numbered = numberBoxes(section, grain);
	const dimensions = dimensionsOf(section, numbered, budget);
	const alternatives = new Map(dimensions.map(({attribute, classes}) => [attribute, classes]));
	if (section.keepsEachValue) {
		for (const found of eachValue(dimensions, numbered)) yield {...found, alternatives};
		return;
	}
	const certainAfter = certainBoxes(section, dimensions, numbered);
	const wanted = wantedBoxes(section, numbered);
	let level: Level = {sets: new InternedSets(budget), parents: [], values: []};
	const all = bitsOf([...numbered.numberOf.values()]);
	level.sets.add(all.words, all.to);
	const levels = [level];
	for (const [at, dimension] of dimensions.entries()) {
		level = nextLevel(level, dimension, new Pruner(numbered, certainAfter[at] ?? [], grain), budget, wanted);
		levels.push(level);
	}
	// Set 0 belongs to the values that no filter names, so it goes last; if only some classes are wanted, it may be any of them.
	const start = wanted === undefined ? 1 : 0;
	for (let number = start; number < start + level.sets.size; number += 1) {
		yield {...classAt(levels, dimensions, number % level.sets.size, numbered), alternatives};
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

function* eachValue(
	dimensions: readonly DimensionClasses[],
	{boxAt}: NumberedBoxes,
): Generator<Omit<SectionClass, 'alternatives'>> {
	for (const {attribute, free, classes} of dimensions) {
		const [first, ...rest] = classes;
		const ordered = first?.isUnnamed ? [...rest, first] : classes;
		const out = new Int32Array(2 * (free.to + 64) + 2 * boxAt.size);
		for (const value of ordered) {
			const length = symmetricDifference(free, value.toggled, out);
			yield {values: new Map([[attribute, value]]), boxes: boxesOf({words: out, from: 0, to: length}, boxAt)};
		}
	}
}

/** After each dimension, the boxes that no further dimension can exclude. */
function certainBoxes(
	{boxes}: Section,
	dimensions: readonly DimensionClasses[],
	{numberOf}: NumberedBoxes,
): readonly (readonly number[])[] {
	const after: number[][] = dimensions.map(() => []);
	const placeOf = new Map(dimensions.map(({attribute}, at) => [attribute, at]));
	for (const box of boxes) {
		const last = Math.max(0, ...box.conditions.map(({attribute}) => placeOf.get(attribute) ?? 0));
		const number = numberOf.get(box);
		if (number !== undefined) for (let at = last; at < after.length; at += 1) after[at]?.push(number);
	}
	return after;
}

/** The boxes of which one has to match, if only such classes are asked for. */
function wantedBoxes({boxes, matchedBy}: Section, {numberOf}: NumberedBoxes): Bits | undefined {
	if (matchedBy === undefined) return undefined;
	const wanted = boxes.filter(({order}) => order >= matchedBy.from && order < matchedBy.to);
	return bitsOf(wanted.flatMap(box => numberOf.get(box) ?? []));
}

/** The sets after one more dimension. */
function nextLevel(
	level: Level,
	dimension: DimensionClasses,
	pruner: Pruner,
	budget: Budget,
	wanted: Bits | undefined,
): Level {
	const {free, constrained, classes} = dimension;
	const sets = new InternedSets(budget);
	const parents: number[] = [];
	const values: ValueClass[] = [];
	let capacity = 0;
	for (let number = 0; number < level.sets.size; number += 1) {
		const {from, to} = level.sets.at(number);
		capacity = Math.max(capacity, to - from);
	}
	const [unnamed, toggled, next] = [1, 1, 2].map(times => new Int32Array(times * capacity + 2));
	if (unnamed === undefined || toggled === undefined || next === undefined) return level;
	for (let number = 0; number < level.sets.size; number += 1) {
		const alive = level.sets.at(number);
		const unnamedBits: Bits = {words: unnamed, from: 0, to: intersect(alive, free, unnamed)};
		const isAffected = intersect(alive, constrained, toggled) > 0;
		// If no box that is alive has a condition on this attribute, its value makes no difference.
		const tried = isAffected ? classes : classes.slice(0, 1);
		budget.spend(tried.length * (1 + ((alive.to - alive.from) >> 3)));
		for (const value of tried) {
			// The boxes that match the value: those that match an unnamed value, with `toggled` reversed.
			const toggledBits: Bits = {words: toggled, from: 0, to: intersect(alive, value.toggled, toggled)};
			const length = pruner.prune(next, symmetricDifference(unnamedBits, toggledBits, next));
			if (wanted !== undefined && !intersects({words: next, from: 0, to: length}, wanted)) continue;
			if (sets.add(next, length) === parents.length) {
				parents.push(number);
				values.push(value);
			}
		}
	}
	return {sets, parents, values};
}

function classAt(
	levels: readonly Level[],
	dimensions: readonly DimensionClasses[],
	leaf: number,
	{boxAt}: NumberedBoxes,
): Omit<SectionClass, 'alternatives'> {
	const values = new Map<string, ValueClass>();
	const alive = levels.at(-1)?.sets.at(leaf);
	let number = leaf;
	for (let at = dimensions.length; at > 0; at -= 1) {
		const level = levels[at];
		const value = level?.values[number];
		if (value !== undefined) values.set(dimensions[at - 1]?.attribute ?? '', value);
		number = level?.parents[number] ?? 0;
	}
	return {values, boxes: alive === undefined ? [] : boxesOf(alive, boxAt)};
}

function boxesOf(alive: Bits, boxAt: ReadonlyMap<number, Box>): readonly Box[] {
	return numbersOf(alive).flatMap(number => boxAt.get(number) ?? []);
}
