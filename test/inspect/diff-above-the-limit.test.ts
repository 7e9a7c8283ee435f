// diff of filters with more classes than it can compare one by one.
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {Budget} from '../../src/inspect/analysis/budget.js';
import {diff} from '../../src/inspect/index.js';

const {spend} = Budget.prototype;
beforeAll(() => {
	vi.spyOn(Budget.prototype, 'spend').mockImplementation(function (this: Budget, steps) {
		spend.call(this, steps * 500);
	});
});
afterAll(() => void vi.restoreAllMocks());

const [before, after] = ['BANK', 'OTHER_BANK'].map(stem => ({
	allowDefaultOptions: true,
	options: [
		{
			paymentMethodType: 'CARD',
			enable: true,
			cardFilters: Array.from({length: 200}, (_, at) => ({enable: false, cardBanks: [`${stem}_${at}`]})),
		},
	],
}));

test('filters that hide alike are compared as one', () => {
	expect(diff(before, after).changes.map(({from, to}) => [from, to])).toEqual([
		['hidden', 'shown'],
		['shown', 'hidden'],
	]);
});

test.each(['first-wins', 'last-wins'] as const)('filters whose order counts are refused: %s', precedence => {
	expect(() => diff(before, after, {readings: {precedence}})).toThrow(/the filters combine into too many classes/);
});
