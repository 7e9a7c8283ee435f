// Decimal amounts in major currency units, with two decimals.

import type {IssueDetails, IssueText, MessageOf} from '../diagnostics/issue.js';
import {throwIssue} from '../diagnostics/issue-collector.js';
import type {Misuse, RightUnless} from '../diagnostics/misuse.js';
import {reportAtCall} from '../diagnostics/report-at-call.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import type {Digit, IsDigits} from '../utils/digits.js';
import type {Amount} from '../wire/mandate.js';

/** Above this, a number cannot represent every cent. */
const EXACT_CENTS_LIMIT = 0x4000_0000_0000;

const WRITTEN = /^[0-9]+\.[0-9]{2}$/;
const DECIMAL = /^([0-9]+)(?:\.([0-9]+))?$/;

const OR_USE_AMOUNT = 'or use toAmount(…)';
const NO_DECIMALS = 'has no decimals';
const ONE_DECIMAL = 'has one decimal';
const MORE_DECIMALS = {problem: 'has more than two decimals', remedy: 'write two'} as const;
const NOT_AMOUNT = {problem: 'is not an amount', remedy: 'write digits with two decimals'} as const;
const IS_NUMBER = 'is a number';
const TOO_LARGE: IssueText = {problem: 'is too large', remedy: `write at most ${Number.MAX_SAFE_INTEGER}.99`};

/** The reason for the refusal of a literal that is not an amount in its written form. */
type AmountProblem<Text extends string> = Text extends `${infer Whole}.${infer Decimals}`
	? [IsDigits<Whole>, IsDigits<Decimals>] extends [true, true]
		? Decimals extends Digit
			? `${Text} ${typeof ONE_DECIMAL}: write ${Text}0, ${typeof OR_USE_AMOUNT}`
			: Decimals extends `${Digit}${Digit}`
				? never
				: `${Text} ${MessageOf<typeof MORE_DECIMALS>}, ${typeof OR_USE_AMOUNT}`
		: NotAmount<Text>
	: IsDigits<Text> extends true
		? `${Text} ${typeof NO_DECIMALS}: write ${Text}.00, ${typeof OR_USE_AMOUNT}`
		: NotAmount<Text>;
type NotAmount<Text extends string> = `${Text} ${MessageOf<typeof NOT_AMOUNT>}, ${typeof OR_USE_AMOUNT}`;

/**
 * An amount in its written form or from `toAmount(…)`, else why it is not one.
 *
 * @accepts string | number
 */
export type CheckedAmount<Value> = [Value] extends [Amount]
	? [Value] extends [`0${Radix}${string}`]
		? Misuse<NotAmount<Value>>
		: Value
	: RightUnless<AmountReason<Value>, Value>;

/** The second character of numbers such as `0x5`, which {@link Amount} accepts. */
type Radix = 'x' | 'X' | 'o' | 'O' | 'b' | 'B';

/** The reason for each member of a union that is not an amount. */
type AmountReason<Value> = Value extends Amount
	? never
	: Value extends string
		? string extends Value
			? 'the compiler cannot check a string that is known only at run time: use toAmount(…)'
			: AmountProblem<Value>
		: Value extends number
			? `${number extends Value ? 'the amount' : Value} ${typeof IS_NUMBER}: write a string with two decimals, ${typeof OR_USE_AMOUNT}`
			: `${Value extends undefined | null ? Value : 'the value'} is not an amount: use toAmount(…)`;

/** Checks an amount in its written form: digits, a dot, two digits. */
export function amountProblem(value: unknown): IssueDetails | undefined {
	if (typeof value === 'string' && WRITTEN.test(value) && isExact(value.slice(0, -'.00'.length))) return undefined;
	const written = writtenAmount(value);
	const rule = typeof value === 'string' ? 'invalid-format' : 'invalid-type';
	const issue = wrongValue(rule, value, notWritten(value, written), written);
	return {...issue, inCode: {remedy: `${issue.remedy}, ${OR_USE_AMOUNT}`}};
}

/** Why a value is not in the written form, which is `written` if it has one. */
function notWritten(value: unknown, written: Amount | undefined): IssueText {
	const [whole, decimals] = (typeof value === 'string' && decimalParts(value)) || [];
	if (written !== undefined) {
		const problem = whole === undefined ? IS_NUMBER : decimals === '' ? NO_DECIMALS : ONE_DECIMAL;
		return {problem, remedy: `write "${written}"`};
	}
	if (whole === undefined) return {problem: NOT_AMOUNT.problem, remedy: `${NOT_AMOUNT.remedy}, such as "499.00"`};
	return isExact(whole) ? MORE_DECIMALS : TOO_LARGE;
}

