// Which option counts for a payment method type (open point 7).
import {expect, test} from 'vitest';
import {effectiveOptions} from '../../src/wire/effective-options.js';

test('the first option of a type counts, and one without a type counts for none', () => {
	const options = [{}, {type: 'CARD'}, {type: 'UPI'}, {type: 'CARD'}];
	expect([...effectiveOptions<{readonly type?: string}>(options, ({type}) => type)]).toEqual([
		['CARD', {option: options[1], index: 1}],
		['UPI', {option: options[2], index: 2}],
	]);
});
