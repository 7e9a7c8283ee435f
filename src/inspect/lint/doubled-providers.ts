// Rules about providers that are listed twice for mandate flows, or should be.
import {doubledLists} from '../../model/subject-parts.js';
import {doubledCodes, isDoubled} from '../../rules/provider-pairs.js';
import {nbCodeProblem} from '../../rules/providers-by-type.js';
import {NEEDED_TWICE, prefixOfLists} from '../../rules/single-providers.js';
import {replacement} from '../read/meant/fix.js';
import type {LintSubject, ReportIssue} from './rule.js';

export function reportProvidersNotDoubled(subject: LintSubject, report: ReportIssue): void {
	if (subject.mandateKind === undefined) return;
	const {servicePrefix} = subject.account;
	const lists = doubledLists(subject);
	const prefix = servicePrefix ?? prefixOfLists(lists);
	for (const {type, codes, list} of lists) {
		if (!list.isComplete || (prefix !== undefined && isDoubled(type, codes, prefix))) continue;
		const listed = prefix === undefined ? undefined : new Set(doubledCodes(type, codes, prefix));
		// The double of a code that is wrong would be wrong too.
		const isRight =
			type !== 'NB' || codes.every(code => nbCodeProblem(code, other => listed?.has(other)) === undefined);
		const doubled = isRight ? listed && [...listed] : undefined;
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
