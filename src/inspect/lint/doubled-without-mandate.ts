// A lint rule.
import {prefixOfLists, providerLists} from './provider-lists.js';
import type {LintCheck} from './rule.js';

export const doubledWithoutMandate = {
	id: 'doubled-without-mandate',
	severity: 'warning',
	description:
		'Providers are listed twice for mandate flows only; without a mandate the prefixed codes have no effect.',
	source: 'checkout-spec: option object, mandate flows; open point 24',
	check(subject, report) {
		if (!subject.isSession || subject.mandateKind !== undefined) return;
		const lists = providerLists(subject);
		const prefix = prefixOfLists(lists);
		if (prefix === undefined) return;
		for (const {list} of lists) {
			report(list.pointer, {
				message: `the providers are listed twice, with ${prefix}_, and the session has no mandate: leave the prefixed codes out, or add the mandate fields`,
			});
		}
	},
} as const satisfies LintCheck;
