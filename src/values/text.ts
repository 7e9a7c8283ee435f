// Strings without a format: codes and free text.
import {escapeText, formatValue, kindOf} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import {COUNT_ONLY} from '../diagnostics/issue-collector.js';
import {invalidFormat, wrongValue} from '../diagnostics/wrong-value.js';

/** Longest code, in UTF-16 units. */
export const LONGEST_CODE = 256;
/** Longest free text, in UTF-16 units. */
export const LONGEST_TEXT = 10_000;

/**
 * Returns `undefined` for a valid value, else its issue. With `countOnly`, the issue does not need a message. `field` is the
 * key of the value, for a message that cannot quote it.
 */
export type Check = (value: unknown, countOnly?: boolean, field?: string) => IssueDetails | undefined;

/** The issue of a value that is not a string; nothing is ever converted to one. */
export function stringProblem(value: unknown, what: string): IssueDetails {
	return wrongValue('invalid-type', value, {problem: `is not a ${what}`, remedy: 'write a string'});
}

/** Checks a code: not empty, no whitespace at its ends, no invisible characters, no comma. */
export function codeProblem(value: unknown, countOnly = false): IssueDetails | undefined {
	if (typeof value !== 'string') return stringProblem(value, 'code');
	if (value.length > 0 && value.length <= LONGEST_CODE && !NOT_PLAIN.test(value)) return undefined;
	const problem = unusualCodeProblem(value);
	return problem && countOnly ? COUNT_ONLY : problem;
}

function unusualCodeProblem(value: string): IssueDetails | undefined {
	if (value.length > LONGEST_CODE) return tooLong('a code', LONGEST_CODE);
	if (value.includes(',') || (/[\n\r\t]/.test(value) && codesIn(value).length > 1)) return twoCodes(value);
	const hidden = hiddenAt(value);
	if (hidden >= 0) {
		const problem = `contains the invisible character ${escapeText(value.charAt(hidden))} at index ${hidden}`;
		return wrongValue('invalid-format', value, {problem, remedy: 'remove it'});
	}
	const trimmed = value.trim();
	if (trimmed === '')
		return {rule: 'invalid-format', problem: 'the code is empty', remedy: 'write a code', found: formatValue(value)};
	if (trimmed === value) return undefined;
	const text = {problem: 'starts or ends with whitespace', remedy: `write ${formatValue(trimmed)}`};
	return wrongValue('invalid-format', value, text, trimmed);
}

/** Anything but printable ASCII without spaces or commas, which nearly all codes are. */
const NOT_PLAIN = /[^!-+\--~]/;

/** Checks a text: not blank, no control characters. It may be personal, so no issue quotes it. */
export function textProblem(value: unknown, _countOnly?: boolean, field = 'the text'): IssueDetails | undefined {
	if (typeof value !== 'string')
		return {rule: 'invalid-type', problem: `${field} is ${kindOf(value)}`, remedy: 'write a string'};
	if (value.length > LONGEST_TEXT) return tooLong(field, LONGEST_TEXT);
	if (value.trim() === '') return invalidFormat(`${field} is blank`, 'write at least one character');
	const control = value.search(CONTROL);
	if (control < 0) return undefined;
	const character = escapeText(value.charAt(control));
	return invalidFormat(`character ${control} is the control character ${character}`, 'remove it');
}

/** Control characters, line and paragraph separators, and lone surrogates. */
const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

export function tooLong(what: string, longest: number): IssueDetails {
	return {rule: 'too-large', problem: `${what} has more than ${longest} characters`, remedy: 'shorten it'};
}

/** What JSON has and codes have not. */
export const LIKE_JSON = /["[\]{}]/;

function twoCodes(value: string): IssueDetails {
	const codes = [...new Set(codesIn(value))];
	const suggestion = codes.length === 0 ? undefined : codes.map(formatValue).join(', ');
	const problem = value.includes(',') ? 'contains a comma' : 'joins several codes';
	const text = {problem, remedy: 'write each code as a separate string'};
	return wrongValue('two-codes-in-one-string', value, text, suggestion);
}

/** Separators, and what every part of a text has to look like so that they separate it. */
const JOINED: readonly (readonly [separator: RegExp, part: RegExp])[] = [
	[/,/, /./],
	[/[|;]/, /^@?[\w.:-]+$/],
	[/[/+&]|\s+and\s+/, /^@?[A-Z][A-Z0-9_]+$/],
	[/\s+/, /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$|^@\w+$|^\d+::\d+$/],
];

/** What every separator and every list has; nearly all codes have none of it. */
const LIKE_SEVERAL = /[,|;/+&\s[]/;

/** The codes of a text that joins several; the text itself if it is one. */
export function codesIn(text: string): readonly string[] {
	if (LIKE_JSON.test(text)) return [];
	for (const [separator, part] of JOINED) {
		const parts = text.split(separator).flatMap(one => one.trim() || []);
		if (separator.test(text.trim()) && parts.every(one => part.test(one))) return parts;
	}
	return [text.trim()];
}

/** The issue of several codes in one string, or of the JSON text of a list. */
export function severalProblem(value: unknown): IssueDetails | undefined {
	if (typeof value !== 'string' || !LIKE_SEVERAL.test(value)) return undefined;
	if (codesIn(value).length > 1) return twoCodes(value);
	if (!value.trimStart().startsWith('[')) return undefined;
	return wrongValue('invalid-format', value, {
		problem: 'is a list that is written as JSON text',
		remedy: 'write each code as a separate string',
	});
}

/** The index of the first invisible character, or -1. */
export function hiddenAt(text: string): number {
	return text.search(HIDDEN);
}

/** Control, format and ignorable characters, unusual spaces and line ends, lone surrogates, and the blank Braille cell. */
export const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u;
