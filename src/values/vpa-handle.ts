// UPI handles, `@<handle>`.

import {formatValue} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import {codeProblem, wrongForm} from './text.js';

/**
 * A UPI handle, such as `'@bank'`.
 *
 * @source checkout-spec: UPI filter object, `upiMethods`
 */
export type VpaHandle = `@${string}`;

/** The reason for a handle where an app belongs, as the compiler and the run time say it. */
export type IsHandle<Text extends string> = `${Text} is a handle: INTENT takes app names, COLLECT takes handles`;
/** The reason for a `COLLECT` entry without `@`, as the compiler and the run time say it. */
export type NoHandle<Text extends string> = `${Text} is no handle: write @ and the handle's name`;

/** What is wrong with a handle of `COLLECT`: `@`, at least one character, and no second `@`. */
export function handleProblem(value: unknown): IssueDetails | undefined {
	const problem = codeProblem(value);
	if (problem !== undefined || typeof value !== 'string') return problem;
	if (value.startsWith('@') && value.length > 1 && !value.includes('@', 1)) return undefined;
	// Of a whole address, `name@bank`, the handle is what stands last.
	const bare = value
		.split('@')
		.filter(part => part !== '')
		.at(-1);
	return wrongForm(
		`${formatValue(value)} is no handle: write @ and the handle's name`,
		value,
		bare === undefined ? undefined : `@${bare}`,
	);
}

/** What is wrong with an app of `INTENT`: a code that is no handle. */
export function appProblem(value: unknown): IssueDetails | undefined {
	const problem = codeProblem(value);
	if (problem !== undefined || typeof value !== 'string' || !value.startsWith('@')) return problem;
	return wrongForm(`${formatValue(value)} is a handle: INTENT takes app names, COLLECT takes handles`, value);
}
