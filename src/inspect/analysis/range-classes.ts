// The numbers of one dimension, grouped by the boxes whose ranges contain them.
import {distinctEnds, type End, type SortedEnds, successor} from '../../values/intervals.js';
import {ActiveSet} from './bits.js';
import type {Budget} from './budget.js';
import {InternedSets} from './interned-sets.js';
import type {NumberedCondition, RangeDimension, ValueClass} from './section.js';

/** Visits the edges of all ranges in order: from one edge to the next, every number is in the same boxes. */
export function rangeClasses(
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
	const edges = distinctEnds(ends);
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
	// The class of the numbers that are in no range comes first.
	const rest = classes.findIndex(({isUnnamed}) => isUnnamed);
	const [unnamed] = rest < 0 ? [] : classes.splice(rest, 1);
	return unnamed === undefined ? classes : [unnamed, ...classes];
}

/**
 * The boxes that begin or end at each edge, in one array: those of edge `i` are in `boxes` from `starts[i]` up to, but not
 * including, `starts[i + 1]`.
 */
function eventsAt(edges: SortedEnds, conditions: readonly NumberedCondition[]) {
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
	// A counting sort: `starts` has the count of each edge, which becomes the sum of the counts before it.
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

/** The index of the first edge, from `start` on, that is not below `end`; searches nearby edges first. */
function firstFrom(edges: SortedEnds, start: number, end: End): number {
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
