// Points in time as Unix epoch seconds, in a string of digits.
import {formatValue} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import {throwIssue} from '../diagnostics/issue-collector.js';
import type {IsLiteral, RightUnless} from '../diagnostics/misuse.js';
import {reportAtCall} from '../diagnostics/report-at-call.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import type {Digit, IsDigits} from '../utils/digits.js';
import type {EpochSeconds} from '../wire/mandate.js';

const DIGITS = /^[0-9]{1,10}$/;
const MILLISECONDS = /^[0-9]{13}$/;
const LATEST = 9_999_999_999;

const USE_DATE = 'use a Date, or Unix seconds as a string of 1 to 10 digits';
type NotDate<Shown extends string> = `${Shown} is not a date: ${typeof USE_DATE}`;
type IsNumber<Shown extends string> = `${Shown} is a number: ${typeof USE_DATE}`;

const IN_MILLISECONDS = 'has 13 digits, which means milliseconds';
type IsMilliseconds<Text extends string> = [IsDigits<Text>, AfterTen<Text>] extends [true, `${Digit}${Digit}${Digit}`]
	? true
	: false;

/** The rest of a literal after its tenth character. */
type AfterTen<Text extends string> =
	Text extends `${infer _1}${infer _2}${infer _3}${infer _4}${infer _5}${infer _6}${infer _7}${infer _8}${infer _9}${infer _10}${infer Rest}`
		? Rest
		: '';

/**
 * A `Date`, 1 to 10 literal digits or a text known only at run time, else why it is not a date.
 *
 * @accepts string | Date
 */
export type CheckedDate<Value> = RightUnless<DateReason<Value>, Value>;

/** The reason for each member of a union that is not a date. */
type DateReason<Value> = Value extends Date
	? never
	: Value extends string
		? [IsLiteral<Value>, IsDigits<Value>, AfterTen<Value>] extends [false, unknown, unknown] | [true, true, '']
			? never
			: IsMilliseconds<Value> extends true
				? `${Value} ${typeof IN_MILLISECONDS}: write Unix seconds`
				: NotDate<Value>
		: Value extends number
			? IsNumber<number extends Value ? 'the date' : `${Value}`>
			: NotDate<Value extends undefined | null ? `${Value}` : 'the value'>;

/** Checks epoch seconds in their written form. */
export function epochSecondsProblem(value: unknown): IssueDetails | undefined {
	if (typeof value === 'string' && DIGITS.test(value)) return undefined;
	if (typeof value === 'string' && MILLISECONDS.test(value)) {
		const seconds = value.slice(0, 10);
		const text = {problem: IN_MILLISECONDS, remedy: `write Unix seconds, "${seconds}"`};
		return wrongValue('invalid-format', value, text, seconds);
	}
	const isNumber = typeof value === 'number';
	const written = isNumber && DIGITS.test(String(value)) ? String(value) : undefined;
	const text = {
		problem: isNumber ? 'is a number' : 'is not a date',
		remedy: written === undefined ? 'write Unix seconds as 1 to 10 digits' : `write "${written}"`,
	};
	const rule = typeof value === 'string' ? 'invalid-format' : 'invalid-type';
	return {...wrongValue(rule, value, text, written), inCode: {remedy: USE_DATE}};
}

/**
 * Writes a point in time as Unix epoch seconds; fractions of a second are cut off.
 *
 * @param date - a valid `Date` from 1970 to 2286
 * @returns 1 to 10 digits, as in the fields `mandate.start_date` and `mandate.end_date`
 * @throws a {@link MisuseError} for anything else
 * @example
 * ```ts
 * import {epochSeconds} from 'paylock';
 *
 * epochSeconds(new Date('2030-01-01T00:00:00Z'));
 * // '1893456000'
 * ```
 * @source checkout-spec: session request fields, `mandate.start_date`; open point 14
 */
export function epochSeconds(date: Date): EpochSeconds {
	return reportAtCall(
		epochSeconds,
		() => secondsOf(date) ?? throwIssue('', {...INVALID_DATE, found: formatValue(date)}),
	);
}

const INVALID_DATE: IssueDetails = {
	rule: 'invalid-format',
	problem: 'the date is invalid or outside 1970 to 2286',
	remedy: 'use a valid Date',
};

/** Checks a `Date`, or epoch seconds in their written form. */
export function dateProblem(value: unknown): IssueDetails | undefined {
	if (secondsOf(value) !== undefined) return undefined;
	return value instanceof Date ? INVALID_DATE : epochSecondsProblem(value);
}

/** The seconds of a valid `Date`, read by the method of the prototype, which works across realms and ignores overrides. */
export function secondsOf(date: unknown): EpochSeconds | undefined {
	try {
		const seconds = Math.floor(Date.prototype.getTime.call(date) / 1000);
		return seconds >= 0 && seconds <= LATEST ? (`${seconds}` as EpochSeconds) : undefined; // 1 to 10 digits
	} catch {
		return undefined;
	}
}
