// The same wrong thing gets the same help wherever it is: read as what it can only mean, with a certain fix that repair makes.
import {describe, expect, test} from 'vitest';
import {explain, lint, repair, summarize} from '../../src/inspect/index.js';
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

test.each([
	['action', 'quickPay,paymentPage', 'write quickPay or paymentPage'],
	['sdk_udf', 'hideEMI/showEMI', 'write hideEMI or showEMI'],
	['options.create_mandate', 'required & optional', 'write REQUIRED or OPTIONAL'],
])('of several words where a request has one, one is to be chosen: %s', (field, text, remedy) => {
	const [issue] = lint({...page, [field]: text}).filter(({pointer}) => pointer === `/${field}`);
	expect(issue?.remedy).toBe(remedy);
});

test.each([
	['udf5', 'YOUR_VALUE', '/udf5', 'sample-value'],
	['metadata', {note: '<NOTE>'}, '/metadata/note', 'placeholder-left-in'],
	['campaign', ['{{campaign}}'], '/campaign/0', 'placeholder-left-in'],
])(
	'a placeholder in a field of the merchant is one if it has brackets, else a sample value: %s',
	(field, value, pointer, rule) => {
		const found = lint({...page, [field]: value}).filter(issue => issue.pointer === pointer);
		expect(found).toMatchObject([{rule}]);
		expect(lint({...page, customer_id: 'YOUR_CUSTOMER'})).toMatchObject([
			{rule: 'placeholder-left-in', severity: 'error', pointer: '/customer_id'},
		]);
	},
);

test.each([
	['one option', {0: {paymentMethodType: 'CASH', enable: false}}],
	['options with a gap', {1: {paymentMethodType: 'NB', enable: false}, 4: {paymentMethodType: 'CASH', enable: false}}],
	['a list in a list', {0: [{paymentMethodType: 'CASH', enable: false}]}],
])('options of a flat filter that became an object are not fields of the session: %s', (_, options) => {
	const input = {...page, options};
	expect(lint(input).map(({rule, pointer}) => `${rule} ${pointer}`)).toEqual(['unknown-key /options']);
	expect(repair(input).value).toEqual(input);
});

describe('a template is a placeholder in every field, and nothing else is said of it', () => {
	test.each([
		['amount', '{{amount}}'],
		['amount', '<amount>'],
		['action', '<paymentPage>'],
		['action', '%s'],
		['return_url', '{{base}}/cb'],
		['order_id', `test-${'$'}{id()}`],
		['order_id', 'order-%d'],
		['sdk_udf', `${'$'}{display}`],
		['customer_email', '%(email)s'],
		['payment_filter', '{{filter}}'],
		['description', 'for %NAME%'],
	])('%s: %s', (field, text) => {
		const input = {...page, [field]: text};
		const found = lint(input).filter(({pointer}) => pointer === `/${field}`);
		expect(found).toMatchObject([{rule: 'placeholder-left-in', severity: 'error'}]);
		expect(found[0]).not.toHaveProperty('fix');
		expect(repair(input).value).toEqual(input);
	});

	test.each([
		[{paymentMethodType: '<type>', enable: false}, '/options/0/paymentMethodType'],
		[{paymentMethodType: 'CASH', enable: '{{enable}}'}, '/options/0/enable'],
		[{paymentMethodType: 'NB', enable: false, paymentMethods: ['<bank>']}, '/options/0/paymentMethods/0'],
		[{paymentMethodType: 'NB', enable: false, paymentMethods: '%s'}, '/options/0/paymentMethods'],
		[
			{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: false, cardBins: ['{{from}}::{{to}}']}]},
			'/options/0/cardFilters/0/cardBins/0',
		],
	])('%j', (option, pointer) => {
		expect(lint(inOption(option))).toMatchObject([{rule: 'placeholder-left-in', pointer}]);
	});

	test.each(['50%discount', 'a < b', 'x > y', '100% sure'])('%s is none', description => {
		expect(lint({...page, description}).filter(({pointer}) => pointer === '/description')).toEqual([]);
	});
});

