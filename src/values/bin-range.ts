// BIN ranges, `<from>::<to>`: the digits that card numbers start with, both ends included.

import {formatValue} from '../diagnostics/format-value.js';
import type {IssueDetails, MessageOf} from '../diagnostics/issue.js';
import {COUNT_ONLY, throwIssue} from '../diagnostics/issue-collector.js';
import type {WrongLiteral} from '../diagnostics/misuse.js';
import {reportAtCall} from '../diagnostics/report-at-call.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import type {IsDigits} from '../utils/digits.js';
import type {BinRange} from '../wire/payment-filter.js';
import {rangeSides, withColons} from './range-text.js';
import {stringProblem} from './text.js';

/** The most digits of a BIN: those of the longest card number. */
export const LONGEST_BIN = 19;

/** True if `text` is a BIN range: the same number of digits on both sides, from ≤ to. */
export function isBinRange(text: string): text is BinRange {
	const sides = rangeSides(text);
	if (sides === undefined) return false;
	const [from, to] = sides;
	// Of two numbers of equal length, the greater one is also the later text.
	return from.length === to.length && from <= to;
}

const NOT_BIN_RANGE = {
	problem: 'is not a BIN range',
	remedy: 'write <from>::<to> with digits only and from ≤ to',
} as const;
/** The reason for the refusal of a literal that is not a BIN range. */
export type NotBinRange<Text extends string> =
	IsDigits<Text> extends true
		? `${Text} is not a BIN range: write ${Text}::${Text}`
		: `${Text} ${MessageOf<typeof NOT_BIN_RANGE>}`;

/** Checks a BIN range. */
export function binRangeProblem(value: unknown, countOnly = false): IssueDetails | undefined {
	const single = typeof value === 'number' || typeof value === 'string' ? singleBin(value) : undefined;
	if (single !== undefined) {
		const rule = typeof value === 'number' ? 'invalid-type' : 'invalid-format';
		return wrongValue(rule, value, {problem: 'is not a BIN range', remedy: `write ${formatValue(single)}`}, single);
	}
	if (typeof value !== 'string') return stringProblem(value, 'BIN range');
	if (isBinRange(value)) return undefined;
	return countOnly ? COUNT_ONLY : notBinRange(value);
}

/** The range of one BIN; a longer one may be the number of a card. */
export function singleBin(value: number | string): BinRange | undefined {
	return /^[0-9]{1,11}$/.test(String(value)) ? (`${value}::${value}` as BinRange) : undefined; // digits, just seen
}

function notBinRange(text: string): IssueDetails {
	const [from, to] = rangeSides(text) ?? [];
	if (from?.length !== to?.length) {
		return wrongValue('invalid-format', text, {
			problem: 'is not a BIN range',
			remedy: 'write the same number of digits on both sides',
		});
	}
	const suggestion = from === undefined ? withColons(text, isBinRange) : `${to}::${from}`;
	return wrongValue('invalid-format', text, NOT_BIN_RANGE, suggestion);
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
			if (typeof side === 'string' && BIN.test(side)) continue;
			throwIssue('', wrongValue(typeof side === 'string' ? 'invalid-format' : 'invalid-type', side, NOT_BIN));
		}
		const range = `${from}::${to}`;
		return isBinRange(range) ? range : throwIssue('', notBinRange(range));
	});
}

const BIN = /^[0-9]{1,19}$/;
const NOT_BIN = {problem: 'is not a BIN', remedy: 'write a string of 1 to 19 digits'} as const;

/** A literal of digits, or why it is not one. */
export type Digits<Text extends string> =
	IsDigits<Text> extends true ? Text : WrongLiteral<`${Text} ${MessageOf<typeof NOT_BIN>}`, Text>;
