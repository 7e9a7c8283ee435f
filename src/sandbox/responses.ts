// The responses of the service: a session, or an error body in the documented shape (open point 22).
import type {Issue} from '../diagnostics/issue.js';
import type {JsonObject} from '../wire/session.js';

type Headers = Readonly<Record<string, string>>;

/**
 * The platform's `Response`, if its types are available.
 *
 * @source The type is paylock's own
 */
export type WebResponse = typeof globalThis extends {readonly Response: {readonly prototype: infer Response}}
	? Response
	: {readonly status: number; text(): Promise<string>};

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

/** A response with a text, which the status 304 does not have. */
export function respond(status: number, headers: Headers, text: string): WebResponse {
	const all = {'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers};
	return new Response(status === 304 ? null : text, {status, headers: all});
}

export function jsonResponse(body: object, requestId: string, status = 200, more: Headers = {}): WebResponse {
	const headers = {'content-type': 'application/json; charset=utf-8', 'x-request-id': requestId, ...more};
	return respond(status, headers, JSON.stringify(body));
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

const HEADERS: Readonly<Record<number, Headers>> = {
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
			// A field of the request by its name, anything deeper by its pointer.
			fields: fields.map(({pointer, message: reason}) => ({field_name: pointer.replace(/^\/([^/]*)$/, '$1'), reason})),
		},
	};
	return jsonResponse(body, requestId, status, HEADERS[status]);
}

/** The same response, whose connection breaks after half of its body. */
export async function cutOff(response: WebResponse): Promise<WebResponse> {
	if (response.body === null) return response;
	const bytes = new Uint8Array(await response.arrayBuffer());
	let isSent = false;
	const half = new ReadableStream<Uint8Array>({
		pull(controller) {
			if (isSent) controller.error(new Error('the response was cut off, as the test requested'));
			else controller.enqueue(bytes.subarray(0, bytes.length / 2));
			isSent = true;
		},
	});
	return new Response(half, {status: response.status, headers: response.headers});
}
