// Ranges of digits, `<from>::<to>`, both ends included: the first digits of card numbers (BINs), and tenures in months.
import {formatValue} from '../diagnostics/format-value.js';
import type {IssueDetails, IssueText, MessageOf} from '../diagnostics/issue.js';
import {COUNT_ONLY, throwIfIssue, throwIssue} from '../diagnostics/issue-collector.js';
import type {WrongLiteral} from '../diagnostics/misuse.js';
import {reportAtCall} from '../diagnostics/report-at-call.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import type {IsDigits} from '../utils/digits.js';
import type {TenureRange} from '../wire/emi-filter.js';
import type {BinRange} from '../wire/payment-filter.js';

/** The most digits of a BIN: those of the longest card number. */
export const LONGEST_BIN = 19;
/** The most digits of a tenure: enough for any unit. */
export const LONGEST_TENURE = 9;

const RANGE = /^[0-9]{1,19}::[0-9]{1,19}$/;
const OTHER_SEPARATOR = /^[\s:./–-]*([0-9]+)[\s:./–-]+([0-9]+)[\s:./–-]*$/;

/** The two sides of `digits::digits`; none of any other text. */
function rangeSides(text: string): readonly [from?: string, to?: string] {
	if (!RANGE.test(text)) return [];
	const colons = text.indexOf('::');
	return [text.slice(0, colons), text.slice(colons + 2)];
}

/** True if `text` is a BIN range: the same number of digits on both sides, from ≤ to. */
export function isBinRange(text: string): text is BinRange {
	// A loop takes half the time of a regular expression and two slices; lists of ranges may be long.
	const digits = text.indexOf('::');
	if (digits < 1 || digits > LONGEST_BIN || text.length !== 2 * digits + 2) return false;
	let difference = 0; // of the first digit in which the sides differ
	for (let index = 0; index < digits; index += 1) {
		const from = text.charCodeAt(index);
		const to = text.charCodeAt(digits + 2 + index);
		if (!isDigit(from) || !isDigit(to)) return false;
		difference ||= to - from;
	}
	return difference >= 0;
}

function isDigit(code: number): boolean {
	return code >= 48 && code <= 57;
}

/** True if `text` is a tenure range: whole numbers ≥ 1, from ≤ to. */
export function isTenureRange(text: string): text is TenureRange {
	// Nearly all ranges are right, so they are recognized without the list of two sides that `rangeSides` returns.
	if (!/^[0-9]{1,9}::[0-9]{1,9}$/.test(text)) return false;
	const colons = text.indexOf('::');
	const from = Number(text.slice(0, colons));
	return from >= 1 && from <= Number(text.slice(colons + 2));
}

const NOT_BIN_RANGE = {
	problem: 'is not a BIN range',
	remedy: 'write <from>::<to> with digits only and from ≤ to',
} as const;
const UNEQUAL_SIDES: IssueText = {...NOT_BIN_RANGE, remedy: 'write the same number of digits on both sides'};
/** The reason for the refusal of a literal that is not a BIN range. */
export type NotBinRange<Text extends string> =
	IsDigits<Text> extends true
		? `${Text} is not a BIN range: write ${Text}::${Text}`
		: `${Text} ${MessageOf<typeof NOT_BIN_RANGE>}`;

const NOT_TENURE_RANGE = {
	problem: 'is not a tenure range',
	remedy: 'write <from>::<to> with whole numbers ≥ 1 and from ≤ to',
} as const;
/** The reason for the refusal of a number in place of a tenure range. */
export type NumberNotTenure = `a number ${typeof NOT_TENURE_RANGE.problem}: write a string such as "3::6"`;
/** The reason for the refusal of a literal that is not a tenure range. */
export type NotTenureRange<Text extends string> = `${Text} ${MessageOf<typeof NOT_TENURE_RANGE>}`;

/** What a range is, for its check. */
interface RangeForm {
	readonly isRange: (text: string) => boolean;
	readonly singleOf: (value: unknown) => string | undefined;
	readonly text: IssueText;
	/** The text for sides of different length. */
	readonly unequal: IssueText;
}

const BIN_RANGE: RangeForm = {isRange: isBinRange, singleOf: singleBin, text: NOT_BIN_RANGE, unequal: UNEQUAL_SIDES};
const TENURE_RANGE: RangeForm = {
	isRange: isTenureRange,
	singleOf: singleTenure,
	text: NOT_TENURE_RANGE,
	unequal: NOT_TENURE_RANGE,
};

