// The fields of a session request that may describe a person: their values never reach an error, a log or an excerpt.
import {CUSTOMER_FIELDS, DETAIL_FIELDS, isSessionField} from './fields-by-action.js';

/** True for the customer's data and details; these fields are personal regardless of their value. */
export function isPersonalField(name: string): boolean {
	// Computed on demand, so that a bundle without session requests does not include the list of fields.
	const fields: readonly string[] = [...CUSTOMER_FIELDS, ...DETAIL_FIELDS];
	return name !== 'payment_page_client_id' && fields.includes(name);
}

/** True for every field that the specification names and that cannot describe a person. */
export function isImpersonalField(name: string): boolean {
	return !isPersonalField(name) && isSessionField(name);
}
