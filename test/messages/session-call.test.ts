// The wording of the errors of a call, and of the options of a service that is refused for its headers, retries or key.
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test, vi} from 'vitest';
import {createSession, defineService} from '../../src/index.js';
import {
	type Answer,
	answered,
	broken,
	errorOf,
	never,
	refused,
	serviceAt,
	sessionOver,
	status,
} from '../client/calling.js';
import {REQUEST} from '../client/secrets.js';
import {thrown} from './thrown.js';

const failed =
	(code: string): Answer =>
	() =>
		Promise.reject(Object.assign(new Error('failed'), {code}));
const hidden =
	(status: number): Answer =>
	() => ({status, headers: new Headers(), body: null});
const refusal = (code: string) => answered(JSON.stringify({error_code: code}), 400);

test('errors of a call', async () => {
	const failures: readonly (readonly Answer[])[] = [
		[hidden(0)],
		[hidden(199)],
		...[307, 400, 401, 403, 404, 405, 408, 409, 422, 429, 500, 502, 503, 504, 599].map(code => [status(code)]),
		...['A_1.b:c-2', 'c'.repeat(64), 'c'.repeat(65), 'two words', '!A', 'invented-key-7Qf3xZ'].map(code => [
			refusal(code),
		]),
		...['', 'a', '[]', '{}', '{"sdk_payload":1}'].map(body => [answered(body)]),
		[() => new Response(Uint8Array.of(0xff))],
		[answered('{}', 200, {'content-type': 'a; charset=utf-16'})],
		[answered(' '.repeat(2 ** 20 + 1))],
		[broken],
		[refused],
		...['ENOTFOUND', 'CERT_HAS_EXPIRED', 'ECONNRESET', 'HTTP_VERSION', 'constructor', 'two words'].map(code => [
			failed(code),
		]),
		[status(503), refused],
		[status(429), refused],
		[status(503), status(400)],
	];
	const messages: string[] = [];
	for (const answers of failures) {
		const retry = {attempts: answers.length, maxDelayMs: 0, idempotent: true};
		const {message} = await errorOf(sessionOver(answers, {retry}).service);
		expect(message).toMatch(/^POST https:\/\/checkout\.example\/session: /);
		messages.push(message.slice(message.indexOf(': ') + 2));
	}
	expect(messages.join('\n')).toMatchInlineSnapshot(`
		"a redirect: redirects are not followed: set baseUrl to the final address
		the response is incomplete: check the status of the order before you repeat the call
		307: redirects are not followed: set baseUrl to the final address
		400 Bad Request: the service refused the request: see code, fields and userMessage of this error
		401 Unauthorized: check apiKey, merchantId and credentials
		403 Forbidden: check apiKey, merchantId and credentials
		404 Not Found: the service refused the request: see code, fields and userMessage of this error
		405: the service refused the request: see code, fields and userMessage of this error
		408: check the status of the order before you repeat the call
		409 Conflict: the service refused the request: see code, fields and userMessage of this error
		422 Unprocessable Content: the service refused the request: see code, fields and userMessage of this error
		429 Too Many Requests: wait before the next call
		500 Internal Server Error: check the status of the order before you repeat the call
		502 Bad Gateway: check the status of the order before you repeat the call
		503 Service Unavailable: check the status of the order before you repeat the call
		504 Gateway Timeout: check the status of the order before you repeat the call
		599: check the status of the order before you repeat the call
		400 Bad Request (A_1.b:c-2): the service refused the request: see code, fields and userMessage of this error
		400 Bad Request (cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc): the service refused the request: see code, fields and userMessage of this error
		400 Bad Request: the service refused the request: see code, fields and userMessage of this error
		400 Bad Request: the service refused the request: see code, fields and userMessage of this error
		400 Bad Request: the service refused the request: see code, fields and userMessage of this error
		400 Bad Request: the service refused the request: see code, fields and userMessage of this error
		200, but the body is empty: check the status of the order before you repeat the call
		200, but the body is not JSON: check the status of the order before you repeat the call
		200, but the body is not a JSON object: check the status of the order before you repeat the call
		200, but it has no sdk_payload: check the status of the order before you repeat the call
		200, but its sdk_payload is not an object: check the status of the order before you repeat the call
		200, but the body is not UTF-8: check the status of the order before you repeat the call
		200, but its charset is not UTF-8: check the status of the order before you repeat the call
		200, but the body is too large: check the status of the order before you repeat the call
		the connection broke: check the status of the order before you repeat the call
		no connection (ECONNREFUSED): check baseUrl and that the service is running
		no connection (ENOTFOUND): check the host in baseUrl
		no connection (CERT_HAS_EXPIRED)
		the connection broke (ECONNRESET): check the status of the order before you repeat the call
		the connection broke (HTTP_VERSION): the service must respond with HTTP/1; check the status of the order before you repeat the call
		the connection broke (constructor): check the status of the order before you repeat the call
		the connection broke: check the status of the order before you repeat the call
		no connection (ECONNREFUSED): check baseUrl and that the service is running; an earlier attempt may have created the order: check the status of the order before you repeat the call
		no connection (ECONNREFUSED): check baseUrl and that the service is running
		400 Bad Request: the service refused the request: see code, fields and userMessage of this error; an earlier attempt may have created the order: check the status of the order before you repeat the call"
	`);
});

