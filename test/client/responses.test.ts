// What each response becomes: a session, or an error with its kind, its outcome and what the body says.
import fc from 'fast-check';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {createSession, isSessionError, SessionError, type SessionRequest} from '../../src/index.js';
import {type Answer, answered, errorOf, failureOf, sessionOver} from './calling.js';
import {REQUEST} from './secrets.js';

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllEnvs();
});

const open = (answer: Answer) => createSession(REQUEST, sessionOver([answer]).service);
const failed = (answer: Answer) => errorOf(sessionOver([answer]).service);

describe('a session', () => {
	it.each([
		['{"sdk_payload":{"a":1}}', '{"a":1}'],
		['\ufeff{"sdk_payload":{"a":"\ufeff"}}', '{"a":"\ufeff"}'],
		[' \r\n\t{ "sdk_payload" \n:\t{ "a" : 1 } } ', '{ "a" : 1 }'],
		['{"a":"\\"sdk_payload\\":{}","sdk_payload":{"b":2}}', '{"b":2}'],
		['{"a":{"sdk_payload":{"no":1}},"b":[{"sdk_payload":{"no":2}}],"sdk_payload":{"yes":1}}', '{"yes":1}'],
		['{"sdk_payload":{"first":1},"sdk_payload":{"last":1}}', '{"last":1}'],
		['{"sdk_payload":{"first":1},"\\u0073dk_payload":{"escaped":1}}', '{"escaped":1}'],
		['{"sdk_payload":{"sdk_payload":{"in":1},"text":"}]{[\\\\\\""}}', '{"sdk_payload":{"in":1},"text":"}]{[\\\\\\""}'],
		[
			'{"sdk_payload":{"n":9007199254740993,"e":1E400,"z":-0,"s":"\\u00e9"},"b":true}',
			'{"n":9007199254740993,"e":1E400,"z":-0,"s":"\\u00e9"}',
		],
	])('of %s has the text %s', async (body, text) => {
		expect(await open(answered(body))).toHaveProperty('sdkPayloadText', text);
	});
	it('has the text of the last sdk_payload if that is an object, for any object and any spelling', async () => {
		const blank = fc.stringMatching(/^[ \t\r\n]{0,3}$/);
		const key = fc.oneof(fc.constantFrom('sdk_payload', 'sdk_payload', 'sdk_payload"', 'sdk_payloa'), fc.string());
		const member = fc.tuple(
			fc.oneof(
				fc.constant('"sdk\\u005Fpayload"'),
				key.map(name => JSON.stringify(name)),
			),
			fc.oneof(
				fc.object().map(value => JSON.stringify(value)),
				fc.json(),
			),
			blank,
		);
		await fc.assert(
			fc.asyncProperty(fc.array(member, {maxLength: 6}), blank, async (members, gap) => {
				const written = members.map(([name, value, space]) => `${name}${space}:${gap}${value}${space}`);
				// Blanks around a value are not the value's.
				const last = members.findLast(([name]) => JSON.parse(name) === 'sdk_payload')?.[1].trim();
				const call = open(answered(`{${gap}${written.join(`,${gap}`)}}`));
				if (last?.startsWith('{')) expect((await call).sdkPayloadText).toBe(last);
				else await expect(call).rejects.toHaveProperty('kind', 'unreadable-response');
			}),
			{numRuns: 500},
		);
	});
	it.each([
		undefined,
		'application/json',
		'application/json;charset=utf-8',
		'application/json;  CharSet = "UTF8" ; profile=x',
		'application/json; charset=us-ascii;x=iso-8859-1',
		'application/json; profile=x; charset=utf-8',
	])('may have the content type %s', async type => {
		const answer = answered('{"sdk_payload":{}}', 299, type === undefined ? {} : {'content-type': type});
		expect(await open(answer)).toMatchObject({sdkPayloadText: '{}', status: 299});
	});
});

