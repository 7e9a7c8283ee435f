// Rules about the BIN ranges of the card filters.
import type {IssueFix} from '../../diagnostics/issue.js';
import {itemPointer} from '../../model/subject.js';
import {binDigits, successor} from '../../values/intervals.js';
import {removal} from '../read/corrections/fix.js';
import {type BinSpan, binSpans, Farthest, joinedRange, pointerOf, sweep} from './bin-spans.js';
import type {LintCheck} from './rule.js';

export const binRangesOverlap = {
	id: 'bin-ranges-overlap',
	severity: 'warning',
	check(subject, report) {
		sweep(binSpans(subject), (before, span) => {
			// The same range twice in one list is a duplicate code.
			if (span.from > before.to || (span.row === before.row && span.written === before.written)) return;
			const isInside = span.to <= before.to;
			// In another filter it may be the only range.
			const fix =
				before.row !== span.row
					? undefined
					: isInside
						? removal(pointerOf(span), `Remove ${span.written}`)
						: joining(before, span);
			report(pointerOf(span), {
				message: isInside
					? `${span.written} is inside ${before.written}: leave it out, or correct one of its ends`
					: `${span.written} overlaps ${before.written}: join the two, or correct one of the ends`,
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
		title: `Replace both with ${joined}`,
		patch: [
			{op: 'test', path: second, value: span.written},
			{op: 'test', path: first, value: before.written},
			{op: 'replace', path: first, value: joined},
			{op: 'remove', path: second},
		],
	};
}

export const binRangesTouch = {
	id: 'bin-ranges-touch',
	severity: 'info',
	check(subject, report) {
		sweep(binSpans(subject), (before, span) => {
			if (span.from !== successor(before.to)) return;
			const joined = joinedRange(before, span);
			const remedy = joined === undefined ? 'join the two' : `replace both with ${joined}`;
			report(pointerOf(span), {
				message: `${span.written} follows ${before.written} without a gap: ${remedy}`,
				related: [{pointer: pointerOf(before), message: 'the range before it'}],
			});
		});
	},
} as const satisfies LintCheck;

/** Kinds of filters against which one without other criteria is compared, which keeps the work linear. */
const MOST_KINDS = 16;

export const binRangesContradict = {
	id: 'bin-ranges-contradict',
	severity: 'warning',
	check(subject, report) {
		if (subject.readings.precedence !== undefined) return;
		const spans = binSpans(subject);
		const farthest = new Farthest();
		const kinds = [...new Set(spans.map(({row}) => row.otherCriteria))].slice(0, MOST_KINDS);
		for (const span of spans) {
			const {enable, otherCriteria} = span.row;
			// A filter without other criteria overlaps with all; filters with different ones are compared filter by filter.
			const other = (otherCriteria === '' ? kinds : [otherCriteria, ''])
				.map(kind => farthest.get(!enable, kind))
				.find(found => found !== undefined && span.from <= found.to);
			farthest.add(span);
			if (other === undefined) continue;
			const [here, there] = enable ? ['enabled', 'disabled'] : ['disabled', 'enabled'];
			report(pointerOf(span), {
				message: `${span.written} is ${here} here and overlaps ${other.written}, which is ${there}, and the specification does not state which one counts: separate the two ranges`,
				related: [{pointer: pointerOf(other), message: `the range that is ${there}`}],
			});
		}
	},
} as const satisfies LintCheck;

export const binRangesLengths = {
	id: 'bin-ranges-lengths',
	severity: 'info',
	check({options}, report) {
		for (const {cardFilters} of options) {
			for (const {bins} of cardFilters?.items ?? []) {
				const [first = ''] = bins?.items ?? [];
				const odd = bins?.items.findIndex(range => binDigits(range) !== binDigits(first)) ?? -1;
				const range = bins?.items[odd];
				if (bins === undefined || range === undefined) continue;
				report(itemPointer(bins, odd), {
					message: `the ranges of this list have ${binDigits(first)} and ${binDigits(range)} digits: write the same number of digits in each`,
				});
			}
		}
	},
} as const satisfies LintCheck;
