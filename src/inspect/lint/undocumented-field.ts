// Inspect: a lint rule.
import {page} from './examples.js';
import type {LintRule} from './rule.js';

export const undocumentedField = {
	name: 'undocumented-field',
	severity: 'info',
	reason: 'A field that the document does not name is sent as it stands; the service may know it or drop it.',
	source: 'open point 20',
	bad: page({udf1: 'value'}),
	good: page({description: 'value'}),
	check({notes}, report) {
		for (const {code, pointer, message} of notes) {
			if (code === 'unknown-key') report(pointer, message, 'leave it out if the service does not know it');
		}
	},
} as const satisfies LintRule;
