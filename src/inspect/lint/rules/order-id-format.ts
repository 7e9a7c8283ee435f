// An order_id that the service may refuse.

import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';
import {SAMPLE_SESSION} from '../sample-session.js';
import {textField} from '../text-field.js';

export const text: RuleText = {
	description:
		'The specification states no format, but comparable services refuse special characters and more than about 20 characters.',
	effect: 'If the service refuses the order, no payment page opens.',
	source: 'open point 17',
	wrong: {
		...SAMPLE_SESSION,
		order_id: 'order #1',
	},
	right: SAMPLE_SESSION,
};

export const check: LintCheck = {id: 'order-id-format', about: 'session', check: reportOrderIdFormat};

function reportOrderIdFormat(subject: LintSubject, report: ReportIssue): void {
	const id = textField(subject, 'order_id');
	if (id === undefined) return;
	if (id.length > LONGEST) {
		report('/order_id', {problem: `the order_id has ${id.length} characters`, remedy: `write at most ${LONGEST}`});
	}
	const odd = id.search(/[^A-Za-z0-9_-]/);
	if (odd < 0) return;
	report('/order_id', {
		problem: `character ${odd} of the order_id may be refused`,
		remedy: 'use only letters, digits, - and _',
	});
}

/** Other documents state limits of 18, 20 or 21 characters. */
const LONGEST = 20;
