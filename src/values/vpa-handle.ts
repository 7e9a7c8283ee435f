// UPI handles, `@<handle>`.
import type {IssueDetails, MessageOf} from '../diagnostics/issue.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import {codeProblem} from './text.js';

/**
 * A UPI handle, such as `'@bank'`.
 *
 * @source checkout-spec: UPI filter object, `upiMethods`
 */
export type VpaHandle = `@${string}`;

const IS_HANDLE = {problem: 'is a handle, not an app', remedy: 'write an app, or use COLLECT for handles'} as const;
const IS_HANDLE_IN_CODE = {
	problem: IS_HANDLE.problem,
	remedy: 'write an app, or use .hideCollect(…) or .showCollect(…)',
} as const;
const NO_HANDLE = {problem: 'is not a handle', remedy: 'write @ and a name, such as @bank'} as const;
/** The reason for the refusal of a handle in place of an app. */
export type IsHandle<Text extends string> = `${Text} ${MessageOf<typeof IS_HANDLE_IN_CODE>}`;
/** The reason for the refusal of an entry of `COLLECT` without `@`. */
export type NoHandle<Text extends string> = `${Text} ${MessageOf<typeof NO_HANDLE>}`;

/** Checks a handle of `COLLECT`: `@`, at least one character, and no second `@`. */
export function handleProblem(value: unknown): IssueDetails | undefined {
	const problem = codeProblem(value);
	if (problem !== undefined || typeof value !== 'string') return problem;
	if (value.startsWith('@') && value.length > 1 && !value.includes('@', 1)) return undefined;
	// The handle of a whole address, `name@bank`, is its last part.
	const name = /([^@"[\]{}]+)@*$/.exec(value)?.[1];
	return wrongValue('invalid-format', value, NO_HANDLE, name && `@${name}`);
}

/** Checks an app of `INTENT`: a code that is not a handle. */
export function appProblem(value: unknown): IssueDetails | undefined {
	const problem = codeProblem(value);
	if (problem !== undefined || typeof value !== 'string' || !value.startsWith('@')) return problem;
	return {...wrongValue('invalid-format', value, IS_HANDLE), inCode: {remedy: IS_HANDLE_IN_CODE.remedy}};
}
