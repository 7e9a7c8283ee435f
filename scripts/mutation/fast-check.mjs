// fast-check for a mutation run, which runs the same properties thousands of times: few runs, one seed for all, and
// no looking for the smallest counterexample.
import {createRequire} from 'node:module';

// Its own name leads here.
const fastCheck = createRequire(import.meta.url)('fast-check');

/** A quarter of the runs of a property, at most these: one with fewer than usual is slow. */
const FEW = 25;

export default {
	...fastCheck,
	assert: (property, given) =>
		fastCheck.assert(property, {
			...given,
			numRuns: Math.min(Math.ceil((given?.numRuns ?? 100) / 4), FEW),
			seed: 1,
			endOnFailure: true,
		}),
};
