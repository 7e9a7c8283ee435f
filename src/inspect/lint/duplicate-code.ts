// Inspect: a lint rule.
import {show} from '../../misuse.js';
import {codeLists} from './code-lists.js';
import {filterOf} from './examples.js';
import type {LintRule} from './rule.js';

export const duplicateCode = {
	name: 'duplicate-code',
	severity: 'warning',
	reason: 'The same code twice in one list says nothing more; often another code was meant.',
	source: 'checkout-spec: option object, `paymentMethods`; card, UPI and plan filters',
	bad: filterOf(true, {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_A']}),
	good: filterOf(true, {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']}),
	check(subject, report) {
		for (const {pointer, codes} of codeLists(subject)) {
			const first = new Map<string, number>();
			codes.forEach((code, index) => {
				const earlier = first.get(code);
				if (earlier === undefined) first.set(code, index);
				else report(`${pointer}/${index}`, `${show(code)} stands at ${earlier} already: leave it out here`);
			});
		}
	},
} as const satisfies LintRule;
