// The values of one dimension, grouped by the boxes whose conditions they meet.
import {type End, successor} from '../../values/intervals.js';
import {type Bits, bitsOf, NO_BITS} from './bits.js';
import type {Budget} from './budget.js';
import {InternedSets} from './interned-sets.js';
import type {CodeCondition, CodeDimension, Dimension, RangeCondition, RangeDimension} from './section.js';
import {unnamedCode} from './unnamed-code.js';

/** One class of values. Its boxes are the {@link DimensionClasses.free} ones with `toggled` switched. */
export interface ValueClass {
	readonly value: string | number;
	/** No filter names the value: a code is invented. */
	readonly isUnnamed: boolean;
	readonly toggled: Bits;
}

export interface DimensionClasses {
	readonly attribute: string;
	/** The boxes that a value meets which no filter names. */
	readonly free: Bits;
	/** The boxes with a condition on this attribute. */
	readonly constrained: Bits;
	readonly classes: readonly ValueClass[];
}

/** A condition and the number of its box. */
export interface NumberedCondition {
	readonly box: number;
	readonly condition: CodeCondition | RangeCondition;
}

/**
 * Groups the values of a dimension.
 *
 * @param always - the numbers of the boxes without a condition on it
 * @param keepsEachValue - gives each named value a class of its own
 */
export function classesOfDimension(
	dimension: Dimension,
	conditions: readonly NumberedCondition[],
	always: readonly number[],
	budget: Budget,
	keepsEachValue = false,
): DimensionClasses {
	const outside = conditions.filter(({condition}) => 'isOutside' in condition && condition.isOutside);
	return {
		attribute: dimension.attribute,
		free: bitsOf([...always, ...outside.map(({box}) => box)]),
		constrained: bitsOf(conditions.map(({box}) => box)),
		classes:
			'stem' in dimension
				? codeClasses(dimension, conditions, budget, keepsEachValue)
				: rangeClasses(dimension, conditions, budget),
	};
}

/** The one class of a dimension on which no box has a condition. */
export function onlyClassOf(dimension: Dimension): ValueClass {
	if ('first' in dimension) return {value: dimension.write(dimension.first), isUnnamed: true, toggled: NO_BITS};
	const [value = dimension.stem] = dimension.closed ?? [];
	return {value, isUnnamed: dimension.closed === undefined, toggled: NO_BITS};
}

function codeClasses(
	{closed, stem}: CodeDimension,
	conditions: readonly NumberedCondition[],
	budget: Budget,
	keepsEachValue: boolean,
): readonly ValueClass[] {
	const boxes = new Map<string, number[]>();
	for (const {box, condition} of conditions) {
		if (!('codes' in condition)) continue;
		for (const code of condition.codes) {
			const known = boxes.get(code);
			if (known === undefined) boxes.set(code, [box]);
			else known.push(box);
		}
	}
	const named = closed === undefined ? [...boxes.keys()] : closed.filter(code => boxes.has(code));
	const rest = closed === undefined ? unnamedCode(stem, boxes) : closed.find(code => !boxes.has(code));
	const sets = new InternedSets(budget);
	// The class of what no filter names comes first, so that it stands for whatever does not matter.
	const classes: ValueClass[] = [];
	if (rest !== undefined) classes.push({value: rest, isUnnamed: closed === undefined, toggled: NO_BITS});
	if (rest !== undefined) sets.add(NO_BITS.words, 0);
	for (const value of named) {
		const toggled = bitsOf(boxes.get(value) ?? []);
		const known = sets.size;
		if (sets.add(toggled.words, toggled.to) === known || keepsEachValue) {
			classes.push({value, isUnnamed: false, toggled});
		}
	}
	return classes;
}

