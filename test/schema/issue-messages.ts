// What a rule tells its user: every part of every issue, as lines to read.
import {IssueCollector} from '../../src/diagnostics/issue-collector.js';

/** `pointer code`, then each other part that is given, on a line of its own. */
export function words(act: (report: IssueCollector) => unknown): string {
	const report = new IssueCollector();
	act(report);
	const lines = report.issues.map(({pointer, rule, ...parts}) =>
		[
			`${pointer === '' ? '(the whole)' : pointer} ${rule}`,
			...Object.entries(parts).map(([part, told]) => `  ${part}: ${Array.isArray(told) ? told.join(', ') : told}`),
		].join('\n'),
	);
	const more = report.total - report.issues.length;
	return [...lines, ...(more === 0 ? [] : [`and ${more} more`])].join('\n');
}
