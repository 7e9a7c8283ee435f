// Calls that open no session, and their responses, in the documented shape of an error body (open point 22).
import type {Issue} from '../diagnostics/issue.js';
import {respond, type WebResponse} from './web.js';

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
	const headers = {'content-type': 'application/json; charset=utf-8', 'x-request-id': requestId, ...HEADERS[status]};
	return respond(status, headers, JSON.stringify(body));
}

/** A field of the request by its name, anything deeper by its pointer. */
function fieldName(pointer: string): string {
	return pointer.lastIndexOf('/') === 0 ? pointer.slice(1) : pointer;
}
