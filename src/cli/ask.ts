// Shared by the commands that run inspect on input that may not be a filter.
import {isInvalidInputError} from '../diagnostics/invalid-input-error.js';
import {isMisuseError} from '../diagnostics/misuse-error.js';
import {issueJson, locate} from './locate.js';
import type {Input} from './read-input.js';
import {isUnreadable, reportOf} from './report.js';
import {jsonText, styleOf} from './style.js';
import {ISSUES_FOUND, type Terminal, USAGE_ERROR} from './terminal.js';

/** The answer, or the exit code of an input that is reported on standard error. */
export type Answered<Answer> =
	| {readonly answer: Answer; readonly code?: never}
	| {readonly code: number; readonly answer?: never};

/** Asks about one input; an input that cannot be answered is reported on standard error. */
export function ask<Answer>(
	input: Input,
	terminal: Terminal,
	isJson: boolean,
	question: (json: string) => Answer,
): Answered<Answer> {
	try {
		return {answer: question(input.json)};
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

/** The name of an input above its answer, where there are several. */
export function heading(input: Input, inputs: readonly Input[], terminal: Terminal): string {
	return inputs.length === 1 ? '' : `${styleOf(terminal.outIsColored).bold(input.name)}\n`;
}
