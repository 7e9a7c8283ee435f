// Explains why a cart has no filter.
import {formatValue} from '../../diagnostics/format-value.js';
import {isInvalidInputError} from '../../diagnostics/invalid-input-error.js';
import type {IssueError} from '../../diagnostics/issue-error.js';
import {isMisuseError} from '../../diagnostics/misuse-error.js';

/** True for an error of paylock. */
export function isRefusal(error: unknown): error is IssueError {
	return isMisuseError(error) || isInvalidInputError(error);
}

/** The text of an error without pointers into a filter that was never built, so that equal errors have equal texts. */
export function refusalText(error: unknown): string {
	if (isRefusal(error)) return error.issues.map(({message}) => message).join('; ');
	try {
		return String(error);
	} catch {
		return formatValue(error); // it cannot be converted to a string
	}
}
