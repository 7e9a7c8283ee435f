// How each end of a call is classified: kind, outcome, retryable and message.
import {describe, expect, it} from 'vitest';
import {classifyResponse, errorOf, type Failure} from '../../src/client/classify-response.js';
import {redaction} from '../../src/client/redact.js';
import type {Exchange} from '../../src/client/transports/transport.js';
import {
	type FieldError,
	isSessionError,
	SessionError,
	type SessionOutcome,
	type SessionResponse,
} from '../../src/index.js';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const answer = (status: number, body = '', headers?: Record<string, string>): Exchange => ({
	sent: true,
	status,
	headers: headers ?? {},
	body: utf8(body),
});

/** Classified for a caller who waits 250 ms and whose key is `key-ABC123`. */
const classified = (exchange: Exchange): SessionResponse | Failure =>
	classifyResponse(exchange, 250, () => redaction(['key-ABC123']));

function detailsOf(exchange: Exchange): Failure['details'] {
	const failure = classified(exchange);
	if (!('message' in failure)) throw new Error('a session was opened');
	return failure.details;
}

/** `kind, outcome[, retryable]: message`. */
function summary(exchange: Exchange): string {
	const failure = classified(exchange);
	if (!('message' in failure)) return 'a session';
	const {kind, outcome, retryable} = failure.details;
	return `${kind}, ${outcome}${retryable ? ', retryable' : ''}: ${failure.message}`;
}

const ASK = 'check the status of the order before you repeat the call';
const FIELDS = 'the service refused the request: see code, fields and userMessage of this error';
const CHECK = 'check apiKey, merchantId and credentials';
const FOLLOW = 'redirects are not followed: set baseUrl to the final address';

describe('a status', () => {
	it.each([
		[300, `rejected, not-accepted: 300: ${FOLLOW}`],
		[301, `rejected, not-accepted: 301: ${FOLLOW}`],
		[302, `rejected, not-accepted: 302: ${FOLLOW}`],
		[303, `rejected, not-accepted: 303: ${FOLLOW}`],
		[304, `rejected, not-accepted: 304: ${FOLLOW}`],
		[307, `rejected, not-accepted: 307: ${FOLLOW}`],
		[308, `rejected, not-accepted: 308: ${FOLLOW}`],
		[399, `rejected, not-accepted: 399: ${FOLLOW}`],
		[400, `rejected, not-accepted: 400 Bad Request: ${FIELDS}`],
		[401, `unauthorized, not-accepted: 401 Unauthorized: ${CHECK}`],
		[403, `unauthorized, not-accepted: 403 Forbidden: ${CHECK}`],
		[404, `rejected, not-accepted: 404 Not Found: ${FIELDS}`],
		[405, `rejected, not-accepted: 405: ${FIELDS}`],
		[408, `unavailable, unknown: 408: ${ASK}`],
		[409, `rejected, not-accepted: 409 Conflict: ${FIELDS}`],
		[413, `rejected, not-accepted: 413: ${FIELDS}`],
		[415, `rejected, not-accepted: 415: ${FIELDS}`],
		[422, `rejected, not-accepted: 422 Unprocessable Content: ${FIELDS}`],
		[429, 'unavailable, not-accepted, retryable: 429 Too Many Requests: wait before the next call'],
		[499, `rejected, not-accepted: 499: ${FIELDS}`],
		[500, `unavailable, unknown: 500 Internal Server Error: ${ASK}`],
		[502, `unavailable, unknown: 502 Bad Gateway: ${ASK}`],
		[503, `unavailable, unknown: 503 Service Unavailable: ${ASK}`],
		[504, `unavailable, unknown: 504 Gateway Timeout: ${ASK}`],
		[599, `unavailable, unknown: 599: ${ASK}`],
	])('%i', (status, expected) => {
		const exchange = answer(status);
		expect(summary(exchange)).toBe(expected);
		expect(classified(exchange)).toHaveProperty('details.status', status);
		// However much of the body arrived.
		expect(summary({sent: true, status, failure: 'timeout'})).toBe(expected);
	});
	it('0, with which a browser hides a redirect, is left out', () => {
		expect(summary(answer(0))).toBe(`rejected, not-accepted: a redirect: ${FOLLOW}`);
		expect(detailsOf(answer(0)).status).toBeUndefined();
	});
	it.each([1, 101, 199])('%i is not a response', status => {
		expect(summary(answer(status, '{"sdk_payload":{}}'))).toBe(`network, unknown: the response is incomplete: ${ASK}`);
	});
	it('includes a code of the service if it looks like one and repeats no secret', () => {
		const coded = (code: string): string => summary(answer(400, JSON.stringify({error_code: code})));
		const longest = 'c'.repeat(64);
		expect(coded('A_1.b:c-2')).toBe(`rejected, not-accepted: 400 Bad Request (A_1.b:c-2): ${FIELDS}`);
		expect(coded(longest)).toContain(`400 Bad Request (${longest}): `);
		for (const none of [`${longest}c`, 'two words', 'A!', '!A', 'key-ABC123'])
			expect(coded(none)).toContain('400 Bad Request: ');
	});
	it('carries the error body', () => {
		const body = '{"error_code":"two words","error_info":{"fields":[{"field_name":"amount"}]}}';
		expect(classified(answer(400, body))).toMatchObject({details: {code: 'two words', fields: [{field: 'amount'}]}});
	});
	it('has retryAfterMs only if the service is unavailable', () => {
		const asked = (status: number) => detailsOf(answer(status, '', {'retry-after': '7'})).retryAfterMs;
		for (const status of [408, 429, 503]) expect(asked(status)).toBe(7000);
		for (const status of [301, 400, 401]) expect(asked(status)).toBeUndefined();
		expect(detailsOf(answer(503)).retryAfterMs).toBeUndefined();
		expect(detailsOf({sent: true, status: 503}).retryAfterMs).toBeUndefined();
	});
});

