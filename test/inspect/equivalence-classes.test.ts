// Equivalence classes: the coarse ones that large filters are compared by, and the limit above which there is an error.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {Budget, withinBudget} from '../../src/inspect/analysis/budget.js';
import {withMergedBoxes} from '../../src/inspect/analysis/merge-boxes.js';
import {sectionsOf} from '../../src/inspect/analysis/sections.js';
import {walk} from '../../src/inspect/analysis/walk.js';
import {createEvaluator} from '../../src/inspect/evaluate/evaluator.js';
import {readSubjectOrThrow} from '../../src/inspect/subject/read-subject.js';
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
	expect(() => walkAll(new Budget(5))).toThrow(expect.objectContaining({name: 'BudgetExceeded'}));
	expect(() => withinBudget(() => walkAll(new Budget(5)))).toThrow(
		expect.objectContaining({name: 'MisuseError', issues: [expect.objectContaining({rule: 'too-large', pointer: ''})]}),
	);
});