/** Sweeps over the ends of all ranges: between two ends every number meets the same boxes. */
function rangeClasses(
	{first, last, write}: RangeDimension,
	conditions: readonly NumberedCondition[],
	budget: Budget,
): readonly ValueClass[] {
	const ends: End[] = [first];
	for (const {condition} of conditions) {
		if (!('intervals' in condition)) continue;
		for (const {from, to} of condition.intervals) {
			ends.push(from);
			if (to < last) ends.push(successor(to));
		}
	}
	const edges = inOrder(ends);
	const events = eventsAt(edges, conditions);
	const sets = new InternedSets(budget);
	const active = new ActiveSet();
	const starts: End[] = [];
	for (const [segment, edge] of edges.entries()) {
		for (let at = events.starts[segment] ?? 0; at < (events.starts[segment + 1] ?? 0); at += 1) {
			active.toggle(events.boxes[at] ?? 0);
		}
		budget.spend(1);
		if (sets.add(active.words, active.length) === starts.length) starts.push(edge);
	}
	const classes = starts.map((edge, number) => {
		const toggled = sets.at(number);
		return {value: write(edge), isUnnamed: toggled.from === toggled.to, toggled};
	});
	const rest = classes.findIndex(({isUnnamed}) => isUnnamed);
	const [unnamed] = rest < 0 ? [] : classes.splice(rest, 1);
	return unnamed === undefined ? classes : [unnamed, ...classes];
}

/** The ends in ascending order, each once. */
function inOrder(ends: readonly End[]): ArrayLike<End> & Iterable<End> & {entries(): Iterable<[number, End]>} {
	const sorted =
		typeof ends[0] === 'bigint' ? BigUint64Array.from(ends, BigInt).sort() : Float64Array.from(ends, Number).sort();
	let kept = 0;
	for (let at = 0; at < sorted.length; at += 1) {
		const end = sorted[at] ?? 0;
		if (at > 0 && end === sorted[at - 1]) continue;
		sorted[kept] = end;
		kept += 1;
	}
	return sorted.subarray(0, kept);
}

/** The boxes that begin or end at each edge: those of edge `i` stand from `starts[i]` to `starts[i + 1]`. */
function eventsAt(edges: ArrayLike<End>, conditions: readonly NumberedCondition[]) {
	const places: number[] = [];
	const owners: number[] = [];
	const starts = new Int32Array(edges.length + 1);
	for (const {box, condition} of conditions) {
		if (!('intervals' in condition)) continue;
		let at = 0;
		for (const {from, to} of condition.intervals) {
			for (const end of [from, successor(to)]) {
				at = firstFrom(edges, at, end);
				if (at >= edges.length) continue;
				places.push(at);
				owners.push(box);
				starts[at + 1] = (starts[at + 1] ?? 0) + 1;
			}
		}
	}
	for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
	const boxes = new Int32Array(places.length);
	const next = starts.slice();
	for (const [index, place] of places.entries()) {
		const at = next[place] ?? 0;
		boxes[at] = owners[index] ?? 0;
		next[place] = at + 1;
	}
	return {starts, boxes};
}

/** The first edge from `start` on that is not below `end`; edges that are near are found first. */
function firstFrom(edges: ArrayLike<End>, start: number, end: End): number {
	let reach = 1;
	while (start + reach < edges.length && (edges[start + reach] ?? 0) < end) reach *= 2;
	let low = start;
	let high = Math.min(start + reach + 1, edges.length);
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((edges[middle] ?? 0) < end) low = middle + 1;
		else high = middle;
	}
	return low;
}

/** A bit set that changes bit by bit and stays in order. */
class ActiveSet {
	words = new Int32Array(16);
	length = 0;

	toggle(number: number): void {
		const index = number >>> 5;
		let low = 0;
		let high = this.length >> 1;
		while (low < high) {
			const middle = (low + high) >>> 1;
			if ((this.words[2 * middle] ?? 0) < index) low = middle + 1;
			else high = middle;
		}
		const at = 2 * low;
		if (at >= this.length || this.words[at] !== index) this.#insert(at, index);
		this.words[at + 1] = (this.words[at + 1] ?? 0) ^ (1 << (number & 31));
		if (this.words[at + 1] === 0) {
			this.words.copyWithin(at, at + 2, this.length);
			this.length -= 2;
		}
	}

	#insert(at: number, index: number): void {
		if (this.length + 2 > this.words.length) {
			const larger = new Int32Array(2 * this.words.length);
			larger.set(this.words);
			this.words = larger;
		}
		this.words.copyWithin(at + 2, at, this.length);
		this.words[at] = index;
		this.words[at + 1] = 0;
		this.length += 2;
	}
}
