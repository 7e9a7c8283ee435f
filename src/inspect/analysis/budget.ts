// How much work one call may take: above the limit an analysis fails, rather than return a result that is based on a sample.

import {throwIssue} from '../../diagnostics/issue-collector.js';

/** The most steps of one call, which take a few seconds; one step combines one class of values with up to 512 filters. */
const MOST_STEPS = 10_000_000;

/** Thrown inside an analysis when the budget is used up. */
class BudgetExceeded extends Error {
	override readonly name = 'BudgetExceeded';
}

/** The budget that the analyses of one call share. */
export class Budget {
	#left = MOST_STEPS;
	/** The budget that this one is part of. */
	#whole: Budget | undefined;

	spend(steps: number): void {
		for (let budget: Budget | undefined = this; budget !== undefined; budget = budget.#whole) {
			budget.#left -= steps;
			if (budget.#left < 0) throw new BudgetExceeded();
		}
	}

	/** Runs an analysis that may use this share of what is left, and returns its result; `undefined` if it needs more. */
	attempt<Result>(share: number, analyze: (part: Budget) => Result): Result | undefined {
		const part = new Budget();
		part.#left = this.#left * share;
		part.#whole = this;
		try {
			return analyze(part);
		} catch (error) {
			if (error instanceof BudgetExceeded) return undefined;
			throw error;
		}
	}
}

/** Runs the analyses of one call; throws a `MisuseError` if the budget is used up. Pass a `share` if the steps take longer. */
export function withinBudget<Result>(analyze: (budget: Budget) => Result, share = 1): Result {
	const found = new Budget().attempt(share, budget => ({result: analyze(budget)}));
	if (found !== undefined) return found.result;
	return throwIssue('', {
		rule: 'too-large',
		problem: 'the filters combine into too many classes of instruments',
		remedy: 'use fewer different lists',
	});
}
