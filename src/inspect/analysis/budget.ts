// How much work one call may take: above the limit an analysis fails, rather than return a result that is based on a sample.

import {throwIssue} from '../../diagnostics/issue-collector.js';

/** The most steps of one call, a few seconds: a step combines one class of values with up to 512 filters. */
const MOST_STEPS = 5_000_000;

/** Thrown inside an analysis when the budget is used up. */
class BudgetExceeded extends Error {
	override readonly name = 'BudgetExceeded';
}

/** What the analyses of one call share. */
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

	/** The result of an analysis that may take this share of what is left; `undefined` if it takes more. */
	attempt<Result>(share: number, analyze: (part: Budget) => Result): Result | undefined {
		try {
			return analyze(new Budget(this.steps * share, this));
		} catch (error) {
			if (error instanceof BudgetExceeded) return undefined;
			throw error;
		}
	}
}

/** Runs the analyses of one call; a budget that is used up becomes a `MisuseError`. */
export function withinBudget<Result>(analyze: (budget: Budget) => Result): Result {
	const found = new Budget().attempt(1, budget => ({result: analyze(budget)}));
	if (found !== undefined) return found.result;
	return throwIssue('', {
		rule: 'too-large',
		problem: 'the filters combine into too many classes of instruments',
		remedy: 'use fewer different lists',
	});
}
