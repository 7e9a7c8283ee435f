// The wording of what the sandbox refuses itself, and of what a pass-through says of a service that gives no answer.
import {expect, test, vi} from 'vitest';
import {
	createSandbox,
	MisuseError,
	type PassThroughOptions,
	renderScreen,
	startSandbox,
} from '../../src/sandbox/index.js';
import {headersOf, KEY, MERCHANT, open, PAGE} from '../sandbox/calling.js';
import {exchange, headOf} from '../sandbox/raw-exchange.js';

type ForwardFetch = NonNullable<PassThroughOptions['forward']['fetch']>;

async function messageOf(answer: Response): Promise<string> {
	const {error_code, error_message}: {error_code: string; error_message: string} = await answer.json();
	return `${answer.status} ${error_code}: ${error_message}`;
}

test('requests that are refused', async () => {
	const sandbox = open();
	const call = async (init: RequestInit) =>
		messageOf(await sandbox.fetch(new Request('http://localhost/session', {method: 'POST', ...init})));
	const json = JSON.stringify(PAGE);
	const headers = headersOf();
	await sandbox.fetch(new Request('http://localhost/session', {method: 'POST', headers, body: json}));
	const credentials = (authorization: string) => ({body: json, headers: {...headers, authorization}});
	const {authorization: _, ...withoutKey} = headers;
	const {'x-merchantid': __, ...withoutMerchant} = headers;
	const messages = [
		await call({body: json, headers: withoutKey}),
		await call({body: json, headers: withoutMerchant}),
		await call({body: json, headers: {...headers, 'x-merchantid': 'OTHER'}}),
		await call(credentials('Bearer token')),
		await call(credentials(`Basic ${btoa('other')}`)),
		await call(credentials(`Basic ${btoa(`${KEY}:`)}`)),
		await call({body: json, headers: {...headers, 'content-type': 'text/plain'}}),
		await call({body: new Uint8Array([0xff]), headers}),
		await call({body: '{', headers}),
		await call({body: '[]', headers}),
		await call({body: `{"a":${'['.repeat(200)}${']'.repeat(200)}}`, headers}),
		await call({body: `{"a":${'['.repeat(201)}${']'.repeat(201)}}`, headers}),
		await call({body: '{"allowDefaultOptions":true,"options":[]}', headers}),
		await call({body: json, headers}),
		await call({method: 'PUT', body: json, headers}),
	];
	expect(messages.join('\n')).toMatchInlineSnapshot(`
		"401 unauthorized: Authorization is missing: send Basic and the base64 of the API key
		401 unauthorized: x-merchantid is missing: send the merchant id
		401 unauthorized: x-merchantid is not the merchant id of this sandbox: check merchantId
		401 unauthorized: Authorization is not of the form Basic <base64>: send Basic and the base64 of the API key
		401 unauthorized: the API key is not the key of this sandbox: check apiKey
		401 unauthorized: the API key is encoded as 'apiKeyAsUser' but this sandbox expects 'apiKey': set the same credentials on both
		415 wrong_content_type: Content-Type is not application/json: send application/json, in UTF-8
		400 not_utf8: the body is not UTF-8: send UTF-8
		400 not_json: the body is not JSON: send one JSON object
		400 not_json: the body is not a JSON object: send one JSON object
		400 too_large: /a/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0: the value is nested more than 64 levels deep, or contains itself: flatten it
		400 too_deep: the body is nested more than 200 levels deep: flatten it
		400 wrong_type: the request: the input is a payment filter: call decode, or put it under payment_filter of a session request
		409 duplicate_order_id: a session is already open for this order_id: send a different order_id for each order
		405 method_not_allowed: PUT does not open a session: send POST"
	`);
});

test('requests for another host', async () => {
	const sandbox = await startSandbox(MERCHANT);
	const got = await exchange(sandbox.url, headOf('GET / HTTP/1.1', 'Host: shop.example'));
	await sandbox.close();
	expect(got.body.toString()).toMatchInlineSnapshot(`"this server responds on loopback only: open http://127.0.0.1"`);
});

test('options and faults', () => {
	// The casts stand for callers without types.
	const messages = [
		() => open().fail({}),
		() => open().fail({status: 200}),
		() => createSandbox({forward: {baseUrl: 'https://checkout.example', failOn: 'info' as 'error'}}),
		() => renderScreen({}, {veiw: 'why'} as object),
		() => renderScreen({}, {unknown: 1} as object),
	].map(call => {
		try {
			return call();
		} catch (error) {
			return error instanceof MisuseError ? error.message : error;
		}
	});
	expect(messages.join('\n')).toMatchInlineSnapshot(`
		"the fault is empty: write delayMs, status, reset or truncate
		/status: 200 is out of range: write a whole number from 300 to 599
		/forward/failOn: "info" is not a severity: write error or warning
		/veiw: "veiw" is not a screen option: write "view"
		/unknown: "unknown" is not a screen option: write one of servicePrefix, emiPlacement, tenureEncoding, credentials, codes, types … (15 in all), or leave it out"
	`);
});

test('services that give no answer', async () => {
	const messageOver = async (fetch: ForwardFetch, timeoutMs = 10_000) => {
		const sandbox = createSandbox({forward: {baseUrl: 'https://checkout.example', fetch, timeoutMs}});
		return messageOf(await sandbox.fetch(new Request('http://localhost/session', {method: 'POST', body: '{}'})));
	};
	const failing = (parts: object) => async () => {
		throw Object.assign(new Error('SECRET'), parts);
	};
	const waiting: ForwardFetch = (_, {signal}) =>
		new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
	const messages = [
		await messageOver(failing({})),
		await messageOver(failing({code: 'ECONNRESET'})),
		await messageOver(failing({code: 'ECONNREFUSED'})),
		await messageOver(failing({code: 'NOT A CODE'})),
		await messageOver(waiting, 1),
		await messageOver(async () => new Response('x', {headers: {'content-encoding': 'gzip'}})),
		await messageOver(async () => Response.error()),
	];
	vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
	messages.push(await messageOver(async () => new Response('{}')));
	vi.unstubAllEnvs();
	expect(messages.join('\n')).toMatchInlineSnapshot(`
		"502 no_answer: the connection to the service broke: a session may be open: check the status of the order before you repeat the call
		502 no_answer: the connection to the service broke (ECONNRESET): a session may be open: check the status of the order before you repeat the call
		502 no_answer: no connection to the service (ECONNREFUSED): nothing was sent: check the address that requests are forwarded to
		502 no_answer: the connection to the service broke: a session may be open: check the status of the order before you repeat the call
		504 no_answer: the service gave no answer in 1 ms: a session may be open: check the status of the order before you repeat the call
		502 no_answer: the answer of the service is compressed, and a fetch would decompress it: run the pass-through on Node, without fetch
		502 no_answer: the answer of the service is a redirect, which this fetch hides: run the pass-through on Node, without fetch
		502 no_answer: NODE_TLS_REJECT_UNAUTHORIZED turns certificate checks off: unset this variable"
	`);
});
