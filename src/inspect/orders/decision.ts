// What decides about the instruments of one section: a tree of attributes, in which equal parts are one.

import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import {compareEnds} from '../../utils/intervals.js';
import type {Budget} from '../analysis/budget.js';
import {matching, type ValueClass} from '../analysis/dimension-classes.js';
import {type Boxes, NO_BOX} from '../analysis/numbered-boxes.js';
import type {SectionAttribute, SectionValues} from './section-values.js';

/** An outcome, or what the values of one attribute lead to. */
export type Decision = {readonly outcome: string} | Choice;

export interface Choice {
	readonly attribute: SectionAttribute;
	/** Where the attribute is not known. */
	readonly unknown: Decision;
	readonly branches: readonly Branch[];
}

export interface Branch {
	readonly to: Decision;
	readonly classes: readonly ValueClass[];
	/** BINs that are too short to tell which numbers they stand for. */
	readonly shortBins: readonly string[];
}

/** How many steps one decision costs, which becomes text. */
const COST = 32;

/** An instrument as the attributes that are known of it. */
type Known = Readonly<Record<string, unknown>>;

/**
 * Decides for each combination of values that the filters distinguish, unknown ones included.
 *
 * @param base - what all instruments of the section have in common
 * @param isKnown - whether instruments may have an attribute at all
 */
export function decisionOf(
	section: SectionValues,
	base: Known,
	isKnown: (attribute: string) => boolean,
	outcomeOf: (instrument: Known) => string,
	budget: Budget,
): Decision {
	const decisions = new Map<string, Decision>();
	const numbers = new Map<Decision, number>();
	const boxCount = section.boxes.toString(2).length;
	const spend = (decisions: number) => budget.spend(COST * decisions);
	const levels = section.attributes.map(attribute => ({attribute, found: new Map<string, Decision>()}));
	return decide(0, section.boxes, '', base);

	function decide(level: number, alive: Boxes, unknown: string, known: Known): Decision {
		const here = levels.at(level);
		if (here === undefined) {
			// What is not known is evaluated for each way to complete it.
			spend(unknown === '' ? boxCount >> 6 : boxCount >> 1);
			const outcome = outcomeOf(known);
			return getOrInsertComputed(decisions, outcome, () => ({outcome}));
		}
		const {attribute, found} = here;
		return getOrInsertComputed(found, `${alive.toString(32)} ${unknown}`, () => {
			const {name, constrained, classes} = attribute;
			const next = (left: Boxes, more: string, value?: ValueClass['value']) => {
				spend(1);
				return decide(level + 1, left, unknown + more, value === undefined ? known : {...known, [name]: value});
			};
			const open = () => next(alive, ` ${name}`);
			if (!isKnown(name)) return open();
			if ((alive & constrained) === NO_BOX) return next(alive, '', classes[0]?.value);
			const branches = new Map<Decision, {readonly classes: ValueClass[]; readonly shortBins: string[]}>();
			const branchTo = (to: Decision) => getOrInsertComputed(branches, to, () => ({classes: [], shortBins: []}));
			for (const one of classes) branchTo(next(matching(alive, attribute, one), '', one.value)).classes.push(one);
			for (const {bin, covered} of shortBinsOf(attribute)) {
				const boxes = covered.reduce((set, at) => set | matching(alive, attribute, classes[at] as ValueClass), NO_BOX); // of it
				branchTo(next(boxes, ` ${name} ${covered}`, bin)).shortBins.push(bin);
			}
			const whereUnknown = open();
			if (branches.size === 1 && branches.has(whereUnknown)) return whereUnknown;
			const list = Array.from(branches, ([to, branch]) => ({to, ...branch}));
			spend(classes.length);
			const placeOf = new Map(classes.map((one, at) => [one, at]));
			const places = list.map(
				one => `${one.classes.map(value => placeOf.get(value))}/${one.shortBins} ${numberOf(one.to)}`,
			);
			const key = `${name} ${numberOf(whereUnknown)} ${places.join()}`;
			return getOrInsertComputed(decisions, key, () => ({attribute, unknown: whereUnknown, branches: list}));
		});
	}

	function numberOf(decision: Decision): number {
		return getOrInsertComputed(numbers, decision, () => numbers.size);
	}
}

/** Every BIN that is shorter than the ranges and starts numbers on both sides of an edge, with the classes that it covers. */
function* shortBinsOf({dimension, classes, numberOf, width}: SectionAttribute) {
	if (width === undefined) return;
	const segments = classes
		.flatMap(({held}, at) => held.map(({from}) => ({from, at})))
		.sort((one, other) => compareEnds(one.from, other.from));
	const found = new Set<string>();
	for (const {from} of segments) {
		const edge = String(dimension.write(from));
		for (let length = 1; length < edge.length; length += 1) {
			const bin = edge.slice(0, length);
			if (found.has(bin)) continue;
			found.add(bin);
			const [low, high] = String(numberOf(bin)).split('-').map(Number);
			if (high === undefined) continue;
			yield {bin, covered: [...new Set(segments.slice(low, high + 1).map(({at}) => at))]};
		}
	}
}
