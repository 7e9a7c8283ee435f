// A lint rule.
import {binSpans, pointerOf, sweep} from './bin-spans.js';
import type {LintCheck} from './rule.js';

export const binRangesOverlap = {
	id: 'bin-ranges-overlap',
	severity: 'warning',
	description: 'BIN ranges that overlap name the same cards twice; often one of the ends is mistyped.',
	source: 'checkout-spec: card filter object, `cardBins`',
	check(subject, report) {
		sweep(binSpans(subject), (before, span) => {
			// Inside another range of its list it is reported as such, or as a duplicate code.
			if (span.from > before.to || (span.row === before.row && span.to <= before.to)) return;
			report(pointerOf(span), {
				message: `${span.written} overlaps ${before.written}: join the two, or correct an end`,
				related: [{pointer: pointerOf(before), message: 'the other range'}],
			});
		});
	},
} as const satisfies LintCheck;
