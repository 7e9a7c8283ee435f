// The suggestion for a name that is only the beginning of a field's name.
import {describe, expect, test} from 'vitest';
import {decode} from '../../src/inspect/index.js';

describe('an unknown key, with the nearest right one', () => {
	test.each([
		['noCost', 'noCostEmi'],
		['lowCost', 'lowCostEmi'],
		['standard', 'standardEmi'],
	])('%s of emiOptions is %s', (written, meant) => {
		const decoded = decode({allowDefaultOptions: true, options: [], emiOptions: {[written]: {enable: true}}});
		expect(decoded).toMatchObject({
			ok: false,
			issues: [{pointer: `/emiOptions/${written}`, rule: 'unknown-key', suggestion: meant}],
		});
	});

	test('a beginning of two names suggests neither', () => {
		const decoded = decode({
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'CARD', enable: true, cardFilters: [{card: ['A'], enable: true}]}],
		});
		expect(decoded.ok ? undefined : decoded.issues[0]?.suggestion).toBeUndefined();
	});
});
