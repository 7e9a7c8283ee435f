// At what price: a ceiling of instantiations for each fixed program. Counts repeat on every machine; times do not.
import {describe, expect, test} from 'vitest';
import {instantiations, type Program} from './programs.js';

/** The import, about 35 a call once a program has more than a few of them, and a catalogue that is looked at once. */
const ceilings: Readonly<Record<Exclude<Program, 'nothing'>, number>> = {
	'the import': 1_400,
	'the chain of the brief': 1_700,
	'200 when calls': 1_400 + 200 * 4,
	'200 filters of 7 calls': 1_400 + 200 * 7 * 35,
	'200 EMI plans': 1_400 + 200 * 3 * 35,
	'200 sessions': 1_400 + 200 * 3 * 35,
	'a catalogue of 500 codes': 4_000,
};

describe('instantiations', () => {
	test.each(Object.entries(ceilings))('%s: at most %i', {timeout: 60_000}, (name, ceiling) => {
		const count = instantiations(name as Program); // the keys of the ceilings
		expect(count).toBeGreaterThan(0);
		expect(count).toBeLessThanOrEqual(ceiling);
	});

	test("a program that says nothing costs nothing, so the counts above are the library's", () => {
		expect(instantiations('nothing')).toBe(0);
	});
});
