// Rules about the codes of a list: listed twice, spelled oddly, or outside the catalog of the account.
import {formatValue} from '../../diagnostics/format-value.js';
import {itemPointer} from '../../model/subject.js';
import {catalogProblem, isCatalogList} from '../../rules/catalog.js';
import type {CodeList as CatalogList} from '../../rules/catalog-types.js';
import {fold} from '../../schema/nearest.js';
import {removal} from '../read/corrections/fix.js';
import type {LintCheck, LintSubject, ReportIssue} from './rule.js';
import {codeLists} from './walk.js';

export const duplicateCode = {
	id: 'duplicate-code',
	severity: 'warning',
	description: 'Listing a code twice has no effect; often a different code was intended.',
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
				const pointer = itemPointer(list, index);
				report(pointer, {
					message: `${formatValue(code)} is already in this list: leave it out here`,
					related: [{pointer: itemPointer(list, earlier), message: 'first listed'}],
					fix: removal(pointer, `Remove the second ${formatValue(code)}`),
				});
			}
		}
	},
} as const satisfies LintCheck;

const LATIN = /[A-Za-z]/;
/** Greek, Cyrillic and full-width letters, some of which look like Latin ones. */
const OTHER = /[\u0370-\u04ff\uff21-\uff5a]/;

/** Greek and Cyrillic capitals from `\u0391` and `\u0405` that look like Latin ones; a blank has no such letter. */
const GREEK = 'AB  EZH IK MN O P  TY X';
const CYRILLIC = 'SI J       A B  E 3  K MHO PCTY X';

/** The code with each letter that looks like a Latin one replaced by that. */
function latin(code: string): string {
	return code.replace(/[\u0391-\u03a9\u0405-\u0425]/g, letter => {
		const unit = letter.charCodeAt(0);
		return GREEK[unit - 0x391] ?? CYRILLIC[unit - 0x405] ?? ' ';
	});
}

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
				const alike = fold(latin(code));
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

/** The lists, other than `paymentMethods`, whose codes are in upper case, each with its name in a catalog. */
const CATALOG_LISTS: ReadonlyMap<string, CatalogList> = new Map([
	['cardBrands', 'brands'],
	['cardSubTypes', 'subTypes'],
	['cardBanks', 'banks'],
	['issuers', 'issuers'],
]);

export const lowerCaseCode = {
	id: 'lower-case-code',
	severity: 'info',
	description:
		'Values are case sensitive and every code of the specification is in upper case, so one in lower case may match nothing.',
	source: 'checkout-spec: What the service does, 6',
	check(subject, report) {
		for (const {key, list} of codeLists(subject)) {
			if (key !== 'paymentMethods' && !CATALOG_LISTS.has(key)) continue;
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

/** Errors of the rule `unknown-value`. */
export function reportCodesOutsideCatalog(subject: LintSubject, report: ReportIssue): void {
	for (const {key, type, list} of codeLists(subject)) {
		const name = key === 'paymentMethods' ? type : CATALOG_LISTS.get(key);
		for (const [index, code] of list.items.entries()) {
			const at = key === 'upiMethods' && !code.startsWith('@') ? 'apps' : name;
			const problem = at !== undefined && isCatalogList(at) ? catalogProblem(subject.catalog, at, code) : undefined;
			if (problem !== undefined) report(itemPointer(list, index), problem);
		}
	}
}
