// The builders and the session caller in a real browser: the same bundle a page would load, over the browser's own fetch.
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {type Browser, chromium, type Page} from 'playwright-core';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {filter} from '../../src/index.js';
import {createSandbox} from '../../src/sandbox/index.js';
import {CHROMIUM, FLAGS} from './chromium.js';

const MERCHANT = {merchantId: 'MERCHANT_1', apiKey: 'invented-key-7Rt2'};

/** What the page runs: everything comes from the package, nothing from Node. */
const PROGRAM = `
import {createSession, defineService, filter, session} from 'paylock';

const order = {order_id: 'o-1', amount: '1.00', customer_id: 'c', customer_email: 'ada@example.com', customer_phone: '9000012345', payment_page_client_id: 'k'};
globalThis.build = () => JSON.stringify(filter().allowDefaults(true).hide('WALLET', ['WALLET_A']).cards(c => c.hideTypes('CREDIT')));
globalThis.misuse = () => { try { filter().allowDefaults(true).hide('WALLET', []); } catch ({name, message}) { return {name, message}; } };
globalThis.open = async (order_id, apiKey) => {
	const service = defineService({baseUrl: location.origin, merchantId: 'MERCHANT_1', apiKey});
	const request = session('paymentPage', {...order, order_id}).paymentFilter(filter().allowDefaults(true).hide('CASH'));
	try {
		const {status, sdk_payload, sdkPayloadText} = await createSession(request, service);
		return {status, isExact: JSON.stringify(sdk_payload) === sdkPayloadText, filter: sdk_payload.payment_filter};
	} catch (error) {
		return {kind: error.kind, outcome: error.outcome, text: String(error) + JSON.stringify(error)};
	}
};
document.title = 'ready';
`;

let browser: Browser;
let server: Server;
let page: Page;

beforeAll(async () => {
	const {outputFiles} = await build({
		stdin: {contents: PROGRAM, resolveDir: fileURLToPath(new URL('.', import.meta.url))},
		alias: {paylock: fileURLToPath(new URL('../../src/index.ts', import.meta.url))},
		bundle: true,
		write: false,
		format: 'esm',
		platform: 'browser',
		conditions: ['paylock-source', 'browser'],
		define: {'process.env.NODE_ENV': '"production"'},
	});
	const script = outputFiles[0]?.text ?? '';
	const sandbox = createSandbox(MERCHANT);
	server = createServer(async (request, response) => {
		if (request.method !== 'POST') {
			const isScript = request.url === '/program.js';
			response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
			response.end(isScript ? script : '<!doctype html><script type="module" src="/program.js"></script>');
			return;
		}
		const body: Buffer[] = [];
		for await (const chunk of request) body.push(chunk);
		const headers = Object.entries(request.headers).flatMap(([name, value]) =>
			typeof value === 'string' ? [[name, value] as [string, string]] : [],
		);
		const answer = await sandbox.fetch(
			new Request(`http://127.0.0.1${request.url}`, {method: 'POST', headers, body: Buffer.concat(body)}),
		);
		response.writeHead(answer.status, {'content-type': 'application/json'});
		response.end(await answer.text());
	});
	await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
	browser = await chromium.launch({executablePath: CHROMIUM, args: FLAGS});
	page = await browser.newPage();
	await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`); // listening, so it has one
	await page.waitForFunction(() => document.title === 'ready');
});

afterAll(async () => {
	await browser?.close();
	server?.close();
});

const run = (expression: string) => page.evaluate(expression);

it('builds the same JSON, and refuses in the same words', async () => {
	expect(await run('build()')).toBe(
		'{"allowDefaultOptions":true,"options":[{"paymentMethodType":"WALLET","enable":false,"paymentMethods":["WALLET_A"]},{"paymentMethodType":"CARD","enable":true,"cardFilters":[{"cardTypes":["CREDIT"],"enable":false}]}]}',
	);
	const thrown = await run('misuse()');
	// @ts-expect-error An empty list: the compiler refuses it too.
	expect(() => filter().allowDefaults(true).hide('WALLET', [])).toThrow(expect.objectContaining(thrown));
});

it('opens a session, with the exact text of sdk_payload', async () => {
	expect(await run(`open('o-1', '${MERCHANT.apiKey}')`)).toEqual({
		status: 200,
		isExact: true,
		filter: {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]},
	});
});

it('distinguishes wrong credentials from a duplicate order, and names no secret', async () => {
	const wrong = (await run("open('o-2', 'another-key-9Qz1')")) as {kind: string; outcome: string; text: string};
	expect(wrong).toMatchObject({kind: 'unauthorized', outcome: 'not-accepted'});
	expect(wrong.text).not.toMatch(/another-key|YW5vdGhlci|ada@example|9000012345/);
	expect(await run(`open('o-1', '${MERCHANT.apiKey}')`)).toMatchObject({kind: 'rejected', outcome: 'not-accepted'});
});
