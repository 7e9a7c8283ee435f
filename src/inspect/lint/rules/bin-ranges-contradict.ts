// A BIN range that one filter enables and another disables.
import {addFarthest, type BinSpan, spansOf} from '../bin-spans.js';
import {hidesEveryCard} from '../effect.js';
import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';

export const text: RuleText = {
	description:
		'One filter enables a BIN range that another disables: the specification does not state which filter counts.',
	effect:
		'For the cards in both ranges, the payment page may offer the payment or refuse it: a customer can type a card number that you meant to accept and be turned away.',
	source: 'open-points: "What decides whether an instrument is shown", reading precedence',
	wrong: {
		allowDefaultOptions: true,
		options: [
			{
				paymentMethodType: 'CARD',
				enable: true,
				cardFilters: [
					{cardBins: ['411111::411199'], enable: false},
					{cardBins: ['411150::411160'], enable: true},
				],
			},
		],
	},
	right: {
		allowDefaultOptions: true,
		options: [
			{
				paymentMethodType: 'CARD',
				enable: true,
				cardFilters: [{cardBins: ['411111::411149', '411161::411199'], enable: false}],
			},
		],
	},
};

export const check: LintCheck = {id: 'bin-ranges-contradict', about: 'filters', check: reportContradictingRanges};

function reportContradictingRanges(subject: LintSubject, report: ReportIssue): void {
	const {readings, action = 'paymentPage'} = subject;
	// Only the payment page has a filter.
	if (readings.precedence !== undefined || action !== 'paymentPage' || hidesEveryCard(subject)) return;
	const spans = spansOf(subject);
	const farthest = new Map<string, BinSpan>();
	const kinds = [...new Set(spans.map(span => span.otherCriteria))];
	for (const span of spans) {
		const {enable, otherCriteria} = span;
		// A filter without other criteria overlaps with every other; filters with different criteria are compared filter by filter.
		const other = (otherCriteria === '' ? kinds : [otherCriteria, ''])
			.map(kind => farthest.get(`${!enable} ${kind}`))
			.find(found => found !== undefined && span.from <= found.to);
		addFarthest(farthest, span);
		if (other === undefined) continue;
		const [here, there] = enable ? ['enabled', 'disabled'] : ['disabled', 'enabled'];
		report(span.pointer, {
			problem: `${span.written} is ${here} here and overlaps ${other.written}, which is ${there}, and the specification does not state which one counts`,
			remedy: 'separate the two ranges, or settle the reading precedence',
			related: [{pointer: other.pointer, message: `the range that is ${there}`}],
		});
	}
}
