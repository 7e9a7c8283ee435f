// What is sent in mandate flows: each NB, WALLET and CONSUMER_FINANCE provider twice, byte for byte.
import {expect, test} from 'vitest';
import {filter, mandate, paylock, rules, session} from '../../src/index.js';
import {json, order} from './order.js';

const terms = mandate('REQUIRED').maxAmount('1000.00').startDate('1767225600').endDate('1893456000');
const option = (type: string, codes: string) =>
	`{"paymentMethodType":"${type}","enable":true,"paymentMethods":[${codes}]}`;

test('the four fields are flat, dotted, top-level keys', () => {
	expect(json(terms)).toBe(
		'{"options.create_mandate":"REQUIRED","mandate.max_amount":"1000.00","mandate.start_date":"1767225600","mandate.end_date":"1893456000"}',
	);
});

test.each([
	['NB', ['NB_BANKA'], '"NB_BANKA","PREFIX_BANKA"'],
	['WALLET', ['WALLET_A', 'WALLET_B'], '"WALLET_A","PREFIX_WALLET_A","WALLET_B","PREFIX_WALLET_B"'],
	['CONSUMER_FINANCE', ['LENDER_A'], '"LENDER_A","PREFIX_LENDER_A"'],
	[
		'WALLET',
		['WALLET_A', 'PREFIX_WALLET_A', 'PREFIX_WALLET_B'],
		'"WALLET_A","PREFIX_WALLET_A","WALLET_B","PREFIX_WALLET_B"',
	],
	['NB', ['PREFIX_BANKA', 'NB_BANKA'], '"NB_BANKA","PREFIX_BANKA"'],
	['REWARD', ['POINTS_A'], '"POINTS_A"'],
] as const)('%s %j is written in pairs, however often it is doubled', (type, codes, sent) => {
	const list: readonly string[] = codes;
	const once = filter().allowDefaults(false).show(type, list).forMandates('PREFIX');
	expect(json(once)).toBe(`{"allowDefaultOptions":false,"options":[${option(type, sent)}]}`);
	const [written] = once.build().options;
	expect(
		json(
			filter()
				.allowDefaults(false)
				.show(type, written?.paymentMethods ?? [])
				.forMandates('PREFIX'),
		),
	).toBe(json(once));
});

test('the prefix may be set anywhere in the chain, in included rules, or in the account', () => {
	const sent = `{"allowDefaultOptions":false,"options":[${option('NB', '"NB_BANKA","PREFIX_BANKA"')}]}`;
	expect(json(filter().allowDefaults(false).forMandates('PREFIX').show('NB', ['NB_BANKA']))).toBe(sent);
	expect(json(filter().allowDefaults(false).show('NB', ['NB_BANKA']).include(rules().forMandates('PREFIX')))).toBe(
		sent,
	);
	const {filter: filterOfAccount} = paylock({servicePrefix: 'PREFIX'});
	expect(json(filterOfAccount().allowDefaults(false).show('NB', ['NB_BANKA']).forMandates())).toBe(sent);
	expect(json(filterOfAccount().allowDefaults(false).show('NB', ['NB_BANKA']))).not.toContain('PREFIX');
});

test('mandate required, only net banking of two banks and one wallet', () => {
	const recurring = session('paymentPage', order)
		.mandate(terms)
		.paymentFilter(
			filter()
				.allowDefaults(false)
				.show('NB', ['NB_BANKA', 'NB_BANKB'])
				.show('WALLET', ['WALLET_A'])
				.forMandates('PREFIX'),
		);
	expect(json(recurring)).toBe(
		`{"order_id":"order-1","amount":"499.00","customer_id":"customer-1","customer_email":"customer@example.com","customer_phone":"0000000000","payment_page_client_id":"client-1","action":"paymentPage","payment_filter":{"allowDefaultOptions":false,"options":[${option('NB', '"NB_BANKA","PREFIX_BANKA","NB_BANKB","PREFIX_BANKB"')},${option('WALLET', '"WALLET_A","PREFIX_WALLET_A"')}]},"options.create_mandate":"REQUIRED","mandate.max_amount":"1000.00","mandate.start_date":"1767225600","mandate.end_date":"1893456000"}`,
	);
});

test('a plain filter follows the same rule: single providers are refused, pairs of one prefix are not', () => {
	const plain = (...paymentMethods: string[]) => ({
		allowDefaultOptions: false,
		options: [{paymentMethodType: 'NB', enable: true, paymentMethods}] as const,
	});
	const page = session('paymentPage', order);
	const single = 'a mandate session needs each NB, WALLET and CONSUMER_FINANCE provider twice';
	expect(() => page.mandate(terms).paymentFilter(plain('NB_BANKA'))).toThrow(single);
	expect(() => page.paymentFilter(plain('NB_BANKA', 'PREFIX_BANKA', 'NB_BANKB')).mandate(terms)).toThrow(single);
	expect(page.paymentFilter(plain('PREFIX_BANKA', 'NB_BANKA')).mandate(terms).build().payment_filter).toEqual(
		plain('PREFIX_BANKA', 'NB_BANKA'),
	);
});
