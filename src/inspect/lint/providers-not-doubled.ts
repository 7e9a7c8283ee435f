// A lint rule.
import {replaceWith} from '../../diagnostics/fix.js';
import {doubledCodes, isDoubled} from '../../rules/provider-pairs.js';
import {prefixOfLists, providerLists} from './provider-lists.js';
import type {LintCheck} from './rule.js';

export const providersNotDoubled = {
	id: 'providers-not-doubled',
	severity: 'error',
	description: 'In a mandate session, a provider that is listed without its prefixed code is not offered for mandates.',
	source: 'checkout-spec: option object, mandate flows; open point 24',
	check(subject, report) {
		if (subject.mandateKind === undefined) return;
		const lists = providerLists(subject);
		const prefix = subject.servicePrefix ?? prefixOfLists(lists);
		for (const {type, list} of lists) {
			if (!list.isComplete || (prefix !== undefined && isDoubled(type, list.items, prefix))) continue;
			const doubled = prefix === undefined ? undefined : doubledCodes(type, list.items, prefix);
			const remedy = prefix === undefined ? 'the code with <service_prefix>_' : `the code with ${prefix}_`;
			report(list.pointer, {
				message: `a mandate session needs each NB, WALLET and CONSUMER_FINANCE provider twice: write ${remedy} next to each`,
				...(doubled !== undefined && {suggestion: JSON.stringify(doubled)}),
				...(doubled !== undefined &&
					subject.servicePrefix !== undefined && {fix: replaceWith(doubled, 'Write each provider twice')}),
			});
		}
	},
} as const satisfies LintCheck;
