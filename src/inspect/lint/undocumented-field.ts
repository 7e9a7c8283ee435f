// Inspect: a lint rule.
import {page} from './examples.js';
import type {LintRule} from './rule.js';

export const undocumentedField = {
	id: 'undocumented-field',
	severity: 'info',
	description: 'A field that the document does not name is sent as it stands; the service may know it or drop it.',
	source: 'open point 20',
	invalid: page({udf1: 'value'}),
	valid: page({description: 'value'}),
	check({notes}, report) {
		for (const {rule, pointer, message} of notes) {
			if (rule === 'unknown-key') report(pointer, message, 'leave it out if the service does not know it');
		}
	},
} as const satisfies LintRule;