describe('a success that is not a session', () => {
	it.each([
		...['', '<!doctype html>', '{"sdk_payload":{}}{}', 'null', '"sdk_payload"', '[{"sdk_payload":{}}]', '{}'],
		...['{"__proto__":{"sdk_payload":{}}}', '{"SDK_PAYLOAD":{}}'],
		...['{"sdk_payload":null}', '{"sdk_payload":[]}', '{"sdk_payload":"{}"}'],
	])('%s', async body => {
		const expected = {kind: 'unreadable-response', outcome: 'unknown', retryable: false, status: 200};
		expect(await failed(answered(body))).toMatchObject(expected);
	});
	it('any bytes', async () => {
		await fc.assert(
			fc.asyncProperty(fc.uint8Array(), async bytes => {
				expect(await failed(() => new Response(bytes))).toHaveProperty('kind', 'unreadable-response');
			}),
		);
	});
	it.each([...['iso-8859-1', 'utf-16', '"windows-1252"', 'xutf-8', 'utf-80', 'utf--8', 'us-ascii2', 'xus-ascii']])(
		'of the charset %s',
		async charset => {
			const answer = answered('{"sdk_payload":{}}', 200, {'content-type': `application/json; charset=${charset}`});
			expect(await failed(answer)).toHaveProperty('kind', 'unreadable-response');
		},
	);
});

describe('a status', () => {
	it.each([
		[[300, 301, 302, 303, 304, 307, 308, 399], {kind: 'rejected', outcome: 'not-accepted', retryable: false}],
		[[400, 404, 405, 409, 413, 415, 422, 499], {kind: 'rejected', outcome: 'not-accepted', retryable: false}],
		[[401, 403], {kind: 'unauthorized', outcome: 'not-accepted', retryable: false}],
		[[408, 500, 502, 503, 504, 599], {kind: 'unavailable', outcome: 'unknown', retryable: false}],
		[[429], {kind: 'unavailable', outcome: 'not-accepted', retryable: true}],
		// Not a response; some fetches pass it on.
		[[1, 101, 199], {kind: 'network', outcome: 'unknown', retryable: false}],
		// With which a browser hides a redirect.
		[[0], {kind: 'rejected', outcome: 'not-accepted', retryable: false}],
	])('of %j is %j', async (statuses, expected) => {
		for (const status of statuses) {
			const {body} = new Response('{"sdk_payload":{}}');
			const error = await failed(() => ({status, headers: new Headers(), body}));
			expect(error).toMatchObject(expected);
			expect(error.status).toBe(status < 200 ? undefined : status);
		}
	});
});

describe('Retry-After', () => {
	it.each<readonly [header: string | undefined, wait: number | undefined]>([
		['0', 0],
		['1', 1000],
		['86400', 86_400_000],
		['86401', 86_400_000],
		['999999999999999', 86_400_000],
		['Sun, 01 Nov 2026 07:00:05 GMT', 5000],
		['Sunday, 01-Nov-26 07:00:05 GMT', 5000],
		['Sun, 01 Nov 2026 07:00:00 GMT', 0],
		['Mon, 02 Nov 2026 07:00:01 GMT', 86_400_000],
		['Wed, 21 Oct 2015 07:28:00 GMT', 0],
		...['1234567890123456', '9'.repeat(400), '-1', '1.5', '1e99', '', 'Sat, soon', '2026-11-21', 'in 120'].map(
			header => [header, undefined] as const,
		),
		...['120 s', '01 Nov 2026 07:00:05 GMT', '1 Sun, 01 Nov 2026 07:00:05 GMT', undefined].map(
			header => [header, undefined] as const,
		),
	])('of %s asks for %s ms', async (header, wait) => {
		// A time zone other than UTC, in which a date read as local time would be wrong.
		vi.stubEnv('TZ', 'Asia/Kolkata');
		vi.useFakeTimers({toFake: ['Date'], now: Date.parse('2026-11-01T07:00:00Z')});
		const headers: Record<string, string> = header === undefined ? {} : {'retry-after': header};
		for (const status of [408, 429, 503]) expect((await failed(answered('', status, headers))).retryAfterMs).toBe(wait);
		for (const status of [301, 400, 401])
			expect((await failed(answered('', status, headers))).retryAfterMs).toBeUndefined();
	});
});

