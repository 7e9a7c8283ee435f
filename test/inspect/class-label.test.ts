// The label of a class in words.
import {expect, test} from 'vitest';
import {labelOfClass} from '../../src/inspect/analysis/class-label.js';

test('an attribute whose values have no words is not in the label', () => {
	const instrument = {
		type: 'EMI',
		kind: 'noCost',
		group: 'cardless',
		paymentMethodType: 'NB',
		issuer: 'I',
		tenure: 3,
	} as const;
	const one = (value: string) => ({named: [value], hasOthers: false, isEvery: false});
	const values = new Map([
		['kind', one('noCost')],
		['group', one('cardless')],
		['issuer', {named: [], hasOthers: false, isEvery: false}],
	]);
	const found = {type: 'EMI', instrument, values, isWholeType: false};
	expect(labelOfClass(found)).toBe('no-cost EMI without a card');
});
