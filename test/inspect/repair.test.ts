// repair: every certain fix, with the rule and the place of its change.
import {describe, expect, test} from 'vitest';
import {explain, lint, repair} from '../../src/inspect/index.js';
import {applyPatch} from './apply-patch.js';
import {customer, inBins, inCards, inOption, inPlan, inWallet, mandate, page} from './repair-inputs.js';

type Case = readonly [what: string, input: unknown, repaired: unknown, ...changes: readonly string[]];

/** Repairs the input and checks value, patch and the `<rule> <pointer>` of each change. */
function check([, input, repaired, ...expected]: Case): void {
	const {value, patch, changes} = repair(input);
	expect(value).toEqual(repaired);
	expect(changes.map(({rule, pointer}) => `${rule} ${pointer}`)).toEqual(expected);
	const given: unknown = typeof input === 'string' ? JSON.parse(input.replace(/^\ufeff/, '')) : input;
	expect(applyPatch(given, patch)?.value).toEqual(repaired);
	expect(repair(value)).toMatchObject({value, patch: [], changes: []});
}

function each(cases: readonly Case[]): void {
	for (const one of cases) test(one[0], () => check(one));
}

const cash = {paymentMethodType: 'CASH', enable: true};
const wallets = inWallet(['WALLET_A', 'WALLET_B']);
const withFilter = (payment_filter: unknown) => ({...page, payment_filter});

describe('booleans and words', () => {
	each([
		['a string', inOption({...cash, enable: ' TRUE '}), inOption(cash), 'invalid-type /options/0/enable'],
		['1', inOption({...cash, enable: 1}), inOption(cash), 'invalid-type /options/0/enable'],
		['0', inOption({...cash, enable: 0}), inOption({...cash, enable: false}), 'invalid-type /options/0/enable'],
		[
			'the string "0"',
			inOption({...cash, enable: '0'}),
			inOption({...cash, enable: false}),
			'invalid-type /options/0/enable',
		],
		[
			'lower case',
			inOption({...cash, paymentMethodType: 'cash'}),
			inOption(cash),
			'unknown-value /options/0/paymentMethodType',
		],
		[
			'blanks',
			inOption({...cash, paymentMethodType: ' CASH '}),
			inOption(cash),
			'unknown-value /options/0/paymentMethodType',
		],
		[
			'look-alike letters',
			inOption({...cash, paymentMethodType: 'C\u0410SH'}),
			inOption(cash),
			'unknown-value /options/0/paymentMethodType',
		],
		[
			'another letter',
			inOption({...cash, paymentMethodType: 'CACH'}),
			inOption(cash),
			'unknown-value /options/0/paymentMethodType',
		],
		[
			'swapped letters',
			inOption({...cash, paymentMethodType: 'CAHS'}),
			inOption(cash),
			'unknown-value /options/0/paymentMethodType',
		],
		[
			'another name',
			inOption({...cash, paymentMethodType: 'COD'}),
			inOption(cash),
			'unknown-value /options/0/paymentMethodType',
		],
		['an action', {...page, action: 'PaymentPage'}, page, 'unknown-value /action'],
	]);
});

