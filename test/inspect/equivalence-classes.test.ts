// Equivalence classes: the coarse ones that large filters are compared by, and the limit above which there is an error.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {Budget, BudgetExceeded, withinBudget} from '../../src/inspect/analysis/budget.js';
import {distinguishing} from '../../src/inspect/analysis/equivalence-classes.js';
import {withMergedBoxes} from '../../src/inspect/analysis/merge-boxes.js';
import {sectionsOf} from '../../src/inspect/analysis/sections.js';
import {walk} from '../../src/inspect/analysis/walk.js';
import {createEvaluator} from '../../src/inspect/evaluate/evaluator.js';
import {readSubjectOrThrow} from '../../src/inspect/read/subject.js';
import type {Readings} from '../../src/wire/readings.js';
import {kindsOfInput} from './small-universe.js';

describe.each(Object.entries(kindsOfInput))('classes of %s', (_, {input}) => {
	test('by verdict alone have the same pairs of verdicts as those by the filter that decides', () => {
		fc.assert(
			fc.property(input, input, (before, after) => {
				const subjects = [readSubjectOrThrow(before), readSubjectOrThrow(after)];
				const [was, is] = subjects.map(subject => createEvaluator(subject));
				for (const section of sectionsOf(subjects, {})) {
					const pairs = (classes: ReturnType<typeof walk>) =>
						new Set(Array.from(classes, ({instrument}) => `${was?.(instrument).verdict} ${is?.(instrument).verdict}`));
					const fine = pairs(walk(section, 'first', new Budget()));
					const coarse = pairs(walk(withMergedBoxes(section), 'any', new Budget()));
					expect([...coarse].sort()).toEqual([...fine].sort());
				}
			}),
			{numRuns: 100},
		);
	});
});

test('more classes than the budget allows are an error', () => {
	const cardFilters = ['BANK_A', 'BANK_B', 'BANK_C'].map(bank => ({enable: false, cardBanks: [bank]}));
	const subject = readSubjectOrThrow({
		allowDefaultOptions: true,
		options: [{paymentMethodType: 'CARD', enable: true, cardFilters}],
	});
	const walkAll = (budget: Budget) => sectionsOf([subject], {}).map(section => [...walk(section, 'first', budget)]);
	expect(() => walkAll(new Budget(5))).toThrow(BudgetExceeded);
	expect(() => withinBudget(() => walkAll(new Budget(5)))).toThrow(
		expect.objectContaining({name: 'MisuseError', issues: [expect.objectContaining({rule: 'too-large', pointer: ''})]}),
	);
});

test('a budget allows as many steps as it has', () => {
	const budget = new Budget(3);
	expect(() => budget.spend(3)).not.toThrow();
	expect(() => budget.spend(1)).toThrow(expect.objectContaining({name: 'BudgetExceeded'}));
});

describe('filters that are distinguished', () => {
	const under = (readings: Readings) => readSubjectOrThrow({allowDefaultOptions: true, options: []}, {readings});

	test('are all of them where that is within the budget', () => {
		expect(distinguishing(under({}), (...given) => given)).toEqual(['every', true]);
	});

	test.each<[name: string, readings: Readings, expected: string]>([
		['usually', {}, 'first'],
		['under first-wins', {precedence: 'first-wins'}, 'first'],
		['under last-wins', {precedence: 'last-wins'}, 'ends'],
	])('are those that decide, or that the reasons name, where it is not: %s', (_, readings, expected) => {
		const found = distinguishing(under(readings), (distinction, isEvery) => {
			if (isEvery) throw new BudgetExceeded();
			return [distinction, isEvery];
		});
		expect(found).toEqual([expected, false]);
	});

	test('are not looked for again after another error', () => {
		const fail = (distinction: string) => {
			throw new Error(distinction);
		};
		expect(() => distinguishing(under({}), fail)).toThrow('every');
	});
});
