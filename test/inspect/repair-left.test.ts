// repair: what could be meant in more than one way stays as it is, and is reported as `lint` reports it.
import {describe, expect, test} from 'vitest';
import {lint, repair} from '../../src/inspect/index.js';
import {customer, inBins, inCards, inOption, inPlan, inWallet, page} from './repair-inputs.js';

const cash = {paymentMethodType: 'CASH', enable: false};
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('what may be meant in more than one way', () => {
	test.each<readonly [what: string, input: unknown]>([
		['a word that is not a boolean', inOption({paymentMethodType: 'CASH', enable: 'yes'})],
		['an empty word for a boolean', inOption({paymentMethodType: 'CASH', enable: ''})],
		['2 for a boolean', inOption({paymentMethodType: 'CASH', enable: 2})],
		['null for a required boolean', inOption({paymentMethodType: 'CASH', enable: null})],
		['null for a required word', inOption({paymentMethodType: null, enable: true})],
		['a number for a word', inOption({paymentMethodType: 5, enable: true})],
		['a blank for a word', inOption({paymentMethodType: ' ', enable: true})],
		['a word one letter from two', inOption({paymentMethodType: 'CARH', enable: true})],
		['a word two letters away', inOption({paymentMethodType: 'WALT', enable: true})],
		['a short word', inOption({paymentMethodType: 'NA', enable: true})],
		['a word of 65 characters', inOption({paymentMethodType: `W${'-'.repeat(59)}ALLET`, enable: true})],
		['a type of the account', inOption({paymentMethodType: 'OTC', enable: true})],
		['a number for a list', inWallet(5)],
		['an object for a list of codes', inWallet({0: 'WALLET_A', length: 1})],
		['an empty text for a list', inWallet('')],
		['commas for a list', inWallet('WALLET_A,,WALLET_B')],
		['an empty list', inWallet([])],
		['an empty list of card filters', inCards([])],
		['JSON of a list that breaks off', inWallet('["WALLET_A","WALLET_B"')],
		['JSON of a list of card filters that breaks off', inCards('[{"enable": false, "cardTypes": ["CREDIT"]}')],
		['a word for a list of card filters', inCards('CREDIT')],
		['JSON that breaks off, for a card filter', inCards(['{"cardTypes": ["CREDIT"]'])],
		['an object of another kind for a card filter', inCards({colour: 'red'})],
		['card types of which one is unknown', inCards([{cardTypes: ['CREDIT,CASH'], enable: false}])],
		['a key one letter from two', inPlan({issuerFilterz: {tenures: ['3::6'], enable: true}})],
		['a key next to its right name', inOption({paymentMethodType: 'CASH', enable: true, Enable: false})],
		['two keys for one name', inOption({paymentMethodType: 'CASH', Enable: true, ENABLE: false})],
		['two keys for the options', {allowDefaultOptions: true, Options: [], OPTIONS: []}],
		['the only criterion of a filter', inCards([{enable: false, cardTypes: null}])],
		[
			'a type that another option has',
			{allowDefaultOptions: true, options: [{...cash, paymentMethodType: 'CASHH'}, cash]},
		],
		['several ranges of which one is wrong', inBins(['41::42,4x'])],
		['several words for an option', {allowDefaultOptions: true, options: ['CASH,RTP']}],
		['a reversed range', inBins(['5::4'])],
		['a reversed range with a hyphen', inBins(['5-4'])],
		['ends of different length', inBins(['41-5'])],
		[
			'filters on a hidden type',
			inOption({paymentMethodType: 'CARD', enable: false, cardFilters: [{enable: true, cardTypes: ['CREDIT']}]}),
		],
		[
			'an option in one of an unknown type',
			inOption({paymentMethodType: 'SOMETHING', enable: true, cardFilters: [{...cash, paymentMethodType: 'WALLET'}]}),
		],
		['options by type', {allowDefaultOptions: false, options: {CARD: {enable: true}}}],
		[
			'a group that may be credit or debit',
			{...inOption(cash), emiOptions: {noCostEmi: {enable: true, card: {enable: true}}}},
		],
		['a key of another object', {...inOption(cash), emiOptions: {enable: true}}],
		['a list for a boolean', {allowDefaultOptions: [true], options: []}],
		['a list for a range', inBins([['4:5']])],
		['a range beside a letter', inBins(['x4-5', '4-5x'])],
		['codes that break off', inWallet(['A,', '["A]'])],
		['a number for a list that the type ignores', inOption({...cash, cardFilters: 5})],
		['a filter alone that is null', {payment_filter: null}],
		['a mandate in a filter', {allowDefaultOptions: true, options: {create_mandate: 'REQUIRED'}}],
		['an amount with a third decimal', {...page, amount: '1.005'}],
		['an amount with a separator', {...page, amount: '1,000.00'}],
		['a negative amount', {...page, amount: -1}],
		['a negative number for an identifier', {...page, customer_id: -1}],
		['a number with a fraction for an identifier', {...page, customer_id: 1.5}],
		['null for a required field', {...page, order_id: null}],
		['part of a mandate that is empty', {...page, 'mandate.max_amount': '1.00', 'mandate.start_date': ''}],
		['a date without a time zone', {...page, 'mandate.start_date': '2030-01-01'}],
		['a date before 1970', {...page, 'mandate.start_date': '1969-12-31T23:59:59Z'}],
		['a date in another time zone', {...page, 'mandate.start_date': '2030-01-01T00:00:00+05:30'}],
		['a mandate that is not an object', {...page, mandate: 'REQUIRED'}],
		[
			'a mandate of which one field is there already',
			{...page, mandate: {max_amount: '1.00'}, 'mandate.max_amount': '2.00'},
		],
		[
			'filter keys next to the same keys in a filter',
			{...page, allowDefaultOptions: false, payment_filter: inOption({paymentMethodType: 'CASH', enable: true})},
		],
		[
			'a mandate of which a second field is there already',
			{...page, mandate: {max_amount: '1.00', start_date: '1'}, 'mandate.max_amount': '2.00'},
		],
		['a mandate with two keys for one field', {...page, mandate: {max_amount: '1.00', maxAmount: '2.00'}}],
		['the JSON of a list for a filter', {...page, payment_filter: '[]'}],
		['the JSON of an object for a word', {...page, action: '{}'}],
		['an amount of an action that has none', {action: 'paymentManagement', ...customer, amount: 5}],
		['an order as JSON text', {...customer, action: 'paymentPage', order: '{"order_id": "order-1", "amount": "1.00"}'}],
		...['2030-01-01T00:00:00Z1', '12030-01-01T00:00:00Z', 'x1893456000000', '1893456000000x'].map(
			date => [`the date ${date}`, {...page, 'mandate.start_date': date}] as const,
		),
		['two filters', {...page, paymentFilter: {}, PaymentFilter: {}}],
		['a field that resembles one with a short name', {action: 'paymentManagement', ...customer, amounts: 'true'}],
		[
			'a field that the specification does not name',
			{...page, udf1: {enable: 'true', paymentMethods: 'A,B'}, udf2: null},
		],
	])('%s', (_, input) => {
		const issues = lint(input);
		expect(repair(input)).toMatchObject({value: input, patch: [], changes: [], issues: plain(issues)});
		expect(issues.flatMap(({fix}) => fix ?? [])).toEqual([]);
	});
});

