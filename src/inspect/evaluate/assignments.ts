// Sets of complete assignments of readings, as bit masks: one bit for each assignment, so that the effect of a
// reading is computed for all assignments at once.
import {READING_CHOICES, type ReadingName} from '../../account/readings.js';

/** The names of all readings, in the order of their digits in the number of an assignment. */
export const READING_NAMES = /* @__PURE__ */ Object.freeze(Object.keys(READING_CHOICES) as ReadingName[]); // its keys

/** A set of complete assignments of readings. */
export type Assignments = bigint;

/** A choice of a reading. */
export type Choice<Name extends ReadingName> = (typeof READING_CHOICES)[Name][number];

/** The digit of a reading in the number of an assignment: a mixed-radix number with one digit for each reading. */
interface Digit {
	readonly name: ReadingName;
	readonly weight: number;
	/** For each choice, the assignments that have it. */
	readonly having: readonly Assignments[];
}

const COUNT = READING_NAMES.reduce((count, name) => count * READING_CHOICES[name].length, 1);

export const NO_ASSIGNMENT: Assignments = 0n;
export const EVERY_ASSIGNMENT: Assignments = (1n << BigInt(COUNT)) - 1n;

const DIGITS = digits();

function digits(): readonly Digit[] {
	let weight = 1;
	return READING_NAMES.map(name => {
		const choices = READING_CHOICES[name].length;
		const digit = {name, weight, having: Array.from({length: choices}, (_, index) => having(weight, choices, index))};
		weight *= choices;
		return digit;
	});
}

/** The assignments whose digit of this weight is `index`. */
function having(weight: number, choices: number, index: number): Assignments {
	const run = ((1n << BigInt(weight)) - 1n) << BigInt(weight * index);
	const period = weight * choices;
	let found = NO_ASSIGNMENT;
	for (let start = 0; start < COUNT; start += period) found |= run << BigInt(start);
	return found;
}

function digitOf(name: ReadingName): Digit {
	const digit = DIGITS.find(one => one.name === name);
	if (digit === undefined) throw new Error(`internal error, please report it: no reading ${name}`);
	return digit;
}

/** For each choice of a reading, in order, the assignments with that choice. */
export function assignmentsByChoice(name: ReadingName): readonly Assignments[] {
	return digitOf(name).having;
}

/** True if the set depends on this reading: it contains an assignment, but not another that differs only in this reading. */
export function dependsOn(set: Assignments, name: ReadingName): boolean {
	const {having, weight} = digitOf(name);
	/** For each choice of the reading, the assignments with that choice, shifted so that those that differ only in it coincide. */
	const [first, ...others] = having.map((mask, index) => (set & mask) >> BigInt(weight * index));
	return others.some(other => other !== first);
}
