// The same wrong thing gets the same help wherever it is: read as what it can only mean, with a certain fix that repair makes.
import {describe, expect, test} from 'vitest';
import {explain} from '../../src/inspect/evaluate/explain.js';
import {lint} from '../../src/inspect/lint/lint.js';
import {repair} from '../../src/inspect/repair/repair.js';
import {summarize} from '../../src/inspect/summarize/summarize.js';
import {inBins, inCards, inOption, inPlan, inWallet, page} from './repair-inputs.js';

const cash = {paymentMethodType: 'CASH', enable: false};
const reward = {paymentMethodType: 'REWARD', enable: false};
const inTenures = (tenures: unknown) => inPlan({tenureFilter: {enable: true, tenures}});
const inIssuers = (issuerFilter: object) => inPlan({issuerFilter: {enable: true, ...issuerFilter}});

describe('a single value, a list as an object, a flag as text', () => {
	test.each<[what: string, input: unknown, repaired: unknown]>([
		['a BIN as text', inBins(['522222']), inBins(['522222::522222'])],
		['a short BIN among blanks', inBins([' 4 ']), inBins(['4::4'])],
		['a BIN as a number', inBins([522222]), inBins(['522222::522222'])],
		['a BIN in place of the list', inBins('522222'), inBins(['522222::522222'])],
		['a number in place of the list', inBins(522222), inBins(['522222::522222'])],
		['BINs in one item', inBins(['522222,533333']), inBins(['522222::522222', '533333::533333'])],
		['a tenure as text', inTenures(['9']), inTenures(['9::9'])],
		['a tenure as a number', inTenures([12]), inTenures(['12::12'])],
		['a tenure in place of the list', inTenures(18), inTenures(['18::18'])],
		['tenures joined by commas', inTenures('3, 6'), inTenures(['3::3', '6::6'])],
		['a tenure among issuers', inIssuers({tenures: [24]}), inIssuers({tenures: ['24::24']})],
		[
			'options that lost their order',
			{allowDefaultOptions: true, options: {1: cash, 4: {...reward, enable: 'FALSE'}}},
			{allowDefaultOptions: true, options: [cash, reward]},
		],
		['codes that lost their order', inWallet({3: 'A', 5: 'B'}), inWallet(['A', 'B'])],
		[
			'card filters that lost their order',
			inCards({7: {enable: 'false', cardTypes: {2: 'debit'}}}),
			inCards([{enable: false, cardTypes: ['DEBIT']}]),
		],
		['payment methods of a plan', inPlan({paymentMethod: {1: 'A', 2: 'B'}}), inPlan({paymentMethod: ['A', 'B']})],
		[
			'an empty object for options',
			{allowDefaultOptions: 'TRUE', options: {}},
			{allowDefaultOptions: true, options: []},
		],
		['an empty object for codes', inWallet({}), inWallet([])],
		['an empty object for ranges', inTenures({}), inTenures([])],
	])('%s', (_, input, repaired) => {
		expect(repair(input).value).toEqual(repaired);
		expect(repair(input).issues.filter(({severity}) => severity === 'error')).toEqual([]);
	});

	test.each<[what: string, input: unknown]>([
		['the number of a card', inBins(['4111111111111111'])],
		['a tenure of no months', inTenures(['0'])],
		['a number for a code', inWallet(5)],
		['an object with names', inWallet({first: 'A'})],
	])('not %s', (_, input) => {
		expect(repair(input)).toMatchObject({value: input, changes: []});
	});
});

describe('one mistake is one issue', () => {
	test.each<[what: string, input: unknown]>([
		['a list of texts as text for an option', {allowDefaultOptions: true, options: ['["B", "C"]']}],
		['a list of words as text that are no types', inCards([{enable: false, cardTypes: ['["GOLD"]']}])],
		['a list of words as text of which one is no type', inCards([{enable: false, cardTypes: ['["GOLD", "DEBIT"]']}])],
	])('%s', (_, input) => {
		expect(lint(input).filter(({severity}) => severity === 'error')).toHaveLength(1);
		expect(repair(input)).toMatchObject({value: input, changes: []});
	});
});

test.each([{options: '[]'}, {options: ' [ ] '}, {options: {}}, {allowDefaultOptions: 'true'}])(
	'each certain fix is made: %j',
	input => {
		expect(repair(input).value).toEqual({allowDefaultOptions: true, options: []});
		expect(repair(input).issues.flatMap(({fix}) => fix ?? [])).toEqual([]);
	},
);

