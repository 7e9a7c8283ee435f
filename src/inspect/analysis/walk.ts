// The equivalence classes of one section: instruments that match the same relevant boxes are one class.
//
// A walk chooses a value for one attribute after another. A box is alive while the values chosen so far do not exclude it.
// If the same boxes are alive, the rest of the walk is the same: there are far fewer such sets than combinations of values.

import type {Readings} from '../../account/readings.js';
import {intersection} from '../../utils/interval-sets.js';
import type {Instrument} from '../../wire/instrument.js';
import {codeAttribute, type Dimension} from '../evaluate/attribute.js';
import {setOf} from '../evaluate/value-classes.js';
import type {SubjectParts} from '../subject/subject.js';
import type {Budget} from './budget.js';
import {conditionOn, sizeOfBox} from './compare-boxes.js';
import {classesOfDimension, type DimensionClasses, matching, type ValueClass} from './dimension-classes.js';
import {type Boxes, boxesIn, type DistinctionOf, NO_BOX, numberBoxes, pruned} from './numbered-boxes.js';
import type {Box, Section} from './section.js';

/** The steps of a walk, one for each attribute. */
export interface Steps {
	/** The attributes with few classes come first, which keeps the number of sets small. */
	readonly attributes: readonly DimensionClasses[];
	/** Every box. */
	readonly start: Boxes;
	/** The values of an attribute that make a difference, with the boxes that each leaves alive; none for unwanted classes. */
	readonly take: (step: number, alive: Boxes) => readonly (readonly [value: ValueClass, alive: Boxes | undefined])[];
	readonly boxesIn: (alive: Boxes) => readonly Box[];
}

export function stepsOf(section: Section, distinction: DistinctionOf, budget: Budget): Steps {
	const {boxes, dimensions, matchedBy} = section;
	const size = 1 + (boxes.length >> 9);
	budget.spend(boxes.reduce((values, box) => values + sizeOfBox(box), 0) * size);
	const numbered = numberBoxes(section, distinction);
	const {numberOf, marks} = numbered;
	const numbersOf = (isIn: (box: Box) => boolean) => setOf(boxes.filter(isIn).flatMap(box => numberOf.get(box) ?? []));
	const attributes = dimensions
		.map(dimension => classesOfDimension(dimension, numberOf, marks))
		.sort((one, other) => one.classes.length - other.classes.length);
	const visited = new Set<string>();
	/** For each step, the boxes that no later step can exclude. */
	const certain = attributes.map(({dimension}) => {
		visited.add(dimension.attribute);
		return marks | numbersOf(({conditions}) => conditions.every(({attribute}) => visited.has(attribute)));
	});
	/** The boxes of which a class must match at least one, if only such classes are wanted. */
	const wanted = matchedBy && numbersOf(matchedBy);
	return {
		attributes,
		start: numbersOf(() => true),
		take(step, alive) {
			const attribute = attributes[step] as DimensionClasses; // a step of the walk
			const {classes, constrained} = attribute;
			// If no box that is alive has a condition on this attribute, its value makes no difference.
			const tried = (alive & constrained) === NO_BOX ? classes.slice(0, 1) : classes;
			budget.spend(tried.length * size);
			return tried.map(value => {
				const left = pruned(matching(alive, attribute, value), certain[step] ?? marks, numbered);
				const isWanted = wanted === undefined || (left & wanted) !== NO_BOX;
				return [value, isWanted ? left : undefined];
			});
		},
		boxesIn: alive => boxesIn(alive, numbered),
	};
}

/** One class of instruments: a value for each attribute, and the boxes that match them all. */
export interface SectionClass {
	readonly values: ReadonlyMap<string, ValueClass>;
	/** One of its instruments, described in full. */
	readonly instrument: Instrument;
	/** The relevant boxes of each family; under the distinction `any`, one box of each matching family. */
	readonly boxes: readonly Box[];
}

/** Yields the classes of a section, first that of values that no filter names, so that it is found even among many filters. */
export function* walk(section: Section, distinction: DistinctionOf, budget: Budget): Generator<SectionClass> {
	const {attributes, start, take, boxesIn} = stepsOf(section, distinction, budget);
	const seen = attributes.map(() => new Set<string>());
	const chosen: ValueClass[] = [];
	yield* classesFrom(0, start);

	function* classesFrom(step: number, alive: Boxes): Generator<SectionClass> {
		if (step === attributes.length) {
			yield classOf(alive);
			return;
		}
		for (const [value, left] of take(step, alive)) {
			if (left === undefined) continue;
			const key = left.toString(32);
			if (seen[step]?.has(key)) continue;
			seen[step]?.add(key);
			chosen[step] = value;
			yield* classesFrom(step + 1, left);
		}
	}

	function classOf(alive: Boxes): SectionClass {
		const values = new Map(attributes.map(({dimension}, step) => [dimension.attribute, chosen[step] as ValueClass])); // each has one
		return {
			values,
			instrument: instrumentOf(section, ({attribute}) => values.get(attribute)?.value),
			get boxes() {
				return boxesIn(alive); // computed on demand: few callers need it
			},
		};
	}
}

/** An instrument that matches both boxes, which must have one in common. */
export function commonInstrument(section: Section, one: Box, other: Box): Instrument {
	return instrumentOf(section, ({attribute, first, last, write}) => {
		const intervalsOf = (box: Box) => conditionOn(box, attribute)?.intervals ?? [{from: first, to: last}];
		const [common] = intersection(intervalsOf(one), intervalsOf(other));
		return write(common?.from ?? first);
	});
}

/** An instrument of a section with one value of each dimension. */
export function instrumentOf({base, dimensions}: Section, choose: (dimension: Dimension) => unknown): Instrument {
	const instrument: Record<string, unknown> = {...base};
	for (const dimension of dimensions) instrument[dimension.attribute] = choose(dimension);
	return instrument as unknown as Instrument; // each section has the attributes of its type
}

/** An instrument with values that no filter names, for each attribute that has such values. */
export function unnamedInstrument(section: Section): Instrument {
	return instrumentOf(section, ({first, write}) => write(first));
}

/** Keeps the first filter that matches, which the reasons name; under `last-wins` also the last one, which decides. */
export function chooseDistinction({precedence}: Readings = {}): 'first' | 'ends' {
	return precedence === 'last-wins' ? 'ends' : 'first';
}

/** Instruments with support for mandates, then those without it. */
const SUPPORT: Dimension = {
	...codeAttribute('supportsMandates', '', ['true', 'false']).dimensionOf([]),
	write: end => end === 0,
};
const WITH_SUPPORT: Box = {
	family: 'mandate',
	owner: 0,
	enable: true,
	order: 0,
	pointer: '',
	isCertain: true,
	sides: [],
	conditions: [{attribute: SUPPORT.attribute, intervals: SUPPORT.setOf(['true'])}],
};

/** Adds support for mandates as one more attribute if some subject requires a mandate, or may require one. */
export function withMandate(section: Section, subjects: readonly SubjectParts[]): Section {
	if (subjects.every(({mandateKind}) => mandateKind === undefined || mandateKind === 'OPTIONAL')) return section;
	return {...section, dimensions: [SUPPORT, ...section.dimensions], boxes: [WITH_SUPPORT, ...section.boxes]};
}
