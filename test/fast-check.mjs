// fast-check as the tests import it. One seed, so that a change of the code and not chance makes a property fail, and a
// share of the runs. `SEED=random RUNS=10` searches further.
import {createRequire} from 'node:module';
import {share} from './runs.ts';

// Its own name leads here.
const fastCheck = createRequire(import.meta.url)('fast-check');

const {SEED = '20261122'} = process.env;
const seed = SEED === 'random' ? Date.now() : Number(SEED);

export default {
	...fastCheck,
	assert: (property, given) =>
		fastCheck.assert(property, {seed, ...given, numRuns: Math.ceil((given?.numRuns ?? 100) * share)}),
};
