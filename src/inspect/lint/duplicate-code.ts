// A lint rule.
import {removal} from '../../diagnostics/fix.js';
import {formatValue} from '../../diagnostics/format-value.js';
import {itemPointer} from '../../model/subject.js';
import type {LintCheck} from './rule.js';
import {codeLists} from './walk.js';

export const duplicateCode = {
	id: 'duplicate-code',
	severity: 'warning',
	description: 'A code that is listed twice has no further effect; often another code was meant.',
	source: 'checkout-spec: option object, `paymentMethods`; card, UPI and plan filters',
	check(subject, report) {
		for (const {list} of codeLists(subject)) {
			const first = new Map<string, number>();
			for (const [index, code] of list.items.entries()) {
				const earlier = first.get(code);
				if (earlier === undefined) {
					first.set(code, index);
					continue;
				}
				report(itemPointer(list, index), {
					message: `${formatValue(code)} is already in this list: leave it out here`,
					related: [{pointer: itemPointer(list, earlier), message: 'the first of them'}],
					fix: removal(`Remove the second ${formatValue(code)}`),
				});
			}
		}
	},
} as const satisfies LintCheck;
