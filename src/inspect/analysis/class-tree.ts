// The classes of one section in few boxes: a decision diagram, one attribute after the other, in which equal parts are shared.
import {getOrInsertComputed} from '../evaluate/get-or-insert-computed.js';
import {setOf} from '../evaluate/value-classes.js';
import type {Explanation} from '../evaluate/verdict.js';
import type {Budget} from './budget.js';
import type {DimensionClasses} from './dimension-classes.js';
import {type Boxes, NO_BOX, numberBoxes, pruned} from './numbered-boxes.js';
import type {Section, ValueClass} from './section.js';
import {dimensionsOf} from './walk.js';

/** An instrument as the attributes chosen for it. */
export type Chosen = Readonly<Record<string, unknown>>;

/** The verdict and reasons of some instruments; equal ones have the same id. */
export interface Outcome {
	readonly id: number;
	readonly explanation: Explanation;
}

/** Instruments with one outcome: any combination of these values; an attribute that is absent may have any value. */
export interface ClassBox {
	readonly values: Choices;
	/** One of them, described in full. */
	readonly instrument: Chosen;
	/** Every value of every attribute. */
	readonly every: Choices;
	readonly outcome: Outcome;
}

type ChosenBox = Pick<ClassBox, 'values' | 'outcome'>;
type Choices = ReadonlyMap<string, readonly ValueClass[]>;

interface Branch {
	readonly values: readonly ValueClass[];
	readonly to: Node;
}

/** A decision about one attribute, or an outcome. */
interface Node {
	readonly id: number;
	readonly attribute?: string;
	readonly branches: readonly Branch[];
	readonly outcome?: Outcome;
}

/**
 * Every class of a section; none of them has an instrument in common with another.
 *
 * @param explain - the outcome of an instrument
 * @param namesEvery - false if only the first filters that match are named as reasons, which needs less work
 */
export function* classBoxes(
	section: Section,
	explain: (instrument: Chosen) => Outcome,
	namesEvery: boolean,
	budget: Budget,
): Generator<ClassBox> {
	const numbered = numberBoxes(section, 'ends');
	const dimensions = dimensionsOf({...section, keepsEachValue: false}, numbered, budget);
	const levels = dimensions.map((dimension, level) => ({
		dimension,
		memo: new Map<string, Node>(),
		certain: namesEvery ? NO_BOX : certainAfter(dimensions.slice(0, level + 1)),
	}));
	const nodes = new Map<string, Node>();
	const every = new Map(dimensions.map(({attribute, classes}) => [attribute, classes]));
	let found: readonly ChosenBox[] = [
		...boxesUnder(nodeOf(0, setOf(numbered.numberOf.values()), section.base), new Map(), budget),
	];
	for (const attribute of every.keys()) found = joinedAlong(attribute, found, every);
	for (const {values, outcome} of [...found].sort((one, other) => countOthers(one) - countOthers(other))) {
		const chosen = Array.from(every, ([attribute, classes]) => [
			attribute,
			(values.get(attribute) ?? classes)[0]?.value,
		]);
		yield {values, every, outcome, instrument: {...section.base, ...Object.fromEntries(chosen)}};
	}

	function nodeOf(level: number, alive: Boxes, chosen: Chosen): Node {
		const here = levels[level];
		if (here === undefined) {
			budget.spend(1 + section.boxes.length);
			const outcome = explain(chosen);
			return {id: -1 - outcome.id, branches: [], outcome};
		}
		const {dimension, memo, certain} = here;
		return getOrInsertComputed(memo, alive.toString(32), () => {
			const {attribute, free, constrained, classes} = dimension;
			const groups = new Map<number, {readonly values: ValueClass[]; readonly to: Node}>();
			// If no box that is alive has a condition on this attribute, its value makes no difference.
			for (const value of (alive & constrained) === NO_BOX ? classes.slice(0, 1) : classes) {
				budget.spend(1 + (section.boxes.length >> 9));
				const matching = (alive & free) ^ (alive & value.toggled);
				const left = namesEvery ? matching : pruned(matching, certain, numbered, 'ends');
				const to = nodeOf(level + 1, left, {...chosen, [attribute]: value.value});
				getOrInsertComputed(groups, to.id, () => ({values: [], to})).values.push(value);
			}
			const branches = [...groups.values()];
			const [first] = branches;
			if (first !== undefined && branches.length === 1) return first.to;
			const places = branches.map(({values, to}) => `${values.map(one => classes.indexOf(one)).join()} ${to.id}`);
			const key = `${attribute} ${places.join(';')}`;
			return getOrInsertComputed(nodes, key, () => ({id: nodes.size, attribute, branches}));
		});
	}

	function certainAfter(visited: readonly DimensionClasses[]): Boxes {
		const names = new Set(visited.map(({attribute}) => attribute));
		const boxes = section.boxes.filter(({conditions}) => conditions.every(({attribute}) => names.has(attribute)));
		return setOf(boxes.flatMap(box => numbered.numberOf.get(box) ?? []));
	}
}

function* boxesUnder({attribute, branches, outcome}: Node, values: Choices, budget: Budget): Generator<ChosenBox> {
	budget.spend(1);
	if (outcome !== undefined) yield {values, outcome};
	if (attribute === undefined) return;
	for (const branch of branches) {
		yield* boxesUnder(branch.to, new Map([...values, [attribute, branch.values]]), budget);
	}
}

/** Boxes that differ in nothing but the values of one attribute become one. */
function joinedAlong(attribute: string, boxes: readonly ChosenBox[], every: Choices): readonly ChosenBox[] {
	const numbers = new Map([...every.values()].flatMap(classes => classes.map((one, index) => [one, index] as const)));
	const groups = new Map<string, ChosenBox>();
	for (const box of boxes) {
		const others = [...box.values].filter(([name]) => name !== attribute).sort();
		const key = others.map(([name, values]) => `${name} ${values.map(one => numbers.get(one)).sort()}`).join(';');
		const before = groups.get(`${box.outcome.id} ${box.values.has(attribute)} ${key}`);
		const values = new Map(box.values);
		const own = [...(before?.values.get(attribute) ?? []), ...(values.get(attribute) ?? [])];
		if (own.length === every.get(attribute)?.length) values.delete(attribute);
		else if (own.length > 0)
			values.set(
				attribute,
				own.sort((one, other) => Number(other.isUnnamed) - Number(one.isUnnamed)),
			);
		groups.set(`${box.outcome.id} ${box.values.has(attribute)} ${key}`, {...box, values});
	}
	return [...groups.values()];
}

/** How many of its attributes have values that no filter names: those go last. */
function countOthers({values}: ChosenBox): number {
	return [...values.values()].filter(classes => classes.some(({isUnnamed}) => isUnnamed)).length;
}
