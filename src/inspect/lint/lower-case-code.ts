// Inspect: a lint rule.
import {formatValue} from '../../diagnostics/format-value.js';
import {codeLists} from './code-lists.js';
import {filterOf} from './examples.js';
import type {LintRule} from './rule.js';

const UPPER_CASE_LISTS = new Set(['paymentMethods', 'cardBrands', 'cardSubTypes', 'cardBanks', 'issuers']);

export const lowerCaseCode = {
	id: 'lower-case-code',
	severity: 'info',
	description:
		'Values are case sensitive and every code of the document is in upper case; one in lower case may match nothing.',
	source: 'checkout-spec: What the service does, 6',
	invalid: filterOf(true, {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['wallet_a']}),
	valid: filterOf(true, {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A']}),
	check(subject, report) {
		for (const {pointer, key, codes} of codeLists(subject)) {
			if (!UPPER_CASE_LISTS.has(key)) continue;
			codes.forEach((code, index) => {
				if (!/[a-z]/.test(code) || /[A-Z<{]/.test(code)) return;
				const upper = code.toUpperCase();
				report(
					`${pointer}/${index}`,
					`${formatValue(code)} is in lower case: write ${formatValue(upper)} if the service does`,
					upper,
				);
			});
		}
	},
} as const satisfies LintRule;
