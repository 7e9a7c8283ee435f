// Shared by the commands that inspect input, which may turn out not to be a filter or session request.

import type {Account} from '../../account/account.js';
import {IssueError} from '../../diagnostics/issue-error.js';
import {compile} from '../../inspect/index.js';
import {issueJson, locate} from '../report/locate.js';
import {isUnreadable, reportOf} from '../report/report.js';
import {jsonText, styleOf} from '../terminal/style.js';
import {CLEAN, ISSUES_FOUND, type Terminal, USAGE_ERROR} from '../terminal/terminal.js';
import {type Input, readInputs} from './read-input.js';

/** Passes one input to a function of inspect; the issues of an input that it refuses go to standard error, and it has no result. */
export function inspectInput<Result>(
	input: Input,
	terminal: Terminal,
	isJson: boolean,
	inspect: (json: string) => Result,
): {readonly result?: Result; readonly code: number} {
	try {
		return {result: inspect(input.json), code: CLEAN};
	} catch (error) {
		if (!(error instanceof IssueError)) throw error;
		const checked = locate(input, error.issues);
		const issues = checked.issues.map(issueJson);
		terminal.err(
			isJson
				? jsonText({version: 1, files: [{file: input.name, issues}]})
				: reportOf(checked, styleOf(terminal.errIsColored), terminal.width),
		);
		return {code: isUnreadable(checked) ? USAGE_ERROR : ISSUES_FOUND};
	}
}

/** Checks inputs that are compared, each on its own, so that a report names the right file; the exit code if one is refused. */
export function checkEach(
	inputs: readonly Input[],
	terminal: Terminal,
	isJson: boolean,
	account: Account,
): number | undefined {
	for (const input of inputs) {
		const {code} = inspectInput(input, terminal, isJson, json => compile(json, account));
		if (code !== CLEAN) return code;
	}
	return undefined;
}

/** Prints the results of all inputs, as text under their names or as one JSON; returns the exit code. */
export async function inspectEach<Result extends object>(
	names: readonly string[],
	terminal: Terminal,
	isJson: boolean,
	inspect: (json: string) => Result,
	textOf: (result: Result, input: Input) => string,
): Promise<number> {
	const inputs = await readInputs(names, terminal);
	const files: object[] = [];
	let exitCode = CLEAN;
	for (const input of inputs) {
		const {result, code} = inspectInput(input, terminal, isJson, inspect);
		exitCode = Math.max(exitCode, code);
		if (result === undefined) continue;
		if (isJson) files.push({file: input.name, ...result});
		else {
			const heading = inputs.length === 1 ? '' : `${styleOf(terminal.outIsColored).bold(input.name)}\n`;
			terminal.out(heading + textOf(result, input));
		}
	}
	if (isJson) terminal.data(jsonText({version: 1, files}));
	return exitCode;
}
