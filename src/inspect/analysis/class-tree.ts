// Divides one section into classes by outcome, in few boxes.

import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import {groupBy} from '../../utils/group-by.js';
import type {Instrument} from '../../wire/instrument.js';
import type {Budget} from './budget.js';
import type {ValueClass} from './dimension-classes.js';
import type {Boxes, DistinctionOf} from './numbered-boxes.js';
import type {Section} from './section.js';
import {instrumentOf, stepsOf} from './walk.js';

/** What is true of some instruments, such as their verdict; equal outcomes have the same id. */
export interface Outcome {
	readonly id: number;
}

/** Classes of values by attribute. */
export type Choices = ReadonlyMap<string, readonly ValueClass[]>;

/** Instruments with one outcome: every combination of these values; an absent attribute may have any value. */
interface OutcomeBox<Own extends Outcome> {
	readonly values: Choices;
	readonly outcome: Own;
}

export interface ClassBox<Own extends Outcome = Outcome> extends OutcomeBox<Own> {
	/** One of them, described in full. */
	readonly instrument: Instrument;
	/** Every value of every attribute. */
	readonly every: Choices;
}

/** What is left to choose after a step. Equal parts are shared, so that each is computed once and compared by its number. */
interface Rest<Own extends Outcome> {
	readonly id: number;
	readonly boxes: readonly OutcomeBox<Own>[];
}

/**
 * Every class of a section; no two classes have an instrument in common.
 *
 * @param outcomeOf - the outcome of an instrument; `undefined` leaves it out
 * @param distinction - which of the matching filters are distinguished; fewer need less work
 */
export function* classBoxes<Own extends Outcome>(
	section: Section,
	outcomeOf: (instrument: Instrument) => Own | undefined,
	distinction: DistinctionOf,
	budget: Budget,
): Generator<ClassBox<Own>> {
	const {attributes, start, take} = stepsOf(section, distinction, budget);
	const every: Choices = new Map(attributes.map(({dimension, classes}) => [dimension.attribute, classes]));
	const steps = [...attributes, undefined].map(() => new Map<string, Rest<Own>>());
	const rests = new Map<string, Rest<Own>>();
	const numbers = new Map([...every.values()].flatMap(classes => classes.map((one, index) => [one, index] as const)));
	const chosen = new Map<string, ValueClass>();
	let found = restOf(0, start).boxes;
	for (const attribute of every.keys()) found = joinedAlong(attribute, found, every, numbers);
	for (const {values, outcome} of [...found].sort((one, other) => countOthers(one) - countOthers(other))) {
		const instrument = instrumentOf(
			section,
			({attribute}) => (values.get(attribute) ?? every.get(attribute))?.[0]?.value,
		);
		yield {values, every, outcome, instrument};
	}

	function restOf(step: number, alive: Boxes): Rest<Own> {
		return getOrInsertComputed(steps[step] as Map<string, Rest<Own>>, alive.toString(32), () => {
			const attribute = attributes[step]?.dimension.attribute;
			return attribute === undefined ? outcomeRest() : restBy(attribute, step, alive);
		});
	}

	function outcomeRest(): Rest<Own> {
		budget.spend(1 + section.boxes.length);
		const outcome = outcomeOf(instrumentOf(section, ({attribute}) => chosen.get(attribute)?.value));
		return outcome === undefined ? NOTHING : sharedRest(String(outcome.id), [{values: new Map(), outcome}]);
	}

	function restBy(attribute: string, step: number, alive: Boxes): Rest<Own> {
		const groups = new Map<Rest<Own>, ValueClass[]>();
		for (const [value, left] of take(step, alive)) {
			chosen.set(attribute, value);
			const rest = left === undefined ? NOTHING : restOf(step + 1, left);
			getOrInsertComputed(groups, rest, () => []).push(value);
		}
		const [only] = groups.keys();
		if (only !== undefined && groups.size === 1) return only;
		const parts = Array.from(groups, ([{id}, values]) => `${values.map(one => numbers.get(one))} ${id}`);
		const boxes = Array.from(groups, ([rest, own]) =>
			rest.boxes.map(({values, outcome}) => ({values: new Map([[attribute, own], ...values]), outcome})),
		).flat();
		budget.spend(boxes.length);
		return sharedRest(`${attribute} ${parts.join(';')}`, boxes);
	}

	function sharedRest(key: string, boxes: readonly OutcomeBox<Own>[]): Rest<Own> {
		return getOrInsertComputed(rests, key, () => ({id: rests.size, boxes}));
	}
}

/** Stands for the classes that the caller does not want. */
const NOTHING = {id: -1, boxes: []};

/** Merges boxes that differ only in the values of one attribute. */
function joinedAlong<Own extends Outcome>(
	attribute: string,
	boxes: readonly OutcomeBox<Own>[],
	every: Choices,
	numbers: ReadonlyMap<ValueClass, number>,
): readonly OutcomeBox<Own>[] {
	const keyOf = (box: OutcomeBox<Own>) => {
		const others = [...box.values].filter(([name]) => name !== attribute);
		const key = others.map(([name, values]) => `${name} ${values.map(one => numbers.get(one))}`).join(';');
		return `${box.outcome.id} ${box.values.has(attribute)} ${key}`;
	};
	const numberOf = (one: ValueClass) => numbers.get(one) as number; // each has one
	return groupBy(boxes, keyOf).map(group => {
		const last = group.at(-1) ?? group[0];
		const values = new Map(last.values);
		const own = group.flatMap(box => box.values.get(attribute) ?? []);
		if (own.length === every.get(attribute)?.length) values.delete(attribute);
		else if (own.length > 0)
			values.set(
				attribute,
				own.sort((one, other) => numberOf(one) - numberOf(other)),
			);
		return {...last, values};
	});
}

/** How many attributes of a box have values that no filter names; boxes with more of them come last. */
function countOthers({values}: {readonly values: Choices}): number {
	return [...values.values()].filter(classes => classes.some(({isUnnamed}) => isUnnamed)).length;
}
