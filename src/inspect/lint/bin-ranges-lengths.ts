// Inspect: a lint rule.
import {cards, filterOf} from './examples.js';
import type {LintRule} from './rule.js';

export const binRangesLengths = {
	id: 'bin-ranges-lengths',
	severity: 'info',
	description:
		'Ranges of unequal length stand side by side: a BIN with fewer digits than a range cannot be told by it.',
	source: 'open-points: "What decides whether an instrument is shown", an instrument described too thinly',
	invalid: filterOf(true, cards({cardBins: ['411111::411199', '42222200::42222299'], enable: false})),
	valid: filterOf(true, cards({cardBins: ['411111::411199', '422222::422222'], enable: false})),
	check({filter, base}, report) {
		for (const [index, {cardFilters = []}] of (filter?.options ?? []).entries()) {
			for (const [at, {cardBins = []}] of cardFilters.entries()) {
				const digits = cardBins[0]?.indexOf('::');
				const odd = cardBins.findIndex(range => range.indexOf('::') !== digits);
				if (odd < 0) continue;
				report(
					`${base}/options/${index}/cardFilters/${at}/cardBins/${odd}`,
					`the ranges of this list have ${digits} and ${cardBins[odd]?.indexOf('::')} digits: write as many in each`,
				);
			}
		}
	},
} as const satisfies LintRule;
