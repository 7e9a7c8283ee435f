// For a mutation run, where the same properties are asked thousands of times: one seed for all, and no looking for the
// smallest counterexample.
import fc from 'fast-check';

fc.configureGlobal({seed: 1, endOnFailure: true});
