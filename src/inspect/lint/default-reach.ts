// Inspect: a lint rule.
import {fallbackVerdict} from '../evaluate/defaults.js';
import {countingOptions} from './effect.js';
import {cards, filterOf} from './examples.js';
import {filteredOptions} from './filter-rows.js';
import type {LintRule} from './rule.js';

export const defaultReach = {
	id: 'default-reach',
	severity: 'warning',
	description:
		'How far allowDefaultOptions reaches inside a type is stated neither for true beside what is enabled nor for false beside what is disabled.',
	source: 'open-points: "What decides whether an instrument is shown", undetermined',
	invalid: filterOf(true, {paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A']}),
	valid: filterOf(false, cards({cardTypes: ['DEBIT'], enable: true})),
	check(subject, report) {
		const {filter, base} = subject;
		if (filter === undefined) return;
		const allow = filter.allowDefaultOptions;
		for (const [type, [{enable, paymentMethods = []}, index]] of countingOptions(filter)) {
			if (type === 'CARD' || type === 'UPI' || !enable || !allow || paymentMethods.length === 0) continue;
			report(
				`${base}/options/${index}`,
				`whether the other providers of ${type} are shown beside these is not stated: list those to hide with enable false, or set allowDefaultOptions to false`,
			);
		}
		for (const {rows, pointer} of filteredOptions(subject)) {
			const kinds = {shows: rows.some(row => row.enable), hides: rows.some(row => !row.enable)};
			if (fallbackVerdict(allow, kinds) !== 'undetermined') continue;
			const remedy = allow ? 'only disable inside, or set it to false' : 'only enable inside, or set it to true';
			report(
				pointer,
				`whether allowDefaultOptions ${allow} reaches what no filter here matches is not stated: ${remedy}`,
			);
		}
	},
} as const satisfies LintRule;
