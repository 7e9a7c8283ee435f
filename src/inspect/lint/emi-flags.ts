// Rules about flags of EMI that contradict each other.

import {isReadable} from '../../schema/recovered.js';
import {PLAN_GROUPS} from '../../wire/emi-filter.js';
import {hidesAll} from '../analysis/every-verdict.js';
import {enabledInGroup, enabledKind} from '../evaluate/emi-inside.js';
import type {SubjectEmi} from '../subject/subject.js';
import {emiKinds, readableEmi} from '../subject/subject-parts.js';
import type {LintSubject, ReportIssue} from './rule.js';

export function reportOnlyEmiWithoutEmi(subject: LintSubject, report: ReportIssue): void {
	for (const emi of readableEmi(subject)) {
		if (emi.showOnlyEmi !== true || !(disablesNamedKinds(emi, subject) || hidesAll(subject))) continue;
		report(`${emi.pointer}/showOnlyEmi`, {
			problem: 'only EMI is shown, but every plan is hidden',
			remedy: 'enable a kind, or leave showOnlyEmi out',
		});
	}
}

/** True if the EMI filter disables what it names, and what it does not name is not shown by default. */
function disablesNamedKinds(emi: SubjectEmi, {defaults}: LintSubject): boolean {
	const named = emiKinds(emi).length;
	return enabledKind(emi) === undefined && named > 0 && (named === 3 || defaults.allow === false);
}

export function reportKindWithoutGroups(subject: LintSubject, report: ReportIssue): void {
	for (const {key, kind} of readableEmi(subject).flatMap(emiKinds)) {
		const isOff = PLAN_GROUPS.every(name => {
			const group = kind.groups[name];
			return typeof group === 'object' && group.enable === false && enabledInGroup(group) === undefined;
		});
		if (kind.enable !== true || !isOff) continue;
		report(kind.pointer, {
			problem: `${key} is enabled, but all of its groups are disabled`,
			remedy: 'disable the kind, or enable a group',
		});
	}
}

export function reportEmiOptionsElsewhere(
	{account: {emiPlacement}, emiFilters, isSession, base, recoveredFilter}: LintSubject,
	report: ReportIssue,
): void {
	if (emiPlacement === undefined || !isSession || emiFilters.length !== 1) return;
	const isInFilter = isReadable(recoveredFilter) && Object.hasOwn(recoveredFilter, 'emiOptions');
	if (isInFilter === (emiPlacement === 'payment_filter')) return;
	const place = isInFilter ? 'next to payment_filter' : 'inside payment_filter';
	report(isInFilter ? `${base}/emiOptions` : '/emiOptions', {
		problem: 'your account does not read emiOptions here',
		remedy: `write it ${place}`,
	});
}

export function reportEmiOptionsTwice({emiFilters}: LintSubject, report: ReportIssue): void {
	if (emiFilters.length < 2) return;
	report('/emiOptions', {
		problem: 'emiOptions is also inside payment_filter',
		remedy: 'keep the one that your account reads',
		related: [{pointer: '/payment_filter/emiOptions', message: 'the other emiOptions'}],
	});
}
