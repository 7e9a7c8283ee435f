// What decides about the instruments of one section: a tree of attributes, in which equal parts are one.
import type {End} from '../../values/intervals.js';
import type {Budget} from '../analysis/budget.js';
import {getOrInsertComputed} from '../evaluate/get-or-insert-computed.js';
import type {Lists} from '../evaluate/value-classes.js';
import type {Alike, AttributeValues, SectionValues} from './section-values.js';

/** An outcome, or what the values of one attribute lead to. */
export type Decision = {readonly outcome: string} | Choice;

export interface Choice {
	readonly attribute: AttributeValues;
	/** Where the attribute is not known. */
	readonly unknown: Decision;
	readonly branches: readonly Branch[];
}

export interface Branch {
	readonly to: Decision;
	readonly alike: readonly Alike[];
	/** BINs that are too short to tell which numbers they stand for. */
	readonly shortBins: readonly string[];
}

/** An instrument as the attributes that are known of it. */
type Known = Readonly<Record<string, unknown>>;

/**
 * Decides for each combination of values that the filters can tell apart, unknown ones included.
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
	// Few values first, so that the tree stays small.
	const attributes = [...section.attributes].sort((one, other) => one.alike.length - other.alike.length);
	const decisions = new Map<string, Decision>();
	const numbers = new Map<Decision, number>();
	const levels = attributes.map(() => new Map<string, Decision>());
	return decide(0, section.boxes, '', base);

	function decide(level: number, alive: Lists, unknown: string, known: Known): Decision {
		const attribute = attributes.at(level);
		if (attribute === undefined) {
			const outcome = outcomeOf(known);
			return shared(outcome, () => ({outcome}));
		}
		return getOrInsertComputed(levels.at(level) ?? new Map(), `${alive.toString(32)} ${unknown}`, () => {
			const {name, constrained, alike} = attribute;
			const next = (boxes: Lists, more: string, value?: Alike['sample']) => {
				budget.spend(1);
				return decide(
					level + 1,
					alive & boxes,
					unknown + more,
					value === undefined ? known : {...known, [name]: value},
				);
			};
			if (!isKnown(name)) return next(-1n, ` ${name}`);
			const [any] = [...alike].sort((one, other) => Number(other.hasOthers) - Number(one.hasOthers));
			if (constrained !== undefined && (alive & constrained) === 0n) return next(-1n, '', any?.sample);
			const open = next(-1n, ` ${name}`);
			const branches = new Map<Decision, {readonly alike: Alike[]; readonly shortBins: string[]}>();
			const branchTo = (to: Decision) => getOrInsertComputed(branches, to, () => ({alike: [], shortBins: []}));
			for (const one of alike) {
				// What no box has a condition on is told apart by its value alone.
				const more = constrained === undefined ? ` ${name} ${one.sample}` : '';
				branchTo(next(one.boxes, more, one.sample)).alike.push(one);
			}
			for (const {bin, covered} of shortBinsOf(attribute)) {
				const boxes = covered.reduce((set, at) => set | (alike[at]?.boxes ?? 0n), 0n);
				branchTo(next(boxes, ` ${name} ${covered}`, bin)).shortBins.push(bin);
			}
			if (branches.size === 1 && branches.has(open)) return open;
			const list = Array.from(branches, ([to, branch]) => ({to, ...branch}));
			const places = list.map(
				one => `${one.alike.map(value => alike.indexOf(value))}/${one.shortBins} ${numberOf(one.to)}`,
			);
			const key = `${name} ${numberOf(open)} ${places.join(';')}`;
			return shared(key, () => ({attribute, unknown: open, branches: list}));
		});
	}

	function shared(key: string, make: () => Decision): Decision {
		return getOrInsertComputed(decisions, key, make);
	}

	function numberOf(decision: Decision): number {
		return getOrInsertComputed(numbers, decision, () => numbers.size);
	}
}

/** Every BIN that is shorter than the ranges and starts numbers on both sides of an edge, with the values that it covers. */
function* shortBinsOf({name, alike, write, numberOf}: AttributeValues) {
	if (name !== 'bin' || write === undefined) return;
	const segments = alike
		.flatMap(({held}, at) => held.map(({value, last}) => ({from: value, to: last ?? value, at})))
		.sort((one, other) => (one.from < other.from ? -1 : 1));
	const found = new Map<string, Set<number>>();
	const digitsOf = (end: End | string) => String(write(end as End)); // numbers here
	for (const [index, {from}] of segments.entries()) {
		if (index === 0) continue;
		const edge = digitsOf(from).replace(/0+$/, '');
		for (let length = 1; length < edge.length; length += 1) {
			const bin = edge.slice(0, length);
			if (found.has(bin) || typeof numberOf(bin) === 'number') continue;
			const [low, high] = String(numberOf(bin)).split('-').map(Number);
			found.set(bin, new Set(segments.slice(low, (high ?? 0) + 1).map(({at}) => at)));
		}
	}
	for (const [bin, covered] of found) yield {bin, covered: [...covered].sort((one, other) => one - other)};
}
