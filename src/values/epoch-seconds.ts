// Points in time as Unix epoch seconds, in a string of digits.

import {formatValue} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import {throwIssue} from '../diagnostics/issue-collector.js';
import type {EpochSeconds} from '../wire/mandate.js';
import {stringProblem, wrongForm} from './text.js';

const DIGITS = /^[0-9]{1,10}$/;
const MILLISECONDS = /^[0-9]{13}$/;
const LATEST = 9_999_999_999;

/** What is wrong with epoch seconds in their written form. */
export function epochSecondsProblem(value: unknown): IssueDetails | undefined {
	if (typeof value !== 'string') return stringProblem(value, 'date');
	if (value.length <= 13) {
		if (DIGITS.test(value)) return undefined;
		if (MILLISECONDS.test(value)) {
			const seconds = value.slice(0, 10);
			return wrongForm(
				`${formatValue(value)} has 13 digits, which is milliseconds: write Unix seconds`,
				value,
				seconds,
			);
		}
	}
	return wrongForm(
		`${formatValue(value)} is no date: write Unix seconds as 1 to 10 digits, or make it with epochSeconds(date)`,
		value,
	);
}

/**
 * A point in time as it travels: Unix epoch seconds as digits, the fraction cut.
 *
 * @param date - a valid `Date` from 1970 to 2286
 * @throws {@link MisuseError} for anything else
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
	const message = 'the date is no date from 1970 to 2286: give a valid Date';
	return secondsOf(date) ?? throwIssue('', {rule: 'invalid-format', message, found: formatValue(date)});
}

/** The digits of a valid `Date`; the prototype's own method, so that neither a realm nor an override can lie. */
export function secondsOf(date: unknown): EpochSeconds | undefined {
	try {
		const seconds = Math.floor(Date.prototype.getTime.call(date) / 1000);
		return seconds >= 0 && seconds <= LATEST ? (`${seconds}` as EpochSeconds) : undefined; // 1 to 10 digits
	} catch {
		return undefined;
	}
}
