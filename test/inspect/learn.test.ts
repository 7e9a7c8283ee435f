// learn: choices that observations force, what stays open, conflicts, and what to look at next.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {paylock} from '../../src/index.js';
import {explain, learn, type Observation, openReadings, type Readings} from '../../src/inspect/index.js';
import {type Assignment, naive} from './naive-evaluator.js';
import {ASSIGNMENTS, assignment, inputOf, instrument, subject} from './random-subjects.js';

const PREFIX = {servicePrefix: 'PREFIX'};
const cards = (allowDefaultOptions: boolean, ...cardFilters: readonly object[]) => ({
	allowDefaultOptions,
	options: [{paymentMethodType: 'CARD', enable: true, cardFilters}],
});
const hideCredit = {enable: false, cardTypes: ['CREDIT']};
const credit = {type: 'CARD', cardType: 'CREDIT'} as const;
const debit = {type: 'CARD', cardType: 'DEBIT'} as const;

test('in a simulated service, the choices learned are exactly those that the observations force', () => {
	fc.assert(
		fc.property(fc.array(fc.tuple(subject, instrument), {maxLength: 6}), assignment, (seen, hidden) => {
			const observations = seen.map(([one, each]) => ({
				input: inputOf(one),
				instrument: each,
				shown: naive(one, each, hidden, 'PREFIX'),
			}));
			const {readings, open, conflicts} = learn(observations, PREFIX);
			const possible = ASSIGNMENTS.filter(other =>
				seen.every(([one, each], index) => naive(one, each, other, 'PREFIX') === observations[index]?.shown),
			);
			expect(conflicts).toEqual([]);
			for (const {name, choices} of openReadings) {
				const left = (choices as readonly string[]).filter(choice => possible.some(other => other[name] === choice));
				if (left.length === 1) expect(readings[name]).toBe(hidden[name]);
				else expect(readings[name]).toBeUndefined();
				expect(open.find(one => one.name === name)?.choices ?? [hidden[name]]).toEqual(left);
			}
		}),
		{numRuns: 300},
	);
});

test('following next recovers any assignment of an account completely', () => {
	for (const hidden of ASSIGNMENTS.filter((_, index) => index % 37 === 0)) {
		const {readings, steps} = followed(hidden);
		expect(readings).toEqual(hidden);
		expect(steps).toBeLessThanOrEqual(10);
	}
});

/** A merchant who makes the next observation until there is none. */
function followed(hidden: Assignment): {readonly readings: Readings; readonly steps: number} {
	const observations: Observation[] = [];
	for (;;) {
		const {readings, next} = learn(observations);
		if (next === undefined) return {readings, steps: observations.length};
		const {input, instrument: each} = next;
		const verdict = explain(input, each, {readings: hidden}).verdict;
		expect(verdict).not.toBe('undetermined');
		observations.push({input, instrument: each, shown: verdict === 'shown'});
	}
}

describe('examples', () => {
	test('without observations everything is open, and next names the first observation to make', () => {
		const {readings, open, conflicts, next} = learn([]);
		expect(readings).toEqual({});
		expect(open).toEqual(openReadings);
		expect(conflicts).toEqual([]);
		expect(next?.readings.length).toBeGreaterThan(0);
	});

	test('one observation may leave fewer choices', () => {
		const both = cards(true, {enable: true, cardTypes: ['CREDIT', 'DEBIT']}, hideCredit);
		const {readings, open} = learn([{input: both, instrument: credit, shown: false}]);
		expect(readings.precedence).toBeUndefined();
		expect(open.find(({name}) => name === 'precedence')?.choices).toEqual(['hide-wins', 'last-wins']);
	});

	test('next prefers an input that was observed', () => {
		const input = cards(true, {enable: true, cardTypes: ['CREDIT', 'DEBIT']}, hideCredit);
		expect(learn([{input, instrument: debit, shown: true}]).next?.input).toBe(input);
	});

	test('observations that contradict each other, or the specification, are conflicts', () => {
		const input = cards(false, hideCredit);
		const yes = {input, instrument: debit, shown: true};
		const no = {input, instrument: debit, shown: false};
		const impossible = {input, instrument: credit, shown: true};
		expect(learn([yes, no]).conflicts).toEqual([yes, no]);
		expect(learn([yes, no]).readings).toEqual({});
		expect(learn([yes, yes, no])).toMatchObject({conflicts: [no], readings: {defaultsInside: 'ignore'}});
		expect(learn([impossible, yes])).toMatchObject({conflicts: [impossible], readings: {defaultsInside: 'ignore'}});
	});

	test('a settled reading is kept and not asked about again', () => {
		const settled = Object.fromEntries(openReadings.map(({name, choices}) => [name, choices[0]])) as Readings; // a choice each
		expect(learn([], {readings: settled})).toMatchObject({readings: settled, open: []});
		expect(learn([], {readings: settled}).next).toBeUndefined();
	});

	test.each(openReadings.map(({name}) => name))('next asks about %s if only that is open', name => {
		const others = openReadings.flatMap(one => (one.name === name ? [] : [[one.name, one.choices[0]]]));
		const {open, next} = learn([], {readings: Object.fromEntries(others)});
		expect(open.map(one => one.name)).toEqual([name]);
		expect(next?.readings).toEqual([name]);
	});

	test('an input that carries its account needs no options', () => {
		const {filter} = paylock({types: ['OTC']});
		const input = filter().allowDefaults(true).hide('OTC');
		expect(learn<'OTC'>([{input, instrument: {type: 'OTC'}, shown: true}]).conflicts).toHaveLength(1);
	});

	test('an incomplete instrument contributes nothing', () => {
		const wallets = {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A']}],
		};
		for (const shown of [true, false]) {
			expect(learn([{input: wallets, instrument: {type: 'WALLET'}, shown}])).toMatchObject({
				readings: {},
				conflicts: [],
			});
		}
	});

	test('an input that is no filter at all is refused at its place', () => {
		const seen = {input: {allowDefaultOptions: true, options: []}, instrument: {type: 'CASH'}, shown: true} as const;
		expect(() => learn([seen, {...seen, input: 'no JSON'}])).toThrow(
			expect.objectContaining({
				name: 'InvalidInputError',
				issues: [expect.objectContaining({pointer: '/1/input'})],
			}),
		);
	});

	test.each<[name: string, observations: unknown, pointer: string]>([
		['no list', {}, ''],
		['no object', [7], '/0'],
		['null', [null], '/0'],
		['no instrument', [{input: {}, shown: true}], '/0/instrument'],
		['an unknown type', [{input: {}, instrument: {type: 'CRD'}, shown: true}], '/0/instrument'],
		['no answer', [{input: {}, instrument: {type: 'CASH'}}], '/0/shown'],
	])('%s throws', (_, observations, pointer) => {
		expect(() => learn(observations as readonly Observation[])).toThrow(
			expect.objectContaining({
				name: 'MisuseError',
				issues: [expect.objectContaining({pointer, rule: 'invalid-type'})],
			}),
		);
	});

	test('an unknown option, reading or choice throws with the nearest name', () => {
		const wrong: readonly [object, string][] = [
			[{reading: {}}, 'readings'],
			[{readings: {precedance: 'hide-wins'}}, 'precedence'],
			[{readings: {precedence: 'hides-win'}}, 'hide-wins'],
		];
		for (const [options, near] of wrong) {
			expect(() => learn([], options)).toThrow(near);
			expect(() => explain(cards(true), credit, options)).toThrow(near);
		}
	});
});