describe('lists', () => {
	each([
		['codes joined by commas', inWallet('WALLET_A, WALLET_B'), wallets, 'invalid-type /options/0/paymentMethods'],
		[
			'codes joined in one item',
			inWallet(['WALLET_A,WALLET_B']),
			wallets,
			'two-codes-in-one-string /options/0/paymentMethods/0',
		],
		['one code', inWallet('WALLET_A'), inWallet(['WALLET_A']), 'invalid-type /options/0/paymentMethods'],
		['the JSON of a list', inWallet('["WALLET_A","WALLET_B"]'), wallets, 'invalid-type /options/0/paymentMethods'],
		[
			'the JSON of a list in an item',
			inWallet(['["WALLET_A","WALLET_B"]']),
			wallets,
			'two-codes-in-one-string /options/0/paymentMethods/0',
		],
		[
			'a list in single quotes',
			inWallet("['WALLET_A', 'WALLET_B']"),
			wallets,
			'invalid-type /options/0/paymentMethods',
		],
		[
			'the JSON of several codes of a plan filter',
			inPlan({paymentMethod: '["A","B"]'}),
			inPlan({paymentMethod: ['A', 'B']}),
			'two-codes-in-one-string /emiOptions/noCostEmi/credit/filters/0/paymentMethod',
		],
		[
			'several codes of a plan filter',
			inPlan({paymentMethod: 'A,B'}),
			inPlan({paymentMethod: ['A', 'B']}),
			'two-codes-in-one-string /emiOptions/noCostEmi/credit/filters/0/paymentMethod',
		],
		[
			'one object',
			inCards({enable: false, cardTypes: ['CREDIT']}),
			inCards([{enable: false, cardTypes: ['CREDIT']}]),
			'invalid-type /options/0/cardFilters',
		],
		[
			'one misspelled object',
			inCards({enabled: false}),
			inCards([{enable: false}]),
			'invalid-type /options/0/cardFilters',
			'unknown-key /options/0/cardFilters/enabled',
		],
		[
			'the JSON of one object',
			inCards('{"enable": false}'),
			inCards([{enable: false}]),
			'invalid-type /options/0/cardFilters',
		],
		[
			'an object with numbered keys',
			inCards({0: {enable: false}, 1: {enable: true}}),
			inCards([{enable: false}, {enable: true}]),
			'invalid-type /options/0/cardFilters',
		],
		[
			'card types in one item',
			inCards([{enable: false, cardTypes: ['credit,DEBIT']}]),
			inCards([{enable: false, cardTypes: ['CREDIT', 'DEBIT']}]),
			'unknown-value /options/0/cardFilters/0/cardTypes/0',
		],
		[
			'card types',
			inCards([{enable: false, cardTypes: 'credit, DEBIT'}]),
			inCards([{enable: false, cardTypes: ['CREDIT', 'DEBIT']}]),
			'invalid-type /options/0/cardFilters/0/cardTypes',
			'unknown-value /options/0/cardFilters/0/cardTypes',
		],
	]);
});

describe('ranges and codes', () => {
	each([
		[
			'one colon',
			inBins(['411111:411199']),
			inBins(['411111::411199']),
			'invalid-format /options/0/cardFilters/0/cardBins/0',
		],
		[
			'a hyphen among blanks',
			inBins([' 411111 - 411199 ']),
			inBins(['411111::411199']),
			'invalid-format /options/0/cardFilters/0/cardBins/0',
		],
		[
			'a string with a dash',
			inBins('411111–411199'),
			inBins(['411111::411199']),
			'invalid-type /options/0/cardFilters/0/cardBins',
			'invalid-format /options/0/cardFilters/0/cardBins',
		],
		[
			'months',
			inPlan({tenureFilter: {enable: true, tenures: ['3-6', '9 to 12']}}),
			inPlan({tenureFilter: {enable: true, tenures: ['3::6', '9::12']}}),
			'invalid-format /emiOptions/noCostEmi/credit/filters/0/tenureFilter/tenures/0',
			'invalid-format /emiOptions/noCostEmi/credit/filters/0/tenureFilter/tenures/1',
		],
		[
			'blanks around a code',
			inWallet([' WALLET_A', 'WALLET_B ']),
			wallets,
			'invalid-format /options/0/paymentMethods/0',
			'invalid-format /options/0/paymentMethods/1',
		],
	]);
});

