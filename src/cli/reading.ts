// The command line: what the commands share that ask inspect about one input and may be refused.
import {MisuseError} from '../inspect/index.js';
import type {Input} from './read-input.js';
import {isUnreadable, placed, reportOf} from './report.js';
import {escapeControlCharsInJson, styleOf} from './style.js';
import {ISSUES_FOUND, type Terminal, USAGE_ERROR} from './terminal.js';

/** What was asked, or the exit code of the refusal, which is told already. */
export type Asked<Answer> =
	| {readonly answer: Answer; readonly refused?: never}
	| {readonly refused: number; readonly answer?: never};

/** Asks; input that `decode` refuses is told as `check` tells it, on standard error. */
export function ask<Answer>(
	input: Input,
	terminal: Terminal,
	asJson: boolean,
	question: (text: string) => Answer,
): Asked<Answer> {
	try {
		return {answer: question(input.text)};
	} catch (error) {
		if (!(error instanceof MisuseError)) throw error;
		const findings = error.issues;
		terminal.err(
			asJson
				? escapeControlCharsInJson([{file: input.name, findings: placed(input, findings)}])
				: reportOf(input, findings, styleOf(terminal.errIsColoured)),
		);
		return {refused: isUnreadable(findings) ? USAGE_ERROR : ISSUES_FOUND};
	}
}

/** The name of an input above its answer, where there are several. */
export function heading(input: Input, inputs: readonly Input[], terminal: Terminal): string {
	return inputs.length === 1 ? '' : `${styleOf(terminal.outIsColoured).bold(input.name)}\n`;
}
