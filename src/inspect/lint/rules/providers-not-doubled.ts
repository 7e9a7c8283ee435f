// Providers of a mandate session that are listed once.

import {doubledCodes, isDoubled, NEEDED_TWICE, prefixOfLists} from '../../../account/provider-pairs.js';
import {nbCodeProblem} from '../../../account/providers-by-type.js';
import type {DoubledType} from '../../../wire/payment-method.js';
import {replacement} from '../../read/corrections/fix.js';
import {isPlaceholder} from '../../read/placeholders.js';
import {doubledLists} from '../../subject/code-lists.js';
import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';
import {SAMPLE_SESSION} from '../sample-session.js';

export const text: RuleText = {
	description: 'In a mandate session, a provider that is listed without its prefixed code is not offered for mandates.',
	effect: 'Customers of a subscription do not find this provider, or cannot approve a mandate with it.',
	source: 'checkout-spec: option object, mandate flows; open point 24',
	wrong: {
		...SAMPLE_SESSION,
		payment_filter: {
			allowDefaultOptions: false,
			options: [{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A']}],
		},
		'options.create_mandate': 'REQUIRED',
		'mandate.max_amount': '499.00',
		'mandate.start_date': '9000000000',
		'mandate.end_date': '9900000000',
	},
	right: {
		...SAMPLE_SESSION,
		payment_filter: {
			allowDefaultOptions: false,
			options: [{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A', 'PREFIX_WALLET_A']}],
		},
		'options.create_mandate': 'REQUIRED',
		'mandate.max_amount': '499.00',
		'mandate.start_date': '9000000000',
		'mandate.end_date': '9900000000',
	},
};

export const check: LintCheck = {id: 'providers-not-doubled', about: 'session', check: reportProvidersNotDoubled};

function reportProvidersNotDoubled(subject: LintSubject, report: ReportIssue): void {
	if (subject.mandateKind === undefined) return;
	const {servicePrefix} = subject.account;
	const lists = doubledLists(subject.codeLists);
	const prefix = servicePrefix ?? prefixOfLists(lists);
	for (const {type, codes, pointer} of lists) {
		if (prefix !== undefined && isDoubled(type, codes, prefix)) continue;
		const doubled = prefix === undefined ? undefined : doubledList(type, codes, prefix);
		const remedy = prefix === undefined ? 'the code with <service_prefix>_' : `the code with ${prefix}_`;
		report(pointer, {
			problem: NEEDED_TWICE,
			remedy: `add ${remedy} next to each one`,
			...(doubled !== undefined && {suggestion: JSON.stringify(doubled)}),
			...(doubled !== undefined &&
				servicePrefix !== undefined && {
					fix: replacement(pointer, doubled, 'Write each provider twice'),
				}),
		});
	}
}

/** The codes with their doubles; `undefined` if a code is wrong or a placeholder, since its double would be so too. */
function doubledList(type: DoubledType, codes: readonly string[], prefix: string): readonly string[] | undefined {
	if (codes.some(code => isPlaceholder('paymentMethods', code))) return undefined;
	const doubled = doubledCodes(type, codes, prefix);
	const listed = new Set(doubled);
	const isRight = type !== 'NB' || doubled.every(code => nbCodeProblem(code, other => listed.has(other)) === undefined);
	return isRight ? doubled : undefined;
}
