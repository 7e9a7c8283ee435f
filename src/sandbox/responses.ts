// The responses of the service: a session, or an error body in the documented shape (open point 22).
import type {Issue} from '../diagnostics/issue.js';
import type {JsonObject} from '../wire/session.js';
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

/** `sdk_payload` contains the process payload, and next to it the payment filter parameters. */
export function sessionResponse({id, request, screenUrl}: SandboxSession): WebResponse {
	const {payment_filter, emiOptions, sdk_udf, ...payload} = request;
	const body = {
		status: 'NEW',
		id,
		order_id: request.order_id,
		sdk_payload: {requestId: id, payload, payment_filter, emiOptions, sdk_udf},
		payment_links: {web: screenUrl},
	};
	return jsonResponse(body, id);
}

const JSON_TYPE = {'content-type': 'application/json; charset=utf-8'};

export function jsonResponse(body: object, requestId: string): WebResponse {
	return respond(200, {...JSON_TYPE, 'x-request-id': requestId}, JSON.stringify(body));
}

/** One mistake in a request: an issue, or what only a sandbox finds. */
export type InvalidField = Pick<Issue, 'severity' | 'pointer' | 'message'> & {readonly rule?: string};

/** Thrown for a call that is refused. */
export class Refusal extends Error {
	constructor(
		readonly status: number,
		readonly code: string,
		message: string,
		readonly fields: readonly InvalidField[] = [],
	) {
		super(message);
	}
}

const HEADERS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
	401: {'www-authenticate': 'Basic'},
	405: {allow: 'POST'},
};

/** The error body: `status`, `error_code`, `error_message` and `error_info` with each field and its reason. */
export function errorResponse({status, code, message, fields}: Refusal, requestId: string): WebResponse {
	const body = {
		status: 'error',
		error_code: code,
		error_message: message,
		error_info: {
			category: status < 500 ? 'USER_ERROR' : 'SERVICE_ERROR',
			code,
			request_id: requestId,
			developer_message: fields.length < 2 ? message : `${message} (and ${fields.length - 1} more, see fields)`,
			user_message: 'The payment could not be started.',
			fields: fields.map(({pointer, message: reason}) => ({field_name: fieldName(pointer), reason})),
		},
	};
	const headers = {...JSON_TYPE, 'x-request-id': requestId, ...HEADERS[status]};
	return respond(status, headers, JSON.stringify(body));
}

/** A field of the request by its name, anything deeper by its pointer. */
function fieldName(pointer: string): string {
	return pointer.lastIndexOf('/') === 0 ? pointer.slice(1) : pointer;
}