describe('several codes in one string are written apart', () => {
	test.each([
		['NB', 'NB_BANKA|NB_BANKB', ['NB_BANKA', 'NB_BANKB']],
		['WALLET', ['WALLET_A;WALLET_B'], ['WALLET_A', 'WALLET_B']],
		['WALLET', ['WALLET_A ; wallet_b'], ['WALLET_A', 'wallet_b']],
		['NB', ['NB_BANKA/NB_BANKB', 'NB_BANKC'], ['NB_BANKA', 'NB_BANKB', 'NB_BANKC']],
		['NB', 'NB_BANKA NB_BANKB', ['NB_BANKA', 'NB_BANKB']],
		['WALLET', 'WALLET_A+WALLET_B', ['WALLET_A', 'WALLET_B']],
		['WALLET', ['WALLET_A & WALLET_B'], ['WALLET_A', 'WALLET_B']],
		['WALLET', ['WALLET_A and WALLET_B'], ['WALLET_A', 'WALLET_B']],
		['WALLET', ['WALLET_A | WALLET_B,WALLET_C'], ['WALLET_A | WALLET_B', 'WALLET_C']],
	])('%s: %j', (paymentMethodType, paymentMethods, codes) => {
		const input = inOption({paymentMethodType, enable: false, paymentMethods});
		expect(lint(input).some(({fix}) => fix !== undefined)).toBe(true);
		expect(repair(input).value).toMatchObject({options: [{paymentMethods: codes}]});
	});

	test.each(['Some Bank', 'a/b', 'GOLD CARD', 'A B'])('%s is one code', code => {
		const cardFilters = [{enable: false, cardSubTypes: [code]}];
		const issues = lint(inOption({paymentMethodType: 'CARD', enable: true, cardFilters}));
		expect(issues.filter(({rule}) => rule === 'two-codes-in-one-string')).toEqual([]);
	});
});

describe('options in another form', () => {
	test.each([
		[{UPI: true, NB: false}, 'write [{"paymentMethodType": "UPI", "enable": true}, …], an option for each type'],
		[{CARD: {enable: true}}, 'write [{"paymentMethodType": "CARD", "enable": true}, …], an option for each type'],
		[{WALLET: false}, 'write [{"paymentMethodType": "WALLET", "enable": false}, …], an option for each type'],
		[{upi: true, Cards: {}}, 'write [{"paymentMethodType": "UPI", "enable": true}, …], an option for each type'],
		[{NB: ['NB_A'], CASH: true}, 'write [{"paymentMethodType": "NB", "enable": true}, …], an option for each type'],
		['UPI,Cash', 'write [{"paymentMethodType": "UPI", "enable": true}, …], an option for each type'],
		['wallets', 'write [{"paymentMethodType": "WALLET", "enable": true}, …], an option for each type'],
	])('%j: %s', (options, remedy) => {
		const input = {allowDefaultOptions: false, options};
		expect(lint(input)[0]).toMatchObject({pointer: '/options', remedy});
		expect(repair(input).value).toEqual(input);
	});

	test('a map is judged as the options that it means', () => {
		const options = {CASH: true, WALLET: {enable: 'x'}};
		const pointers = lint({allowDefaultOptions: false, options}).map(({rule, pointer}) => `${rule} ${pointer}`);
		expect(pointers).toContain('invalid-type /options/WALLET/enable');
	});

	test.each(['UPI', 'card', 'Wallets'])('the name %s: its option', name => {
		const [issue] = lint({allowDefaultOptions: false, options: [name]});
		expect(issue?.remedy).toMatch(/^write \{"paymentMethodType": "(?:UPI|CARD|WALLET)", "enable": true\} to show it$/);
	});
});

test.each([
	[{options: [[]], 'options.create_mandate': false}],
	[{'options.create_mandate': 'REQUIRED', amount: '1.00'}],
	['FALSE'],
	['True'],
	["'x'"],
	[{allowDefaultOptions: false, options: [{paymentMethodType: 'card', Enable: undefined}]}],
	[{allowDefaultOptions: false, options: [{paymentMethodType: 'CARD', Enable: undefined}]}],
	[{allowDefaultOptions: false, options: [{paymentMethodType: 'CASH', enable: true, paymntMethods: undefined}]}],
])('each fix that is offered is made, and no error is new: %j', input => {
	const {changes, issues} = repair(input);
	expect(issues.filter(({fix}) => fix !== undefined)).toEqual([]);
	if (lint(input).some(({fix}) => fix !== undefined)) expect(changes).not.toEqual([]);
	const before = new Set(lint(input).map(({rule}) => rule));
	expect(issues.filter(({rule, severity}) => severity === 'error' && !before.has(rule))).toEqual([]);
});

test.each([
	[['400000::499999', '41115000::41115049,41115000::41115049']],
	[['400000::499999', '41115000::41115049;41115000::41115049', '411150::411150']],
	[['41::42,41::42,41::42']],
])('no issue occurs twice: %j', cardBins => {
	const cardFilters = [{enable: false, cardBins}];
	const found = lint(inOption({paymentMethodType: 'CARD', enable: true, cardFilters}));
	const keys = found.map(({rule, pointer, message}) => `${rule} ${pointer} ${message}`);
	expect(new Set(keys).size).toBe(keys.length);
});

test.each(['enabled', 'mandateCodes'])('a key of %s that could reach a prototype is refused', key => {
	for (const name of ['__proto__', 'constructor', 'prototype'])
		expect(() => lint({}, {[key]: JSON.parse(`{"${name}": ["A"]}`)})).toThrow('cannot be the name of a field');
});