describe('what is redundant', () => {
	const many = Array.from({length: 60}, (_, index) => `WALLET_${index % 3}`);
	test('codes that are listed many times', () => {
		expect(repair(inWallet(many)).value).toEqual(inWallet(['WALLET_0', 'WALLET_1', 'WALLET_2']));
	});

	test('ranges that overlap in turn, one of them written in another item', () => {
		const {value, patch, changes} = repair(inBins(['40::41,43::45', '44::47', '46::49']));
		expect(value).toEqual(inBins(['40::41', '43::49']));
		expect(changes.map(({rule, pointer}) => [rule, pointer.replace('/options/0/cardFilters/0', '')])).toEqual([
			['invalid-format', '/cardBins/0'],
			['bin-ranges-overlap', '/cardBins/1'],
			['bin-ranges-overlap', '/cardBins/2'],
		]);
		expect(patch.map(({op, path}) => [op, path.replace('/options/0/cardFilters/0', '')])).toEqual([
			['remove', '/cardBins/2'],
			['remove', '/cardBins/1'],
			['replace', '/cardBins/0'],
			['add', '/cardBins/1'],
		]);
	});

	test('ranges inside another range', () => {
		const inner = Array.from({length: 60}, (_, index) => `4111${10 + index}::4111${10 + index}`);
		const {value, patch} = repair(inBins(['411100::411199', ...inner]));
		expect(value).toEqual(inBins(['411100::411199']));
		expect(applyPatch(inBins(['411100::411199', ...inner]), patch)?.value).toEqual(value);
	});

	const banks = (...cardBanks: readonly string[]) => ({enable: false, cardBanks});
	test.each([
		[
			'filters that another filter covers',
			inCards([banks('BANK_A'), banks('BANK_A', 'BANK_B'), banks('BANK_A', 'BANK_B'), banks('BANK_B')]),
			inCards([banks('BANK_A', 'BANK_B')]),
		],
		[
			'a duplicate, and a range inside another one',
			inBins(['411110::411119', '411100::411199', '411100::411199']),
			inBins(['411100::411199']),
		],
	])('%s', (_, input, repaired) => {
		const {value, patch, changes} = repair(input);
		expect(value).toEqual(repaired);
		expect(applyPatch(input, patch)?.value).toEqual(repaired);
		expect(changes.every(({message}) => message.includes(': removed '))).toBe(true);
	});
});

describe('keys', () => {
	const misspelled = (key: string) =>
		[key, inOption({paymentMethodType: 'CASH', [key]: true}), inOption(cash), `unknown-key /options/0/${key}`] as const;
	each([
		misspelled('Enable'),
		misspelled('enbale'),
		misspelled('enabled'),
		misspelled('"enable"'),
		['optinos', {allowDefaultOptions: true, optinos: [cash]}, inOption(cash), 'unknown-key /optinos'],
		[
			'the names of the reference table',
			inCards([
				{
					Enable: false,
					CardBrand: ['A'],
					CardBin: ['4::5'],
					CardType: ['CREDIT'],
					CardSubType: ['S'],
					CardBanks: ['B'],
				},
			]),
			inCards([
				{
					enable: false,
					cardBrands: ['A'],
					cardBins: ['4::5'],
					cardTypes: ['CREDIT'],
					cardSubTypes: ['S'],
					cardBanks: ['B'],
				},
			]),
			...['Enable', 'CardBrand', 'CardBin', 'CardType', 'CardSubType', 'CardBanks'].map(
				key => `unknown-key /options/0/cardFilters/0/${key}`,
			),
		],
		[
			'noCost',
			{...inOption(cash), emiOptions: {noCost: {enable: false}}},
			{...inOption(cash), emiOptions: {noCostEmi: {enable: false}}},
			'unknown-key /emiOptions/noCost',
		],
		[
			'a slash and a tilde',
			inOption({...cash, 'pay~ment/Methods': ['A']}),
			inOption({...cash, paymentMethods: ['A']}),
			'unknown-key /options/0/pay~0ment~1Methods',
		],
		[
			'email_address',
			{...page, customer_email: undefined, email_address: 'someone@shop.test'},
			page,
			'unknown-key /email_address',
		],
		[
			'mobile_number',
			{...page, customer_phone: undefined, mobile_number: 9000000001},
			page,
			'unknown-key /mobile_number',
			'invalid-type /mobile_number',
		],
		[
			'payment_fliter',
			{...page, payment_fliter: inOption(cash)},
			withFilter(inOption(cash)),
			'unknown-key /payment_fliter',
		],
		[
			'every key',
			Object.fromEntries(Object.entries(page).map(([key, value]) => [key.toUpperCase(), value])),
			page,
			...Object.keys(page).map(key => `unknown-key /${key.toUpperCase()}`),
		],
	]);
});

