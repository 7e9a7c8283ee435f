// What a success response needs to be a session, and the error if it is not one.
import {describe, expect, it} from 'vitest';
import {readResponse} from '../../src/client/read-response.js';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (body: string | Uint8Array, contentType?: string) =>
	readResponse(
		200,
		contentType === undefined ? {} : {'content-type': contentType},
		typeof body === 'string' ? utf8(body) : body,
	);

describe('a response that is not a session', () => {
	it.each([
		['', 'the body is empty'],
		[Uint8Array.of(0x7b, 0xc3, 0x28, 0x7d), 'the body is not UTF-8'],
		['<!doctype html>', 'the body is not JSON'],
		['{"sdk_payload":{}}{}', 'the body is not JSON'],
		['null', 'the body is not a JSON object'],
		['"sdk_payload"', 'the body is not a JSON object'],
		['[{"sdk_payload":{}}]', 'the body is not a JSON object'],
		['{}', 'it has no sdk_payload'],
		['{"__proto__":{"sdk_payload":{}}}', 'it has no sdk_payload'],
		['{"sdk_payload":null}', 'its sdk_payload is not an object'],
		['{"sdk_payload":[]}', 'its sdk_payload is not an object'],
		['{"sdk_payload":"{}"}', 'its sdk_payload is not an object'],
	])('%j', (body, reason) => {
		expect(read(body)).toBe(reason);
	});
	it.each(['xutf-8', 'utf-80', 'utf--8', 'us-ascii2', 'xus-ascii', 'utf-16'])('names the charset %s', charset => {
		expect(read('{"sdk_payload":{}}', `application/json; charset=${charset}`)).toBe('its charset is not UTF-8');
	});
});

describe('a session', () => {
	it.each([
		undefined,
		'application/json',
		'application/json;charset=utf-8',
		'application/json;  CharSet = "UTF8" ; profile=x',
		'application/json; charset=us-ascii;x=iso-8859-1',
		'application/json; profile=x; charset=utf-8',
	])('has the content type %s', contentType => {
		expect(read('{"sdk_payload":{}}', contentType)).toHaveProperty('sdkPayloadText', '{}');
	});
});
