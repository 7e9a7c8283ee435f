// Inspect: a lint rule.
import {binSpans, pointerOf, sweep} from './bin-spans.js';
import {cards, filterOf} from './examples.js';
import type {LintRule} from './rule.js';

export const binRangesOverlap = {
	id: 'bin-ranges-overlap',
	severity: 'warning',
	description: 'Ranges that overlap name the same cards twice; often an end is mistyped.',
	source: 'checkout-spec: card filter object, `cardBins`',
	invalid: filterOf(true, cards({cardBins: ['411111::411199', '411150::411250'], enable: false})),
	valid: filterOf(true, cards({cardBins: ['411111::411199', '411300::411350'], enable: false})),
	check(subject, report) {
		for (const spans of binSpans(subject)) {
			sweep(spans, (before, span) => {
				// The same range twice in one list is told as a code given twice.
				if (span.from > before.to || (span.row === before.row && span.written === before.written)) return;
				report(pointerOf(span), `${span.written} overlaps ${before.written}: join the two, or correct an end`);
			});
		}
	},
} as const satisfies LintRule;
