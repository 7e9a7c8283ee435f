// BIN ranges of different lengths in one list.
import {binDigits} from '../../../utils/intervals.js';
import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';

export const text: RuleText = {
	description:
		'The BIN ranges of one list have different numbers of digits: a BIN may have too few digits for the longer ranges.',
	effect:
		'A customer whose card number is matched with fewer digits than the longer range has may be shown what you meant to hide, or refused what you meant to offer.',
	source: 'open-points: "What decides whether an instrument is shown", an instrument with too few details',
	wrong: {
		allowDefaultOptions: true,
		options: [
			{
				paymentMethodType: 'CARD',
				enable: true,
				cardFilters: [{cardBins: ['411111::411199', '42222200::42222299'], enable: false}],
			},
		],
	},
	right: {
		allowDefaultOptions: true,
		options: [
			{
				paymentMethodType: 'CARD',
				enable: true,
				cardFilters: [{cardBins: ['411111::411199', '422222::422222'], enable: false}],
			},
		],
	},
};

export const check: LintCheck = {id: 'bin-ranges-lengths', about: 'codes', check: reportLengths};

function reportLengths(subject: LintSubject, report: ReportIssue): void {
	for (const {spec, items, placeOf} of subject.codeLists) {
		if (spec.key !== 'cardBins') continue;
		const [first = ''] = items;
		const odd = items.findIndex(range => binDigits(range) !== binDigits(first));
		const range = items[odd];
		if (range === undefined) continue;
		report(placeOf(odd), {
			problem: `the ranges of this list have ${binDigits(first)} and ${binDigits(range)} digits`,
			remedy: 'write the same number of digits in each',
		});
	}
}
