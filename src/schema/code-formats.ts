// Codes in JSON: two codes in one string have the right shape, so the reader accepts commas and leaves them to lint.
import type {IssueDetails} from '../diagnostics/issue.js';
import {type Check, codeProblem, LONGEST_TEXT, tooLong} from '../values/text.js';
import {appProblem, handleProblem} from '../values/vpa-handle.js';
import type {FormatShape, ListOf} from './shape.js';

/** The first issue among codes that commas join, without the spaces around each; a code without a comma is checked unchanged. */
function eachCodeProblem(value: unknown, check: Check): IssueDetails | undefined {
	if (typeof value !== 'string' || !value.includes(',')) return check(value);
	if (value.length > LONGEST_TEXT) return tooLong('a list of codes in one string', LONGEST_TEXT);
	for (const code of value.split(',')) {
		const problem = check(code.replace(/^ +| +$/g, ''));
		if (problem !== undefined) return problem;
	}
	return undefined;
}

export function joinedCodesProblem(value: unknown): IssueDetails | undefined {
	return eachCodeProblem(value, codeProblem);
}

export function joinedHandlesProblem(value: unknown): IssueDetails | undefined {
	return eachCodeProblem(value, handleProblem);
}

export function joinedAppsProblem(value: unknown): IssueDetails | undefined {
	return eachCodeProblem(value, appProblem);
}

export const CODE: FormatShape = {kind: 'format', check: joinedCodesProblem};
export const CODES: ListOf<string> = {kind: 'list', item: CODE};
export const HANDLES: ListOf<string> = {kind: 'list', item: {kind: 'format', check: joinedHandlesProblem}};
export const APPS: ListOf<string> = {kind: 'list', item: {kind: 'format', check: joinedAppsProblem}};
