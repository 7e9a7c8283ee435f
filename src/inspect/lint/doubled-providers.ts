// Rules about providers that are listed twice for mandate flows, or should be.

import {doubledCodes, isDoubled, NEEDED_TWICE, prefixOfLists} from '../../account/provider-pairs.js';
import {nbCodeProblem} from '../../account/providers-by-type.js';
import type {DoubledType} from '../../wire/payment-method.js';
import {replacement} from '../read/meant/fix.js';
import {doubledLists} from '../subject/subject-parts.js';
import type {LintSubject, ReportIssue} from './rule.js';

export function reportProvidersNotDoubled(subject: LintSubject, report: ReportIssue): void {
	if (subject.mandateKind === undefined) return;
	const {servicePrefix} = subject.account;
	const lists = doubledLists(subject);
	const prefix = servicePrefix ?? prefixOfLists(lists);
	for (const {type, codes, list} of lists) {
		if (prefix !== undefined && isDoubled(type, codes, prefix)) continue;
		const doubled = prefix === undefined ? undefined : doubledList(type, codes, prefix);
		const remedy = prefix === undefined ? 'the code with <service_prefix>_' : `the code with ${prefix}_`;
		report(list.pointer, {
			problem: NEEDED_TWICE,
			remedy: `add ${remedy} next to each one`,
			...(doubled !== undefined && {suggestion: JSON.stringify(doubled)}),
			...(doubled !== undefined &&
				servicePrefix !== undefined && {
					fix: replacement(list.pointer, doubled, 'Write each provider twice'),
				}),
		});
	}
}

/** The codes with their doubles; `undefined` if one of them is wrong, as its double would be too. */
function doubledList(type: DoubledType, codes: readonly string[], prefix: string): readonly string[] | undefined {
	const doubled = doubledCodes(type, codes, prefix);
	const listed = new Set(doubled);
	const isRight = type !== 'NB' || doubled.every(code => nbCodeProblem(code, other => listed.has(other)) === undefined);
	return isRight ? doubled : undefined;
}

export function reportDoubledWithoutMandate(subject: LintSubject, report: ReportIssue): void {
	if (!subject.isSession || subject.mandateKind !== undefined) return;
	const lists = doubledLists(subject);
	const prefix = prefixOfLists(lists);
	if (prefix === undefined) return;
	for (const {list} of lists) {
		report(list.pointer, {
			problem: `the providers are listed with and without ${prefix}_, but the session has no mandate`,
			remedy: 'leave the prefixed codes out, or add the mandate fields',
		});
	}
}