/** The digits before and after the dot of a decimal number; a number that JavaScript writes with an exponent has none. */
function decimalParts(value: unknown): readonly [whole: string, decimals: string] | undefined {
	if (typeof value !== 'number' && typeof value !== 'string') return undefined;
	const [, whole, decimals = ''] = DECIMAL.exec(String(value)) ?? [];
	return whole === undefined ? undefined : [whole, decimals];
}

/** True if a number represents the integer part exactly. */
function isExact(whole: string): boolean {
	return Number.isSafeInteger(Number(whole));
}

/** The written form of a number or decimal string with at most two decimals, or `undefined` if there is none. */
export function writtenAmount(value: unknown): Amount | undefined {
	// Above this, a number represents only quarters exactly.
	if (typeof value === 'number' && value >= EXACT_CENTS_LIMIT && !Number.isInteger(value * 4)) return undefined;
	const parts = decimalParts(value);
	if (parts === undefined) return undefined;
	const [whole, decimals] = parts;
	if (decimals.length > 2 || !isExact(whole)) return undefined;
	const digits = whole.replace(/^0+(?=[0-9])/, '');
	return `${digits}.${decimals.padEnd(2, '0')}` as Amount; // digits, a dot, two digits
}

/**
 * Writes an amount with exactly two decimals.
 *
 * @param value - a non-negative number or decimal string in major currency units, with at most two decimals
 * @returns digits, a dot and two digits, as in the fields `amount` and `mandate.max_amount`
 * @throws a {@link MisuseError} for signs, a third decimal, exponents, spaces, separators, NaN, and more than a number
 * can represent exactly. Round the result of a calculation first: `fromMinorUnits(Math.round(1.1 * 3 * 100))`
 * @example
 * ```ts
 * import {toAmount} from 'paylock';
 *
 * toAmount(499);
 * // '499.00'
 * toAmount('12.5');
 * // '12.50'
 * ```
 * @source checkout-spec: session request fields, `amount`; open point 16
 */
export function toAmount(value: number | string): Amount {
	return reportAtCall(toAmount, () => writtenAmount(value) ?? throwIssue('', notWritable(value)));
}

function notWritable(value: unknown): IssueDetails {
	const rule = typeof value === 'number' || typeof value === 'string' ? 'invalid-format' : 'invalid-type';
	return wrongValue(rule, value, whyNotWritable(value));
}

function whyNotWritable(value: unknown): IssueText {
	const parts = decimalParts(value);
	if (parts === undefined) {
		return {problem: NOT_AMOUNT.problem, remedy: 'write digits with at most two decimals, such as 499 or "499.00"'};
	}
	const [whole, decimals] = parts;
	if (!isExact(whole)) return TOO_LARGE;
	if (decimals.length > 2) {
		const inMinorUnits = 'round to minor units, as in fromMinorUnits(Math.round(value * 100))';
		return {problem: MORE_DECIMALS.problem, remedy: typeof value === 'number' ? inMinorUnits : 'round it to two'};
	}
	return {problem: 'is too large for exact decimals as a number', remedy: 'write it as a string'};
}

/**
 * Writes an amount in minor units, such as cents or paise, with exactly two decimals.
 *
 * @param minorUnits - a non-negative integer: 100 minor units are one major unit
 * @returns digits, a dot and two digits, as in the fields `amount` and `mandate.max_amount`
 * @throws a {@link MisuseError} for anything else
 * @example
 * ```ts
 * import {fromMinorUnits} from 'paylock';
 *
 * fromMinorUnits(49900);
 * // '499.00'
 * fromMinorUnits(5);
 * // '0.05'
 * ```
 * @source checkout-spec: session request fields, `amount`; open point 16
 */
export function fromMinorUnits(minorUnits: number): Amount {
	return reportAtCall(fromMinorUnits, () => {
		if (!Number.isSafeInteger(minorUnits) || minorUnits < 0) throwIssue('', notMinorUnits(minorUnits));
		const digits = String(minorUnits).padStart(3, '0');
		return `${digits.slice(0, -2)}.${digits.slice(-2)}` as Amount; // digits, a dot, two digits
	});
}

function notMinorUnits(value: unknown): IssueDetails {
	const problem = 'is not a whole number of minor units';
	if (typeof value !== 'number')
		return wrongValue('invalid-type', value, {problem, remedy: 'pass a number, such as 49900'});
	const isFraction = value > 0 && value < Number.MAX_SAFE_INTEGER && !Number.isInteger(value);
	const remedy = isFraction
		? 'round it first, with Math.round(…)'
		: `write an integer from 0 to ${Number.MAX_SAFE_INTEGER}`;
	return wrongValue('invalid-format', value, {problem, remedy});
}
