// A session that was opened, and the response of the service.
import type {Issue} from '../diagnostics/issue.js';
import type {Json, JsonObject} from '../wire/session.js';
import {respond, type WebResponse} from './web.js';

/**
 * A session that the sandbox opened.
 *
 * @source checkout-spec: Session response; its members are paylock's own
 */
export interface SandboxSession {
	/** The id that the response names. */
	readonly id: string;
	/** The request as sent, deeply frozen. */
	readonly request: JsonObject;
	/** The issues of the request, which was accepted despite them. */
	readonly issues: readonly Issue[];
	/** The address of this session's payment screen. */
	readonly screenUrl: string;
}

/** The parameters of the payment filter, as sent. */
export const FILTER_FIELDS: readonly string[] = ['payment_filter', 'emiOptions', 'sdk_udf'];

/** `sdk_payload` contains the process payload, and next to it the payment filter parameters. */
export function sessionResponse({id, request, screenUrl}: SandboxSession): WebResponse {
	const entries = Object.entries(request);
	const isFilter = ([key]: readonly [string, Json]) => FILTER_FIELDS.includes(key);
	const body = {
		status: 'NEW',
		id,
		order_id: request.order_id,
		sdk_payload: {
			requestId: id,
			payload: Object.fromEntries(entries.filter(entry => !isFilter(entry))),
			...Object.fromEntries(entries.filter(isFilter)),
		},
		payment_links: {web: screenUrl},
	};
	const headers = {'content-type': 'application/json; charset=utf-8', 'x-request-id': id};
	return respond(200, headers, JSON.stringify(body));
}
