// A lint rule.
import {itemPointer} from '../../model/subject.js';
import {binDigits} from '../../values/intervals.js';
import type {LintCheck} from './rule.js';

export const binRangesLengths = {
	id: 'bin-ranges-lengths',
	severity: 'info',
	description:
		'The BIN ranges of one list have different numbers of digits: a BIN may have too few digits for the longer ranges.',
	source: 'open-points: "What decides whether an instrument is shown", an instrument with too few details',
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
