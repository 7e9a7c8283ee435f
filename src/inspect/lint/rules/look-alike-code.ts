// Codes that look like others.
import {formatValue} from '../../../diagnostics/format-value.js';
import {normalizeWord} from '../../../utils/nearest.js';
import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';

export const text: RuleText = {
	description:
		'Values are case sensitive: of two codes that differ only in case, punctuation or script, one is probably wrong.',
	effect:
		'One of the two codes matches no provider: customers still see what it should have hidden, or miss what it should have shown.',
	source: 'checkout-spec: What the service does, 6',
	wrong: {
		allowDefaultOptions: true,
		options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'Wallet_A']}],
	},
	right: {
		allowDefaultOptions: true,
		options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A']}],
	},
};

export const check: LintCheck = {id: 'look-alike-code', about: 'codes', check: reportLookAlikeCode};

function reportLookAlikeCode(subject: LintSubject, report: ReportIssue): void {
	for (const {spec, items, placeOf} of subject.codeLists) {
		if (spec.form.endsWith('range')) continue;
		const first = new Map<string, string>();
		for (const [index, code] of items.entries()) {
			if (LATIN.test(code) && OTHER.test(code)) {
				report(placeOf(index), {
					problem: `${formatValue(code)} mixes Latin letters with others that look like them`,
					template: 'mixes Latin letters with others that look like them',
					remedy: 'type it again in Latin letters',
				});
			}
			const alike = normalizeWord(latin(code));
			const earlier = first.get(alike);
			if (earlier === undefined) first.set(alike, code);
			else if (earlier !== code && alike !== '') {
				report(placeOf(index), {
					problem: `${formatValue(code)} and ${formatValue(earlier)} look alike`,
					template: 'look alike',
					remedy: 'keep the one that the service uses',
				});
			}
		}
	}
}

const LATIN = /[A-Za-z]/;
/** Greek, Cyrillic and full-width letters, some of which look like Latin letters. */
const OTHER = /[\u0370-\u04ff\uff21-\uff5a]/;

/** For Greek and Cyrillic capitals from `\u0391` and `\u0405`, the Latin letters that they look like; a space if there is none. */
const GREEK = 'AB  EZH IK MN O P  TY X';
const CYRILLIC = 'SI J       A B  E 3  K MHO PCTY X';

/** Replaces each letter that looks like a Latin letter with that letter. */
export function latin(code: string): string {
	return code.replace(/[\u0391-\u03a9\u0405-\u0425]/g, letter => {
		const unit = letter.charCodeAt(0);
		return GREEK[unit - 0x391] ?? CYRILLIC[unit - 0x405] ?? ' ';
	});
}
