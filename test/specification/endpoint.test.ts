// The session operation: a test for each statement of the specification about its address, headers, body and response.
import {createSession, defineService, type ServiceOptions, session} from 'paylock';
import {expect, test} from 'vitest';
import {customer, order} from './row.js';

const KEY = 'an-invented-key';
const PAYLOAD = '{"payload": {"amount": 10.00, "id": 12345678901234567890}, "payment_filter": {}}';

async function call(credentials?: ServiceOptions['credentials']) {
	const sent: Request[] = [];
	const service = defineService({
		baseUrl: 'https://checkout.example/v1',
		merchantId: 'MERCHANT_1',
		apiKey: KEY,
		credentials,
		fetch: async (url, init) => {
			sent.push(new Request(url, init));
			return new Response(`{"other": 1, "sdk_payload": ${PAYLOAD}}`);
		},
	});
	const opened = await createSession(session('paymentPage', order), service);
	const [request, ...more] = sent;
	if (request === undefined || more.length > 0) throw new Error(`${sent.length} requests`);
	return {opened, request};
}

test('POST {base_url}/session', async () => {
	const {request} = await call();
	expect(`${request.method} ${request.url}`).toBe('POST https://checkout.example/v1/session');
});

test('x-merchantid and Content-Type: application/json', async () => {
	const {request} = await call();
	expect(request.headers.get('x-merchantid')).toBe('MERCHANT_1');
	expect(request.headers.get('content-type')).toMatch(/^application\/json\b/);
});

test('Authorization: Basic, and the base64 encoding of the key; with a colon where the account says so (open point 8)', async () => {
	const header = async (credentials?: ServiceOptions['credentials']) =>
		(await call(credentials)).request.headers.get('authorization');
	expect(await header()).toBe(`Basic ${btoa(KEY)}`);
	expect(await header('apiKeyAsUser')).toBe(`Basic ${btoa(`${KEY}:`)}`);
});

test('the body is one JSON object with the fields of the action', async () => {
	const {request} = await call();
	expect(await request.json()).toEqual({...order, action: 'paymentPage'});
	expect(session('paymentManagement', customer).build()).toEqual({...customer, action: 'paymentManagement'});
});

test('sdk_payload holds the process payload and the parameters of the filter, and is passed on unchanged', async () => {
	const {opened} = await call();
	expect(opened.sdkPayloadText).toBe(PAYLOAD);
	expect(opened.sdk_payload).toHaveProperty('payload');
	expect(opened.body).toHaveProperty('other', 1);
});
