// Inspect: a lint rule.
import {reportFound} from './contradictions-found.js';
import {cards, filterOf} from './examples.js';
import type {LintRule} from './rule.js';

export const emptyCriterion = {
	name: 'empty-criterion',
	severity: 'error',
	reason: 'A filter without a list matches everything; whether an empty list means all or none is not stated.',
	source: 'open-points: "What decides whether an instrument is shown", undetermined',
	bad: filterOf(true, cards({enable: false})),
	good: filterOf(true, cards({cardBrands: ['BRAND_A'], enable: false})),
	check(subject, report) {
		reportFound(subject, report, 'empty');
	},
} as const satisfies LintRule;
