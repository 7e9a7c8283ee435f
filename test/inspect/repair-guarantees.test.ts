// The guarantees of repair, for a few inputs.
import {test} from 'vitest';
import {checkFixes, checkGuarantees} from './repair-guarantees.js';

test('no new error, no turned verdict, each change an issue of the input', () => {
	checkGuarantees(200);
});

test('the fix of an issue is a patch of the input', () => {
	checkFixes(200);
});