describe('null and empty', () => {
	each([
		[
			'an optional list',
			inOption({...cash, paymentMethods: null}),
			inOption(cash),
			'invalid-type /options/0/paymentMethods',
		],
		[
			'an optional word',
			inOption({
				paymentMethodType: 'UPI',
				enable: true,
				upiFilters: [{enable: false, upiType: '', upiMethods: ['@a']}],
			}),
			inOption({paymentMethodType: 'UPI', enable: true, upiFilters: [{enable: false, upiMethods: ['@a']}]}),
			'unknown-value /options/0/upiFilters/0/upiType',
		],
		[
			'details',
			{...page, description: '', first_name: null, return_url: ' '},
			page,
			'invalid-format /description',
			'invalid-type /first_name',
			'invalid-format /return_url',
		],
		[
			'all of the mandate',
			{...page, 'options.create_mandate': null, 'mandate.max_amount': ''},
			page,
			'invalid-type /options.create_mandate',
			'invalid-format /mandate.max_amount',
		],
		[
			'an empty mandate object',
			{...page, mandate: {}, options: null},
			page,
			'unknown-key /mandate',
			'unknown-key /options',
		],
		[
			'the order of payment management',
			{action: 'paymentManagement', ...customer, amount: null},
			{action: 'paymentManagement', ...customer},
			'wrong-action /amount',
		],
		['a filter', withFilter(null), page, 'invalid-type /payment_filter'],
		[
			'lists that are ignored',
			inOption({paymentMethodType: 'CARD', enable: true, paymentMethods: [], upiFilters: []}),
			inOption({paymentMethodType: 'CARD', enable: true}),
			'ignored-list /options/0/paymentMethods',
			'ignored-list /options/0/upiFilters',
		],
		[
			'filters of a hidden type',
			inOption({paymentMethodType: 'UPI', enable: false, upiFilters: []}),
			inOption({paymentMethodType: 'UPI', enable: false}),
			'ignored-list /options/0/upiFilters',
		],
		[
			'missing fields',
			{},
			{allowDefaultOptions: true, options: []},
			'missing-field /allowDefaultOptions',
			'missing-field /options',
		],
	]);
});

describe('a session', () => {
	const terms = {
		'options.create_mandate': 'REQUIRED',
		'mandate.max_amount': '1.00',
		'mandate.start_date': '0',
		'mandate.end_date': '1924992000',
	};
	each([
		...(
			[
				['1.0', '1.00', 'invalid-format'],
				['1', '1.00', 'invalid-format'],
				[' 499.5 ', '499.50', 'invalid-format'],
				[1, '1.00', 'invalid-type'],
				[10.5, '10.50', 'invalid-type'],
				[0, '0.00', 'invalid-type'],
				[' 007.00 ', '007.00', 'invalid-format'],
			] as const
		).map(
			([amount, written, rule]) =>
				[`amount ${JSON.stringify(amount)}`, {...page, amount}, {...page, amount: written}, `${rule} /amount`] as const,
		),
		...(
			[
				[1893456000, '1893456000', 'invalid-type'],
				[' 1893456000 ', '1893456000', 'invalid-format'],
				['1893456000123', '1893456000', 'invalid-format'],
				['2030-01-01T00:00Z', '1893456000', 'invalid-format'],
				['2030-01-01T00:00:00.999Z', '1893456000', 'invalid-format'],
				['1970-01-01T00:00:00Z', '0', 'invalid-format'],
			] as const
		).map(
			([start, written, rule]) =>
				[
					`date ${JSON.stringify(start)}`,
					{...page, ...terms, 'mandate.start_date': start},
					{...page, ...terms, 'mandate.start_date': written},
					`${rule} /mandate.start_date`,
				] as const,
		),
		[
			'an address among blanks',
			{...page, return_url: ' https://shop.example/back '},
			{...page, return_url: 'https://shop.example/back'},
			'invalid-format /return_url',
		],
		[
			'a mandate as text',
			{
				...page,
				mandate: '{"max_amount": "1.00", "start_date": "1", "end_date": "2"}',
				options: '{"create_mandate": "REQUIRED"}',
			},
			{
				...page,
				'mandate.max_amount': '1.00',
				'mandate.start_date': '1',
				'mandate.end_date': '2',
				'options.create_mandate': 'REQUIRED',
			},
			'unknown-key /mandate',
			'unknown-key /options',
		],
		[
			'numbers',
			{...page, customer_id: 42, order_id: 7},
			{...page, customer_id: '42', order_id: '7'},
			'invalid-type /customer_id',
			'invalid-type /order_id',
		],
		[
			'nested mandate',
			{
				...page,
				mandate: {max_amount: 1, start_date: 1893456000000, endDate: '2030-02-01T00:00:00Z'},
				options: {create_mandate: 'optional'},
			},
			{
				...page,
				'mandate.max_amount': '1.00',
				'mandate.start_date': '1893456000',
				'mandate.end_date': '1896134400',
				'options.create_mandate': 'OPTIONAL',
			},
			'unknown-key /mandate',
			'invalid-type /mandate/max_amount',
			'invalid-type /mandate/start_date',
			'invalid-format /mandate/endDate',
			'unknown-key /options',
			'unknown-value /options/create_mandate',
		],
		[
			'mandate_max_amount and its like',
			{...page, mandate_max_amount: '1.00', mandate_start_date: '1', mandate_end_date: '2', create_mandate: 'REQUIRED'},
			{
				...page,
				'mandate.max_amount': '1.00',
				'mandate.start_date': '1',
				'mandate.end_date': '2',
				'options.create_mandate': 'REQUIRED',
			},
			'unknown-key /mandate_max_amount',
			'unknown-key /mandate_start_date',
			'unknown-key /mandate_end_date',
			'unknown-key /create_mandate',
		],
		[
			'other options',
			{...page, options: {theme: 'dark', get_client_auth_token: true}},
			{...page, 'options.theme': 'dark', 'options.get_client_auth_token': true},
			'unknown-key /options',
		],
		[
			'a filter as text',
			withFilter(JSON.stringify(inOption({...cash, enable: 'true'}))),
			withFilter(inOption(cash)),
			'invalid-type /payment_filter',
			'invalid-type /payment_filter/options/0/enable',
		],
		[
			'a filter alone',
			{paymentFilter: inOption({...cash, enable: 'true'})},
			{payment_filter: inOption(cash)},
			'unknown-key /paymentFilter',
			'invalid-type /paymentFilter/options/0/enable',
		],
	]);
});