describe('no complete response', () => {
	it.each<[Exchange, string]>([
		[{sent: false, failure: 'aborted'}, 'aborted, not-sent: aborted by the signal'],
		[{sent: true, failure: 'aborted'}, `aborted, unknown: aborted by the signal: ${ASK}`],
		[{...answer(503), failure: 'aborted'}, `aborted, unknown: aborted by the signal: ${ASK}`],
		[{sent: false, failure: 'timeout'}, 'timeout, not-sent, retryable: no response within 250 ms'],
		[{sent: true, failure: 'timeout'}, `timeout, unknown: no response within 250 ms: ${ASK}`],
		[{sent: true, status: 200, failure: 'timeout'}, `timeout, unknown: no response within 250 ms: ${ASK}`],
		[{sent: false, failure: 'broken'}, 'network, not-sent, retryable: no connection'],
		[{sent: true, failure: 'broken'}, `network, unknown: the connection broke: ${ASK}`],
		[{...answer(200), failure: 'broken'}, `network, unknown: the response is incomplete: ${ASK}`],
		[{sent: true}, `network, unknown: the connection broke: ${ASK}`],
		[{sent: true, headers: {}, body: utf8('{"sdk_payload":{}}')}, `network, unknown: the connection broke: ${ASK}`],
		[
			{sent: true, status: 200, body: utf8('{"sdk_payload":{}}')},
			`network, unknown: the response is incomplete: ${ASK}`,
		],
		[
			{sent: true, status: 299, headers: {}, failure: 'too-large'},
			`unreadable-response, unknown: 299, but the body is too large: ${ASK}`,
		],
		[
			{sent: true, status: 200, headers: {}, failure: 'encoded'},
			`unreadable-response, unknown: 200, but the body is compressed although identity was requested: ${ASK}`,
		],
		[answer(200), `unreadable-response, unknown: 200, but the body is empty: ${ASK}`],
		[answer(299, '{"sdk_payload":{}}'), 'a session'],
	])('%j', (exchange, expected) => {
		expect(summary(exchange)).toBe(expected);
	});
	it('carries the status of a response that is not a session', () => {
		expect(classified(answer(204))).toHaveProperty('details.status', 204);
	});
	it.each([
		[false, 'NO_FETCH', 'no connection (NO_FETCH): pass a fetch function to defineService'],
		[
			false,
			'NODE_TLS_REJECT_UNAUTHORIZED',
			'no connection (NODE_TLS_REJECT_UNAUTHORIZED): unset this variable, which turns certificate checks off',
		],
		[false, 'ECONNREFUSED', 'no connection (ECONNREFUSED): check baseUrl and that the service is running'],
		[false, 'ENOTFOUND', 'no connection (ENOTFOUND): check the host in baseUrl'],
		[false, 'CERT_HAS_EXPIRED', 'no connection (CERT_HAS_EXPIRED)'],
		[true, 'ECONNRESET', `the connection broke (ECONNRESET): ${ASK}`],
		[true, 'HTTP_VERSION', `the connection broke (HTTP_VERSION): the service must respond with HTTP/1; ${ASK}`],
		[true, 'constructor', `the connection broke (constructor): ${ASK}`],
	])('sent: %j, broken with %s', (sent, code, message) => {
		expect(classified({sent, failure: 'broken', code})).toMatchObject({message, platformCode: code});
	});
	it.each(['key-ABC123', 'two words', ''])('leaves out a code that is a secret or not a code: %j', code => {
		const failure = classified({sent: true, failure: 'broken', code});
		expect(failure).toHaveProperty('message', `the connection broke: ${ASK}`);
		expect(failure).not.toHaveProperty('platformCode');
	});
});

