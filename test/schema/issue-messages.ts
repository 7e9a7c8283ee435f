// The issues of a reader or rule as lines.
import {IssueCollector} from '../../src/diagnostics/issue-collector.js';

/** `pointer rule`, and the suggestion, of every issue that is listed; the number of the others. */
export function issuesOf(act: (report: IssueCollector) => unknown): string {
	const report = new IssueCollector();
	act(report);
	const lines = report.issues.map(({pointer, rule, suggestion}) =>
		[pointer === '' ? '(whole input)' : pointer, rule, ...(suggestion === undefined ? [] : [`-> ${suggestion}`])].join(
			' ',
		),
	);
	const more = report.total - report.issues.length;
	return [...lines, ...(more === 0 ? [] : [`and ${more} more`])].join('\n');
}