describe('a filter', () => {
	const credit = {enable: false, cardTypes: ['CREDIT']};
	const card = (...cardFilters: readonly object[]) => ({paymentMethodType: 'CARD', enable: true, cardFilters});
	const both = (...options: readonly object[]) => ({allowDefaultOptions: true, options});
	each([
		[
			'may repeat its type',
			both(card({...credit, paymentMethodType: 'CARD'})),
			both(card(credit)),
			'unknown-key /options/0/cardFilters/0/paymentMethodType',
		],
	]);
});

describe('what belongs elsewhere stays where it is', () => {
	const {order_id, amount, ...rest} = page;
	const wrong = {...cash, enable: 'true'};
	test.each<[what: string, input: object]>([
		['a filter beside the fields of a session', {...page, ...inOption(wrong)}],
		['options beside a filter', {...page, payment_filter: {allowDefaultOptions: false}, options: [wrong]}],
		[
			'options as text beside a filter',
			{...page, payment_filter: {allowDefaultOptions: false}, options: JSON.stringify([wrong])},
		],
		['one option beside a filter', {...page, payment_filter: {allowDefaultOptions: false}, options: wrong}],
		['a default alone', {...page, allowDefaultOptions: false}],
		['an option among card filters', inCards([{...cash}, {enable: false, cardTypes: ['CREDIT']}])],
		['an order', {...rest, order: {order_id, amount: 1}}],
		['a list of options', [{paymentMethodType: 'card', enable: 'true'}]],
	])('%s', (_, input) => {
		expect(repair(input)).toMatchObject({value: input, patch: [], changes: []});
		expect(lint(input).flatMap(({fix}) => fix?.patch ?? [])).toEqual([]);
	});
});

describe('text', () => {
	const wrong = JSON.stringify(inOption({...cash, enable: 'true'}));

	each([
		['may begin with a BOM', `\ufeff${wrong}`, inOption(cash), 'invalid-type /options/0/enable'],
		[
			'may be JSON twice over',
			JSON.stringify(wrong),
			inOption(cash),
			'invalid-type ',
			'invalid-type /options/0/enable',
		],
	]);

	test.each(['null', '"null"', '"5"', '"[]"', '5', '"[', 'not JSON', ''])('%s stays text', text => {
		expect(repair(text)).toMatchObject({value: text, patch: [], changes: [], issues: [{pointer: ''}]});
	});
});

test('at most 100 issues are listed, and total counts them all', () => {
	const many = repair({allowDefaultOptions: true, options: Array.from({length: 301}, () => ({paymentMethodType: 5}))});
	expect(many.issues).toHaveLength(100);
	expect(many.total).toBeGreaterThan(100);
});

