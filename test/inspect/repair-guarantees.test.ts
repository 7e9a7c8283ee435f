// The guarantees of repair and of remedies, for a few inputs.
import {test} from 'vitest';
import {checkRemedies} from './remedy-properties.js';
import {checkGuarantees} from './repair-guarantees.js';

test('no new error, no turned verdict, each change an issue of the input, a second repair changes nothing', () => {
	checkGuarantees(200);
});

test('a remedy that can be applied removes its issue and adds none', () => {
	checkRemedies(150);
}, 120_000);
