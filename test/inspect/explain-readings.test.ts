// Readings, against a second evaluator and enumeration: exact with a choice, and exact about what is open without one.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {compile, openReadings, type ReadingName, type Readings} from '../../src/inspect/index.js';
import {type Assignment, naive} from './naive-evaluator.js';
import {ASSIGNMENTS, assignment, inputOf, instrument, subject} from './random-subjects.js';

const PREFIX = 'PREFIX';

test('under a complete assignment every fully described instrument is shown or hidden, as the second evaluator says', () => {
	fc.assert(
		fc.property(
			subject,
			assignment,
			fc.array(instrument, {minLength: 1, maxLength: 4}),
			(one, readings, instruments) => {
				const compiled = compile(inputOf(one), {readings, servicePrefix: PREFIX});
				for (const each of instruments) {
					const {verdict, because} = compiled.explain(each);
					expect(verdict).toBe(naive(one, each, readings, PREFIX) ? 'shown' : 'hidden');
					expect(because.length).toBeGreaterThan(0);
				}
			},
		),
		{numRuns: 2000},
	);
});

test('an instrument is undetermined exactly when two assignments disagree, and the readings named are those that matter', () => {
	fc.assert(
		fc.property(
			subject,
			instrument,
			fc.subarray([...openReadings], {maxLength: 3}),
			assignment,
			(one, each, known, chosen) => {
				const readings = Object.fromEntries(known.map(({name}) => [name, chosen[name]])) as Readings; // of these names
				const possible = ASSIGNMENTS.filter(other => known.every(({name}) => other[name] === chosen[name]));
				const {verdict, because} = compile(inputOf(one), {readings, servicePrefix: PREFIX}).explain(each);
				const shown = new Map(possible.map(other => [readingsKey(other), naive(one, each, other, PREFIX)]));
				const verdicts = new Set(shown.values());
				expect(verdict).toBe(verdicts.size > 1 ? 'undetermined' : verdicts.has(true) ? 'shown' : 'hidden');
				if (verdict !== 'undetermined') return;
				const named = new Set(because.map(({reading}) => reading));
				expect([...named].sort()).toEqual(
					openReadings
						.map(({name}) => name)
						.filter(name => matters(name, shown))
						.sort(),
				);
			},
		),
		{numRuns: 1000},
	);
});

function readingsKey(readings: Assignment): string {
	return openReadings.map(({name}) => readings[name]).join();
}

/** True if two assignments that differ in one reading alone differ in their verdict. */
function matters(name: ReadingName, shown: ReadonlyMap<string, boolean>): boolean {
	const choices = openReadings.find(one => one.name === name)?.choices ?? [];
	return [...ASSIGNMENTS].some(one => {
		const verdicts = choices
			.map(choice => shown.get(readingsKey({...one, [name]: choice})))
			.filter(found => found !== undefined);
		return new Set(verdicts).size > 1;
	});
}

describe('openReadings', () => {
	test('is frozen data with a question and the choices of each reading', () => {
		expect(Object.isFrozen(openReadings)).toBe(true);
		expect(openReadings.map(({name, choices}) => [name, choices.length])).toEqual([
			['precedence', 4],
			['defaultsInside', 2],
			['unnamedEmi', 2],
			['outerFlag', 2],
			['emiOnHiddenCards', 2],
			['issuersAndTenures', 2],
			['upiProviderCodes', 2],
			['emptyList', 2],
			['emiDisplay', 2],
		]);
		for (const reading of openReadings) {
			expect(reading.question).toMatch(/\?$/);
			expect(Object.isFrozen(reading)).toBe(true);
			expect(Object.isFrozen(reading.choices)).toBe(true);
		}
	});
});
