// The error for data that is not a filter or a session at all.
import {IssueError, isIssueError} from './issue-error.js';

/**
 * Thrown by functions of `paylock/inspect` that need a filter, for input that is not a filter or session at all: broken
 * JSON, not an object, no readable option. `issues` has the reasons (at most 100, `total` counts all).
 *
 * @example
 * ```ts
 * import {InvalidInputError} from 'paylock';
 * import {summarize} from 'paylock/inspect';
 *
 * try {
 * 	summarize('not JSON');
 * } catch (error) {
 * 	if (error instanceof InvalidInputError) console.log(error.issues[0]?.message);
 * }
 * ```
 * @source The class is paylock's own; each issue names its rule.
 */
export class InvalidInputError extends IssueError {
	/** The name of the error, for logs. */
	override readonly name = 'InvalidInputError';
}

/**
 * True if `error` is an {@link InvalidInputError}, even one from another copy of paylock (ESM next to CommonJS).
 *
 * @param error - anything that was thrown
 * @returns whether it is an `InvalidInputError`
 * @example
 * ```ts
 * import {isInvalidInputError} from 'paylock';
 * import {summarize} from 'paylock/inspect';
 *
 * try {
 * 	summarize([]);
 * } catch (error) {
 * 	if (isInvalidInputError(error)) console.log(error.issues.length);
 * }
 * ```
 * @source The guard is paylock's own.
 */
export function isInvalidInputError(error: unknown): error is InvalidInputError {
	return isIssueError(error, 'InvalidInputError');
}
