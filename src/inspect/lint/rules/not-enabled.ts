// A rule about options and codes that the account does not have.
import {formatValue} from '../../../diagnostics/format-value.js';
import {enabledCodes, isEnabledCode} from '../../evaluate/enabled-claim.js';
import {emiKinds, readableEmi, readableOptions} from '../../subject/subject-parts.js';
import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';

export const text: RuleText = {
	description:
		'The filter enables a payment method type or provider that is not switched on for the account: customers do not see it.',
	effect: 'Customers do not see the option, however the filter shows it. If it is the only one, they cannot pay.',
	source: "The account's `enabled` is paylock's own",
	account: {enabled: {CARD: true, UPI: true, WALLET: ['WALLET_A'], EMI: true}},
	wrong: {
		allowDefaultOptions: false,
		options: [
			{paymentMethodType: 'UPI', enable: true},
			{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A', 'WALLET_B']},
		],
	},
	right: {
		allowDefaultOptions: false,
		options: [
			{paymentMethodType: 'UPI', enable: true},
			{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A']},
		],
	},
};

export const check: LintCheck = {id: 'not-enabled', check: reportNotEnabled};

function reportNotEnabled(subject: LintSubject, report: ReportIssue): void {
	const {enabled, servicePrefix} = subject.account;
	if (enabled === undefined) return;
	for (const {type, enable, pointer, paymentMethods = []} of readableOptions(subject)) {
		if (!enable) continue;
		const codes = enabledCodes(enabled, type);
		if (codes === true) continue;
		if (codes === false) {
			report(pointer, {
				problem: `${type} is not enabled for the account`,
				remedy: 'have it switched on, or leave the option out',
			});
			continue;
		}
		for (const [index, code] of paymentMethods.entries()) {
			if (isEnabledCode(code, codes, servicePrefix)) continue;
			report(`${pointer}/paymentMethods/${index}`, {
				problem: `${formatValue(code)} is not enabled for the account`,
				template: 'is not enabled for the account',
				remedy: 'have it switched on, or leave the code out',
			});
		}
	}
	if (enabledCodes(enabled, 'EMI') !== false) return;
	for (const emi of readableEmi(subject)) {
		if (emiKinds(emi).some(({kind}) => kind.enable))
			report(emi.pointer, {
				problem: 'EMI is not enabled for the account',
				remedy: 'have it switched on, or disable it',
			});
	}
}
