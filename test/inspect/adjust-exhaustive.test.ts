// adjust against brute force: every simple edit of an input, evaluated by the independent evaluator on a whole universe.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {adjust} from '../../src/inspect/adjust/adjust.js';
import type {AdjustGoal} from '../../src/inspect/adjust/goal.js';
import type {Instrument, Readings} from '../../src/inspect/index.js';
import {READING_CHOICES} from '../../src/wire/readings.js';
import {editsOf, type Goal, goalKinds, isIn} from './adjust-universe.js';
import {applyPatch} from './apply-patch.js';
import {type Assignment, naive} from './naive-evaluator.js';

/** Complete assignments that agree with what is known, every combination of the readings that matter. */
function assignments(known: Readings, names: readonly (keyof Readings)[]): readonly Assignment[] {
	const base = Object.fromEntries(Object.entries(READING_CHOICES).map(([name, [first]]) => [name, first]));
	let found: Readings[] = [{...base, ...known}];
	for (const name of names) {
		if (known[name] !== undefined) continue;
		found = found.flatMap(one => READING_CHOICES[name].map(choice => ({...one, [name]: choice})));
	}
	return found as unknown as Assignment[]; // each has a choice for every reading
}

interface Judged {
	readonly isReached: boolean;
	/** The instruments outside the goal whose verdict changes under some assignment. */
	readonly changed: ReadonlySet<number>;
}

type Table = readonly (readonly boolean[])[];

function tableOf(input: object, universe: readonly Instrument[], under: readonly Assignment[], prefix: string): Table {
	const subject = {filter: input as never}; // generated as a filter
	return universe.map(one => under.map(assignment => naive(subject, one, assignment, prefix)));
}

function judge(before: Table, after: Table, universe: readonly Instrument[], goal: Goal): Judged {
	const changed = new Set<number>();
	let isReached = true;
	for (const [at, one] of universe.entries()) {
		const wanted = isIn(goal.show, one) ? true : isIn(goal.hide, one) ? false : undefined;
		const [was, is] = [before[at] ?? [], after[at] ?? []];
		if (wanted === undefined && is.some((verdict, index) => verdict !== was[index])) changed.add(at);
		if (wanted !== undefined && is.some(verdict => verdict !== wanted)) isReached = false;
	}
	return {isReached, changed};
}

const isLess = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
	one.size < other.size && [...one].every(at => other.has(at));

describe.each(Object.entries(goalKinds))('adjust of %s', (_, {input, goal, universe, readings, runs, options = {}}) => {
	test('finds what is exact, proves it, and returns nothing that another edit dominates', () => {
		fc.assert(
			fc.property(input, goal, readings, (before, wanted, known) => {
				const account = {...options, readings: known};
				const names = Object.keys(READING_CHOICES) as (keyof Readings)[];
				const under = assignments(
					known,
					names.filter(name => goalReadings.includes(name)),
				);
				const was = tableOf(before, universe, under, '');
				const {proposals, blocked} = adjust(before, wanted as AdjustGoal, account);
				const judged = proposals.map(({value}) =>
					judge(was, tableOf(value as object, universe, under, ''), universe, wanted),
				);
				for (const [at, {exact, patch, value}] of proposals.entries()) {
					expect(applyPatch(before, patch)?.value).toEqual(value);
					expect(judged[at]?.isReached).toBe(true);
					if (exact) expect(judged[at]?.changed.size).toBe(0);
					// A side effect may concern instruments outside the universe only, but never the reverse.
					else expect(proposals[0]?.exact).toBe(false);
				}
				const simple = editsOf(before, wanted).map(value =>
					judge(was, tableOf(value, universe, under, ''), universe, wanted),
				);
				const reaching = simple.filter(({isReached}) => isReached);
				if (reaching.some(({changed}) => changed.size === 0)) expect(proposals[0]?.exact).toBe(true);
				if (proposals[0]?.exact !== true) {
					expect(blocked.length).toBeGreaterThan(0);
					for (const one of judged) expect(reaching.filter(({changed}) => isLess(changed, one.changed))).toEqual([]);
				}
				// The reverse, where the goal was decided as a whole before.
				const isOpposite = universe.every((one, at) => {
					const target = isIn(wanted.show, one) ? false : isIn(wanted.hide, one) ? true : undefined;
					return target === undefined || was[at]?.every(verdict => verdict === target);
				});
				const [first] = proposals;
				if (first === undefined || !isOpposite) return;
				const back = adjust(first.value, {show: wanted.hide, hide: wanted.show} as AdjustGoal, account);
				expect(back.proposals.length).toBeGreaterThan(0);
				if (first.exact) expect(back.proposals[0]?.exact).toBe(true);
			}),
			{numRuns: runs},
		);
	}, 300_000);
});

const goalReadings: readonly (keyof Readings)[] = [
	'precedence',
	'defaultsInside',
	'unnamedEmi',
	'outerFlag',
	'issuersAndTenures',
	'emiOnHiddenCards',
];
