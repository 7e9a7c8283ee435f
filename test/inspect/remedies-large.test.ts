// Remedies that can be applied, of very many random inputs.
import {test} from 'vitest';
import {checkRemedies} from './remedy-properties.js';

test('a remedy that can be applied removes its issue and adds none, for 10,000 inputs', () => {
	checkRemedies(10_000);
}, 1_200_000);
