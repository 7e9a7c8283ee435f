// The shop example: a policy of named rules, some of which depend on the cart.

import {decisionTable, explain} from 'paylock/inspect';
import {expect, test} from 'vitest';
import {filter} from '../../examples/shop/account.js';
import {type Cart, checkout, options} from '../../examples/shop/checkout.js';
import {festival} from '../../examples/shop/rules.js';

const cart: Cart = {orderId: 'order-1', total: 499, hasGold: false, isAbroad: false, blockedLenders: []};
const optionOf = (type: string, given: Partial<Cart>) =>
	options({...cart, ...given})
		.build()
		.options.find(option => option.paymentMethodType === type);

test('an ordinary cart has only the rules for every cart', () => {
	expect(options(cart).build()).toEqual({
		allowDefaultOptions: true,
		options: [
			{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_C']},
			{paymentMethodType: 'CARD', enable: true, cardFilters: [{cardBins: ['411111::411199'], enable: false}]},
		],
	});
});

test('each property of the cart adds one option', () => {
	expect(optionOf('CASH', {hasGold: true})).toEqual({paymentMethodType: 'CASH', enable: false});
	expect(optionOf('UPI', {isAbroad: true})).toEqual({paymentMethodType: 'UPI', enable: false});
	expect(optionOf('CONSUMER_FINANCE', {blockedLenders: ['LENDER_A']})?.paymentMethods).toEqual(['LENDER_A']);
	expect(optionOf('CASH', {}) ?? optionOf('UPI', {}) ?? optionOf('CONSUMER_FINANCE', {})).toBeUndefined();
});

test('the campaign reaches carts from 3000', () => {
	expect(options({...cart, total: 2999.99}).build().emiOptions).toBeUndefined();
	expect(options({...cart, total: 3000}).build().emiOptions).toEqual({
		noCostEmi: {
			enable: true,
			credit: {
				enable: true,
				filters: [
					{
						enable: true,
						issuerFilter: {issuers: ['PREFIX_BANK_A', 'PREFIX_BANK_B'], enable: true},
						tenureFilter: {tenures: ['3::6'], enable: true},
					},
				],
			},
			debit: {enable: false},
			cardless: {enable: false},
		},
	});
});

test('a lender outside the catalog is refused', () => {
	expect(() => options({...cart, blockedLenders: ['LENDER_Z']})).toThrow('"LENDER_Z" is not in codes.CONSUMER_FINANCE');
});

test('rules that show an EMI kind twice are refused', () => {
	const twice = () =>
		filter()
			.allowDefaults(true)
			.include(festival)
			.include(festival as never);
	expect(twice).toThrow(
		expect.objectContaining({issues: [expect.objectContaining({pointer: '/emiOptions/noCostEmi'})]}),
	);
});

test('a subscription has a mandate and names each bank twice', () => {
	const subscription = {from: new Date('2026-01-01T00:00:00Z'), to: new Date('2030-01-01T00:00:00Z')};
	expect(checkout({...cart, subscription}).build()).toMatchObject({
		amount: '499.00',
		payment_filter: {
			allowDefaultOptions: false,
			options: [
				{
					paymentMethodType: 'NB',
					enable: true,
					paymentMethods: ['NB_BANKA', 'PREFIX_BANKA', 'NB_BANKB', 'PREFIX_BANKB'],
				},
			],
		},
		'options.create_mandate': 'REQUIRED',
		'mandate.max_amount': '499.00',
		'mandate.start_date': '1767225600',
		'mandate.end_date': '1893456000',
	});
});

test('a complaint is answered with the stored cart and the instrument', () => {
	expect(explain(options({...cart, isAbroad: true}), {type: 'UPI'})).toMatchObject({
		verdict: 'hidden',
		rules: ['no UPI abroad'],
	});
});

test('which cart sees what: people review the file', async () => {
	const table = decisionTable(
		{total: [999, 3000], hasGold: [false, true], isAbroad: [false, true], blockedLenders: [[], ['LENDER_A']]},
		cart => options({...cart, orderId: 'order-1'}),
	);
	await expect(table.toMarkdown()).toMatchFileSnapshot('../../examples/shop/filters.md');
});
