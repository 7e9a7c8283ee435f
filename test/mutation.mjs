// fast-check for a mutation run, where the same properties are asked thousands of times: few runs, one seed for all, and
// no looking for the smallest counterexample.
import * as fastCheck from '../node_modules/fast-check/lib/fast-check.js';

export * from '../node_modules/fast-check/lib/fast-check.js';
export default {
	...fastCheck,
	assert: (property, parameters) =>
		fastCheck.assert(property, {
			...parameters,
			numRuns: Math.min(parameters?.numRuns ?? 100, 25),
			seed: 1,
			endOnFailure: true,
		}),
};
