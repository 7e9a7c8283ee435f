// Sessions opened through createSession, over real HTTP and through the handler alone.
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {defineService, filter, mandate, session} from '../../src/index.js';
import {type RunningSandbox, startSandbox} from '../../src/sandbox/index.js';
import {
	CUSTOMER,
	create,
	errorOf,
	headersOf,
	KEY,
	MERCHANT,
	manageMethods,
	NOW,
	open,
	PAGE,
	serviceFor,
} from './calling.js';

const order = (order_id: string) => ({...CUSTOMER, order_id, amount: '499.00'}) as const;

describe('a sandbox on loopback', () => {
	let sandbox: RunningSandbox;
	beforeEach(async () => {
		sandbox = await startSandbox({...MERCHANT, clock: () => NOW});
	});
	afterEach(() => sandbox.close());

	it('listens on 127.0.0.1 alone', () => {
		expect(sandbox.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
	});

	it('opens a payment page, whose sdk_payload contains the process payload and the filter as sent', async () => {
		const hideCash = filter().allowDefaults(true).hide('CASH');
		const opened = await create(session('paymentPage', order('A-1')).paymentFilter(hideCash), serviceFor(sandbox.url));
		expect(opened.status).toBe(200);
		expect(opened.body).toMatchObject({status: 'NEW', order_id: 'A-1', id: expect.any(String)});
		expect(opened.sdk_payload.payment_filter).toEqual(hideCash.build());
		expect(opened.sdk_payload.payload).toEqual({action: 'paymentPage', ...order('A-1')});
	});

	it('opens quick-pay and payment management', async () => {
		const service = serviceFor(sandbox.url);
		const quick = await create(session('quickPay', order('A-2')), service);
		expect(quick.sdk_payload).not.toHaveProperty('payment_filter');
		const management = await create(manageMethods(), service);
		expect(management.body).not.toHaveProperty('order_id');
		await create(manageMethods(), service);
	});

	it('takes a base URL with a path', async () => {
		const opened = await create(session('quickPay', order('A-3')), serviceFor(`${sandbox.url}/v1/checkout/`));
		expect(opened.body.status).toBe('NEW');
	});

	it('remembers each session, with its screen', async () => {
		const opened = await create(session('quickPay', order('A-4')), serviceFor(sandbox.url));
		const remembered = sandbox.sessions.at(-1);
		expect(remembered?.request.order_id).toBe('A-4');
		expect(remembered?.issues).toEqual([]);
		expect(opened.body.payment_links).toEqual({web: remembered?.screenUrl});
		const screen = await fetch(remembered?.screenUrl ?? '');
		expect(screen.status).toBe(200);
	});

	it('carries the EMI display and the mandate to the payload', async () => {
		const terms = mandate('OPTIONAL').maxAmount('999.00').startDate('1893456000').endDate('1924992000');
		const request = session('paymentPage', order('A-5')).mandate(terms).emiDisplay('hideEMI');
		const {sdk_payload} = await create(request, serviceFor(sandbox.url));
		expect(sdk_payload).toMatchObject({sdk_udf: 'hideEMI', payload: terms.build()});
	});

	it('refuses the key encoded otherwise as unauthorized', async () => {
		const error = await errorOf(create(manageMethods(), serviceFor(sandbox.url, {credentials: 'apiKeyAsUser'})));
		expect(error).toMatchObject({kind: 'unauthorized', outcome: 'not-accepted', status: 401, code: 'unauthorized'});
	});

	it('ends a body that is too large', async () => {
		const body = new Uint8Array(2 ** 24 + 1).fill(0x20);
		const answer = await fetch(`${sandbox.url}/session`, {method: 'POST', headers: headersOf(), body}).catch(
			() => undefined,
		);
		// The connection may close while the rest is still being sent.
		expect([undefined, 413]).toContain(answer?.status);
	});
});

describe('startSandbox', () => {
	it('frees its port with close', async () => {
		const first = await startSandbox(MERCHANT);
		await first.close();
		const second = await startSandbox({...MERCHANT, port: Number(new URL(first.url).port)});
		expect(second.url).toBe(first.url);
		await second.close();
	});
});

describe('the handler alone', () => {
	it('serves createSession without a network', async () => {
		const sandbox = open({account: {credentials: 'apiKeyAsUser'}});
		const service = defineService({
			merchantId: 'MERCHANT_1',
			apiKey: KEY,
			credentials: 'apiKeyAsUser',
			baseUrl: 'http://localhost',
			fetch: (url, init) => sandbox.fetch(new Request(url, init)),
		});
		const {body} = await create(PAGE, service);
		expect(body).toMatchObject({id: 'session-1', payment_links: {web: 'http://localhost/screen/session-1'}});
	});
});
