// fast-check as the tests import it. One seed, so that a change of the code and not chance makes a property fail, and a
// quarter of the runs, so that the inner loop is quick. CI runs all of them; `SEED=random RUNS=10` searches further.
import {createRequire} from 'node:module';

// Its own name leads here.
const fastCheck = createRequire(import.meta.url)('fast-check');

const {SEED = '20261122', RUNS = '0.25'} = process.env;
const seed = SEED === 'random' ? Date.now() : Number(SEED);
const share = Number(RUNS);

export default {
	...fastCheck,
	assert: (property, given) =>
		fastCheck.assert(property, {seed, ...given, numRuns: Math.ceil((given?.numRuns ?? 100) * share)}),
};
