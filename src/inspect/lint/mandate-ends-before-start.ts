// Inspect: a lint rule.
import {IssueCollector} from '../../diagnostics/issue-collector.js';
import {reportEndBeforeStart} from '../../rules/mandate-order.js';
import {mandateOf, page} from './examples.js';
import type {LintRule} from './rule.js';

export const mandateEndsBeforeStart = {
	id: 'mandate-ends-before-start',
	severity: 'error',
	description: 'A mandate that ends before it starts, or as it starts, allows no payment.',
	source: 'checkout-spec: session request fields, `mandate.start_date`, `mandate.end_date`',
	invalid: page(mandateOf('9900000000', '9000000000')),
	valid: page(mandateOf('9000000000', '9900000000')),
	check({request}, report) {
		const found = new IssueCollector();
		if (request !== undefined) reportEndBeforeStart(request, found, '');
		for (const {pointer, message} of found.issues) report(pointer, message);
	},
} as const satisfies LintRule;
