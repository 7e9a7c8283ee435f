// One account file drives the example of the guide, the demo, the sandbox and the matchers; test/cli does the same for the command line.
import {readFileSync} from 'node:fs';
import * as core from 'paylock';
import {createSession, defineService, isSessionError, paylock} from 'paylock';
import * as inspect from 'paylock/inspect';
import {createSandbox} from 'paylock/sandbox';
import {expect, test, vi} from 'vitest';
import 'paylock/vitest';
import {results} from './run.js';
import {allSamples, root} from './samples.js';

const FILE = './paylock.config.mjs';
// @ts-expect-error: the example is plain JavaScript
const {default: account}: {default: core.Account} = await import('../../examples/paylock.config.mjs');
const merchant = {merchantId: 'MERCHANT_1', apiKey: 'an-invented-key'};
const order = {
	order_id: 'order-1',
	amount: '499.00',
	customer_id: 'customer-1',
	customer_email: 'ada@shop.test',
	customer_phone: '9812345678',
	payment_page_client_id: 'client-1',
} as const;

const {filter, session} = paylock(account);
/** Whether a debit card is shown depends on a reading, and the wallets on the codes. */
const noCredit = filter()
	.allowDefaults(false)
	.show('WALLET', ['WALLET_A'])
	.cards(cards => cards.hideTypes('CREDIT'));

test('the example of the guide', async () => {
	const samples = allSamples().filter(({place, code}) => place.startsWith('docs/account.md') && code.includes(FILE));
	expect(samples.length).toBeGreaterThan(0);
	for (const sample of samples) {
		const all = await results(sample, {paylock: core, 'paylock/inspect': inspect, [FILE]: {default: account}});
		expect(all.length).toBeGreaterThan(0);
		expect(all.map(({given}) => given)).toEqual(all.map(({expected}) => expected));
	}
});

test('the demo', async () => {
	const printed: string[] = [];
	const log = vi.spyOn(console, 'log').mockImplementation((...given) => void printed.push(given.join(' ')));
	try {
		// @ts-expect-error: the example is plain JavaScript
		await import('../../examples/demo.mjs');
	} finally {
		log.mockRestore();
	}
	const text = printed.join('\n');
	expect(text).toMatch(/4 scenes; 2 sessions opened/);
	expect(text).toContain('error TS2345');
	expect(text).toContain(`the service prefix ${account.servicePrefix} sends`);
	expect(text).toContain('Issues that remain: 0');
	expect(text).not.toContain('http://');
	expect(readFileSync(`${root}examples/demo.mjs`, 'utf8')).toContain(FILE);
});

test('the sandbox: its credentials, its codes, its fields and its screen', async () => {
	const sandbox = createSandbox({...merchant, account});
	const fetch = (url: string, init: object) => sandbox.fetch(new Request(url, init));
	const service = defineService({...merchant, baseUrl: 'http://localhost', credentials: account.credentials, fetch});
	const {status} = await createSession(
		session('paymentPage', order).paymentFilter(noCredit).extra({udf1: 'a'}),
		service,
	);
	expect(status).toBe(200);
	expect(sandbox.sessions[0]?.issues.filter(({severity}) => severity !== 'info')).toEqual([]);
	const screen = await sandbox.fetch(new Request(`${sandbox.sessions[0]?.screenUrl}/why`));
	expect(await screen.text()).not.toContain('uncertain</b> debit cards');

	const others = defineService({...merchant, baseUrl: 'http://localhost', fetch});
	await expect(createSession(session('paymentPage', order), others)).rejects.toSatisfy(
		error => isSessionError(error) && error.kind === 'unauthorized',
	);
	const outside = core.filter().allowDefaults(false).show('WALLET', ['WALLET_C']);
	const wrong = core.session('paymentPage', {...order, order_id: 'order-2'}).paymentFilter(outside);
	await expect(createSession(wrong, service)).rejects.toMatchObject({status: 400, code: 'unknown_value'});
});

test('the matchers', () => {
	const debit = {type: 'CARD', cardType: 'DEBIT'} as const;
	expect(noCredit).toHide(debit);
	expect(noCredit.build()).toLeaveUndetermined(debit);
	expect(noCredit.build()).toHide(debit, account);
	expect(noCredit).toBeCleanFilter();
	expect(noCredit).toBeEquivalentTo(noCredit.build(), account);
	expect({allowDefaultOptions: false, options: [{paymentMethodType: 'OTC', enable: true}]}).toBeCleanFilter(account);
});
