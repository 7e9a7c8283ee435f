// Inspect: a lint rule.
import {formatValue} from '../../diagnostics/format-value.js';
import {codeLists} from './code-lists.js';
import {filterOf} from './examples.js';
import type {LintRule} from './rule.js';

export const duplicateCode = {
	id: 'duplicate-code',
	severity: 'warning',
	description: 'The same code twice in one list says nothing more; often another code was meant.',
	source: 'checkout-spec: option object, `paymentMethods`; card, UPI and plan filters',
	invalid: filterOf(true, {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_A']}),
	valid: filterOf(true, {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']}),
	check(subject, report) {
		for (const {pointer, codes} of codeLists(subject)) {
			const first = new Map<string, number>();
			codes.forEach((code, index) => {
				const earlier = first.get(code);
				if (earlier === undefined) first.set(code, index);
				else report(`${pointer}/${index}`, `${formatValue(code)} stands at ${earlier} already: leave it out here`);
			});
		}
	},
} as const satisfies LintRule;
