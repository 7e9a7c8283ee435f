// emiOptions in two places of one request.

import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';
import {SAMPLE_SESSION} from '../sample-session.js';

export const text: RuleText = {
	description:
		'The request has emiOptions inside payment_filter and next to it: the specification does not state which of the two counts.',
	effect: 'Customers may see the plans of either one.',
	source: 'open point 4',
	wrong: {
		...SAMPLE_SESSION,
		payment_filter: {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'CASH', enable: false}],
			emiOptions: {noCostEmi: {enable: false}},
		},
		emiOptions: {standardEmi: {enable: false}},
	},
	right: {
		...SAMPLE_SESSION,
		payment_filter: {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'CASH', enable: false}],
			emiOptions: {noCostEmi: {enable: false}},
		},
	},
};

export const check: LintCheck = {id: 'emi-options-twice', about: 'emi', check: reportEmiOptionsTwice};

function reportEmiOptionsTwice({emiFilters}: LintSubject, report: ReportIssue): void {
	if (emiFilters.length < 2) return;
	report('/emiOptions', {
		problem: 'emiOptions is also inside payment_filter',
		remedy: 'keep the one that your account reads',
		related: [{pointer: '/payment_filter/emiOptions', message: 'the other emiOptions'}],
	});
}
