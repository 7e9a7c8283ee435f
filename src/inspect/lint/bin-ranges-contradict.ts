// Inspect: a lint rule.
import {binSpans, Farthest, pointerOf} from './bin-spans.js';
import {cards, filterOf} from './examples.js';
import type {LintRule} from './rule.js';

export const binRangesContradict = {
	id: 'bin-ranges-contradict',
	severity: 'warning',
	description: 'A card in a range that one filter enables and another disables: which of them counts is not stated.',
	source: 'open-points: "What decides whether an instrument is shown", undetermined',
	invalid: filterOf(
		true,
		cards({cardBins: ['411111::411199'], enable: false}, {cardBins: ['411150::411160'], enable: true}),
	),
	valid: filterOf(
		false,
		cards({cardBins: ['411111::411149'], enable: true}, {cardBins: ['411161::411199'], enable: true}),
	),
	check(subject, report) {
		for (const spans of binSpans(subject)) {
			const farthest = new Farthest();
			const kinds = [...new Set(spans.map(({row}) => row.beside))].slice(0, MOST_KINDS);
			for (const span of spans) {
				const {enable, beside} = span.row;
				// Filters for any card meet all others; filters with other lists may be told apart by those lists.
				const other = (beside === '' ? kinds : [beside, ''])
					.map(kind => farthest.get(!enable, kind))
					.find(other => other !== undefined && span.from <= other.to);
				farthest.add(span);
				if (other === undefined) continue;
				const [here, there] = enable ? ['enabled', 'disabled'] : ['disabled', 'enabled'];
				report(
					pointerOf(span),
					`${span.written} is ${here} here and ${other.written}, which it meets, ${there}, and which counts is not stated: part them`,
				);
			}
		}
	},
} as const satisfies LintRule;

/** Kinds of filters that one for any card is held against, which keeps the work linear. */
const MOST_KINDS = 16;
