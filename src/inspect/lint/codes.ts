// Rules about the codes of a list: listed twice, spelled oddly, or outside the catalog of the account.

import {catalogProblem, isCatalogList} from '../../account/catalog.js';
import {formatValue} from '../../diagnostics/format-value.js';
import {normalizeWord} from '../../utils/nearest.js';
import {removal} from '../read/meant/fix.js';
import {itemPointer} from '../subject/subject.js';
import {codeLists} from '../subject/subject-parts.js';
import type {LintSubject, ReportIssue} from './rule.js';

export function reportDuplicateCode(subject: LintSubject, report: ReportIssue): void {
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
				problem: `${formatValue(code)} is already in this list`,
				remedy: 'leave it out here',
				related: [{pointer: itemPointer(list, earlier), message: 'first listed'}],
				fix: removal(pointer, `Remove the second ${formatValue(code)}`),
			});
		}
	}
}

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

export function reportLookAlikeCode(subject: LintSubject, report: ReportIssue): void {
	for (const {spec, list} of codeLists(subject)) {
		if (spec.form.endsWith('range')) continue;
		const first = new Map<string, string>();
		for (const [index, code] of list.items.entries()) {
			if (LATIN.test(code) && OTHER.test(code)) {
				report(itemPointer(list, index), {
					problem: `${formatValue(code)} mixes Latin letters with others that look like them`,
					template: 'mixes Latin letters with others that look like them',
					remedy: 'type it again in Latin letters',
				});
			}
			const alike = normalizeWord(latin(code));
			const earlier = first.get(alike);
			if (earlier === undefined) first.set(alike, code);
			else if (earlier !== code && alike !== '') {
				report(itemPointer(list, index), {
					problem: `${formatValue(code)} and ${formatValue(earlier)} look alike`,
					template: 'look alike',
					remedy: 'keep the one that the service uses',
				});
			}
		}
	}
}

export function reportLowerCaseCode(subject: LintSubject, report: ReportIssue): void {
	for (const {spec, list} of codeLists(subject)) {
		if (spec.form !== 'code') continue;
		const listed = new Set(list.items);
		for (const [index, code] of list.items.entries()) {
			if (!/[a-z]/.test(code) || /[A-Z<{]/.test(code)) continue;
			const upper = code.toUpperCase();
			if (listed.has(upper)) continue; // the two look alike, which is reported
			report(itemPointer(list, index), {
				problem: `${formatValue(code)} is in lower case`,
				template: 'is in lower case',
				remedy: `write ${formatValue(upper)} if the service spells it this way`,
				suggestion: upper,
			});
		}
	}
}

export function reportCodeOutsideCatalog(subject: LintSubject, report: ReportIssue): void {
	for (const {spec, type, list} of codeLists(subject)) {
		const name = spec.catalog === 'type' ? type : (spec.catalog ?? spec.name);
		if (!isCatalogList(name)) continue;
		const listed = new Set(list.items);
		for (const [index, code] of list.items.entries()) {
			if (spec.form === 'UPI method' && code.startsWith('@')) continue; // only apps have a catalog
			const problem = catalogProblem(subject.catalog, name, code);
			if (problem === undefined) continue;
			const {suggestion, ...others} = problem;
			const isListed = suggestion !== undefined && listed.has(suggestion);
			const remedy = `leave it out, or add it to codes.${name}`;
			report(itemPointer(list, index), isListed ? {...others, remedy} : problem);
		}
	}
}
