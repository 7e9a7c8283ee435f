// What is written is what was said, with no key beside it; what cannot be written is told where it would stand.
import {expect, test} from 'vitest';
import {PLAIN_DIALECT} from '../../src/model/dialect-node.js';
import {type EmiNode, NO_EMI, type PlanNode} from '../../src/model/emi-node.js';
import {writeEmiFilter} from '../../src/model/write-emi-filter.js';
import {writePaymentFilter} from '../../src/model/write-payment-filter.js';
import {writeSession} from '../../src/model/write-session.js';
import {TENURE_ENCODINGS} from '../../src/wire/dialect.js';

const emiOf = (plan: PlanNode): EmiNode => ({
	onlyEmi: false,
	kinds: {standard: {cardless: [{enable: true, paymentMethods: ['A']}, plan]}},
});

test.each(TENURE_ENCODINGS)('a plan filter of %s has no key that was not said', tenureEncoding => {
	const dialect = {...PLAIN_DIALECT, tenureEncoding};
	const written = (plan: PlanNode) => writeEmiFilter(emiOf(plan), dialect, '').standardEmi?.cardless?.filters?.[1];
	expect(written({enable: true})).toStrictEqual({enable: true});
	expect(written({enable: false, paymentMethodType: 'CARD'})).toStrictEqual({
		enable: false,
		paymentMethodType: 'CARD',
	});
	const key = tenureEncoding === 'issuerFilter.tenures' ? 'issuerFilter' : tenureEncoding;
	const tenures = {items: ['3::6'], enable: true};
	expect(written({enable: true, tenures})).toStrictEqual({enable: true, [key]: {tenures: ['3::6'], enable: true}});
});

test('where one flag rules issuers and tenures, two flags are told at the plan filter (open point 5)', () => {
	const plan = {
		enable: true,
		issuers: {items: ['BANK_A'], enable: true},
		tenures: {items: ['3::6'], enable: false},
	};
	const dialect = {...PLAIN_DIALECT, tenureEncoding: 'issuerFilter.tenures'} as const;
	const told = (pointer: string) =>
		expect.objectContaining({
			issues: [
				{
					pointer,
					rule: 'contradiction',
					message:
						"tenureEncoding 'issuerFilter.tenures' has one enable for issuers and tenures: say only(…) or except(…) for both",
				},
			],
		});
	const emi = emiOf(plan);
	expect(() => writeEmiFilter(emi, dialect, '')).toThrow(told('/standardEmi/cardless/filters/1'));
	const filter = {dialect, allowDefaults: true, options: [], emi};
	expect(() => writePaymentFilter(filter, '/payment_filter')).toThrow(
		told('/payment_filter/emiOptions/standardEmi/cardless/filters/1'),
	);
	expect(writeEmiFilter(emi, PLAIN_DIALECT, '').standardEmi?.cardless?.filters?.[1]).toStrictEqual({
		enable: true,
		issuerFilter: {issuers: ['BANK_A'], enable: true},
		tenureFilter: {tenures: ['3::6'], enable: false},
	});
});

test('a filter without EMI has no EMI, and EMI of which nothing was said has no kind', () => {
	const filter = {dialect: PLAIN_DIALECT, allowDefaults: true, options: []};
	expect(writePaymentFilter(filter)).toStrictEqual({allowDefaultOptions: true, options: []});
	expect(writeEmiFilter(NO_EMI, PLAIN_DIALECT, '')).toStrictEqual({});
});

test('an NB code without NB_ is told where it stands, once it is known whose double it is not', () => {
	const write = (providers: readonly string[]) =>
		writePaymentFilter(
			{
				dialect: PLAIN_DIALECT,
				allowDefaults: true,
				servicePrefix: 'PREFIX',
				options: [
					{type: 'CASH', enable: true},
					{type: 'NB', enable: false, providers},
				],
			},
			'/payment_filter',
		);
	expect(write(['NB_BANKA', 'PREFIX_BANKB']).options[1]).toStrictEqual({
		paymentMethodType: 'NB',
		enable: false,
		paymentMethods: ['NB_BANKA', 'PREFIX_BANKA', 'NB_BANKB', 'PREFIX_BANKB'],
	});
	expect(() => write(['NB_BANKA', 'OTHER_BANKB'])).toThrow(
		/^\/payment_filter\/options\/1\/paymentMethods\/1: "OTHER_BANKB" is no NB code/,
	);
});

test('a session has no field that was not said', () => {
	const customer = {
		customer_id: 'c',
		customer_email: 'e',
		customer_phone: '0',
		payment_page_client_id: 'p',
	};
	expect(writeSession({action: 'paymentManagement', fields: customer})).toStrictEqual({
		...customer,
		action: 'paymentManagement',
	});
	const order = {...customer, order_id: 'o', amount: '1.00'} as const;
	expect(writeSession({action: 'paymentPage', fields: order, details: {description: 'd'}})).toStrictEqual({
		...order,
		action: 'paymentPage',
		description: 'd',
	});
});
