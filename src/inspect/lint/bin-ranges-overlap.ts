// A lint rule.
import {removal} from '../../diagnostics/fix.js';
import {binSpans, pointerOf, sweep} from './bin-spans.js';
import type {LintCheck} from './rule.js';

export const binRangesOverlap = {
	id: 'bin-ranges-overlap',
	severity: 'warning',
	description: 'BIN ranges that overlap name the same cards twice; often one end is mistyped.',
	source: 'checkout-spec: card filter object, `cardBins`',
	check(subject, report) {
		sweep(binSpans(subject), (before, span) => {
			// The same range twice in one list is a duplicate code.
			if (span.from > before.to || (span.row === before.row && span.written === before.written)) return;
			const isInside = span.to <= before.to;
			report(pointerOf(span), {
				message: isInside
					? `${span.written} is inside ${before.written}: leave it out, or correct an end`
					: `${span.written} overlaps ${before.written}: join the two, or correct an end`,
				related: [{pointer: pointerOf(before), message: 'the other range'}],
				// In another filter it may be the only range.
				...(isInside && span.row === before.row && {fix: removal(`Remove ${span.written}`)}),
			});
		});
	},
} as const satisfies LintCheck;
