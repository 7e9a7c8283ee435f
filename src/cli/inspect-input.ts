// Shared by the commands that inspect input, which may turn out not to be a filter or session request.
import {isInvalidInputError} from '../diagnostics/invalid-input-error.js';
import {isMisuseError} from '../diagnostics/misuse-error.js';
import {issueJson, locate} from './locate.js';
import type {Input} from './read-input.js';
import {isUnreadable, reportOf} from './report.js';
import {jsonText, styleOf} from './style.js';
import {ISSUES_FOUND, type Terminal, USAGE_ERROR} from './terminal.js';

/** The result, or the exit code of an input that was refused. */
export type Inspected<Result> =
	| {readonly result: Result; readonly code?: never}
	| {readonly code: number; readonly result?: never};

/** Passes one input to a function of inspect; the issues of an input that it refuses go to standard error. */
export function inspectInput<Result>(
	input: Input,
	terminal: Terminal,
	isJson: boolean,
	inspect: (json: string) => Result,
): Inspected<Result> {
	try {
		return {result: inspect(input.json)};
	} catch (error) {
		if (!isInvalidInputError(error) && !isMisuseError(error)) throw error;
		const checked = locate(input, error.issues);
		const issues = checked.issues.map(issueJson);
		terminal.err(
			isJson
				? jsonText({version: 1, files: [{file: input.name, issues}]})
				: reportOf(checked, styleOf(terminal.errIsColored)),
		);
		return {code: isUnreadable(checked) ? USAGE_ERROR : ISSUES_FOUND};
	}
}

/** The name of an input, as a heading above its result if there are several inputs. */
export function heading(input: Input, inputs: readonly Input[], terminal: Terminal): string {
	return inputs.length === 1 ? '' : `${styleOf(terminal.outIsColored).bold(input.name)}\n`;
}
