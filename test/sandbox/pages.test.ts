// Pages as files: what a sandbox shows of one session that uses most of a filter, and of one whose filter leaves much open.
import {expect, it} from 'vitest';
import type {Sandbox} from '../../src/sandbox/index.js';
import {CUSTOMER, MANDATE, open, PAGE, post} from './calling.js';

const CARD = {
	paymentMethodType: 'CARD',
	enable: true,
	cardFilters: [
		{enable: true, cardTypes: ['CREDIT'], cardBrands: ['VISA'], cardBanks: ['BANKA'], cardSubTypes: ['GOLD']},
		{enable: false, cardTypes: ['DEBIT'], cardBins: ['4111::4119', '500000::500000']},
	],
};
const UPI = {
	paymentMethodType: 'UPI',
	enable: true,
	upiFilters: [
		{enable: true, upiType: 'INTENT', upiMethods: ['APP_A']},
		{enable: false, upiType: 'COLLECT', upiMethods: ['@bank']},
	],
};
const filters = [
	{enable: true, issuerFilter: {issuers: ['BANKA'], enable: true}, tenureFilter: {tenures: ['3::6'], enable: true}},
	{enable: true, tenureFilter: {tenures: ['1::1'], enable: false}},
];
const payment_filter = {
	allowDefaultOptions: false,
	options: [
		CARD,
		UPI,
		{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A', 'PREFIX_WALLET_A', 'BLUEPAY', 'abc']},
		{paymentMethodType: 'NB', enable: true, paymentMethods: ['NB_BANKA']},
		{paymentMethodType: 'CONSUMER_FINANCE', enable: true},
		{paymentMethodType: 'CASH', enable: false},
		{paymentMethodType: 'NETBANKING', enable: false},
	],
	emiOptions: {
		standardEmi: {enable: true, cardless: {enable: true}},
		lowCostEmi: {enable: false},
		noCostEmi: {enable: true, credit: {enable: true, filters}, debit: {enable: false}},
	},
};
const REQUEST = {
	action: 'paymentPage',
	order_id: 'ORDER-1',
	amount: '499.00',
	currency: 'INR',
	description: 'Two <tickets>',
	...CUSTOMER,
	...MANDATE,
	payment_filter,
	extra_field: 'kept',
};

/** A sandbox with that session, a session of payment management, and a refused call. */
async function used() {
	const sandbox = open({strict: false, account: {servicePrefix: 'PREFIX', readings: {precedence: 'hide-wins'}}});
	await post(sandbox, REQUEST);
	await post(sandbox, {action: 'paymentManagement', ...CUSTOMER});
	await post(sandbox, REQUEST);
	sandbox.fail({reset: true});
	await post(sandbox, {...REQUEST, order_id: 'ORDER-2', payment_filter: undefined}).catch(() => undefined);
	return sandbox;
}

/** Compares a page with its file, without styles, scripts and JSON; only the first page has more than its main part. */
async function expectPage(sandbox: Sandbox, name: string, path: string): Promise<void> {
	const page = await (await sandbox.fetch(new Request(`http://localhost${path}`))).text();
	const short = page.replace(/(?<=<(style|script|pre)>)[\s\S]*?(?=<\/\1>)/g, '');
	const [main = ''] = name === 'log' ? [short] : (/<main>[\s\S]*<\/main>\n/.exec(short) ?? []);
	await expect(main).toMatchFileSnapshot(`expected/${name}.html`);
}

it.each([
	['log', '/'],
	['customer', '/screen/session-1'],
	['request', '/screen/session-1/request'],
	['management', '/screen/session-2/why'],
])('%s', async (name, path) => {
	await expectPage(await used(), name, path);
});

/** A request whose filter leaves much open. */
const OPEN = {
	...PAGE,
	payment_filter: {
		allowDefaultOptions: true,
		options: [
			{
				paymentMethodType: 'CARD',
				enable: true,
				cardFilters: [
					{enable: true, cardBanks: ['BANKA']},
					{enable: false, cardTypes: ['CREDIT']},
				],
			},
			{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A', '-_-', 'CAFE_B']},
			{paymentMethodType: 'NB', enable: false, paymentMethods: ['NB_BANKA']},
			{paymentMethodType: 'CASH', enable: 'maybe'},
			{paymentMethodType: 'REWARD', enable: false, paymentMethods: ['REWARD_A']},
		],
		emiOptions: {noCostEmi: {enable: false, cardless: {enable: true}}},
	},
};

it('open, which a lenient sandbox accepts', async () => {
	const sandbox = open({strict: false});
	await post(sandbox, OPEN);
	await expectPage(sandbox, 'open', '/screen/session-1');
});
