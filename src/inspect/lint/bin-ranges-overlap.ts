// A lint rule.
import {removal} from '../../diagnostics/fix.js';
import type {IssueFix} from '../../diagnostics/issue.js';
import {type BinSpan, binSpans, joinedRange, pointerOf, sweep} from './bin-spans.js';
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
			// In another filter it may be the only range.
			const fix =
				before.row !== span.row ? undefined : isInside ? removal(`Remove ${span.written}`) : joining(before, span);
			report(pointerOf(span), {
				message: isInside
					? `${span.written} is inside ${before.written}: leave it out, or correct an end`
					: `${span.written} overlaps ${before.written}: join the two, or correct an end`,
				related: [{pointer: pointerOf(before), message: 'the other range'}],
				...(fix && {fix}),
			});
		});
	},
} as const satisfies LintCheck;

/** Writes one range for both; it tests them first, since other fixes of the list may come before. */
function joining(before: BinSpan, span: BinSpan): IssueFix | undefined {
	const joined = joinedRange(before, span);
	if (joined === undefined) return undefined;
	const [first, second] = [pointerOf(before), pointerOf(span)];
	return {
		title: `Write ${joined} for both`,
		patch: [
			{op: 'test', path: second, value: span.written},
			{op: 'test', path: first, value: before.written},
			{op: 'replace', path: first, value: joined},
			{op: 'remove', path: second},
		],
	};
}
