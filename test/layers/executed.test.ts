// How many functions a reader has to follow for one misspelled key: ceilings, so that they do not grow.
import {expect, test} from 'vitest';
import {executedBy} from './executed.js';

const INSPECT = "import {lint, repair} from './src/inspect/index.ts'";
const MISSPELLED = "{allowDefaultOptions: true, options: [{paymentMethodType: 'WALLET', enabel: false}]}";

/** One misspelled key. */
const CORRECTIONS = [
	{name: 'lint', ceiling: 182, imports: INSPECT, call: `lint(${MISSPELLED})`},
	{name: 'repair', ceiling: 207, imports: INSPECT, call: `repair(${MISSPELLED})`},
];

test('few functions correct one misspelled key', async () => {
	const executed = await executedBy(CORRECTIONS);
	for (const [index, {name, ceiling}] of CORRECTIONS.entries()) {
		expect(executed[index]?.files, name).toContain('inspect/read/corrections/keys.ts');
		expect(executed[index]?.functions, name).toBeLessThanOrEqual(ceiling);
	}
});
