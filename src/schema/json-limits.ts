// JSON without a shape: within limits, which also stop circular values, and without keys that could reach a prototype.
import {formatValue} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import {LONGEST_CODE, LONGEST_TEXT, tooLong} from '../values/text.js';

/** Deepest nesting and most values of such JSON: an object that contains itself reaches them soon. */
export const DEEPEST_JSON = 64;
export const MOST_JSON_VALUES = 100_000;

/** Keys that no field may have. */
export const HOSTILE_KEYS = ['__proto__', 'constructor', 'prototype'];

/** Checks a key of such JSON. */
export function jsonKeyProblem(key: string): IssueDetails | undefined {
	if (key.length > LONGEST_CODE) return tooLong('a key', LONGEST_CODE);
	if (!HOSTILE_KEYS.includes(key)) return undefined;
	return {
		rule: 'unknown-key',
		problem: `${formatValue(key)} cannot be the name of a field`,
		remedy: 'choose another',
		found: formatValue(key),
	};
}

/** The issue of a value that is neither a list nor an object; its text may be personal and is never shown. */
export function jsonProblem(value: unknown): IssueDetails | undefined {
	if (typeof value === 'string') return value.length > LONGEST_TEXT ? tooLong('a text', LONGEST_TEXT) : undefined;
	if (value === null || typeof value === 'boolean' || Number.isFinite(value)) return undefined;
	const kind = formatValue(value);
	return {
		rule: 'invalid-type',
		problem: `${kind} is not a JSON value`,
		remedy: 'write a string, a finite number, true, false, null, a list or an object',
		found: kind,
	};
}

export const TOO_DEEP: IssueDetails = {
	rule: 'too-large',
	problem: `the value is nested more than ${DEEPEST_JSON} levels deep, or contains itself`,
	remedy: 'flatten it',
};

/** Most values of one input, so that a list cannot contain another one a million times. */
export const MOST_VALUES = 4_000_000;

export const TOO_MUCH: IssueDetails = {
	rule: 'too-large',
	problem: 'the input contains too many values',
	remedy: `send at most ${MOST_VALUES} in all, and ${MOST_JSON_VALUES} in extra fields`,
};
