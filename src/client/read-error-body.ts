// Reads an error body leniently: any body, with any part of the known shapes missing (open point 22).
import {parseJson} from '../schema/parse-json.js';
import {decodeUtf8} from '../utils/utf8.js';
import type {Redact} from './redact.js';
import type {FieldError, SessionErrorDetails} from './session-error.js';
import type {Headers} from './transports/transport.js';

/** Reads what it can; never throws for a response. */
export function readErrorBody(
	body: Uint8Array | undefined,
	headers: Headers | undefined,
	redact: Redact,
): Pick<SessionErrorDetails, 'code' | 'userMessage' | 'fields' | 'requestId'> {
	const top = membersOf(body && parseJson(decodeUtf8(body) ?? ''));
	const info = membersOf(top.error_info);
	const text = (value: unknown): string | undefined =>
		typeof value === 'string' && value.trim() !== '' ? redact(value) : undefined;
	const fields = fieldsOf(info.fields ?? top.fields, text);
	return {
		code: text(top.error_code) ?? text(info.code),
		userMessage: text(info.user_message) ?? text(top.user_message) ?? text(top.error_message),
		fields: fields.length === 0 ? undefined : Object.freeze(fields),
		requestId: text(info.request_id) ?? text(top.request_id) ?? text(headers?.['x-request-id']),
	};
}

function fieldsOf(list: unknown, text: (value: unknown) => string | undefined): FieldError[] {
	const fields: FieldError[] = [];
	for (const item of Array.isArray(list) ? list : []) {
		const {field_name, field: other, reason: why} = membersOf(item);
		const field = text(field_name) ?? text(other);
		const reason = text(why);
		if (field !== undefined) fields.push(Object.freeze({field, ...(reason === undefined ? {} : {reason})}));
	}
	return fields;
}

/** The members of an object; none of anything else. */
function membersOf(value: unknown): Readonly<Record<string, unknown>> {
	// An object from `JSON.parse` has string keys.
	return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