test('calls that end without a response that is read', async () => {
	vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
	const late = errorOf(sessionOver([never], {timeoutMs: 250}).service);
	await vi.runOnlyPendingTimersAsync();
	vi.useRealTimers();
	const errors = [
		await late,
		await errorOf(sessionOver([never]).service, REQUEST, AbortSignal.abort()),
		await errorOf(serviceAt('https://checkout.example'), {...REQUEST, customer_id: ''}),
		await createSession(REQUEST, defineService as never).catch(error => error),
		await createSession(REQUEST, serviceAt('https://checkout.example'), {signal: {} as never}).catch(error => error),
	];
	vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
	errors.push(await errorOf(sessionOver().service));
	vi.unstubAllEnvs();
	const server = createServer((_, response) => response.writeHead(200, {'content-encoding': 'gzip'}).end('a'));
	await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
	const {port} = server.address() as AddressInfo; // it listens on a port
	errors.push(await errorOf(serviceAt(`http://127.0.0.1:${port}`)));
	server.close();
	expect(errors.map(({message}) => message.replace(String(port), 'PORT')).join('\n')).toMatchInlineSnapshot(`
		"POST https://checkout.example/session: no response within 250 ms: check the status of the order before you repeat the call
		POST https://checkout.example/session: aborted by the signal
		POST https://checkout.example/session: nothing was sent: /customer_id: customer_id is blank: write at least one character
		POST session: nothing was sent: a function is not a service: pass the result of defineService({…})
		POST https://checkout.example/session: nothing was sent: /signal: an object is not an AbortSignal: pass the signal of an AbortController
		POST https://checkout.example/session: no connection (NODE_TLS_REJECT_UNAUTHORIZED): unset this variable, which turns certificate checks off
		POST http://127.0.0.1:PORT/session: 200, but the body is compressed although identity was requested: check the status of the order before you repeat the call"
	`);
});

test('headers, retries and keys', () => {
	const service = {baseUrl: 'https://checkout.example', merchantId: 'MERCHANT_1', apiKey: 'key'};
	const wrong: readonly object[] = [
		...[{'X-Own': 1}, {'X-Own': 'a\u007fb'}, {Authorization: 'a'}, {'x own': 'a'}, new Headers()].map(headers => ({
			headers,
		})),
		...[true, null, {}, {attempts: 2, maxDelay: 5}, {attempts: 2, idempotent: 'true'}].map(retry => ({retry})),
		...['Basic a', '"a"', 'a b', 'a:', 'undefined'].map(apiKey => ({apiKey})),
		{baseUrl: 'https://checkout.example/session'},
	];
	expect(thrown(...wrong.map(part => () => defineService({...service, ...part} as never)))).toMatchInlineSnapshot(`
		"/headers/X-Own: the value of X-Own is not a string: write a string
		/headers/X-Own: the value of X-Own contains a character that a header cannot carry: write printable Latin-1
		/headers/Authorization: Authorization is set by paylock: remove it
		/headers/x own: "x own" is not a header name: write letters, digits and hyphens
		/headers: an instance of a class is not a set of headers: write a plain object
		/retry: a boolean is not a set of retry options: write an object
		/retry: null is not a set of retry options: write an object
		/retry/attempts: attempts is missing: write a whole number from 1 to 10
		/retry/maxDelay: "maxDelay" is not an option of retry: write maxDelayMs
		/retry/idempotent: "true" is not a boolean: write true, without quotes
		/apiKey: apiKey starts with Basic: pass the key itself, which paylock encodes
		/apiKey: apiKey is in quotes: remove them
		/apiKey: apiKey contains whitespace or an invisible character: remove it
		/apiKey: apiKey ends with a colon: remove it, and set credentials to 'apiKeyAsUser' if the key is sent as a user name
		/apiKey: apiKey is the text of a missing value: pass it as issued
		/baseUrl: baseUrl ends in /session: remove that, since paylock adds it"
	`);
});
