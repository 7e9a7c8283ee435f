// Repair: only what is certain, each change named, the rest left and reported.
import {describe, expect, test} from 'vitest';
import {decode, decodeSession} from '../../src/inspect/decode.js';
import {repair} from '../../src/inspect/repair/repair.js';

const inOption = (option: object) => ({allowDefaultOptions: true, options: [option]});
const wallet = {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']};

describe('what is certain is mended, and named', () => {
	test.each([
		['string booleans', {...wallet, enable: 'False'}, ['/options/0/enable "False" is written false']],
		[
			'codes joined by commas',
			{...wallet, paymentMethods: ['WALLET_A, WALLET_B']},
			['/options/0/paymentMethods/0 "WALLET_A, WALLET_B" is written as ["WALLET_A", "WALLET_B"]'],
		],
		[
			'a string for a list',
			{...wallet, paymentMethods: 'WALLET_A,WALLET_B'},
			['/options/0/paymentMethods "WALLET_A,WALLET_B" is written as ["WALLET_A", "WALLET_B"]'],
		],
		[
			'the JSON of a list in a string',
			{...wallet, paymentMethods: '["WALLET_A","WALLET_B"]'},
			['/options/0/paymentMethods the JSON in a string is written as JSON'],
		],
		[
			'wrong case of a word',
			{...wallet, paymentMethodType: 'wallet'},
			['/options/0/paymentMethodType "wallet" is written "WALLET"'],
		],
		[
			'look-alike letters of a word',
			{...wallet, paymentMethodType: 'W\u0410LLET'},
			['/options/0/paymentMethodType "W\\u0410LLET" is written "WALLET"'],
		],
		[
			'a word one letter away',
			{...wallet, paymentMethodType: 'WALLETS'},
			['/options/0/paymentMethodType "WALLETS" is written "WALLET"'],
		],
		[
			'the case of a key',
			{paymentMethodType: 'WALLET', Enable: false, PaymentMethods: ['WALLET_A', 'WALLET_B']},
			[
				'/options/0/Enable "Enable" is written "enable"',
				'/options/0/PaymentMethods "PaymentMethods" is written "paymentMethods"',
			],
		],
	])('%s', (_, option, told) => {
		const {value, changes, issues} = repair(inOption(option));
		expect(value).toEqual(inOption(wallet));
		expect(changes.map(({pointer, message: text}) => `${pointer} ${text}`)).toEqual(told);
		expect(issues).toEqual([]);
	});

	test('another document’s name of a type', () => {
		expect(repair(inOption({paymentMethodType: 'NETBANKING', enable: false})).value).toEqual(
			inOption({paymentMethodType: 'NB', enable: false}),
		);
	});

	test('the reference table’s spellings, and one card type where a list belongs', () => {
		const {value, issues} = repair(
			inOption({
				paymentMethodType: 'CARD',
				enable: 'true',
				cardFilters: [
					{
						Enable: 'false',
						CardBrand: ['BRAND_A'],
						CardBin: '411111::411199',
						CardType: 'credit',
						CardSubType: [],
						CardBanks: [],
					},
				],
			}),
		);
		expect(issues).toEqual([]);
		expect(value).toEqual(
			inOption({
				paymentMethodType: 'CARD',
				enable: true,
				cardFilters: [
					{
						enable: false,
						cardBrands: ['BRAND_A'],
						cardBins: ['411111::411199'],
						cardTypes: ['CREDIT'],
						cardSubTypes: [],
						cardBanks: [],
					},
				],
			}),
		);
	});

	test('several codes of an EMI plan filter', () => {
		const of = (paymentMethod: unknown) => ({
			allowDefaultOptions: true,
			options: [],
			emiOptions: {noCostEmi: {enable: true, credit: {enable: true, filters: [{enable: true, paymentMethod}]}}},
		});
		expect(repair(of('CODE_A,CODE_B')).value).toEqual(of(['CODE_A', 'CODE_B']));
		expect(repair(of('CODE_A'))).toEqual({value: of('CODE_A'), changes: [], issues: []});
	});

	test('a missing allowDefaultOptions or options', () => {
		expect(repair({})).toEqual({
			value: {allowDefaultOptions: true, options: []},
			changes: [
				{pointer: '/allowDefaultOptions', to: 'true', text: 'allowDefaultOptions is written true'},
				{pointer: '/options', to: '[]', text: 'options is written []'},
			],
			issues: [],
		});
	});

	test('JSON that was written twice', () => {
		const text = JSON.stringify(inOption(wallet));
		expect(repair(text)).toEqual({value: inOption(wallet), changes: [], issues: []});
		expect(repair(JSON.stringify(text))).toEqual({
			value: inOption(wallet),
			changes: [{pointer: '', text: 'the JSON in a string is written as JSON'}],
			issues: [],
		});
	});

	test('a session: keys, words, the nested mandate, a filter in a string', () => {
		const customer = {customer_id: 'customer-1', customer_email: 'e@example.com', customer_phone: '9000000000'};
		const rest = {payment_page_client_id: 'client-1', order_id: 'order-1', amount: '1.00', udf1: {Enable: 'true'}};
		const {value, changes, issues} = repair({
			Action: 'paymentpage',
			...customer,
			...rest,
			options: {create_mandate: 'required'},
			mandate: {max_amount: '1.00', start_date: '1', endDate: '2'},
			paymentFilter: JSON.stringify(inOption({...wallet, enable: 'false'})),
		});
		expect(issues).toEqual([]);
		expect(value).toEqual({
			action: 'paymentPage',
			...customer,
			...rest,
			'options.create_mandate': 'REQUIRED',
			'mandate.max_amount': '1.00',
			'mandate.start_date': '1',
			'mandate.end_date': '2',
			payment_filter: inOption(wallet),
		});
		expect(changes.map(change => change.pointer)).toContain('/mandate/endDate');
	});
});

describe('what is not certain is left, and reported', () => {
	test.each([
		['a word one letter from two', inOption({paymentMethodType: 'CARH', enable: true})],
		['a word two letters away', inOption({paymentMethodType: 'WALT', enable: true})],
		['a short word', inOption({paymentMethodType: 'NA', enable: true})],
		['a number for a flag', inOption({paymentMethodType: 'CASH', enable: 1})],
		['a key that is there already', inOption({paymentMethodType: 'CASH', enable: true, Enable: 'false'})],
		['codes of which one is none', inOption({...wallet, paymentMethods: ['WALLET_A,,WALLET_B']})],
		[
			'a reversed range',
			inOption({paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: true, cardBins: ['5::4']}]}),
		],
		['both spellings of a mandate', {action: 'quickPay', mandate: {max_amount: '1.00'}, 'mandate.max_amount': '2.00'}],
		['a missing flag', inOption({paymentMethodType: 'CASH'})],
	])('%s', (_, input) => {
		const {value, changes, issues} = repair(input);
		expect(value).toEqual(input);
		expect(changes).toEqual([]);
		const decoded = 'action' in input ? decodeSession(input) : decode(input);
		expect(decoded).toMatchObject({ok: false, issues});
	});

	test('what was mended beside it is kept', () => {
		const {value, changes, issues} = repair(inOption({paymentMethodType: 'CARH', enable: 'true'}));
		expect(value).toEqual(inOption({paymentMethodType: 'CARH', enable: true}));
		expect(changes).toHaveLength(1);
		expect(issues.map(issue => issue.pointer)).toEqual(['/options/0/paymentMethodType']);
	});

	test.each([null, undefined, 5, 'no JSON', '"text"', '[', [], () => 1])('%s stays what it is', input => {
		const {value, changes, issues} = repair(input);
		expect(value).toBe(input);
		expect(changes).toEqual([]);
		expect(issues).toHaveLength(1);
	});
});

test('the input is left as it was, the answer is frozen', () => {
	const input = inOption({...wallet, enable: 'false', paymentMethods: 'WALLET_A,WALLET_B'});
	const before = structuredClone(input);
	const {value} = repair(input);
	expect(input).toEqual(before);
	expect(Object.isFrozen(input.options)).toBe(false);
	expect(Object.isFrozen((value as typeof input).options)).toBe(true);
});
