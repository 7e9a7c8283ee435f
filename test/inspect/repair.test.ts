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
const withFilter = (payment_filter: unknown) => ({...page, payment_filter});

describe('booleans and words', () => {
	const flag = (enable: unknown, meant: boolean): Case => [
		JSON.stringify(enable),
		inOption({...cash, enable}),
		inOption({...cash, enable: meant}),
		'invalid-type /options/0/enable',
	];
	const word = (what: string, paymentMethodType: string): Case => [
		what,
		inOption({...cash, paymentMethodType}),
		inOption(cash),
		'unknown-value /options/0/paymentMethodType',
	];
	each([
		flag(' TRUE ', true),
		flag(1, true),
		flag(0, false),
		flag('0', false),
		word('lower case', 'cash'),
		word('blanks', ' CASH '),
		word('look-alike letters', 'C\u0410SH'),
		word('another letter', 'CACH'),
		word('swapped letters', 'CAHS'),
		word('another name', 'COD'),
		['an action', {...page, action: 'PaymentPage'}, page, 'unknown-value /action'],
	]);
});

describe('lists', () => {
	const codes = (written: unknown, meant: readonly string[], ...changes: readonly string[]): Case => [
		JSON.stringify(written),
		inWallet(written),
		inWallet(meant),
		...changes.map(change => change.replace(' ', ' /options/0/paymentMethods')),
	];
	const ofPlan = (written: string, meant: string | readonly string[], rule: string): Case => [
		`${written} for one code or several`,
		inPlan({paymentMethod: written}),
		inPlan({paymentMethod: meant}),
		`${rule} /emiOptions/noCostEmi/credit/filters/0/paymentMethod`,
	];
	each([
		codes('A, B', ['A', 'B'], 'invalid-type '),
		codes(['A,B'], ['A', 'B'], 'two-codes-in-one-string /0'),
		codes('A', ['A'], 'invalid-type '),
		codes('7', ['7'], 'invalid-type '),
		codes('A,B,A,A', ['A', 'B'], 'invalid-type '),
		codes('["A","B"]', ['A', 'B'], 'invalid-type '),
		codes(['["A","B"]'], ['A', 'B'], 'two-codes-in-one-string /0'),
		codes("['A', 'B']", ['A', 'B'], 'invalid-type '),
		codes(['["A"]', "['B']"], ['A', 'B'], 'invalid-format /0', 'invalid-format /1'),
		codes(['A', '[]'], ['A'], 'invalid-format /1'),
		codes(['A,B', 'C,D', 'E'], ['A', 'B', 'C', 'D', 'E'], 'two-codes-in-one-string /0', 'two-codes-in-one-string /1'),
		ofPlan('["A","B"]', ['A', 'B'], 'two-codes-in-one-string'),
		ofPlan('["A"]', ['A'], 'invalid-format'),
		ofPlan('A,B', ['A', 'B'], 'two-codes-in-one-string'),
		ofPlan(' A', 'A', 'invalid-format'),
		[
			'banks joined in one item',
			inCards([{enable: false, cardBanks: ['BANK_A,BANK_B']}]),
			inCards([{enable: false, cardBanks: ['BANK_A', 'BANK_B']}]),
			'two-codes-in-one-string /options/0/cardFilters/0/cardBanks/0',
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
			inCards(' {"enable": false}'),
			inCards([{enable: false}]),
			'invalid-type /options/0/cardFilters',
		],
		[
			'the JSON of an object in an item',
			inCards(['{"enable": false}']),
			inCards([{enable: false}]),
			'invalid-type /options/0/cardFilters/0',
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
	const wallet = {paymentMethodType: 'WALLET', enable: false};
	const separators = [':', '-', ':::', '--', '–', '—', '..', '...', 'to', ' to  '];
	each([
		[
			'any other separator',
			inBins(separators.map((separator, digit) => digit + separator + digit)),
			inBins(separators.map((_, digit) => `${digit}::${digit}`)),
			...separators.map((_, digit) => `invalid-format /options/0/cardFilters/0/cardBins/${digit}`),
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
			inWallet(['WALLET_A', 'WALLET_B']),
			'invalid-format /options/0/paymentMethods/0',
			'invalid-format /options/0/paymentMethods/1',
		],
		[
			'types of plan filters and codes that read like a type, however many options have that type',
			{...inPlan({paymentMethodType: 'wallet'}), options: Array(2).fill({...wallet, paymentMethods: 'WALLET'})},
			{...inPlan({paymentMethodType: 'WALLET'}), options: Array(2).fill({...wallet, paymentMethods: ['WALLET']})},
			'invalid-type /options/0/paymentMethods',
			'invalid-type /options/1/paymentMethods',
			'unknown-value /emiOptions/noCostEmi/credit/filters/0/paymentMethodType',
		],
	]);
});

describe('what is redundant', () => {
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

	const many = (item: (index: number) => string) => Array.from({length: 60}, (_, index) => item(index));
	const banks = (...cardBanks: readonly string[]) => ({enable: false, cardBanks});
	test.each([
		['codes that are listed many times', inWallet(many(index => `W${index % 3}`)), inWallet(['W0', 'W1', 'W2'])],
		['codes in one item, each twice', inWallet(['A,B,A,B', '["C","C"]', 'D|D']), inWallet(['A', 'B', 'C', 'D'])],
		['codes in one item, of which some are in another', inWallet(['A,B', 'B', 'A']), inWallet(['A', 'B'])],
		[
			'ranges inside another range',
			inBins(['4111::4111', ...many(index => `4111${10 + index}::4111${10 + index}`), '42::42']),
			inBins(['4111::4111', '42::42']),
		],
		[
			'ranges that overlap, apart from each other',
			inBins(['43::43', '4110::4114', '42::42', '4112::4119']),
			inBins(['43::43', '4110::4119', '42::42']),
		],
		[
			'duplicates of a range inside another',
			inBins(['4111::4112', '4110::4119', '4110::4119', '42::42']),
			inBins(['4110::4119', '42::42']),
		],
		[
			'filters that another filter covers',
			inCards([banks('A'), banks('A', 'B'), banks('C'), banks('A', 'B'), banks('B'), banks('D')]),
			inCards([banks('A', 'B'), banks('C'), banks('D')]),
		],
	])('%s', (_, input, repaired) => {
		const {value, patch, issues} = repair(input);
		expect(value).toEqual(repaired);
		expect(applyPatch(input, patch)?.value).toEqual(repaired);
		expect(issues.flatMap(({fix}) => fix ?? [])).toEqual([]);
	});
});

describe('keys', () => {
	const manyFields = Object.fromEntries(Array.from({length: 64}, (_, index) => [`udf${index}`, '']));
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
			'the type of the option in a filter',
			inCards([{paymentMethodType: 'CARD', enable: false, cardTypes: ['CREDIT']}]),
			inCards([{enable: false, cardTypes: ['CREDIT']}]),
			'unknown-key /options/0/cardFilters/0/paymentMethodType',
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
			'Amount, beside many fields that the specification does not name',
			{...manyFields, ...page, amount: undefined, Amount: '1.00'},
			{...manyFields, ...page, amount: '1.00'},
			'unknown-key /Amount',
		],
		[
			'of two keys for one field, the first',
			{...page, options: {create_mandate: 'REQUIRED'}, create_mandate: 'OPTIONAL'},
			{...page, 'options.create_mandate': 'REQUIRED', create_mandate: 'OPTIONAL'},
			'unknown-key /options',
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
			'an order of an action that does not exist',
			{...page, action: 'unknown', order_id: null},
			{...page, action: 'unknown', order_id: undefined},
			'invalid-type /order_id',
		],
		[
			'not an amount that a misspelled action requires',
			{...page, action: 'PaymentPage', amount: null},
			{...page, amount: null},
			'unknown-value /action',
		],
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
			{...page, customer_id: 42, order_id: 0},
			{...page, customer_id: '42', order_id: '0'},
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
			'a nested member that repeats its field',
			{...page, mandate: {max_amount: '1.00'}, 'mandate.max_amount': '1.00'},
			{...page, 'mandate.max_amount': '1.00'},
			'unknown-key /mandate',
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
	const {value, patch, changes} = repair(session('A', 'A', 'B'), {servicePrefix: 'P'});
	expect(value).toEqual(session('A', 'P_A', 'B', 'P_B'));
	expect(applyPatch(session('A', 'A', 'B'), patch)?.value).toEqual(value);
	expect(repair(session('A', 'B'), {servicePrefix: 'P'}).patch).toMatchObject([
		{op: 'replace', value: 'P_A'},
		{op: 'add', value: 'B'},
		{op: 'add', value: 'P_B'},
	]);
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

test('the patch changes only what changes', () => {
	const bank = {enable: false, cardBanks: ['BANK_B']};
	expect(repair(inCards([{enable: 'false', cardBanks: ['BANK_A']}, bank, bank])).patch).toEqual([
		{op: 'remove', path: '/options/0/cardFilters/2'},
		{op: 'replace', path: '/options/0/cardFilters/0/enable', value: false},
	]);
	expect(repair(inWallet(['A', 'A ', 'B', 'C', 'D,E'])).patch).toEqual([
		{op: 'remove', path: '/options/0/paymentMethods/1'},
		{op: 'replace', path: '/options/0/paymentMethods/3', value: 'D'},
		{op: 'add', path: '/options/0/paymentMethods/4', value: 'E'},
	]);
});

test('a misspelled type hides no other issue, and is left if another option has that type', () => {
	const options = (...paymentMethods: readonly string[]) => ({
		allowDefaultOptions: true,
		options: [
			{paymentMethodType: 'WALLETS', enable: false, paymentMethods},
			{paymentMethodType: 'WALLET', enable: true},
		],
	});
	const misspelled = 'unknown-value /options/0/paymentMethodType';
	const found = (input: unknown) => lint(input).map(({rule, pointer}) => `${rule} ${pointer}`);
	expect(found(options('A,B', 'C,D'))).toEqual([
		misspelled,
		'two-codes-in-one-string /options/0/paymentMethods/0',
		'two-codes-in-one-string /options/0/paymentMethods/1',
		'conflicting-type /options/1',
	]);
	const {value, issues} = repair(options('A,B', 'C,D'));
	expect(value).toEqual(options('A', 'B', 'C', 'D'));
	expect(found(value)[0]).toBe(misspelled);
	expect(issues[0]).not.toHaveProperty('fix');
});

test('two codes in one string are known to be neither code', () => {
	expect(explain(inWallet(['A,B']), {type: 'WALLET', code: 'A'}).verdict).toBe('undetermined');
});
