// A lint rule.
import {formatValue} from '../../diagnostics/format-value.js';
import {itemPointer} from '../../model/subject.js';
import {fold} from '../../schema/nearest.js';
import type {LintCheck} from './rule.js';
import {codeLists} from './walk.js';

const LATIN = /[A-Za-z]/;
/** Greek, Cyrillic and full-width letters, some of which look like Latin ones. */
const OTHER = /[\u0370-\u04ff\uff21-\uff5a]/;

export const lookAlikeCode = {
	id: 'look-alike-code',
	severity: 'warning',
	description:
		'Values are case sensitive: of two codes that differ only in case, punctuation or script, one is probably wrong.',
	source: 'checkout-spec: What the service does, 6',
	check(subject, report) {
		for (const {key, list} of codeLists(subject)) {
			if (key === 'cardBins' || key === 'tenures') continue;
			const first = new Map<string, string>();
			for (const [index, code] of list.items.entries()) {
				if (LATIN.test(code) && OTHER.test(code)) {
					report(itemPointer(list, index), {
						message: `${formatValue(code)} mixes Latin letters with others that look like them: type it again in Latin letters`,
					});
				}
				const alike = fold(code);
				const earlier = first.get(alike);
				if (earlier === undefined) first.set(alike, code);
				else if (earlier !== code && alike !== '') {
					report(itemPointer(list, index), {
						message: `${formatValue(code)} and ${formatValue(earlier)} look alike: keep the one that the service uses`,
					});
				}
			}
		}
	},
} as const satisfies LintCheck;
