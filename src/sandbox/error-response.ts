// Error responses, in the documented shape of an error body (open point 22).
import {type Answer, answerOf} from './web.js';

/** One mistake in a request. */
export interface InvalidField {
	/** A JSON pointer into the request. */
	readonly pointer: string;
	readonly message: string;
}

/** Why a request is refused. */
export interface Refusal {
	readonly status: number;
	readonly code: string;
	readonly message: string;
	readonly invalidFields?: readonly InvalidField[];
	readonly headers?: Readonly<Record<string, string>>;
}

/** The error body: `status`, `error_code`, `error_message` and `error_info` with each field and its reason. */
export function errorResponse(
	{status, code, message, invalidFields = [], headers = {}}: Refusal,
	requestId: string,
): Answer {
	const body = {
		status: 'error',
		error_code: code,
		error_message: message,
		error_info: {
			category: status < 500 ? 'USER_ERROR' : 'SERVICE_ERROR',
			code,
			request_id: requestId,
			developer_message:
				invalidFields.length < 2 ? message : `${message} (and ${invalidFields.length - 1} more, see fields)`,
			user_message: 'The payment could not be started.',
			fields: invalidFields.map(({pointer, message: reason}) => ({field_name: fieldName(pointer), reason})),
		},
	};
	const type = {'content-type': 'application/json; charset=utf-8', 'x-request-id': requestId};
	return answerOf(status, {...type, ...headers}, JSON.stringify(body));
}

/** A field of the request by its name, anything deeper by its pointer. */
function fieldName(pointer: string): string {
	return pointer.lastIndexOf('/') === 0 ? pointer.slice(1) : pointer;
}
