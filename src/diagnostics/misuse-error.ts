// The error of a wrong call.
import {IssueError, isIssueError} from './issue-error.js';

/**
 * Thrown for a wrong call of a builder, a value or a function with options; `issues` has every issue of the call
 * (at most 100, `total` counts all). Its stack starts at your call, without the frames of the library, also inside a recipe.
 *
 * Use {@link isMisuseError} instead of `instanceof` if the ESM and the CommonJS copies of the package may both be loaded.
 *
 * @example
 * ```ts
 * import {toAmount, MisuseError} from 'paylock';
 *
 * try {
 * 	toAmount('1,000');
 * } catch (error) {
 * 	if (error instanceof MisuseError) console.log(error.issues[0]?.message);
 * }
 * ```
 * @source The class is paylock's own; each issue names its rule.
 */
export class MisuseError extends IssueError {
	/** The name of the error, for logs. */
	override readonly name = 'MisuseError';
}

/**
 * True if `error` is a {@link MisuseError}, even one from another copy of paylock (ESM next to CommonJS).
 *
 * @param error - anything that was thrown
 * @returns whether it is a `MisuseError`
 * @example
 * ```ts
 * import {toAmount, isMisuseError} from 'paylock';
 *
 * try {
 * 	toAmount('1,000');
 * } catch (error) {
 * 	if (isMisuseError(error)) console.log(error.issues[0]?.rule);
 * }
 * ```
 * @source The guard is paylock's own.
 */
export function isMisuseError(error: unknown): error is MisuseError {
	return isIssueError(error, 'MisuseError');
}
