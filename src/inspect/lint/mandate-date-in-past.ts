// Inspect: a lint rule.
import {mandateOf, page} from './examples.js';
import type {LintRule} from './rule.js';

/** A start earlier on the day is not over yet, in any time zone. */
const DAY = 86_400;

export const mandateDateInPast = {
	id: 'mandate-date-in-past',
	severity: 'warning',
	description:
		'A mandate whose start or end is in the past is refused, or allows no payment; often a sample was left in.',
	source: 'checkout-spec: session request fields, `mandate.start_date`, `mandate.end_date`; open point 14',
	invalid: page(mandateOf('1000000000', '1100000000')),
	valid: page(mandateOf('9000000000', '9900000000')),
	check({request, now}, report) {
		for (const field of ['mandate.start_date', 'mandate.end_date'] as const) {
			const seconds = Number(request?.[field] ?? Number.NaN);
			if (!(seconds + DAY < now / 1000)) continue;
			const day = new Date(seconds * 1000).toISOString().slice(0, 10);
			report(`/${field}`, `${field} is ${day}, which is over: write a date to come, in Unix seconds`);
		}
	},
} as const satisfies LintRule;