/** Checks a BIN range. */
export function binRangeProblem(value: unknown, countOnly = false): IssueDetails | undefined {
	return rangeProblem(value, BIN_RANGE, countOnly);
}

/** Checks a tenure range. */
export function tenureRangeProblem(value: unknown, countOnly = false): IssueDetails | undefined {
	return rangeProblem(value, TENURE_RANGE, countOnly);
}

function rangeProblem(value: unknown, form: RangeForm, countOnly: boolean): IssueDetails | undefined {
	if (typeof value === 'string' && form.isRange(value)) return undefined;
	if (countOnly) return COUNT_ONLY;
	const {isRange, singleOf, text, unequal} = form;
	const rule = typeof value === 'string' ? 'invalid-format' : 'invalid-type';
	const single = singleOf(value);
	if (single !== undefined) return wrongValue(rule, value, {...text, remedy: `write ${formatValue(single)}`}, single);
	if (typeof value !== 'string') return wrongValue(rule, value, text);
	const [from, to] = rangeSides(value);
	const [, first, second] = OTHER_SEPARATOR.exec(value) ?? [];
	const suggestion = [`${to}::${from}`, `${first}::${second}`].find(isRange);
	return wrongValue(rule, value, from?.length === to?.length ? text : unequal, suggestion);
}

/** The range of one BIN; a longer one may be the number of a card. */
export function singleBin(value: unknown): BinRange | undefined {
	const isText = typeof value === 'string' || typeof value === 'number';
	return isText && /^[0-9]{1,11}$/.test(String(value)) ? (`${value}::${value}` as BinRange) : undefined; // digits, just seen
}

/** The range of one tenure. */
export function singleTenure(value: unknown): TenureRange | undefined {
	if (typeof value !== 'string' && typeof value !== 'number') return undefined;
	const range = `${value}::${value}`;
	return isTenureRange(range) ? range : undefined;
}

/**
 * Makes a BIN range: the cards whose numbers start with `from` to `to`, both ends included.
 *
 * @param from - 1 to 19 digits
 * @param to - the same number of digits, `from` or higher
 * @returns `<from>::<to>`
 * @throws a {@link MisuseError} for anything but digits, sides of different length, or `from` above `to`
 * @example
 * ```ts
 * import {binRange} from 'paylock';
 *
 * binRange('411111', '411199');
 * // '411111::411199'
 * ```
 * @source checkout-spec: card filter object, BIN list
 */
export function binRange<From extends string, To extends string>(from: Digits<From>, to: Digits<To>): BinRange {
	return reportAtCall(binRange, () => {
		for (const side of [from, to]) {
			if (typeof side === 'string' && /^[0-9]{1,19}$/.test(side)) continue;
			throwIssue('', wrongValue(typeof side === 'string' ? 'invalid-format' : 'invalid-type', side, NOT_BIN));
		}
		const range = `${from}::${to}`;
		throwIfIssue('', binRangeProblem(range));
		return range as BinRange; // as just checked
	});
}

const NOT_BIN = {problem: 'is not a BIN', remedy: 'write a string of 1 to 19 digits'} as const;

/** A literal of digits, or why it is not one. */
export type Digits<Text extends string> =
	IsDigits<Text> extends true ? Text : WrongLiteral<`${Text} ${MessageOf<typeof NOT_BIN>}`, Text>;

/**
 * Makes a tenure range: the EMI plans of `from` to `to` months, both ends included.
 *
 * @param from - a whole number of months, at least 1
 * @param to - a whole number of months, `from` or higher
 * @returns `<from>::<to>`
 * @throws a {@link MisuseError} for anything but whole numbers ≥ 1, or `from` above `to`
 * @example
 * ```ts
 * import {tenureRange} from 'paylock';
 *
 * tenureRange(3, 12);
 * // '3::12'
 * ```
 * @source checkout-spec: EMI filter structure, tenure filter; open point 5
 */
export function tenureRange(from: number, to: number): TenureRange {
	return reportAtCall(tenureRange, () => {
		for (const side of [from, to]) {
			if (Number.isSafeInteger(side)) continue;
			throwIssue('', wrongValue(typeof side === 'number' ? 'invalid-format' : 'invalid-type', side, NOT_TENURE));
		}
		const range: TenureRange = `${from}::${to}`;
		throwIfIssue('', tenureRangeProblem(range));
		return range;
	});
}

const NOT_TENURE: IssueText = {problem: 'is not a tenure', remedy: 'write a whole number of at least 1'};
