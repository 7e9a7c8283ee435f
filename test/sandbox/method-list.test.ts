// The list of payment methods of the sandbox: the account from it, an outage, and the session after it.
import {expect, test} from 'vitest';
import {accountFrom, createSession, hideOutages, paylock} from '../../src/index.js';
import {explain} from '../../src/inspect/index.js';
import {createSandbox, type SandboxOptions, startSandbox} from '../../src/sandbox/index.js';
import {CUSTOMER, headersOf, KEY, MERCHANT} from './calling.js';

const account = {
	codes: {NB: ['NB_BANKA', 'NB_BANKB'], WALLET: ['WALLET_A'], brands: ['BRAND_A']},
	enabled: {
		CARD: true,
		UPI: true,
		NB: ['NB_BANKA', 'NB_BANKB'],
		WALLET: ['WALLET_A'],
		OTC: ['OTC_A'],
		CASH: true,
		EMI: true,
	},
	types: ['OTC'],
	mandateCodes: {NB: ['NB_BANKA'], WALLET: [], OTC: []},
} as const satisfies SandboxOptions['account'];
const PATH = '/merchants/MERCHANT_1/paymentmethods';
const ALL = 'options.add_emandate_payment_methods=true&options.add_outage=true';

const list = async (sandbox: ReturnType<typeof createSandbox>, path = PATH, query = '', headers = headersOf()) => {
	const response = await sandbox.fetch(new Request(`http://localhost${path}?${query}`, {headers}));
	return {status: response.status, body: await response.json()};
};

test('the account from the list is the account of the sandbox', async () => {
	const {body} = await list(createSandbox({...MERCHANT, account}), PATH, ALL);
	expect(accountFrom(body)).toEqual(account);
});

test('the list has mandates and outages only if the query asks for them, and everything without an account', async () => {
	const {body} = await list(createSandbox(MERCHANT), `/v1${PATH}`);
	expect(Object.keys(body)).toEqual(['payment_methods']);
	expect(accountFrom(body).enabled).toMatchObject({CARD: true, UPI: true, NB: true, CASH: true, RTP: true});
});

test.each([
	['another merchant', '/merchants/MERCHANT_2/paymentmethods', headersOf(), 404],
	['a wrong key', PATH, headersOf('other-key-123'), 401],
])('%s is refused', async (_, path, headers, status) => {
	expect((await list(createSandbox(MERCHANT), path, '', headers)).status).toBe(status);
});

test('wrong outages are refused', () => {
	expect(() => createSandbox(MERCHANT).setOutages({NB: 'NB_BANKA'} as never)).toThrow('/NB');
});

test('list, account, filter, outage, session', async () => {
	const sandbox = await startSandbox({...MERCHANT, account});
	try {
		const ask = async () => (await fetch(`${sandbox.url}${PATH}?${ALL}`, {headers: headersOf()})).json();
		const {filter, session, defineService} = paylock(accountFrom(await ask()));
		const service = defineService({baseUrl: sandbox.url, merchantId: 'MERCHANT_1', apiKey: KEY});
		const banks = filter().allowDefaults(false).show('NB').show('UPI');
		const open = async (order_id: string) => {
			const request = session('paymentPage', {order_id, amount: '499.00', ...CUSTOMER});
			await createSession(request.paymentFilter(banks.include(hideOutages(await ask()))), service);
			return explain(sandbox.sessions.at(-1)?.request, {type: 'NB', code: 'NB_BANKB'}, account).verdict;
		};
		expect(await open('order-1')).toBe('shown');
		sandbox.setOutages({NB: ['NB_BANKB']});
		expect(await open('order-2')).toBe('hidden');
		sandbox.setOutages({});
		expect(await open('order-3')).toBe('shown');
	} finally {
		await sandbox.close();
	}
});