describe('what would cause a new error', () => {
	const list = {paymentMethodTypes: 'CARD', enable: true, paymentMethodss: ['WALLET_A'], paymentMethods: null};
	const hidden = {paymentMethodType: 'UPI', enable: false, upiFilterss: [{enable: true}], upiFilters: null};
	const withOptions = (...options: readonly unknown[]) => ({allowDefaultOptions: true, options});

	test.each([
		['a filter', (filter: unknown) => filter],
		['a session', (filter: unknown) => ({...page, payment_filter: filter})],
	])('stays in the options of %s that are wrong, and the other one is repaired', (_, inside) => {
		const input = inside(withOptions({...cash, enable: 'false'}, list, hidden));
		expect(repair(input)).toMatchObject({
			value: inside(withOptions(cash, list, hidden)),
			changes: [{rule: 'invalid-type', pointer: expect.stringMatching(/\/options\/0\/enable$/)}],
		});
	});
});

describe('what is not plain data', () => {
	test.each([
		['null', null],
		['undefined', undefined],
		['a number', 5],
		['a function', () => 1],
		['a date', new Date(0)],
	])('%s is kept and reported', (_, input) => {
		const {value, issues, changes} = repair(input);
		expect(value).toBe(input);
		expect(changes).toEqual([]);
		expect(issues.length).toBeGreaterThan(0);
	});

	test('an object in its place is neither changed nor frozen', () => {
		const date = new Date(0);
		expect(repair(inWallet(date)).value).toEqual(inWallet(date));
		expect(Object.isFrozen(date)).toBe(false);
	});

	test('a field "__proto__" is kept', () => {
		const input = (enable: string) =>
			`{"allowDefaultOptions":true,"options":[{"paymentMethodType":"CASH","enable":${enable},"__proto__":{"enable":1}}]}`;
		expect(JSON.stringify(repair(input('"true"')).value)).toBe(input('true'));
	});

	test('a list is kept', () => {
		expect(repair([])).toMatchObject({value: [], patch: [], changes: []});
	});

	test('a circular value ends', () => {
		const circle: Record<string, unknown> = {allowDefaultOptions: true};
		circle.options = [circle];
		expect(repair(circle).issues.length).toBeGreaterThan(0);
	});

	test('other repairs are kept', () => {
		const {value, changes} = repair(inOption({paymentMethodType: 'CARH', enable: 'true'}));
		expect(value).toEqual(inOption({paymentMethodType: 'CARH', enable: true}));
		expect(changes).toHaveLength(1);
	});
});
