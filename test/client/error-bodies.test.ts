// Reads error bodies in which any part may be missing or have another type.
import {describe, expect, it} from 'vitest';
import {readErrorBody} from '../../src/client/classify-response.js';
import {redaction} from '../../src/client/redact.js';

const read = (body: unknown, requestId?: string) =>
	readErrorBody(
		new TextEncoder().encode(JSON.stringify(body)),
		requestId === undefined ? {} : {'x-request-id': requestId},
		redaction(['key-ABC123']),
	);

describe('the body of a refusal', () => {
	it.each([
		['code', {error_code: 'A', error_info: {code: 'B'}}, {code: 'A'}],
		['code', {error_code: ' ', error_info: {code: 'B'}}, {code: 'B'}],
		['code', {error_code: 7, error_info: {code: 'B'}}, {code: 'B'}],
		['userMessage', {user_message: 'B', error_message: 'C', error_info: {user_message: 'A'}}, {userMessage: 'A'}],
		['userMessage', {user_message: 'B', error_message: 'C'}, {userMessage: 'B'}],
		['userMessage', {error_message: 'C'}, {userMessage: 'C'}],
		['requestId', {request_id: 'B', error_info: {request_id: 'A'}}, {requestId: 'A'}],
		['requestId', {request_id: 'B'}, {requestId: 'B'}],
		['fields', {fields: [{field: 'b'}], error_info: {fields: [{field: 'a'}]}}, {fields: [{field: 'a'}]}],
		['fields', {fields: [{field_name: 'a', field: 'b', reason: ''}]}, {fields: [{field: 'a'}]}],
		['fields', {fields: [{field_name: '', field: 'b', reason: 'no'}]}, {fields: [{field: 'b', reason: 'no'}]}],
		['fields', {fields: ['a', null, {}, {reason: 'no'}]}, {}],
		['fields', {fields: {field: 'a'}}, {}],
		['nothing', [], {}],
		['nothing', null, {}],
		['nothing', 'error_code', {}],
		['nothing', {error_info: 'code'}, {}],
	])('reads %s: %j', (_, body, expected) => {
		expect(read(body)).toEqual(expected);
	});
	it('takes precedence over the header for the request id', () => {
		expect(read({request_id: 'B'}, 'H')).toEqual({requestId: 'B'});
		expect(read({request_id: ' '}, 'H')).toEqual({requestId: 'H'});
		expect(read({}, '')).toEqual({});
	});
	it('that is missing or not JSON leaves the header', () => {
		const headers = {'x-request-id': 'H'};
		for (const body of [undefined, new TextEncoder().encode('<h1>')])
			expect(readErrorBody(body, headers, text => text)).toEqual({requestId: 'H'});
		expect(readErrorBody(undefined, undefined, text => text)).toEqual({});
	});
	it('names its fields, frozen', () => {
		const fields = [{field: 'amount'}, {field: 'order_id'}];
		const expected = read({fields}).fields;
		expect(expected).toStrictEqual(fields);
		expect(Object.isFrozen(expected) && expected?.every(Object.isFrozen)).toBe(true);
	});
	it('has every text redacted that repeats a secret', () => {
		const message = 'the key key-ABC123 is wrong';
		const redacted = '(redacted: it repeats a secret or personal data)';
		expect(
			read({error_code: message, user_message: message, fields: [{field: message, reason: message}]}, message),
		).toEqual({
			code: redacted,
			userMessage: redacted,
			fields: [{field: redacted, reason: redacted}],
			requestId: redacted,
		});
	});
});
