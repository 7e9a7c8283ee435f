// Session node → session request, in the order of the document's table of fields.

import type {SessionRequest} from '../wire/session.js';
import type {SessionNode} from './session-node.js';

/** The frozen request; what was not said is left out. */
export function writeSession({action, fields, details, ...parts}: SessionNode): SessionRequest {
	const {order_id, amount, customer_id, customer_email, customer_phone, payment_page_client_id} = fields;
	const {first_name, last_name, return_url, description} = details ?? {};
	return Object.freeze({
		...(order_id !== undefined && {order_id}),
		...(amount !== undefined && {amount}),
		customer_id,
		customer_email,
		customer_phone,
		...(first_name !== undefined && {first_name}),
		...(last_name !== undefined && {last_name}),
		payment_page_client_id,
		action,
		...(return_url !== undefined && {return_url}),
		...(description !== undefined && {description}),
		...(parts.filter && {payment_filter: parts.filter}),
		...(parts.emi && {emiOptions: parts.emi}),
		...(parts.emiDisplay && {sdk_udf: parts.emiDisplay}),
		...parts.mandate,
		...parts.extra,
	});
}
