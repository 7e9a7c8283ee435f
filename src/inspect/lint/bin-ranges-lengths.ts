// A lint rule.
import {itemPointer} from '../../model/subject.js';
import {binDigits} from '../../values/intervals.js';
import type {LintCheck} from './rule.js';

export const binRangesLengths = {
	id: 'bin-ranges-lengths',
	severity: 'info',
	description:
		'BIN ranges with different numbers of digits in one list: a BIN with fewer digits than a range may not be decided by it.',
	source: 'open-points: "What decides whether an instrument is shown", an instrument described too thinly',
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