describe('the body of a refusal', () => {
	const read = async (body: string, requestId?: string) => {
		const headers: Record<string, string> = requestId === undefined ? {} : {'x-request-id': requestId};
		const {name: _, kind, outcome, retryable, attempts, status, ...rest} = await failed(answered(body, 400, headers));
		return rest;
	};
	it.each<[object | string | null, object]>([
		[{error_code: 'A', error_info: {code: 'B'}}, {code: 'A'}],
		[{error_code: ' ', error_info: {code: 'B'}}, {code: 'B'}],
		[{error_code: 7, error_info: {code: 'B'}}, {code: 'B'}],
		[{user_message: 'B', error_message: 'C', error_info: {user_message: 'A'}}, {userMessage: 'A'}],
		[{user_message: 'B', error_message: 'C'}, {userMessage: 'B'}],
		[{error_message: 'C'}, {userMessage: 'C'}],
		[{request_id: 'B', error_info: {request_id: 'A'}}, {requestId: 'A'}],
		[{request_id: 'B'}, {requestId: 'B'}],
		[{fields: [{field: 'b'}], error_info: {fields: [{field: 'a'}]}}, {fields: [{field: 'a'}]}],
		[{fields: [{field_name: 'a', field: 'b', reason: ''}]}, {fields: [{field: 'a'}]}],
		[
			{fields: [{field_name: '', field: 'b', reason: 'no'}, {field: 'c'}]},
			{fields: [{field: 'b', reason: 'no'}, {field: 'c'}]},
		],
		[{fields: ['a', null, {}, {reason: 'no'}]}, {}],
		[{fields: {field: 'a'}}, {}],
		[[], {}],
		[null, {}],
		['error_code', {}],
		[{error_info: 'code'}, {}],
	])('%j is read as %j', async (body, expected) => {
		const found = await read(JSON.stringify(body));
		expect(found).toStrictEqual(expected);
		for (const part of [found.fields, ...(found.fields ?? [])]) expect(part).toSatisfy(Object.isFrozen);
	});
	it('takes precedence over the header for the request id', async () => {
		expect(await read('{"request_id":"B"}', 'H')).toEqual({requestId: 'B'});
		for (const body of ['{"request_id":" "}', '', '<h1>']) expect(await read(body, 'H')).toEqual({requestId: 'H'});
		expect(await read('{}', '')).toEqual({});
	});
});

