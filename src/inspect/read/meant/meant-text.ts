// The only text that can be meant by a text of the wrong format, or by a number.
import type {FormatShape} from '../../../schema/shape.js';
import {amountProblem, writtenAmount} from '../../../values/amount.js';
import {binRangeProblem, singleBin} from '../../../values/bin-range.js';
import {epochSecondsProblem} from '../../../values/epoch-seconds.js';
import {singleTenure, tenureRangeProblem} from '../../../values/tenure-range.js';
import {type Check, textProblem} from '../../../values/text.js';

export function meantText({check}: FormatShape, value: unknown): string | undefined {
	if (typeof value !== 'string' && typeof value !== 'number') return undefined;
	const trimmed = typeof value === 'string' ? value.trim() : value;
	const written = (WRITERS.get(check) ?? withColons)(trimmed);
	return [trimmed, written].find((text): text is string => typeof text === 'string' && check(text) === undefined);
}

type Writer = (value: string | number) => string | undefined;

/** A number where text belongs, if its digits are all that it can stand for. */
function writtenIdentifier(value: string | number): string | undefined {
	return Number.isSafeInteger(value) && Number(value) >= 0 ? String(value) : undefined;
}

const DIGITS = /^\d{1,10}$/;
const MILLISECONDS = /^\d{13}$/;
const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?Z$/;

/** Unix seconds, from a number, from milliseconds, or from a date whose time zone is stated. */
function writtenDate(value: string | number): string | undefined {
	const text = String(value);
	if (DIGITS.test(text)) return text;
	if (MILLISECONDS.test(text)) return text.slice(0, 10);
	return UTC.test(text) ? String(Math.floor(Date.parse(text) / 1000)) : undefined;
}

/** Two numbers with something else between them, as `<from>::<to>`. */
function withColons(value: string | number): string | undefined {
	const [, from, to] = /^(\d+)\s*(?::{1,3}|-{1,2}|–|—|\.{2,3}|to)\s*(\d+)$/.exec(String(value)) ?? [];
	return from && `${from}::${to}`;
}

/** What is written otherwise than a range. */
const WRITERS: ReadonlyMap<Check, Writer> = new Map<Check, Writer>([
	[amountProblem, writtenAmount],
	[binRangeProblem, value => singleBin(value) ?? withColons(value)],
	[tenureRangeProblem, value => singleTenure(value) ?? withColons(value)],
	[epochSecondsProblem, writtenDate],
	[textProblem, writtenIdentifier],
]);
