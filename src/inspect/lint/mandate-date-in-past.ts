// A lint rule.
import type {LintCheck} from './rule.js';
import {textField} from './session-fields.js';

/** A start earlier on the same day is not in the past, in any time zone. */
const DAY = 86_400;

export const mandateDateInPast = {
	id: 'mandate-date-in-past',
	severity: 'warning',
	description:
		'A mandate that starts or ends in the past is refused or allows no payment; often a sample value was left in.',
	source: 'checkout-spec: session request fields, `mandate.start_date`, `mandate.end_date`; open point 14',
	check(subject, report) {
		for (const field of ['mandate.start_date', 'mandate.end_date'] as const) {
			const seconds = Number(textField(subject, field) ?? Number.NaN);
			if (!(seconds + DAY < subject.now / 1000)) continue;
			const day = new Date(seconds * 1000).toISOString().slice(0, 10);
			report(`/${field}`, {message: `${field} is ${day}, which is in the past: write a future date in Unix seconds`});
		}
	},
} as const satisfies LintCheck;
