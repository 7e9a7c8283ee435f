// Which fields of a session request may describe a person: their values never reach an error, a log or an excerpt.
import {sessionFields} from './extra-fields.js';
import {CUSTOMER_FIELDS, DETAIL_FIELDS} from './fields-by-action.js';

const CUSTOMER_DATA: ReadonlySet<string> = new Set(
	[...CUSTOMER_FIELDS, ...DETAIL_FIELDS].filter(field => field !== 'payment_page_client_id'),
);

/** True for the customer's data and details; these fields are personal whatever they hold. */
export function isPersonalField(name: string): boolean {
	return CUSTOMER_DATA.has(name);
}

/** True for every field that the specification names and that cannot describe a person. */
export function isImpersonalField(name: string): boolean {
	return !isPersonalField(name) && sessionFields().some(field => field === name);
}
