// The command line: a customer's data stays out of what is printed, for logs keep what a terminal forgets.
import {sessionFields} from '../schema/extra-fields.js';
import {CUSTOMER_FIELDS, DETAIL_FIELDS} from '../schema/fields-by-action.js';
import {PAYMENT_FILTER} from '../schema/payment-filter-shape.js';
import {keysOf} from '../schema/shape.js';
import {syntaxErrorOffset} from './json-text.js';
import {topLevel} from './locate.js';

const PERSONAL = new Set<string>(
	[...CUSTOMER_FIELDS, ...DETAIL_FIELDS].filter(field => field !== 'payment_page_client_id'),
);
/** What says nothing of a customer: the other fields of a request, and a filter's, which may have lost their way. */
const PLAIN = new Set<string>(
	[...sessionFields(), 'payment_page_client_id', ...keysOf(PAYMENT_FILTER)].filter(field => !PERSONAL.has(field)),
);

/** The same text, as long as it was, with asterisks for the values of a request that may be personal. */
export function withoutPersonal(text: string): string {
	// What is no JSON has no fields to be told apart by.
	if (syntaxErrorOffset(text) >= 0) return text.replace(/(?<=:\s*")[^"\n]*/g, hidden);
	const fields = topLevel(text);
	if (!fields.some(([key]) => PERSONAL.has(key) || key === 'action' || key === 'payment_filter')) return text;
	let shown = '';
	let at = 0;
	for (const [key, {start, end}] of fields) {
		if (PLAIN.has(key)) continue;
		shown += text.slice(at, start) + hidden(text.slice(start, end));
		at = end;
	}
	return shown + text.slice(at);
}

function hidden(value: string): string {
	return value.replace(/[^\s"]/g, '*');
}
