// The command line: what the commands share that ask inspect about one input and may be refused.
import {MisuseError} from '../inspect/index.js';
import type {Input} from './read-input.js';
import {findingsOf, isUnreadable, placed, reportOf} from './report.js';
import {styleOf, visibleJson} from './style.js';
import {FINDINGS, type Terminal, WRONG_USE} from './terminal.js';

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
		const findings = findingsOf(error);
		terminal.err(
			asJson
				? visibleJson([{file: input.name, findings: placed(input, findings)}])
				: reportOf(input, findings, styleOf(terminal.errIsColoured)),
		);
		return {refused: isUnreadable(findings) ? WRONG_USE : FINDINGS};
	}
}

/** The name of an input above its answer, where there are several. */
export function heading(input: Input, inputs: readonly Input[], terminal: Terminal): string {
	return inputs.length === 1 ? '' : `${styleOf(terminal.outIsColoured).strong(input.name)}\n`;
}
