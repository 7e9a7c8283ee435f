// Ceilings of type instantiations for fixed programs. Counts repeat on every machine; times do not.
import {describe, expect, test} from 'vitest';
import {instantiations, type Program} from './programs.js';

/** The import, the first calls, about 30 for each further call, and a catalog that is read once. */
const ceilings: Readonly<Record<Exclude<Program, 'nothing' | '4,000 NB codes, one wrong'>, number>> = {
	'the import': 1_000,
	'a short chain': 3_000,
	'200 when calls': 1_250,
	'200 filters of 7 calls': 5_800 + 200 * 7 * 30,
	'200 EMI plans': 2_200 + 200 * 155,
	'200 card filters': 2_000 + 200 * 116,
	'200 sessions': 1_600 + 200 * 3 * 5,
	'a catalog of 500 codes': 7_400,
	'250 types of the account': 60_000,
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
