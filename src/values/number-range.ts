// `<from>::<to>`: BIN ranges and tenure ranges, both ends included.

import {formatValue} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import {COUNT_ONLY, throwIssue} from '../diagnostics/issue-collector.js';
import type {Misuse} from '../diagnostics/misuse.js';
import type {TenureRange} from '../wire/emi-filter.js';
import type {BinRange} from '../wire/payment-filter.js';
import {stringProblem, wrongForm} from './text.js';

/** Most digits of a BIN, which are those of the longest card number. */
export const LONGEST_BIN = 19;
/** Most digits of a tenure: enough for any unit. */
export const LONGEST_TENURE = 9;
/** Two BINs and the colons between them. */
const LONGEST_RANGE = 2 * LONGEST_BIN + 2;

/** Units of `0`, `9` and `:`. */
const ZERO = 48;
const NINE = 57;
const COLON = 58;

/** The end of the run of ASCII digits that starts at `start`. */
function digitsEnd(text: string, start: number): number {
	let index = start;
	while (index < text.length) {
		const unit = text.charCodeAt(index);
		if (unit < ZERO || unit > NINE) break;
		index += 1;
	}
	return index;
}

/** Where `::` stands in `digits::digits`, or -1 for any other text; a loop, since a large list's check dominates. */
function colonsAt(text: string, mostDigits: number): number {
	if (text.length > LONGEST_RANGE) return -1;
	const colons = digitsEnd(text, 0);
	if (colons === 0 || colons > mostDigits || !text.startsWith('::', colons)) return -1;
	const end = digitsEnd(text, colons + 2);
	const digits = end - colons - 2;
	return end === text.length && digits > 0 && digits <= mostDigits ? colons : -1;
}

/**
 * Whether `text` is a BIN range: one number of digits on both sides, from not after to. One loop over both sides at once,
 * since a large list's check dominates.
 */
export function isBinRange(text: string): text is BinRange {
	const colons = (text.length - 2) / 2;
	if (!(colons >= 1 && colons <= LONGEST_BIN) || text.charCodeAt(colons) !== COLON) return false;
	if (text.charCodeAt(colons + 1) !== COLON) return false;
	let order = 0;
	for (let index = 0; index < colons; index += 1) {
		const from = text.charCodeAt(index);
		const to = text.charCodeAt(colons + 2 + index);
		if (from < ZERO || from > NINE || to < ZERO || to > NINE) return false;
		// Of two numbers of one length the first digit that differs decides.
		if (order === 0) order = to - from;
	}
	return order >= 0;
}

/** Whether `text` is a tenure range: whole numbers from 1, from not after to. */
export function isTenureRange(text: string): text is TenureRange {
	const colons = colonsAt(text, LONGEST_TENURE);
	if (colons < 0) return false;
	const from = Number(text.slice(0, colons));
	return from >= 1 && from <= Number(text.slice(colons + 2));
}

const BIN_RANGE_FORM = 'write digits::digits, from not after to';
const TENURE_RANGE_FORM = 'write months::months, whole numbers from 1, from not after to';

/** What is wrong with a BIN range. */
export function binRangeProblem(value: unknown, countOnly = false): IssueDetails | undefined {
	if (typeof value !== 'string') return stringProblem(value, 'BIN range');
	if (isBinRange(value)) return undefined;
	return countOnly ? COUNT_ONLY : noBinRange(value);
}

function noBinRange(text: string): IssueDetails {
	const colons = colonsAt(text, LONGEST_BIN);
	if (colons < 0)
		return wrongForm(`${formatValue(text)} is no BIN range: ${BIN_RANGE_FORM}`, text, respell(text, isBinRange));
	const [from, to] = [text.slice(0, colons), text.slice(colons + 2)];
	if (from.length !== to.length) {
		return wrongForm(`${formatValue(text)} is no BIN range: write as many digits on both sides`, text);
	}
	return wrongForm(`${formatValue(text)} is no BIN range: ${BIN_RANGE_FORM}`, text, `${to}::${from}`);
}

/** What is wrong with a tenure range. */
export function tenureRangeProblem(value: unknown): IssueDetails | undefined {
	if (typeof value !== 'string') return stringProblem(value, 'tenure range');
	if (isTenureRange(value)) return undefined;
	const colons = colonsAt(value, LONGEST_TENURE);
	// Of a text without colons this ends in them, and is no range.
	const turned = `${value.slice(colons + 2)}::${value.slice(0, Math.max(colons, 0))}`;
	const suggestion = isTenureRange(turned) ? turned : respell(value, isTenureRange);
	return wrongForm(`${formatValue(value)} is no tenure range: ${TENURE_RANGE_FORM}`, value, suggestion);
}

/** The same two numbers with `::` between them, where another separator was written. */
function respell(text: string, isRight: (text: string) => boolean): string | undefined {
	if (text.length > LONGEST_RANGE + 8) return undefined;
	const [from, to, ...rest] = text.match(/[0-9]+/g) ?? [];
	const respelt = `${from}::${to}`;
	return rest.length === 0 && /^[\s0-9:./–-]*$/.test(text) && isRight(respelt) ? respelt : undefined;
}

/**
 * A BIN range: the cards whose number starts with `from` to `to`, both ends included.
 *
 * @param from - 1 to 19 digits
 * @param to - as many digits as `from`, not before it
 * @throws {@link MisuseError} for anything but digits, unequal lengths, or `from` after `to`
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
	const range: string = typeof from === 'string' && typeof to === 'string' ? `${from}::${to}` : refuseSides(from, to);
	return isBinRange(range) ? range : throwIssue('', noBinRange(range));
}

/** A text of digits; a run-time `string` passes and is checked when it is used. */
export type Digits<Text extends string> = string extends Text
	? Text
	: Text extends `${bigint}`
		? Text extends `-${string}`
			? Misuse<NoBin<Text>>
			: Text
		: Misuse<NoBin<Text>>;
type NoBin<Text extends string> = `${Text} is no BIN: write digits`;

function refuseSides(from: unknown, to: unknown): never {
	const wrong = typeof from === 'string' ? to : from;
	return throwIssue('', {
		rule: 'invalid-type',
		message: `${formatValue(wrong)} is no BIN: write a string of digits`,
		found: formatValue(wrong),
	});
}

/**
 * A tenure range: the EMI plans of `from` to `to` months, both ends included.
 *
 * @param from - a whole number from 1
 * @param to - a whole number not below `from`
 * @throws {@link MisuseError} for anything but whole numbers from 1, or `from` after `to`
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
	for (const side of [from, to]) {
		if (!Number.isSafeInteger(side)) {
			throwIssue('', {
				rule: 'invalid-format',
				message: `${formatValue(side)} is no tenure: write a whole number from 1`,
				found: formatValue(side),
			});
		}
	}
	const range: TenureRange = `${from}::${to}`;
	const problem = tenureRangeProblem(range);
	return problem === undefined ? range : throwIssue('', problem);
}
