// Each framework's example opens a session in the sandbox, and responds with 404 for an unknown order.
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {defineService} from 'paylock';
import {type RunningSandbox, startSandbox} from 'paylock/sandbox';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import type {Shop} from '../../examples/frameworks/checkout.js';
import edge from '../../examples/frameworks/edge.js';
import {expressApp} from '../../examples/frameworks/express.js';
import {fastifyApp} from '../../examples/frameworks/fastify.js';
import {honoApp} from '../../examples/frameworks/hono.js';

type Post = (path: string) => Promise<Response>;

const account = {merchantId: 'MERCHANT_1', apiKey: 'sandbox-key-of-the-test'};
const customer = {id: 'customer-1', email: 'customer@example.com', phone: '0000000000'};
let sandbox: RunningSandbox;
let shop: Shop;

beforeAll(async () => {
	sandbox = await startSandbox(account);
	// The sandbox refuses an order it already knows, so each test uses its own.
	const findOrder: Shop['findOrder'] = async id =>
		id.startsWith('order-') ? {id, total: 499, hasGold: true, customer} : undefined;
	shop = {service: defineService({baseUrl: sandbox.url, ...account}), findOrder};
});

afterAll(async () => {
	shop.service.close();
	await sandbox.close();
});

/** Checks both responses and what reached the sandbox. */
async function check(order: string, post: Post): Promise<void> {
	const opened = await post(`/checkout/${order}`);
	expect(opened.status, await opened.clone().text()).toBe(200);
	expect(opened.headers.get('content-type')).toMatch(/^application\/json/);
	expect(await opened.json()).toMatchObject({payload: {order_id: order, amount: '499.00'}});
	expect(sandbox.sessions.at(-1)?.request.payment_filter).toEqual({
		allowDefaultOptions: true,
		options: [
			{paymentMethodType: 'CASH', enable: false},
			{paymentMethodType: 'CARD', enable: true, cardFilters: [{cardTypes: ['CREDIT'], enable: false}]},
		],
	});
	expect((await post('/checkout/none')).status).toBe(404);
}

const local = (url: string, path: string) => fetch(`${url}${path}`, {method: 'POST'});

test('Express', async () => {
	const server = expressApp(shop).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const {port} = server.address() as AddressInfo; // a TCP server that listens
	await check('order-express', path => local(`http://127.0.0.1:${port}`, path));
	server.close();
	await once(server, 'close');
});

test('Fastify', async () => {
	const app = fastifyApp(shop);
	const url = await app.listen({port: 0, host: '127.0.0.1'});
	await check('order-fastify', path => local(url, path));
	await app.close();
});

test('Hono', async () => {
	const app = honoApp(shop);
	await check('order-hono', async path => app.request(path, {method: 'POST'}));
});

test('an edge function', async () => {
	const env = {
		CHECKOUT_URL: sandbox.url,
		CHECKOUT_MERCHANT_ID: account.merchantId,
		CHECKOUT_API_KEY: account.apiKey,
		findOrder: shop.findOrder,
	};
	const post: Post = path => edge.fetch(new Request(`https://shop.example${path}`, {method: 'POST'}), env);
	await check('order-edge', post);
	expect((await edge.fetch(new Request('https://shop.example/checkout/order-1'), env)).status).toBe(404);
});

test('a Next.js route handler', async () => {
	vi.stubEnv('CHECKOUT_URL', sandbox.url);
	vi.stubEnv('CHECKOUT_MERCHANT_ID', account.merchantId);
	vi.stubEnv('CHECKOUT_API_KEY', account.apiKey);
	const {POST} = await import('../../examples/frameworks/next-route.js');
	const post: Post = path =>
		POST(new Request(`https://shop.example${path}`, {method: 'POST'}), {
			params: Promise.resolve({order: path.slice('/checkout/'.length)}),
		});
	await check('order-1', post);
});
