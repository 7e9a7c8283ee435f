// The parts of a session, each checked, frozen and set at most once, and how they become a request.

import type {IncludedRules} from '../diagnostics/builder-kind.js';
import type {EmiFilter} from '../wire/emi-filter.js';
import type {MandateFields} from '../wire/mandate.js';
import type {PaymentFilter} from '../wire/payment-filter.js';
import type {Action, DetailFields, EmiDisplay, JsonObject, RequestParts, SessionRequest} from '../wire/session.js';
import type {ActionFields} from './read-session-parts.js';

export interface SessionNode {
	readonly action: Action;
	readonly fields: ActionFields;
	readonly filter?: PaymentFilter | undefined;
	/** The rules with names that the filter includes. */
	readonly rules?: IncludedRules | undefined;
	/** Moved out of the filter if the account places EMI next to it. */
	readonly emi?: EmiFilter | undefined;
	readonly mandate?: MandateFields | undefined;
	readonly emiDisplay?: EmiDisplay | undefined;
	readonly details?: DetailFields | undefined;
	readonly extra?: JsonObject | undefined;
}

const ORDER = [
	'order_id',
	'amount',
	'customer_id',
	'customer_email',
	'customer_phone',
	'first_name',
	'last_name',
	'payment_page_client_id',
	'action',
	'return_url',
	'description',
	'payment_filter',
	'emiOptions',
	'sdk_udf',
] as const satisfies readonly (keyof RequestParts)[];

/** The frozen request, without the parts that are absent. */
export function writeSession({action, fields, filter, emi, mandate, emiDisplay, ...node}: SessionNode): SessionRequest {
	const parts: {readonly [Key in keyof RequestParts]?: unknown} = {
		...fields,
		...node.details,
		action,
		payment_filter: filter,
		emiOptions: emi,
		sdk_udf: emiDisplay,
	};
	const present = ORDER.filter(key => parts[key] !== undefined);
	const request = Object.fromEntries(present.map(key => [key, parts[key]]));
	return Object.freeze({...request, ...mandate, ...node.extra}) as SessionRequest; // each part was checked when it was set
}
