// Inspect: what the builders would refuse in the filter, gathered once for the rules that tell it.

import type {IssueDetails} from '../../diagnostics/issue.js';
import {IssueCollector} from '../../diagnostics/issue-collector.js';
import type {RuleId} from '../../diagnostics/rule-id.js';
import {reportContradictions} from '../../rules/contradictions.js';
import {reportEmiContradictions} from '../../rules/contradictions-in-emi.js';
import type {Subject} from '../subject.js';
import type {ReportIssue} from './rule.js';

interface Contradiction extends IssueDetails {
	readonly pointer: string;
}

/** Keeps every problem, where a report would keep the first hundred of all kinds together. */
class Gathered extends IssueCollector {
	readonly all: Contradiction[] = [];

	override add(pointer: string, problem: IssueDetails): void {
		this.all.push({pointer, ...problem});
	}
}

const gathered = new WeakMap<Subject, readonly Contradiction[]>();

function contradictionsOf(subject: Subject): readonly Contradiction[] {
	const known = gathered.get(subject);
	if (known !== undefined) return known;
	const {filter, base, request} = subject;
	const report = new Gathered();
	if (filter !== undefined) reportContradictions(filter, report, base);
	if (request?.emiOptions !== undefined) reportEmiContradictions(request.emiOptions, report, '/emiOptions');
	gathered.set(subject, report.all);
	return report.all;
}

/** Reports the contradictions of one kind, in the words in which the builders refuse them. */
export function reportFound(
	subject: Subject,
	report: ReportIssue,
	rule: RuleId,
	isMeant: (found: Contradiction) => boolean = () => true,
): void {
	for (const found of contradictionsOf(subject)) {
		if (found.rule === rule && isMeant(found)) report(found.pointer, found.message, found.suggestion);
	}
}
