// The wording of what the sandbox refuses.
import {expect, test} from 'vitest';
import {MisuseError, renderScreen, startSandbox} from '../../src/sandbox/index.js';
import {headersOf, KEY, MERCHANT, open, PAGE} from '../sandbox/calling.js';
import {exchange, headOf} from '../sandbox/raw-exchange.js';

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
		"401 unauthorized: Authorization is missing or not of the form Basic <base64>: send Basic and the base64 of the API key
		401 unauthorized: x-merchantid is missing or not the merchant id of this sandbox: check merchantId
		401 unauthorized: x-merchantid is missing or not the merchant id of this sandbox: check merchantId
		401 unauthorized: Authorization is missing or not of the form Basic <base64>: send Basic and the base64 of the API key
		401 unauthorized: the API key is not the key of this sandbox: check apiKey
		401 unauthorized: the API key is encoded as 'apiKeyAsUser' but this sandbox expects 'apiKey': set the same credentials on both
		415 wrong_content_type: Content-Type is not application/json: send application/json, in UTF-8
		400 not_utf8: the body is not UTF-8: send UTF-8
		400 not_json: the body is not a JSON object: send one JSON object
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
		() => open().fail({status: 200}),
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
		"/status: 200 is out of range: write a whole number from 300 to 599
		/veiw: "veiw" is not a screen option: write "view"
		/unknown: "unknown" is not a screen option: write one of servicePrefix, emiPlacement, tenureEncoding, credentials, codes, types … (17 in all), or leave it out"
	`);
});
