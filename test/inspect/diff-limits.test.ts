// diff of filters with many classes: the steps that it takes, and what it does where they exceed the limit.
import {describe, expect, test} from 'vitest';
import {Budget, BudgetExceeded} from '../../src/inspect/analysis/budget.js';
import {changesBetween, compareSubjects} from '../../src/inspect/analysis/changes.js';
import {readSubjectOrThrow} from '../../src/inspect/read/subject.js';
import type {Account} from '../../src/wire/account.js';

const codes = (stem: string, length: number) => Array.from({length}, (_, at) => `${stem}_${at}`);
const cards = (...cardFilters: readonly object[]) => ({
	allowDefaultOptions: true,
	options: [{paymentMethodType: 'CARD', enable: true, cardFilters}],
});
const hides = (bank: string) => ({enable: false, cardBanks: [bank]});
const changes = (before: object, after: object, steps?: number, account: Account = {}) =>
	changesBetween(readSubjectOrThrow(before, account), readSubjectOrThrow(after, account), steps);

describe('above the limit', () => {
	const [before, after] = ['BANK', 'OTHER_BANK'].map(stem => cards(...codes(stem, 200).map(hides))) as [object, object];

	test('filters that hide alike are compared as one', () => {
		const all = changes(before, after);
		const found = changes(before, after, 10_000);
		expect(all).toHaveLength(201);
		expect(found.map(({from, to}) => [from, to])).toEqual([
			['hidden', 'shown'],
			['shown', 'hidden'],
		]);
		expect(found[1]?.witness).toEqual(all.find(({from}) => from === 'shown')?.witness);
	});

	test.each(['first-wins', 'last-wins'] as const)('filters under %s are refused', precedence => {
		expect(() => changes(before, after, 10_000, {readings: {precedence}})).toThrow(BudgetExceeded);
		expect(changes(before, after, 10_000, {readings: {precedence: 'hide-wins'}})).toHaveLength(2);
	});
});

test('which filter decides before is not distinguished, which saves steps', () => {
	class Counter extends Budget {
		taken = 0;
		override spend(steps: number) {
			this.taken += steps;
		}
	}
	const stepsOf = (one: object, other: object) => {
		const counter = new Counter();
		const {parts} = compareSubjects(readSubjectOrThrow(one), readSubjectOrThrow(other));
		expect([...parts(counter)].length).toBeGreaterThan(0);
		return counter.taken;
	};
	const [many, one] = [cards(...codes('BANK', 300).map(hides)), cards(hides('BANK_X'))];
	expect(stepsOf(many, one)).toBeLessThan(stepsOf(one, many));
});
