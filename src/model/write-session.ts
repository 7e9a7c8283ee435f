// Session node → session request, in the order of the specification's table of fields.
import type {RequestParts, SessionRequest} from '../wire/session.js';
import type {SessionNode} from './session-node.js';

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
	const present = ORDER.filter(key => Object.hasOwn(parts, key) && parts[key] !== undefined);
	const request = Object.fromEntries(present.map(key => [key, parts[key]]));
	return Object.freeze({...request, ...mandate, ...node.extra}) as SessionRequest; // each part was checked when it was set
}
