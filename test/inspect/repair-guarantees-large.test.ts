// The guarantees of repair, with more inputs than the inner loop runs.
import {test} from 'vitest';
import {checkRemedies} from './remedy-properties.js';
import {checkGuarantees} from './repair-guarantees.js';

/** In milliseconds, on a busy machine. */
const LONGEST = 1_200_000;

test(
	'no new error, no turned verdict, each change an issue of the input',
	() => {
		checkGuarantees(10_000);
	},
	LONGEST,
);

test(
	'a remedy that can be applied removes its issue, adds none and turns no verdict; repair makes each fix',
	() => {
		checkRemedies(10_000);
	},
	LONGEST,
);
