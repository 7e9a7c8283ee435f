// A mandate ends after it starts.
import {type Report, step} from '../misuse.js';
import type {MandateFields} from '../wire/mandate.js';

export const END_BEFORE_START = 'the mandate does not end after it starts: write a later mandate.end_date';

/** Whether the mandate's end is not after its start, which goes to the report; half a mandate has no order. */
export function reportEndBeforeStart(mandate: Partial<MandateFields>, report: Report, pointer: string): boolean {
	const {'mandate.start_date': start, 'mandate.end_date': end} = mandate;
	if (start === undefined || end === undefined || Number(end) > Number(start)) return false;
	report.add(pointer + step('mandate.end_date'), {code: 'wrong-order', message: END_BEFORE_START, found: end});
	return true;
}
