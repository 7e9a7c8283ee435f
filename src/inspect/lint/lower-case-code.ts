// A lint rule.
import {formatValue} from '../../diagnostics/format-value.js';
import {itemPointer} from '../../model/subject.js';
import type {LintCheck} from './rule.js';
import {codeLists} from './walk.js';

const UPPER_CASE_LISTS = new Set(['paymentMethods', 'cardBrands', 'cardSubTypes', 'cardBanks', 'issuers']);

export const lowerCaseCode = {
	id: 'lower-case-code',
	severity: 'info',
	description:
		'Values are case sensitive and every code of the specification is in upper case, so one in lower case may match nothing.',
	source: 'checkout-spec: What the service does, 6',
	check(subject, report) {
		for (const {key, list} of codeLists(subject)) {
			if (!UPPER_CASE_LISTS.has(key)) continue;
			for (const [index, code] of list.items.entries()) {
				if (!/[a-z]/.test(code) || /[A-Z<{]/.test(code)) continue;
				const upper = code.toUpperCase();
				report(itemPointer(list, index), {
					message: `${formatValue(code)} is in lower case: write ${formatValue(upper)} if the service spells it this way`,
					suggestion: upper,
				});
			}
		}
	},
} as const satisfies LintCheck;
