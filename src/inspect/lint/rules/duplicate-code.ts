// A code that occurs twice in a list.
import {formatValue} from '../../../diagnostics/format-value.js';
import {removal} from '../../read/corrections/fix.js';
import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';

export const text: RuleText = {
	description: 'Listing a code twice has no effect; often a different code was intended.',
	effect:
		'Customers see no difference. If you meant another code, they see it when it should be hidden, or miss it when it should be shown.',
	source: 'checkout-spec: option object, `paymentMethods`; card, UPI and plan filters',
	wrong: {
		allowDefaultOptions: true,
		options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_A']}],
	},
	right: {
		allowDefaultOptions: true,
		options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A']}],
	},
};

export const check: LintCheck = {id: 'duplicate-code', about: 'codes', check: reportDuplicateCode};

function reportDuplicateCode(subject: LintSubject, report: ReportIssue): void {
	for (const {items, placeOf} of subject.codeLists) {
		const first = new Map<string, number>();
		for (const [index, code] of items.entries()) {
			const earlier = first.get(code);
			if (earlier === undefined) {
				first.set(code, index);
				continue;
			}
			const pointer = placeOf(index);
			report(pointer, {
				problem: `${formatValue(code)} is already in this list`,
				remedy: 'leave it out here',
				related: [{pointer: placeOf(earlier), message: 'first listed'}],
				fix: removal(pointer, `Remove the second ${formatValue(code)}`),
			});
		}
	}
}
