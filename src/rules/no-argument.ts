// A call that takes no argument: one that is given is not ignored, since it may mean something else.
import {formatValue} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';

/** The issue of a call with an argument where none belongs. */
export function noArgument(call: string, given: readonly unknown[]): IssueDetails | undefined {
	if (given.length === 0) return undefined;
	const found = formatValue(given[0]);
	return {
		rule: 'invalid-type',
		problem: `${call}() takes no argument, but is given ${found}`,
		remedy: 'remove it',
		found,
	};
}
