// A mandate must end after it starts.
import type {IssueText} from '../diagnostics/issue.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import type {MandateFields} from '../wire/mandate.js';

export const END_BEFORE_START: IssueText = {
	problem: 'the mandate does not end after it starts',
	remedy: 'write a later mandate.end_date',
};

/** True if the mandate does not end after it starts, which is reported; a mandate without both dates is not checked. */
export function reportEndBeforeStart(mandate: Partial<MandateFields>, report: IssueCollector): boolean {
	const {'mandate.start_date': start, 'mandate.end_date': end} = mandate;
	if (start === undefined || end === undefined || Number(end) > Number(start)) return false;
	report.add(pointerSegment('mandate.end_date'), {
		rule: 'mandate-ends-before-start',
		...END_BEFORE_START,
		found: end,
	});
	return true;
}
