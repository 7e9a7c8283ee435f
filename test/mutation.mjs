// fast-check for a mutation run, which runs the same properties thousands of times: few runs, one seed for all, and
// no looking for the smallest counterexample.
import {createRequire} from 'node:module';

// Its own name leads here.
const fastCheck = createRequire(import.meta.url)('fast-check');

const FEW = 25;

export default {
	...fastCheck,
	assert: (property, given) =>
		fastCheck.assert(property, {...given, numRuns: Math.min(given?.numRuns ?? FEW, FEW), seed: 1, endOnFailure: true}),
};
