// Inspect: a lint rule.
import {reportFound} from './contradictions-found.js';
import {cards, filterOf} from './examples.js';
import type {LintRule} from './rule.js';

export const emptyCriterion = {
	id: 'empty-criterion',
	severity: 'error',
	description: 'A filter without a list matches everything; whether an empty list means all or none is not stated.',
	source: 'open-points: "What decides whether an instrument is shown", undetermined',
	invalid: filterOf(true, cards({enable: false})),
	valid: filterOf(true, cards({cardBrands: ['BRAND_A'], enable: false})),
	check(subject, report) {
		reportFound(subject, report, 'empty-list');
	},
} as const satisfies LintRule;
