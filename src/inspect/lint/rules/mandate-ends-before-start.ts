// A mandate that ends before it starts.

import {END_BEFORE_START} from '../../../model/mandate-order.js';
import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';
import {SAMPLE_SESSION} from '../sample-session.js';
import {textField} from '../text-field.js';

export const text: RuleText = {
	description: 'A mandate that does not end after it starts allows no payment.',
	effect: 'Customers cannot approve the mandate, or approve one that can never be charged.',
	source: 'checkout-spec: session request fields, `mandate.start_date`, `mandate.end_date`',
	wrong: {
		...SAMPLE_SESSION,
		'options.create_mandate': 'REQUIRED',
		'mandate.max_amount': '499.00',
		'mandate.start_date': '9900000000',
		'mandate.end_date': '9000000000',
	},
	right: {
		...SAMPLE_SESSION,
		'options.create_mandate': 'REQUIRED',
		'mandate.max_amount': '499.00',
		'mandate.start_date': '9000000000',
		'mandate.end_date': '9900000000',
	},
};

export const check: LintCheck = {
	id: 'mandate-ends-before-start',
	about: 'session',
	check: reportMandateEndsBeforeStart,
};

function reportMandateEndsBeforeStart(subject: LintSubject, report: ReportIssue): void {
	const start = textField(subject, 'mandate.start_date');
	const end = textField(subject, 'mandate.end_date');
	if (start === undefined || end === undefined || Number(end) > Number(start)) return;
	report('/mandate.end_date', {
		...END_BEFORE_START,
		found: end,
		related: [{pointer: '/mandate.start_date', message: 'the start'}],
	});
}
