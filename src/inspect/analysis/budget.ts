// How much work one analysis may take: above the limit it fails, rather than return a result that is based on a sample.
import {throwIssue} from '../../diagnostics/issue-collector.js';

/** The most steps of one analysis, a few seconds: a step combines one class of values with up to 512 filters. */
const MOST_STEPS = 5_000_000;

/** Thrown inside the analysis when the budget is used up; each caller handles it in its own way. */
class BudgetExceeded extends Error {
	override readonly name = 'BudgetExceeded';
}

export class Budget {
	/** @param whole - the budget that this one is a part of */
	constructor(
		private steps = MOST_STEPS,
		private readonly whole?: Budget,
	) {}

	spend(steps: number): void {
		for (let budget: Budget | undefined = this; budget !== undefined; budget = budget.whole) {
			budget.steps -= steps;
			if (budget.steps < 0) throw new BudgetExceeded();
		}
	}
}

/** The result of an analysis, or `otherwise()` if its budget is used up. */
export function unlessExceeded<Result>(analyze: () => Result, otherwise: () => Result): Result {
	try {
		return analyze();
	} catch (error) {
		if (error instanceof BudgetExceeded) return otherwise();
		throw error;
	}
}

/** Runs an analysis; a budget that is used up becomes a `MisuseError`. */
export function withinBudget<Result>(analyze: () => Result): Result {
	return unlessExceeded(analyze, () =>
		throwIssue('', {
			rule: 'too-large',
			problem: 'the filters combine into too many classes of instruments',
			remedy: 'use fewer different lists',
		}),
	);
}
