// The decision for the instruments of one section: a tree of attributes in which equal parts are shared.

import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import {compareEnds} from '../../utils/intervals.js';
import type {Budget} from '../analysis/budget.js';
import {matching, type ValueClass} from '../analysis/dimension-classes.js';
import {type Boxes, NO_BOX} from '../analysis/numbered-boxes.js';
import type {SectionAttribute, SectionValues} from './section-values.js';

/** An outcome, or a choice by the values of one attribute. */
export type Decision = {readonly outcome: string} | Choice;

export interface Choice {
	readonly attribute: SectionAttribute;
	/** The decision if the attribute is unknown. */
	readonly unknown: Decision;
	readonly branches: readonly Branch[];
}

export interface Branch {
	readonly to: Decision;
	readonly classes: readonly ValueClass[];
	/** BINs that are too short to determine their class. */
	readonly shortBins: readonly string[];
}

/** The steps that one decision costs, because it is written as text. */
const COST = 32;

/** The known attributes of an instrument. */
type Known = Readonly<Record<string, unknown>>;

/**
 * Decides each combination of values that the filters distinguish, including unknown values.
 *
 * @param base - what all instruments of the section have in common
 * @param isKnown - true if instruments may have this attribute at all
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
			// An instrument with unknown values costs more: it is evaluated for each way to complete it.
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
				const boxes = covered.reduce((set, at) => set | matching(alive, attribute, classes[at] as ValueClass), NO_BOX); // by index
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

/** Yields every BIN that is shorter than the ranges and begins numbers of several classes, with these classes. */
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
