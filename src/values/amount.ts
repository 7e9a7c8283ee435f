// Decimal amounts in major currency units, with two decimals.

import {formatValue} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import {throwIssue} from '../diagnostics/issue-collector.js';
import type {Amount} from '../wire/mandate.js';
import {wrongForm} from './text.js';

/** Longest whole part: that of the largest number held exactly. */
const LONGEST_WHOLE = String(Number.MAX_SAFE_INTEGER).length;
/** From here on a number no longer tells neighbouring cents apart. */
const CENTS_BLUR = 2 ** 46;

const WRITTEN = /^[0-9]+\.[0-9]{2}$/;
const SPOKEN = /^([0-9]+)(?:\.([0-9]{1,2}))?$/;

/** What is wrong with an amount in its written form: digits, a dot, two digits. */
export function amountProblem(value: unknown): IssueDetails | undefined {
	if (typeof value !== 'string') {
		return {
			rule: 'invalid-type',
			message: `${formatValue(value)} is no amount: write a string, or make it with amount(…)`,
			found: formatValue(value),
		};
	}
	if (value.length <= LONGEST_WHOLE + 3 && WRITTEN.test(value) && isHeld(value)) return undefined;
	const message = `${formatValue(value)} is no amount: write two decimals, or make it with amount(…)`;
	return wrongForm(message, value, spoken(value));
}

/** Whether the whole part is one that the number type holds exactly. */
function isHeld(text: string): boolean {
	return Number.isSafeInteger(Number(text.split('.')[0]));
}

/** The written form of a decimal text, or `undefined` where there is none. */
function spoken(text: string): Amount | undefined {
	if (text.length > LONGEST_WHOLE + 3) return undefined;
	const [, whole, cents = ''] = SPOKEN.exec(text) ?? [];
	if (whole === undefined || !isHeld(whole)) return undefined;
	return `${Number(whole)}.${cents.padEnd(2, '0')}` as Amount; // digits, a dot, two digits
}

/**
 * An amount as it travels: exactly two decimals.
 *
 * @param value - a non-negative number or decimal string in major currency units, at most two decimals
 * @throws {@link MisuseError} for signs, a third decimal, exponents, blanks, separators, NaN, and more than a number
 * holds exactly
 * @example
 * ```ts
 * import {amount} from 'paylock';
 *
 * amount(499);
 * // '499.00'
 * amount('12.5');
 * // '12.50'
 * ```
 * @source checkout-spec: session request fields, `amount`; open point 16
 */
export function amount(value: number | string): Amount {
	if (typeof value === 'number' && !Number.isInteger(value) && value >= CENTS_BLUR) return refuseAmount(value);
	const text = typeof value === 'number' || typeof value === 'string' ? String(value) : refuseAmount(value);
	return spoken(text) ?? refuseAmount(value);
}

function refuseAmount(value: unknown): never {
	return throwIssue('', {
		rule: typeof value === 'number' || typeof value === 'string' ? 'invalid-format' : 'invalid-type',
		message: `${formatValue(value)} is no amount: write digits with at most two decimals, such as 499 or "499.00"`,
		found: formatValue(value),
	});
}
