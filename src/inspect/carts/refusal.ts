// Why some carts have no filter.
import {formatValue} from '../../diagnostics/format-value.js';
import {isInvalidInputError} from '../../diagnostics/invalid-input-error.js';
import type {IssueError} from '../../diagnostics/issue-error.js';
import {isMisuseError} from '../../diagnostics/misuse-error.js';

/** True for an error of paylock. */
export function isRefusal(error: unknown): error is IssueError {
	return isMisuseError(error) || isInvalidInputError(error);
}

/** What an error says, without the places in a filter that nobody sees: carts that differ only in these are refused alike. */
export function refusalText(error: unknown): string {
	if (isRefusal(error)) return error.issues.map(({message}) => message).join('; ');
	try {
		return String(error);
	} catch {
		return formatValue(error); // it has no text
	}
}
