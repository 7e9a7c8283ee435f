// Inspect: a lint rule.
import {type BinSpan, binSpans} from './bin-spans.js';
import {cards, filterOf} from './examples.js';
import type {LintRule} from './rule.js';

export const binRangesContradict = {
	name: 'bin-ranges-contradict',
	severity: 'warning',
	reason: 'A card in a range that one filter enables and another disables: which of them counts is not stated.',
	source: 'open-points: "What decides whether an instrument is shown", undetermined',
	bad: filterOf(
		true,
		cards({cardBins: ['411111::411199'], enable: false}, {cardBins: ['411150::411160'], enable: true}),
	),
	good: filterOf(
		false,
		cards({cardBins: ['411111::411149'], enable: true}, {cardBins: ['411161::411199'], enable: true}),
	),
	check(subject, report) {
		for (const spans of binSpans(subject)) {
			const farthest = new Map<string, BinSpan>();
			const groups = [...new Set(spans.map(span => span.beside))].slice(0, MOST_GROUPS);
			for (const span of spans) {
				const {enable, beside, from, to, written, pointer} = span;
				// Filters for any card meet all others; filters with other lists may be told apart by those lists.
				for (const group of beside === '' ? groups : new Set([beside, ''])) {
					const other = farthest.get(`${!enable} ${group}`);
					if (other === undefined || from > other.to) continue;
					const [here, there] = enable ? ['enabled', 'disabled'] : ['disabled', 'enabled'];
					report(
						pointer,
						`${written} is ${here} here and ${other.written}, which it meets, ${there}: which counts is not stated, so part them`,
					);
					break;
				}
				const own = `${enable} ${beside}`;
				if (to > (farthest.get(own)?.to ?? '')) farthest.set(own, span);
			}
		}
	},
} as const satisfies LintRule;

/** A filter for any card is held against so many others, which keeps the work linear. */
const MOST_GROUPS = 16;
