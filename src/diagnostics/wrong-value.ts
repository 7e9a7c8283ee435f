// Issues about a single value.
import {formatValue} from './format-value.js';
import type {IssueDetails} from './issue.js';
import type {RuleId} from './rules.js';

/** The message begins with the value; `problem` is the rest of the message: "is not a list: write a list". */
export function wrongValue(
	rule: RuleId,
	value: unknown,
	problem: string,
	suggestion?: string,
	allowed?: readonly string[],
): IssueDetails {
	const found = formatValue(value);
	return {
		rule,
		message: `${found} ${problem}`,
		found,
		...(suggestion !== undefined && {suggestion}),
		...(allowed && {allowed}),
	};
}

/** For a value that the message does not quote. */
export function invalidFormat(message: string): IssueDetails {
	return {rule: 'invalid-format', message};
}
