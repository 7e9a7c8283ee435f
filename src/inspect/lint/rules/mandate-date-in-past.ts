// Dates of a mandate in the past.

import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';
import {SAMPLE_SESSION} from '../sample-session.js';
import {textField} from '../text-field.js';

export const text: RuleText = {
	description:
		'A mandate that starts or ends in the past is refused or allows no payment; often a sample value was left in.',
	effect: 'Customers cannot approve the mandate, or approve one that can never be charged.',
	source: 'checkout-spec: session request fields, `mandate.start_date`, `mandate.end_date`; open point 14',
	wrong: {
		...SAMPLE_SESSION,
		'options.create_mandate': 'REQUIRED',
		'mandate.max_amount': '499.00',
		'mandate.start_date': '1000000000',
		'mandate.end_date': '1100000000',
	},
	right: {
		...SAMPLE_SESSION,
		'options.create_mandate': 'REQUIRED',
		'mandate.max_amount': '499.00',
		'mandate.start_date': '9000000000',
		'mandate.end_date': '9900000000',
	},
};

export const check: LintCheck = {id: 'mandate-date-in-past', about: 'session', check: reportMandateDateInPast};

function reportMandateDateInPast(subject: LintSubject, report: ReportIssue): void {
	for (const field of ['mandate.start_date', 'mandate.end_date'] as const) {
		const seconds = Number(textField(subject, field) ?? Number.NaN);
		if (!(seconds + DAY < subject.now / 1000)) continue;
		const day = new Date(seconds * 1000).toISOString().slice(0, 10);
		report(`/${field}`, {
			problem: `${field} is ${day}, which is in the past`,
			remedy: 'write a future date in Unix seconds',
		});
	}
}

/** A start earlier on the same day is not in the past, in any time zone. */
const DAY = 86_400;
