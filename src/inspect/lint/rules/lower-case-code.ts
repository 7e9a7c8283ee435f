// Codes in lower case.
import {formatValue} from '../../../diagnostics/format-value.js';
import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';

export const text: RuleText = {
	description:
		'Values are case sensitive and every code of the specification is in upper case, so one in lower case may match nothing.',
	effect:
		'If the code matches nothing, customers still see what it should have hidden, or miss what it should have shown.',
	source: 'checkout-spec: What the service does, 6',
	wrong: {
		allowDefaultOptions: true,
		options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['wallet_a']}],
	},
	right: {
		allowDefaultOptions: true,
		options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A']}],
	},
};

export const check: LintCheck = {id: 'lower-case-code', about: 'codes', check: reportLowerCaseCode};

function reportLowerCaseCode(subject: LintSubject, report: ReportIssue): void {
	for (const {spec, items, placeOf} of subject.codeLists) {
		if (spec.form !== 'code') continue;
		const listed = new Set(items);
		for (const [index, code] of items.entries()) {
			if (!/[a-z]/.test(code) || /[A-Z<{]/.test(code)) continue;
			const upper = code.toUpperCase();
			if (listed.has(upper)) continue; // another rule reports two codes that look alike
			report(placeOf(index), {
				problem: `${formatValue(code)} is in lower case`,
				template: 'is in lower case',
				remedy: `write ${formatValue(upper)} if the service spells it this way`,
				suggestion: upper,
			});
		}
	}
}
