// Refusals: every status, every kind of body, Retry-After, and echoes of secrets.
import {
	answer,
	type Case,
	type Expected,
	end,
	NETWORK,
	PATIENCE_MS,
	REJECTED,
	UNAUTHORIZED,
	UNAVAILABLE,
	write,
} from './fault-case.js';
import {EMAIL, ENCODED, ENCODED_WITH_COLON, KEY, PHONE} from './secrets.js';

const refusal = (status: number, expected: Expected): Case => ({
	id: status === 429 ? 'S19' : status === 408 || status >= 500 ? 'S18' : 'S17',
	name: `responds with ${status}`,
	fault: answer(status, '{"status":"error"}'),
	expected: {status, ...expected},
});

const retryAfter = (value: string, retryAfterMs?: number): Case => ({
	id: 'S19',
	name: `responds with 429 with Retry-After: ${value}`,
	fault: answer(429, '', `Retry-After: ${value}`),
	expected: {
		kind: 'unavailable',
		outcome: 'not-accepted',
		status: 429,
		...(retryAfterMs === undefined ? {} : {retryAfterMs}),
	},
});

const REDACTED = '(redacted: it repeats a secret or personal data)';
const echo = (name: string, text: string): Case => ({
	id: 'S20',
	name: `echoes ${name}`,
	fault: answer(
		401,
		JSON.stringify({
			status: text,
			error_code: text,
			error_message: text,
			error_info: {
				category: text,
				code: text,
				request_id: text,
				developer_message: text,
				user_message: text,
				fields: [{field_name: text, reason: text}],
			},
		}),
		`X-Request-Id: ${text.replace(/[^\x20-\x7e]/g, '')}`,
		`X-Echo: ${text.replace(/[^\x20-\x7e]/g, '')}`,
	),
	expected: {
		kind: 'unauthorized',
		outcome: 'not-accepted',
		status: 401,
		code: REDACTED,
		userMessage: REDACTED,
		requestId: REDACTED,
		fields: [{field: REDACTED, reason: REDACTED}],
	},
});

export const OF_REFUSALS: readonly Case[] = [
	refusal(400, REJECTED),
	refusal(401, UNAUTHORIZED),
	refusal(403, UNAUTHORIZED),
	refusal(404, REJECTED),
	refusal(422, REJECTED),
	{
		id: 'S17',
		name: 'reports code, message, fields and request id',
		fault: answer(
			400,
			JSON.stringify({
				status: 'error',
				error_code: 'INVALID_AMOUNT',
				error_message: 'short',
				error_info: {
					category: 'INPUT',
					code: 'IN_1',
					request_id: 'REQ-1',
					developer_message: 'amount: two decimals',
					user_message: 'The amount is wrong',
					fields: [
						{field_name: 'amount', reason: 'two decimals'},
						{field_name: 'order_id'},
						{reason: 'nameless'},
						null,
						1,
					],
				},
			}),
		),
		expected: {
			...REJECTED,
			status: 400,
			code: 'INVALID_AMOUNT',
			userMessage: 'The amount is wrong',
			requestId: 'REQ-1',
			fields: [{field: 'amount', reason: 'two decimals'}, {field: 'order_id'}],
		},
	},
	{
		id: 'S17',
		name: 'reports less, in other places',
		fault: answer(422, '{"status":"BAD","error_info":{"code":"C"},"error_message":"no"}', 'X-Request-Id: REQ-2'),
		expected: {...REJECTED, status: 422, code: 'C', userMessage: 'no', requestId: 'REQ-2'},
	},
	...[
		'<h1>no</h1>',
		'null',
		'"no"',
		'[1]',
		'{"error_info":[],"error_code":{}}',
		'{"error_info":{"fields":{"length":3}}}',
	].map(
		(text): Case => ({
			id: 'S17',
			name: `responds with 400 with ${text}`,
			fault: answer(400, text),
			expected: {...REJECTED, status: 400},
		}),
	),
	{
		id: 'S17',
		name: 'responds with 401 and cuts the body',
		fault: end('HTTP/1.1 401 No\r\nContent-Length: 100\r\n\r\n{'),
		expected: {...UNAUTHORIZED, status: 401},
	},
	{
		id: 'S17',
		name: 'responds with 400 and stalls in the body',
		fault: write('HTTP/1.1 400 No\r\nContent-Length: 100\r\n\r\n{'),
		expected: {...REJECTED, status: 400},
		timeoutMs: PATIENCE_MS,
	},
	...[408, 500, 502, 503, 504].map(status => refusal(status, UNAVAILABLE)),
	retryAfter('3600', 3_600_000),
	retryAfter('99999999', 86_400_000),
	retryAfter('Wed, 21 Oct 2015 07:28:00 GMT', 0),
	retryAfter('-1'),
	retryAfter('1e99'),
	retryAfter('soon'),
	echo('the key', `the key ${KEY} is wrong`),
	echo('the key in base64', `Basic ${ENCODED} is wrong`),
	echo('the key with a colon in base64', ENCODED_WITH_COLON),
	echo('the e-mail', `no customer ${EMAIL.toUpperCase()}`),
	echo('the e-mail in percent escapes', `/customers/${encodeURIComponent(EMAIL)}`),
	echo('the phone', `${PHONE.slice(0, 5)} ${PHONE.slice(5)} is not reachable`),
	{
		id: 'S20',
		name: 'echoes the key in the status line and in broken HTTP',
		fault: end(`HTTP/1.1 2x0 ${KEY} ${ENCODED} ${PHONE}\r\n\r\n`),
		expected: NETWORK,
	},
	{
		id: 'S20',
		name: 'echoes the key in the reason phrase',
		fault: write(`HTTP/1.1 500 ${ENCODED} ${PHONE}\r\nContent-Length: 0\r\n\r\n`),
		expected: {...UNAVAILABLE, status: 500},
	},
];
