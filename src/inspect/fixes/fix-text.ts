// The only text that can be meant by a text of the wrong format, or by a number.
import type {FormatShape} from '../../schema/shape.js';
import {amountProblem, writtenAmount} from '../../values/amount.js';
import {epochSecondsProblem} from '../../values/epoch-seconds.js';
import {textProblem} from '../../values/text.js';

export function meantText({check}: FormatShape, value: unknown): string | undefined {
	if (typeof value !== 'string' && typeof value !== 'number') return undefined;
	const isValid = (text: string) => check(text) === undefined;
	if (typeof value === 'string') {
		if (isValid(value)) return undefined;
		if (isValid(value.trim())) return value.trim();
	}
	if (check === amountProblem) return writtenAmount(typeof value === 'string' ? value.trim() : value);
	if (check === epochSecondsProblem) return writtenDate(String(value).trim());
	if (typeof value === 'number') return check === textProblem && isIdentifier(value) ? String(value) : undefined;
	const range = withColons(value);
	return range !== undefined && isValid(range) ? range : undefined;
}

/** True for a number whose digits are all that it can stand for. */
function isIdentifier(value: number): boolean {
	return Number.isSafeInteger(value) && value >= 0;
}

const DIGITS = /^\d{1,10}$/;
const MILLISECONDS = /^\d{13}$/;
const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?Z$/;

/** Unix seconds, from a number, from milliseconds, or from a date whose time zone is stated. */
function writtenDate(text: string): string | undefined {
	if (DIGITS.test(text)) return text;
	if (MILLISECONDS.test(text)) return text.slice(0, 10);
	const milliseconds = UTC.test(text) ? Date.parse(text) : Number.NaN;
	return milliseconds >= 0 ? String(Math.floor(milliseconds / 1000)) : undefined;
}

/** Longest text that is taken for a range, whitespace included. */
const LONGEST_RANGE = 64;
const RANGE = /^\s*(\d+)\s*(?::{1,3}|-{1,2}|–|—|\.{2,3}|to)\s*(\d+)\s*$/;

/** Two numbers with something else between them, as `<from>::<to>`. */
function withColons(text: string): string | undefined {
	const [, from, to] = (text.length <= LONGEST_RANGE && RANGE.exec(text)) || [];
	return from === undefined ? undefined : `${from}::${to}`;
}
