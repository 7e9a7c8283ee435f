// The experiments of the guide about readings: each choice predicts something else, and nothing but its reading decides.
import {expect, test} from 'vitest';
// @ts-expect-error: the scripts have no declarations
import {EXPERIMENTS} from '../../scripts/docs/experiments.mjs';
import {explain, type Instrument, openReadings, type ReadingName} from '../../src/inspect/index.js';

/** The experiments, typed as `explain` takes them. */
const experiments = EXPERIMENTS as Readonly<
	Record<ReadingName, readonly {readonly input: object; readonly instrument: Instrument}[]>
>;

test('every reading has an experiment', () => {
	expect(Object.keys(experiments)).toEqual(openReadings.map(({name}) => name));
});

test.each(openReadings)('$name: without a choice undetermined, and different under each choice', ({name, choices}) => {
	for (const {input, instrument} of experiments[name]) {
		const {verdict, because} = explain(input, instrument);
		expect([verdict, ...new Set(because.map(({reading}) => reading))]).toEqual(['undetermined', name]);
	}
	const seen = choices.map(choice =>
		experiments[name].map(({input, instrument}) => explain(input, instrument, {readings: {[name]: choice}}).verdict),
	);
	expect(seen.flat()).not.toContain('undetermined');
	expect(new Set(seen.map(String)).size).toBe(choices.length);
});