describe('a failure after earlier attempts', () => {
	const unsent = {message: 'no connection', details: {kind: 'network', outcome: 'not-sent', retryable: true}} as const;
	const following = (earlier: SessionOutcome) => errorOf('https://a.example', unsent, 2, earlier);
	it('is as it was if no earlier attempt had a worse outcome', () => {
		expect(following('not-sent')).toMatchObject({...unsent.details, message: 'POST https://a.example: no connection'});
	});
	it('was not accepted if an earlier attempt was refused, and can still be repeated', () => {
		const message = 'POST https://a.example: no connection';
		expect(following('not-accepted')).toMatchObject({...unsent.details, message, outcome: 'not-accepted'});
	});
	it('cannot be repeated safely if an earlier attempt may have created the order', () => {
		const message = `POST https://a.example: no connection; an earlier attempt may have created the order: ${ASK}`;
		expect(following('unknown')).toMatchObject({...unsent.details, message, outcome: 'unknown', retryable: false});
	});
});

describe('a SessionError', () => {
	const least = {kind: 'network', outcome: 'unknown', attempts: 2, retryable: false} as const;
	it('has the given fields and no others', () => {
		const error = new SessionError('POST session: it broke', least);
		expect({...error}).toEqual({...least, name: 'SessionError'});
		expect(Object.keys(error)).toHaveLength(5);
		expect(error).not.toHaveProperty('cause');
		expect(String(error)).toBe('SessionError: POST session: it broke');
	});
	it('shows every field', () => {
		const fields: readonly FieldError[] = [{field: 'amount', reason: 'two decimals'}];
		const more = {status: 400, code: 'C', userMessage: 'no', fields, requestId: 'R', retryAfterMs: 0};
		const cause = new Error('ECONNRESET');
		const error = new SessionError('POST session: refused', {...least, ...more}, {cause});
		expect({...error}).toEqual({...least, ...more, name: 'SessionError'});
		expect(error.cause).toBe(cause);
		for (const name of ['kind', 'status', 'fields']) expect(Reflect.set(error, name, 1)).toBe(false);
	});
	it('is recognized by its name and its outcome, whichever copy made it', () => {
		expect(isSessionError(new SessionError('POST session: it broke', least))).toBe(true);
		const foreign = Object.assign(new Error('of another copy'), {name: 'SessionError'});
		expect(isSessionError(foreign)).toBe(false);
		expect(isSessionError(Object.assign(foreign, {outcome: 'unknown'}))).toBe(true);
		expect(isSessionError(Object.assign(new Error('another'), {outcome: 'unknown'}))).toBe(false);
		for (const other of [{name: 'SessionError', outcome: 'unknown'}, null, 'text'])
			expect(isSessionError(other)).toBe(false);
	});
});
