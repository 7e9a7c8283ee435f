// Twelve common faults of real filters: each is found at its place, with a suggestion where there is one exact fix.
import {describe, expect, test} from 'vitest';
import {lint} from '../../src/inspect/index.js';

const customer = {
	customer_id: 'customer-1',
	customer_email: 'someone@shop.test',
	customer_phone: '9000000001',
	payment_page_client_id: 'client-1',
};
const page = (fields: object) => ({
	action: 'paymentPage',
	order_id: 'order-1',
	amount: '499.00',
	...customer,
	...fields,
});
const options = (...list: readonly object[]) => ({allowDefaultOptions: true, options: list});

/** The one issue that is expected. */
type Expected = readonly [rule: string, pointer: string, suggestion?: string];

const faults: Readonly<Record<string, readonly (readonly [subject: unknown, ...Expected])[]>> = {
	'a string for a boolean': [
		[
			{allowDefaultOptions: 'true', options: [{paymentMethodType: 'CASH', enable: false}]},
			'invalid-type',
			'/allowDefaultOptions',
			'true',
		],
		[options({paymentMethodType: 'CASH', enable: 'false'}), 'invalid-type', '/options/0/enable', 'false'],
		[
			options({paymentMethodType: 'CARD', enable: true, cardFilters: [{cardTypes: ['CREDIT'], enable: 'False'}]}),
			'invalid-type',
			'/options/0/cardFilters/0/enable',
			'false',
		],
		[
			page({payment_filter: options({paymentMethodType: 'CASH', enable: 'false'})}),
			'invalid-type',
			'/payment_filter/options/0/enable',
			'false',
		],
	],
	'a wrong type name': [
		[options({paymentMethodType: 'NETBANKING', enable: false}), 'unknown-value', '/options/0/paymentMethodType', 'NB'],
		[options({paymentMethodType: 'WALLETS', enable: false}), 'unknown-value', '/options/0/paymentMethodType', 'WALLET'],
		[options({paymentMethodType: 'CARDS', enable: false}), 'unknown-value', '/options/0/paymentMethodType', 'CARD'],
		[options({paymentMethodType: 'upi', enable: false}), 'unknown-value', '/options/0/paymentMethodType', 'UPI'],
	],
	'filter keys on the session itself': [
		[
			page({allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]}),
			'unknown-key',
			'/allowDefaultOptions',
		],
		[page({options: [{paymentMethodType: 'CASH', enable: false}]}), 'unknown-key', '/options'],
	],
	'an option inside cardFilters': [
		[
			options({
				paymentMethodType: 'CARD',
				enable: true,
				cardFilters: [{cardTypes: ['CREDIT'], enable: false, paymentMethodType: 'UPI'}],
			}),
			'unknown-key',
			'/options/0/cardFilters/0/paymentMethodType',
		],
	],
	'mandate keys nested or underscored': [
		[
			page({mandate: {max_amount: '499.00', start_date: '9000000000', end_date: '9900000000'}}),
			'unknown-key',
			'/mandate',
		],
		[page({options: {create_mandate: 'REQUIRED'}}), 'unknown-key', '/options'],
		[page({mandate_max_amount: '499.00'}), 'unknown-key', '/mandate_max_amount', 'mandate.max_amount'],
		[page({options_create_mandate: 'REQUIRED'}), 'unknown-key', '/options_create_mandate', 'options.create_mandate'],
	],
	'two codes in one string': [
		[
			options({paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A, WALLET_B']}),
			'two-codes-in-one-string',
			'/options/0/paymentMethods/0',
			'"WALLET_A", "WALLET_B"',
		],
		[
			options({paymentMethodType: 'CARD', enable: true, cardFilters: [{cardBanks: ['BANK_A,BANK_B'], enable: false}]}),
			'two-codes-in-one-string',
			'/options/0/cardFilters/0/cardBanks/0',
			'"BANK_A", "BANK_B"',
		],
	],
	'a string for a list': [
		[
			options({paymentMethodType: 'WALLET', enable: false, paymentMethods: 'WALLET_A,WALLET_B'}),
			'invalid-type',
			'/options/0/paymentMethods',
			'["WALLET_A", "WALLET_B"]',
		],
		[
			options({paymentMethodType: 'CARD', enable: true, cardFilters: [{cardTypes: 'CREDIT', enable: false}]}),
			'invalid-type',
			'/options/0/cardFilters/0/cardTypes',
			'["CREDIT"]',
		],
	],
	'a missing enable': [
		[options({paymentMethodType: 'WALLET'}), 'missing-field', '/options/0/enable'],
		[
			options({paymentMethodType: 'CARD', enable: true, cardFilters: [{cardTypes: ['CREDIT']}]}),
			'missing-field',
			'/options/0/cardFilters/0/enable',
		],
	],
	'card filters on UPI or NB': [
		[
			options({paymentMethodType: 'UPI', enable: true, cardFilters: [{cardTypes: ['CREDIT'], enable: false}]}),
			'ignored-list',
			'/options/0/cardFilters',
		],
		[
			options({paymentMethodType: 'NB', enable: false, cardFilters: [{cardTypes: ['CREDIT'], enable: false}]}),
			'ignored-list',
			'/options/0/cardFilters',
		],
	],
	'a filter that changes nothing': [
		[options({paymentMethodType: 'CARD', enable: true}), 'no-effect', ''],
		[options(), 'no-effect', ''],
		[page({payment_filter: options()}), 'no-effect', '/payment_filter'],
	],
	'a filter that leaves nothing': [
		[{allowDefaultOptions: false, options: [{paymentMethodType: 'CARD', enable: false}]}, 'nothing-left', ''],
		[page({payment_filter: {allowDefaultOptions: false, options: []}}), 'nothing-left', '/payment_filter'],
	],
	'a placeholder sent to production': [
		[page({customer_email: '<EMAIL>'}), 'placeholder-left-in', '/customer_email'],
		[page({payment_page_client_id: '<CLIENT_ID>'}), 'placeholder-left-in', '/payment_page_client_id'],
		[page({amount: '<amount>'}), 'placeholder-left-in', '/amount'],
		[
			page({
				amount: '<amount>',
				payment_filter: options({paymentMethodType: 'NB', enable: false, paymentMethods: ['NB_<bank_code>']}),
			}),
			'placeholder-left-in',
			'/payment_filter/options/0/paymentMethods/0',
		],
		[
			options({
				paymentMethodType: 'UPI',
				enable: true,
				upiFilters: [{upiType: 'COLLECT', upiMethods: ['@<handle>'], enable: false}],
			}),
			'placeholder-left-in',
			'/options/0/upiFilters/0/upiMethods/0',
		],
	],
};

test('the list has twelve faults', () => {
	expect(Object.keys(faults)).toHaveLength(12);
});

describe.each(Object.entries(faults))('%s', (_, fixtures) => {
	test.each(fixtures.map(fixture => [fixture[2] || 'the whole filter', fixture] as const))(
		'is found at %s',
		(_, [subject, rule, pointer, suggestion]) => {
			const found = lint(subject).filter(issue => issue.pointer === pointer);
			expect(found.map(issue => issue.rule)).toEqual([rule]);
			expect(found[0]?.suggestion).toBe(suggestion);
			expect(found[0]?.severity).toBe(rule === 'no-effect' ? 'warning' : 'error');
			expect(lint(JSON.stringify(subject))).toEqual(lint(subject));
		},
	);
});
