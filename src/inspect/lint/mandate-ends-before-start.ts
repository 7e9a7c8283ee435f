// A lint rule.
import {END_BEFORE_START} from '../../rules/mandate-order.js';
import type {LintCheck} from './rule.js';
import {textField} from './session-fields.js';

export const mandateEndsBeforeStart = {
	id: 'mandate-ends-before-start',
	severity: 'error',
	description: 'A mandate that does not end after it starts allows no payment.',
	source: 'checkout-spec: session request fields, `mandate.start_date`, `mandate.end_date`',
	check(subject, report) {
		const start = textField(subject, 'mandate.start_date');
		const end = textField(subject, 'mandate.end_date');
		if (start === undefined || end === undefined || Number(end) > Number(start)) return;
		report('/mandate.end_date', {
			message: END_BEFORE_START,
			found: end,
			related: [{pointer: '/mandate.start_date', message: 'the start'}],
		});
	},
} as const satisfies LintCheck;
