// Checks of single options, of a service as well as of the sandbox; an option without a default may be `undefined`.
import type {IssueDetails} from '../diagnostics/issue.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import {notBoolean} from '../schema/schema-issues.js';

export function functionProblem(value: unknown): IssueDetails | undefined {
	if (value === undefined || typeof value === 'function') return undefined;
	return wrongValue('invalid-type', value, 'is not a function: pass a function, or leave the option out');
}

export function booleanProblem(value: unknown): IssueDetails | undefined {
	return value === undefined || typeof value === 'boolean' ? undefined : notBoolean(value);
}

export function wholeNumberProblem(value: unknown, least: number, most: number): IssueDetails | undefined {
	if (value === undefined) return undefined;
	const remedy = `write a whole number from ${least} to ${most}`;
	if (typeof value !== 'number') return wrongValue('invalid-type', value, `is not a number: ${remedy}`);
	if (Number.isInteger(value) && value >= least && value <= most) return undefined;
	return wrongValue('invalid-format', value, `is out of range: ${remedy}`);
}
