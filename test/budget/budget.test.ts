// Ceilings of type instantiations for fixed programs. Counts repeat on every machine; times do not.
import {describe, expect, test} from 'vitest';
import {instantiations, type Program} from './programs.js';

/** The import, the first calls, then at most 22 for each call of a filter, 26 of an EMI plan; a catalog is read once. */
const ceilings: Readonly<Record<Exclude<Program, 'nothing' | '4,000 NB codes, one wrong'>, number>> = {
	'the import': 1_050,
	'a filter': 3_300,
	'200 when calls': 1_700,
	'200 when calls with a list': 8_500 + 200 * 2 * 34,
	'200 filters of 7 calls': 5_000 + 200 * 7 * 29,
	'200 EMI plans': 2_300 + 200 * 78,
	'200 card filters': 3_400 + 200 * 68,
	'200 sessions': 1_600 + 200 * 3 * 5,
	'a catalog of 500 codes': 7_400,
	'250 types of the account': 66_000,
	'4,000 NB codes': 4_700,
	'4,000 BIN ranges': 5_000 + 4_000 * 42,
};

describe('instantiations', () => {
	test.each(Object.entries(ceilings))('%s: at most %i', {timeout: 60_000}, (name, ceiling) => {
		const count = instantiations(name as Program); // the keys of the ceilings
		expect(count).toBeGreaterThan(0);
		expect(count).toBeLessThanOrEqual(ceiling);
	});

	test("an empty program costs nothing, so the counts above are the library's", () => {
		expect(instantiations('nothing')).toBe(0);
	});

	test('a wrong code among 4,000 costs no more than a few instantiations for each', {timeout: 60_000}, () => {
		const right = instantiations('4,000 NB codes');
		expect(instantiations('4,000 NB codes, one wrong', 1) - right).toBeLessThan(4_000 * 6);
	});
});