describe('a text of the service', () => {
	const QUIET = {
		action: 'paymentManagement',
		customer_id: 'zzzz-1',
		customer_email: 'zzzz@zzzz.example',
		customer_phone: '0000000000',
		payment_page_client_id: 'client',
	} as const;
	/** What becomes of a text in an error of the service, for a request with these fields and a call with this header. */
	const shown = async (text: string, more: object = {}, header = 'abc999') => {
		const {service} = sessionOver([answered(JSON.stringify({error_message: text}), 400)]);
		const call = createSession({...QUIET, ...more} as SessionRequest, service, {headers: {'x-own': header}});
		return (await failureOf(call)).userMessage;
	};
	it.each([
		['of six letters, inside a word', 'abc123', 'xABC123x'],
		['of six letters with separators, inside a word', 'a-b.c-123', 'xabc 123x'],
		['of six letters, one of them escaped', 'key-ABC123', '%6bey-ABC123'],
		['that is an address', 'a@b.example', 'the mail a%40b.example'],
		['that is a phone number with another prefix', '90000 12345', '+91 90000-12345'],
		['of two letters, as a word', 'Al', 'dear AL,'],
		['of five, as a word', 'abc12', 'the abc12.'],
		['of five, as a word in capitals', 'abc12', 'the ABC12'],
		['of five, percent-escaped as a word', 'abc12', 'is%20abc12%21'],
		['of signs alone', '#!#', 'a#!#b'],
		['of signs alone, with blanks at its ends', ' #! ', 'a#!b'],
		['in another script', '\u043f\u0430\u0440\u043e\u043b\u044c', '\u041f\u0410\u0420\u041e\u041b\u042c'],
		[
			'whose letters are escaped byte by byte',
			'\u043f\u0430\u0440\u043e\u043b\u044c',
			encodeURIComponent('\u043f\u0430\u0440\u043e\u043b\u044c'),
		],
		['next to an invalid escape', 'ab-ff-90', '%61b %ff 90'],
		['that contains an escape', 'abc%41123', 'the key abc%41123'],
		['that contains an escape, escaped', 'abc%41123', 'abc%2541123'],
		['that contains an escape, escaped twice', 'abc%41123', 'abc%252541123'],
		['that contains an escape, decoded', 'abc%41123', 'abcA123'],
		['of a header', '', 'abc999'],
	])('is redacted if it repeats a secret %s', async (_, secret, text) => {
		expect(await shown(text, {udf1: secret})).toBe('(redacted: it repeats a secret or personal data)');
	});
	it.each([
		['of five, inside a word', 'abc12', 'xabc12'],
		['of five, with separators', 'abc12', 'abc 12'],
		['of two letters, inside a word', 'Al', 'also 100%'],
		['of which it has a part', 'key-ABC123', 'key-ABC'],
		['next to invalid escapes', 'abc123', '%zz %ff'],
		['of signs alone, apart', '#!', 'wait. # !'],
		['that is empty', '', 'wait.'],
		['that is blank', '  ', 'a  b.'],
	])('is kept without the secret: %s', async (_, secret, text) => {
		expect(await shown(text, {udf1: secret}, secret)).toBe(text);
	});
	it('is kept up to 500 characters', async () => {
		expect(await shown('x'.repeat(500))).toBe('x'.repeat(500));
		expect(await shown('x'.repeat(501))).toBe(`${'x'.repeat(500)}…`);
	});
	it('may repeat what is about the order, and no other text or number, at any depth', async () => {
		const request = {
			action: 'paymentPage',
			order_id: 'O-77',
			amount: '1.00',
			payment_filter: {allowDefaultOptions: true, options: [{paymentMethodType: 'NB', enable: false}]},
			emiOptions: {noCostEmi: {enable: true}},
			sdk_udf: 'hideEMI',
			'options.create_mandate': 'REQUIRED',
			'mandate.max_amount': '9.00',
			'mandate.start_date': '1893456000',
			'mandate.end_date': '1924992000',
			udf1: {list: ['deep', 7, null, true, {amount: '2.00'}]},
		};
		const about = 'paymentPage client O-77 1.00 NB hideEMI REQUIRED 9.00 1893456000 1924992000 null true';
		expect(await shown(about, request)).toBe(about);
		for (const text of ['zzzz-1', 'deep', '7', '2.00'])
			expect(await shown(`the ${text}.`, request)).toMatch('redacted');
	});
});

describe('a SessionError', () => {
	const least = {kind: 'network', outcome: 'unknown', attempts: 2, retryable: false} as const;
	it('has the given fields and no others, which cannot be changed', () => {
		const error = new SessionError('POST session: it broke', least);
		expect({...error}).toEqual({...least, name: 'SessionError'});
		expect(Object.keys(error)).toHaveLength(5);
		expect(error).not.toHaveProperty('cause');
		expect(String(error)).toBe('SessionError: POST session: it broke');
		const fields = [{field: 'amount', reason: 'two decimals'}];
		const more = {status: 400, code: 'C', userMessage: 'no', fields, requestId: 'R', retryAfterMs: 0};
		const cause = new Error('ECONNRESET');
		const whole = new SessionError('POST session: refused', {...least, ...more}, {cause});
		expect({...whole}).toEqual({...least, ...more, name: 'SessionError'});
		expect(whole.cause).toBe(cause);
		for (const name of ['kind', 'status', 'fields']) expect(Reflect.set(whole, name, 1)).toBe(false);
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
