// Providers that are listed twice without a mandate.

import {prefixOfLists} from '../../../account/provider-pairs.js';
import {doubledLists} from '../../subject/code-lists.js';
import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';
import {SAMPLE_SESSION} from '../sample-session.js';

export const text: RuleText = {
	description:
		'Providers are listed twice for mandate flows only; without a mandate the prefixed codes have no effect.',
	effect: 'Customers see no difference. In a list of what to show, the codes suggest a choice that does not exist.',
	source: 'checkout-spec: option object, mandate flows; open point 24',
	wrong: {
		...SAMPLE_SESSION,
		payment_filter: {
			allowDefaultOptions: false,
			options: [{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A', 'PREFIX_WALLET_A']}],
		},
	},
	right: {
		...SAMPLE_SESSION,
		payment_filter: {
			allowDefaultOptions: false,
			options: [{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A']}],
		},
	},
};

export const check: LintCheck = {id: 'doubled-without-mandate', about: 'session', check: reportDoubledWithoutMandate};

function reportDoubledWithoutMandate(subject: LintSubject, report: ReportIssue): void {
	if (!subject.isSession || subject.mandateKind !== undefined) return;
	const lists = doubledLists(subject.codeLists);
	const prefix = prefixOfLists(lists);
	if (prefix === undefined) return;
	for (const {pointer} of lists) {
		report(pointer, {
			problem: `the providers are listed with and without ${prefix}_, but the session has no mandate`,
			remedy: 'leave the prefixed codes out, or add the mandate fields',
		});
	}
}
