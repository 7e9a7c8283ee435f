// The classes of one section in few boxes: a decision diagram, one attribute after the other, in which equal parts are shared.
import {getOrInsertComputed} from '../evaluate/get-or-insert-computed.js';
import {setOf} from '../evaluate/value-classes.js';
import type {Budget} from './budget.js';
import type {DimensionClasses} from './dimension-classes.js';
import {type Boxes, type Distinction, NO_BOX, numberBoxes, pruned} from './numbered-boxes.js';
import type {Box, Section, ValueClass} from './section.js';
import {dimensionsOf} from './walk.js';

/** An instrument as the attributes chosen for it. */
export type Chosen = Readonly<Record<string, unknown>>;

/** What is true of some instruments, such as their verdict; equal outcomes have the same id. */
export interface Outcome {
	readonly id: number;
}

/** Instruments with one outcome: any combination of these values; an attribute that is absent may have any value. */
export interface ClassBox<Own extends Outcome = Outcome> {
	readonly values: Choices;
	/** One of them, described in full. */
	readonly instrument: Chosen;
	/** Every value of every attribute. */
	readonly every: Choices;
	readonly outcome: Own;
}

type ChosenBox<Own extends Outcome> = Pick<ClassBox<Own>, 'values' | 'outcome'>;
type Choices = ReadonlyMap<string, readonly ValueClass[]>;

interface Branch<Own> {
	readonly values: readonly ValueClass[];
	readonly to: Node<Own>;
}

/** A decision about one attribute, or an outcome. */
interface Node<Own> {
	readonly id: number;
	readonly attribute?: string;
	readonly branches: readonly Branch<Own>[];
	readonly outcome?: Own;
}

/**
 * Every class of a section; none of them has an instrument in common with another.
 *
 * @param outcomeOf - the outcome of an instrument; `undefined` for those that are left out
 * @param distinction - which filters that match make a difference: every one, or those of a {@link Distinction}, which needs less work
 */
export function* classBoxes<Own extends Outcome>(
	section: Section,
	outcomeOf: (instrument: Chosen) => Own | undefined,
	distinction: Distinction | 'every',
	budget: Budget,
): Generator<ClassBox<Own>> {
	const numbered = numberBoxes(section, distinction === 'every' ? 'first' : distinction);
	const marks = setOf(numbered.marks);
	const dimensions = dimensionsOf({...section, keepsEachValue: false}, numbered, budget);
	const {matchedBy} = section;
	/** The boxes of which one has to match, if only such classes are asked for. */
	const wanted =
		matchedBy && boxNumbers(section.boxes.filter(({order}) => order >= matchedBy.from && order < matchedBy.to));
	const levels = dimensions.map((dimension, level) => ({
		dimension,
		memo: new Map<string, Node<Own>>(),
		certain: certainAfter(dimensions.slice(0, level + 1)) | marks,
	}));
	const nodes = new Map<string, Node<Own>>();
	const leaves = new Map<string, Node<Own>>();
	const every = new Map(dimensions.map(({attribute, classes}) => [attribute, classes]));
	let found: readonly ChosenBox<Own>[] = [
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

	function nodeOf(level: number, alive: Boxes, chosen: Chosen): Node<Own> {
		const here = levels.at(level);
		if (here === undefined) return getOrInsertComputed(leaves, alive.toString(32), () => leafOf(chosen));
		const {dimension, memo, certain} = here;
		return getOrInsertComputed(memo, alive.toString(32), () => {
			const {attribute, free, constrained, classes} = dimension;
			const groups = new Map<number, {readonly values: ValueClass[]; readonly to: Node<Own>}>();
			// If no box that is alive has a condition on this attribute, its value makes no difference.
			for (const value of (alive & constrained) === NO_BOX ? classes.slice(0, 1) : classes) {
				budget.spend(1 + (section.boxes.length >> 9));
				const matching = (alive & free) ^ (alive & value.toggled);
				const left = distinction === 'every' ? matching : pruned(matching, certain, numbered, distinction);
				const isUnwanted = wanted !== undefined && (left & wanted) === NO_BOX;
				const to = isUnwanted ? NOTHING : nodeOf(level + 1, left, {...chosen, [attribute]: value.value});
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

	function leafOf(chosen: Chosen): Node<Own> {
		budget.spend(1 + section.boxes.length);
		const outcome = outcomeOf(chosen);
		return outcome === undefined ? NOTHING : {id: -1 - outcome.id, branches: [], outcome};
	}

	function certainAfter(visited: readonly DimensionClasses[]): Boxes {
		const names = new Set(visited.map(({attribute}) => attribute));
		return boxNumbers(section.boxes.filter(({conditions}) => conditions.every(({attribute}) => names.has(attribute))));
	}

	function boxNumbers(boxes: readonly Box[]): Boxes {
		return setOf(boxes.flatMap(box => numbered.numberOf.get(box) ?? []));
	}
}

function* boxesUnder<Own extends Outcome>(
	{attribute, branches, outcome}: Node<Own>,
	values: Choices,
	budget: Budget,
): Generator<ChosenBox<Own>> {
	budget.spend(1);
	if (outcome !== undefined) yield {values, outcome};
	if (attribute === undefined) return;
	for (const branch of branches) {
		yield* boxesUnder(branch.to, new Map([...values, [attribute, branch.values]]), budget);
	}
}

/** Classes that nobody asks for. */
const NOTHING = {id: Number.NEGATIVE_INFINITY, branches: []};

/** Boxes that differ in nothing but the values of one attribute become one. */
function joinedAlong<Own extends Outcome>(
	attribute: string,
	boxes: readonly ChosenBox<Own>[],
	every: Choices,
): readonly ChosenBox<Own>[] {
	const numbers = new Map([...every.values()].flatMap(classes => classes.map((one, index) => [one, index] as const)));
	const groups = new Map<string, ChosenBox<Own>>();
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
function countOthers({values}: {readonly values: Choices}): number {
	return [...values.values()].filter(classes => classes.some(({isUnnamed}) => isUnnamed)).length;
}
