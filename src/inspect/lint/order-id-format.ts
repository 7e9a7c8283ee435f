// A lint rule.
import type {LintCheck} from './rule.js';
import {textField} from './session-fields.js';

/** Limits stated elsewhere are 18, 20 or 21. */
const LONGEST = 20;

export const orderIdFormat = {
	id: 'order-id-format',
	severity: 'warning',
	description:
		'The specification does not state a format; services of this kind refuse an order_id of more than about 20 characters, or with special characters.',
	source: 'open point 17',
	check(subject, report) {
		const id = textField(subject, 'order_id');
		if (id === undefined) return;
		if (id.length > LONGEST) {
			report('/order_id', {message: `the order_id has ${id.length} characters: write at most ${LONGEST}`});
		}
		const odd = id.search(/[^A-Za-z0-9_-]/);
		if (odd < 0) return;
		report('/order_id', {
			message: `character ${odd} of the order_id may be refused: write letters, digits, - and _ only`,
		});
	},
} as const satisfies LintCheck;
