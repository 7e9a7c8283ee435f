// Inspect: a lint rule.
import {page} from './examples.js';
import type {LintRule} from './rule.js';

/** Stated limits elsewhere are 18, 20 or 21. */
const LONGEST = 20;

export const orderIdFormat = {
	id: 'order-id-format',
	severity: 'warning',
	description:
		'The document states no form; services of the kind refuse an order_id over about 20 characters or with signs.',
	source: 'open point 17',
	invalid: page({order_id: 'order #1'}),
	valid: page({order_id: 'order-1'}),
	check({request}, report) {
		const id = request?.order_id;
		if (id === undefined) return;
		if (id.length > LONGEST) {
			report('/order_id', `the order_id has ${id.length} characters: write at most ${LONGEST}`);
		}
		const odd = id.search(/[^A-Za-z0-9_-]/);
		if (odd >= 0)
			report('/order_id', `character ${odd} of the order_id is doubtful: write letters, digits, - and _ only`);
	},
} as const satisfies LintRule;