describe('an action that cannot be read', () => {
	const filter = {allowDefaultOptions: false, options: [{paymentMethodType: 'UPI', enable: true}]};
	const session = (action: unknown) => ({...page, payment_filter: filter, action});

	test.each([
		['QuickPay', 'shown'],
		['quick_pay', 'shown'],
		[' paymentPage', 'hidden'],
		['PaymentManagement', 'hidden'],
	])('is read as its only near match: %s', (action, verdict) => {
		const input = session(action);
		expect(explain(input, {type: 'NB', code: 'NB_BANKA'}).verdict).toBe(verdict);
		expect(explain(repair(input).value, {type: 'NB', code: 'NB_BANKA'}).verdict).toBe(verdict);
	});

	test.each(['mandate', 'pay', '', 5, null, {}])('leaves open what depends on it: %j', action => {
		for (const instrument of [{type: 'NB', code: 'NB_BANKA'}, {type: 'UPI', handle: '@bank'}, {type: 'CASH'}] as const)
			expect(explain(session(action), instrument)).toMatchObject({
				verdict: 'undetermined',
				because: [{rule: 'unreadable', pointer: '/action'}],
			});
		expect(summarize(session(action))).toContain('Cannot be read: /action');
	});

	test('hides no issue of the filter', () => {
		const wrong = {...filter, options: [{paymentMethodType: 'UPI', enable: false}]};
		const rules = (action: string) => lint({...page, payment_filter: wrong, action}).map(({rule}) => rule);
		expect(rules('subscribe')).toEqual(['unknown-value', ...rules('paymentPage')]);
	});
});

test('for the guarantee of repair a doubled code is the provider itself', () => {
	const mandate = {
		'options.create_mandate': 'REQUIRED',
		'mandate.max_amount': '99.00',
		'mandate.start_date': '1893456000',
		'mandate.end_date': '1993456000',
	};
	for (const [type, code, doubled] of [
		['WALLET', 'WALLET_B', 'SVC_WALLET_B'],
		['NB', 'NB_BANKB', 'SVC_BANKB'],
		['CONSUMER_FINANCE', 'LENDER_A', 'SVC_LENDER_A'],
	] as const) {
		const before = {
			...page,
			...mandate,
			payment_filter: inOption({paymentMethodType: type, enable: false, paymentMethods: [code]}),
		};
		const after = repair(before, {servicePrefix: 'SVC'}).value;
		const verdict = explain(before, {type, code, supportsMandates: true}).verdict;
		expect(explain(after, {type, code: doubled, supportsMandates: true}).verdict).toBe(verdict);
	}
});

test.each([
	['action', 'quickPay,paymentPage', 'write quickPay or paymentPage'],
	['sdk_udf', 'hideEMI/showEMI', 'write hideEMI or showEMI'],
	['options.create_mandate', 'required & optional', 'write REQUIRED or OPTIONAL'],
])('of several words where a request has one, one is to be chosen: %s', (field, text, remedy) => {
	const [issue] = lint({...page, [field]: text}).filter(({pointer}) => pointer === `/${field}`);
	expect(issue?.remedy).toBe(remedy);
});

test.each([
	['udf5', 'YOUR_VALUE', '/udf5'],
	['metadata', {note: '<NOTE>'}, '/metadata/note'],
	['campaign', ['{{campaign}}'], '/campaign/0'],
])('a placeholder in a field of the merchant is a sample value: %s', (field, value, pointer) => {
	const found = lint({...page, [field]: value}).filter(issue => issue.pointer === pointer);
	expect(found).toMatchObject([{rule: 'sample-value', severity: 'info', remedy: 'write the real value'}]);
	expect(lint({...page, customer_id: 'YOUR_CUSTOMER'})).toMatchObject([
		{rule: 'placeholder-left-in', severity: 'error', pointer: '/customer_id'},
	]);
});

test.each([9, '12', '36'])('a single tenure names the range to write: %j', value => {
	const filter = {enable: true, tenureFilter: {tenures: [value], enable: false}};
	const group = {enable: true, filters: [filter]};
	const [issue] = lint({
		allowDefaultOptions: true,
		options: [],
		emiOptions: {standardEmi: {enable: true, debit: group}},
	});
	expect(issue?.pointer).toBe('/emiOptions/standardEmi/debit/filters/0/tenureFilter/tenures/0');
	expect(issue?.remedy).toBe(`write "${value}::${value}"`);
	expect(issue?.fix?.patch).toMatchObject([{value: `${value}::${value}`}]);
});

test.each([
	['one option', {0: {paymentMethodType: 'CASH', enable: false}}],
	['options with a gap', {1: {paymentMethodType: 'NB', enable: false}, 4: {paymentMethodType: 'CASH', enable: false}}],
	['a list in a list', {0: [{paymentMethodType: 'CASH', enable: false}]}],
])('options of a flat filter that became an object are not fields of the session: %s', (_, options) => {
	const input = {...page, options};
	expect(lint(input).map(({rule, pointer}) => `${rule} ${pointer}`)).toEqual(['unknown-key /options']);
	expect(repair(input).value).toEqual(input);
});
