// A lint rule.
import {rangeEnds, successor} from '../../values/intervals.js';
import {binSpans, pointerOf, sweep} from './bin-spans.js';
import type {LintCheck} from './rule.js';

export const binRangesTouch = {
	id: 'bin-ranges-touch',
	severity: 'info',
	description: 'Both ends of a BIN range are included, so two ranges without a gap between them can be joined.',
	source: 'open-points: "BIN ranges include both ends"',
	check(subject, report) {
		sweep(binSpans(subject), (before, span) => {
			if (span.from !== successor(before.to)) return;
			const joined = joinedRange(before.written, span.written);
			const remedy = joined === undefined ? 'join the two' : `write ${joined} for both`;
			report(pointerOf(span), {
				message: `${span.written} begins where ${before.written} ends: ${remedy}`,
				related: [{pointer: pointerOf(before), message: 'the range before it'}],
			});
		});
	},
} as const satisfies LintCheck;

/** One range that replaces two, if both have the same number of digits. */
function joinedRange(before: string, after: string): string | undefined {
	const [[from], [, to]] = [rangeEnds(before), rangeEnds(after)];
	return from.length === to.length ? `${from}::${to}` : undefined;
}
