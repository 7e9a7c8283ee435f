// Tenure ranges, `<from>::<to>`: whole numbers of months, both ends included.

import {formatValue} from '../diagnostics/format-value.js';
import type {IssueDetails, MessageOf} from '../diagnostics/issue.js';
import {throwIssue} from '../diagnostics/issue-collector.js';
import {reportAtCall} from '../diagnostics/report-at-call.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import type {TenureRange} from '../wire/emi-filter.js';
import {rangeSides, withColons} from './range-text.js';
import {stringProblem} from './text.js';

/** The most digits of a tenure: enough for any unit. */
export const LONGEST_TENURE = 9;

// Nearly all ranges are right, so they are recognized without the list of two sides that `rangeSides` returns.
const TENURE_RANGE = /^[0-9]{1,9}::[0-9]{1,9}$/;

/** True if `text` is a tenure range: whole numbers ≥ 1, from ≤ to. */
export function isTenureRange(text: string): text is TenureRange {
	if (!TENURE_RANGE.test(text)) return false;
	const colons = text.indexOf('::');
	const from = Number(text.slice(0, colons));
	return from >= 1 && from <= Number(text.slice(colons + 2));
}

const NOT_TENURE_RANGE = {
	problem: 'is not a tenure range',
	remedy: 'write <from>::<to> with whole numbers ≥ 1 and from ≤ to',
} as const;
const AS_TEXT = 'write a string such as "3::6"';
/** The reason for the refusal of a number in place of a tenure range. */
export type NumberNotTenure = `a number ${typeof NOT_TENURE_RANGE.problem}: ${typeof AS_TEXT}`;
/** The reason for the refusal of a literal that is not a tenure range. */
export type NotTenureRange<Text extends string> = `${Text} ${MessageOf<typeof NOT_TENURE_RANGE>}`;

/** Checks a tenure range. */
export function tenureRangeProblem(value: unknown): IssueDetails | undefined {
	const single = singleTenure(value);
	if (single !== undefined) {
		const rule = typeof value === 'number' ? 'invalid-type' : 'invalid-format';
		return wrongValue(rule, value, {problem: NOT_TENURE_RANGE.problem, remedy: `write ${formatValue(single)}`}, single);
	}
	if (typeof value === 'number') return wrongValue('invalid-type', value, {...NOT_TENURE_RANGE, remedy: AS_TEXT});
	if (typeof value !== 'string') return stringProblem(value, 'tenure range');
	if (isTenureRange(value)) return undefined;
	const [from, to] = rangeSides(value) ?? [];
	const swapped = `${to}::${from}`;
	const suggestion = isTenureRange(swapped) ? swapped : withColons(value, isTenureRange);
	return wrongValue('invalid-format', value, NOT_TENURE_RANGE, suggestion);
}

/** The range of one tenure. */
export function singleTenure(value: unknown): TenureRange | undefined {
	if (typeof value !== 'string' && typeof value !== 'number') return undefined;
	const range = `${value}::${value}`;
	return isTenureRange(range) ? range : undefined;
}

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
			if (!Number.isSafeInteger(side)) {
				const rule = typeof side === 'number' ? 'invalid-format' : 'invalid-type';
				throwIssue(
					'',
					wrongValue(rule, side, {problem: 'is not a tenure', remedy: 'write a whole number of at least 1'}),
				);
			}
		}
		const range: TenureRange = `${from}::${to}`;
		const problem = tenureRangeProblem(range);
		return problem === undefined ? range : throwIssue('', problem);
	});
}
