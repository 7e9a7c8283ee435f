// BIN ranges that overlap, or follow each other without a gap.

import type {IssueFix} from '../../../diagnostics/issue.js';
import {rangeEnds, successor} from '../../../utils/intervals.js';
import {removal} from '../../read/corrections/fix.js';
import {addFarthest, type BinSpan, spansOf} from '../bin-spans.js';
import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';

export const text: RuleText = {
	description: 'BIN ranges that overlap cover the same cards twice; often one end is mistyped.',
	effect:
		'Nothing is wrong on the screen if both ends are meant. If one is mistyped, cards outside your offer are accepted or refused.',
	source: 'checkout-spec: card filter object, `cardBins`',
	wrong: {
		allowDefaultOptions: true,
		options: [
			{
				paymentMethodType: 'CARD',
				enable: true,
				cardFilters: [{cardBins: ['411111::411199', '411150::411250'], enable: false}],
			},
		],
	},
	right: {
		allowDefaultOptions: true,
		options: [
			{
				paymentMethodType: 'CARD',
				enable: true,
				cardFilters: [{cardBins: ['411111::411250'], enable: false}],
			},
		],
	},
};

export const check: LintCheck = {id: 'bin-ranges-overlap', about: 'filters', check: reportNeighbors};

/** Compares each range with the earlier range that has the highest end, among filters that differ only in their BINs. */
function reportNeighbors(subject: LintSubject, report: ReportIssue): void {
	const spans = spansOf(subject);
	const farthest = new Map<string, BinSpan>();
	for (const span of spans) {
		const before = addFarthest(farthest, span);
		if (before === undefined) continue;
		if (span.from === successor(before.to)) {
			const wider = joinRanges(before, span);
			report(span.pointer, {
				rule: 'bin-ranges-touch',
				problem: `${span.written} follows ${before.written} without a gap`,
				remedy: wider === undefined ? 'join the two' : `replace both with ${wider}`,
				related: [{pointer: before.pointer, message: 'the range before it'}],
			});
		}
		// A range that occurs twice in one list is reported as a duplicate code.
		if (span.from > before.to || (span.list === before.list && span.written === before.written)) continue;
		const isInside = span.to <= before.to;
		// No fix if the ranges are in different filters: this may be the only range of its filter.
		const isInOneList = before.list === span.list;
		const fix = isInside ? removal(span.pointer, `Remove ${span.written}`) : joining(before, span);
		report(span.pointer, {
			problem: isInside ? `${span.written} is inside ${before.written}` : `${span.written} overlaps ${before.written}`,
			remedy: isInside ? 'leave it out, or correct one of its ends' : 'join the two, or correct one of the ends',
			related: [{pointer: before.pointer, message: 'the other range'}],
			...(isInOneList && fix && {fix}),
		});
	}
}

/** One range for the same BINs, if both have equally many digits; `span` begins inside or right after `before`. */
function joinRanges(before: BinSpan, span: BinSpan): string | undefined {
	const [[from], [, to]] = [rangeEnds(before.written), rangeEnds(span.written)];
	return from.length === to.length ? `${from}::${to}` : undefined;
}

/** A fix that replaces both ranges with one; it tests them first, since other fixes of the list may be applied before it. */
function joining(before: BinSpan, span: BinSpan): IssueFix | undefined {
	const wider = joinRanges(before, span);
	// A second copy of either range would overlap the new one.
	if (wider === undefined || before.isRepeated || span.isRepeated) return undefined;
	const [first, second] = [before.pointer, span.pointer];
	return {
		title: `Replace both with ${wider}`,
		patch: [
			{op: 'test', path: second, value: span.written},
			{op: 'test', path: first, value: before.written},
			{op: 'replace', path: first, value: wider},
			{op: 'remove', path: second},
		],
	};
}
