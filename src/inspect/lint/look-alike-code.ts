// Inspect: a lint rule.
import {formatValue} from '../../diagnostics/format-value.js';
import {fold} from '../../schema/nearest.js';
import {codeLists} from './code-lists.js';
import {filterOf} from './examples.js';
import type {LintRule} from './rule.js';

const LATIN = /[A-Za-z]/;
/** Greek, Cyrillic and full-width letters, some of which look like Latin ones. */
const OTHER = /[\u0370-\u04ff\uff21-\uff5a]/;

export const lookAlikeCode = {
	id: 'look-alike-code',
	severity: 'warning',
	description:
		'Values are case sensitive: of two codes that differ only in case or punctuation one is most likely wrong.',
	source: 'checkout-spec: What the service does, 6',
	invalid: filterOf(true, {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'Wallet_A']}),
	valid: filterOf(true, {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']}),
	check(subject, report) {
		for (const {pointer, key, codes} of codeLists(subject)) {
			if (key === 'cardBins' || key === 'tenures') continue;
			const first = new Map<string, string>();
			codes.forEach((code, index) => {
				if (LATIN.test(code) && OTHER.test(code)) {
					report(
						`${pointer}/${index}`,
						`${formatValue(code)} mixes letters that look alike: type it again in plain letters`,
					);
				}
				const alike = fold(code);
				const earlier = first.get(alike);
				if (earlier === undefined) first.set(alike, code);
				else if (earlier !== code && alike !== '') {
					report(
						`${pointer}/${index}`,
						`${formatValue(code)} and ${formatValue(earlier)} look alike: keep the one that the service knows`,
					);
				}
			});
		}
	},
} as const satisfies LintRule;
