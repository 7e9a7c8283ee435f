// Issues about a single value.
import {NEGATION_SIGN} from '../utils/nearest.js';
import {formatValue} from './format-value.js';
import type {IssueDetails, IssueText} from './issue.js';
import type {RuleId} from './rules.js';

/** The problem begins with the value; `problem` is the rest of it: "is not a list". A negated text is the misspelling of nothing. */
export function wrongValue(
	rule: RuleId,
	value: unknown,
	{problem, remedy}: IssueText,
	suggestion?: string,
	allowed?: readonly string[],
): IssueDetails {
	const found = formatValue(value);
	return {
		rule,
		problem: `${found} ${problem}`,
		template: problem,
		remedy,
		found,
		...(suggestion !== undefined && !(typeof value === 'string' && NEGATION_SIGN.test(value)) && {suggestion}),
		...(allowed && {allowed}),
	};
}

/** For a value that the problem does not quote. */
export function invalidFormat(problem: string, remedy: string): IssueDetails {
	return {rule: 'invalid-format', problem, remedy};
}
