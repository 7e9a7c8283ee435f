// The error if an analysis exceeds its budget.
import {throwIssue} from '../../diagnostics/issue-collector.js';
import {BudgetExceeded} from './budget.js';

/** Runs an analysis; a budget that is used up becomes a `MisuseError`. */
export function withinBudget<Result>(analyze: () => Result): Result {
	try {
		return analyze();
	} catch (error) {
		if (!(error instanceof BudgetExceeded)) throw error;
		const message = 'the filters combine into too many classes of instruments: give them fewer different lists';
		return throwIssue('', {rule: 'too-large', message});
	}
}
