// What a rule tells its user: every part of every issue, as lines to read.
import {Report} from '../../src/misuse.js';

/** `pointer code`, then each other part that is given, on a line of its own. */
export function words(act: (report: Report) => unknown): string {
	const report = new Report();
	act(report);
	const lines = report.issues.map(({pointer, code, ...parts}) =>
		[
			`${pointer === '' ? '(the whole)' : pointer} ${code}`,
			...Object.entries(parts).map(([part, told]) => `  ${part}: ${Array.isArray(told) ? told.join(', ') : told}`),
		].join('\n'),
	);
	const more = report.total - report.issues.length;
	return [...lines, ...(more === 0 ? [] : [`and ${more} more`])].join('\n');
}
