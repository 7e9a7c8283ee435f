// A lint rule.
import {successor} from '../../values/intervals.js';
import {binSpans, joinedRange, pointerOf, sweep} from './bin-spans.js';
import type {LintCheck} from './rule.js';

export const binRangesTouch = {
	id: 'bin-ranges-touch',
	severity: 'info',
	description: 'Both ends of a BIN range are included, so two ranges without a gap between them can be joined.',
	source: 'open-points: "BIN ranges include both ends"',
	check(subject, report) {
		sweep(binSpans(subject), (before, span) => {
			if (span.from !== successor(before.to)) return;
			const joined = joinedRange(before, span);
			const remedy = joined === undefined ? 'join the two' : `write ${joined} for both`;
			report(pointerOf(span), {
				message: `${span.written} begins where ${before.written} ends: ${remedy}`,
				related: [{pointer: pointerOf(before), message: 'the range before it'}],
			});
		});
	},
} as const satisfies LintCheck;