test('the providers of a mandate session are written twice', () => {
	const session = (...codes: readonly string[]) => ({...page, ...mandate, payment_filter: inWallet(codes)});
	const {value, changes} = repair(session('A', 'A', 'B'), {servicePrefix: 'P'});
	expect(value).toEqual(session('A', 'P_A', 'B', 'P_B'));
	expect(new Set(changes.map(({rule}) => rule))).toEqual(new Set(['duplicate-code', 'providers-not-doubled']));
});

test.each([
	['WALLET', ['WALLET_Q'], 'P_WALLET_Q'],
	['CONSUMER_FINANCE', ['LENDER_Q', 'LENDER_R'], 'P_LENDER_R'],
	['NB', ['NB_BANKQ'], 'P_BANKQ'],
] as const)('the doubled code of a provider of %s has the verdict of the provider', (type, paymentMethods, code) => {
	for (const enable of [true, false]) {
		const payment_filter = inOption({paymentMethodType: type, enable, paymentMethods});
		const input = {...page, ...mandate, payment_filter};
		const account = {servicePrefix: 'P'};
		const {value} = repair(input, account);
		const verdictOf = (of: unknown, one: string) =>
			explain(of, {type, code: one, supportsMandates: true}, account).verdict;
		const provider = paymentMethods.at(-1) ?? '';
		expect(verdictOf(input, provider)).toBe(enable ? 'shown' : 'hidden');
		expect([provider, code].map(one => verdictOf(value, one))).toEqual(Array(2).fill(enable ? 'shown' : 'hidden'));
	}
});

test('a renamed key keeps its place among the others', () => {
	const {value} = repair({allowDefaultOptions: true, options: [{Enable: true, paymentMethodType: 'CASH'}]});
	expect(JSON.stringify(value)).toBe(
		'{"allowDefaultOptions":true,"options":[{"enable":true,"paymentMethodType":"CASH"}]}',
	);
});

test('many items that contain several codes each', () => {
	const pairs = Array.from({length: 30}, (_, index) => [`A${index}`, `B${index}`]);
	const {value, changes} = repair(inWallet(pairs.map(pair => pair.join())));
	expect(value).toEqual(inWallet(pairs.flat()));
	expect(changes.map(({pointer}) => pointer).sort()).toEqual(
		pairs.map((_, index) => `/options/0/paymentMethods/${index}`).sort(),
	);
});

test('a part that only seems redundant, since another one is misread, stays', () => {
	const upi = (paymentMethodType: string) => ({
		paymentMethodType,
		enable: true,
		upiFilters: [{enable: true, upiType: 'INTENT', upiMethods: ['APP_A']}],
	});
	const {value} = repair({allowDefaultOptions: false, options: [upi('upi'), upi('UPI'), upi('UPI')]});
	expect(value).toEqual({allowDefaultOptions: false, options: [upi('upi'), upi('UPI'), upi('UPI')]});
});

test('the text of a list is parsed', () => {
	expect(repair('[{}]')).toMatchObject({value: [{}], patch: [], changes: [], issues: [{pointer: ''}]});
});

test('the input stays unchanged, the result is frozen', () => {
	const input = inOption({...cash, enable: 'false'});
	const before = structuredClone(input);
	const {value, patch, changes} = repair(input);
	expect(input).toEqual(before);
	expect(Object.isFrozen(input.options)).toBe(false);
	expect(Object.isFrozen((value as typeof input).options)).toBe(true);
	expect([patch, changes].every(Object.isFrozen) && changes.every(Object.isFrozen)).toBe(true);
});

test('keeps what covers a duplicate, although two rules remove it', () => {
	const filter = (...cardBins: string[]) => ({
		allowDefaultOptions: true,
		options: [{paymentMethodType: 'CARD', enable: true, cardFilters: [{cardBins, enable: false}]}],
	});
	const plans = (...tenures: string[]) => ({
		allowDefaultOptions: true,
		options: [],
		emiOptions: {
			noCostEmi: {
				enable: true,
				credit: {enable: true, filters: [{enable: true, tenureFilter: {enable: true, tenures}}]},
			},
		},
	});
	expect(repair(plans('9::9', '9::9', '1::9')).value).toEqual(plans('1::9'));
	expect(repair(plans('9::9', '9::9')).value).toEqual(plans('9::9'));
	expect(repair(filter('41::41', '41::41', '40::49')).value).toEqual(filter('40::49'));
});
