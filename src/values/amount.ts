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
	const text =
		written === undefined ? whyNotWritable(value) : {problem: otherForm(value), remedy: `write "${written}"`};
	return {...wrongValue(rule, value, text, written), inCode: {remedy: `${text.remedy}, ${OR_USE_AMOUNT}`}};
}

function otherForm(value: unknown): string {
	if (typeof value === 'number') return IS_NUMBER;
	return String(value).includes('.') ? ONE_DECIMAL : NO_DECIMALS;
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
	return reportAtCall(toAmount, () => {
		const written = writtenAmount(value);
		if (written !== undefined) return written;
		const text = whyNotWritable(value);
		const isFraction = text === MORE_DECIMALS && typeof value === 'number';
		const rule = typeof value === 'number' || typeof value === 'string' ? 'invalid-format' : 'invalid-type';
		return throwIssue('', wrongValue(rule, value, isFraction ? {...text, remedy: ROUND} : text));
	});
}

const ROUND = 'round to minor units, as in fromMinorUnits(Math.round(value * 100))';

/** Why a value has no written form. */
function whyNotWritable(value: unknown): IssueText {
	const [whole, decimals = ''] = decimalParts(value) ?? [];
	if (whole === undefined) return {...NOT_AMOUNT, remedy: `${NOT_AMOUNT.remedy}, such as "499.00"`};
	if (!isExact(whole)) return TOO_LARGE;
	if (decimals.length > 2) return MORE_DECIMALS;
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
		if (!Number.isSafeInteger(minorUnits) || minorUnits < 0) {
			const rule = typeof minorUnits === 'number' ? 'invalid-format' : 'invalid-type';
			throwIssue('', wrongValue(rule, minorUnits, NOT_MINOR_UNITS));
		}
		const digits = String(minorUnits).padStart(3, '0');
		return `${digits.slice(0, -2)}.${digits.slice(-2)}` as Amount; // digits, a dot, two digits
	});
}

const NOT_MINOR_UNITS: IssueText = {
	problem: 'is not a whole number of minor units',
	remedy: `pass an integer from 0 to ${Number.MAX_SAFE_INTEGER}, for example from Math.round(…)`,
};
