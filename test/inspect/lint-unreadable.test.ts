// Lint on input that decode refuses: each mistake is reported once, the rest is still checked, and so are placeholders.
import {describe, expect, test} from 'vitest';
import {decode, decodeSession, explain, lint} from '../../src/inspect/index.js';
import {cards, filterOf, listed, page, wallets} from './lint-issues.js';

const PLACEHOLDER = '<CODE>';
const placeholders = (input: unknown) =>
	lint(input).flatMap(({rule, pointer}) => (rule === 'placeholder-left-in' ? [pointer] : []));

test.each(['', '[]', '"[1]"', '"<CODE>"', 7, null, undefined, new Date(0)])(
	'%j is one issue of the whole input',
	input => {
		expect(lint(input)).toMatchObject([{severity: 'error', pointer: ''}]);
	},
);

describe('one mistake', () => {
	test('in a key is one issue, not a second one for what is missing', () => {
		expect(listed(filterOf(true, {paymentMethodType: 'CASH', enbale: false}))).toBe(
			'error unknown-key /options/0/enbale',
		);
		const {order_id, ...rest} = page({});
		expect(listed({...rest, orderId: order_id})).toBe('error unknown-key /orderId');
		expect(listed(page({mandate: {max_amount: '1.00', start_date: '1800000000', end_date: '1900000000'}}))).toBe(
			'error unknown-key /mandate\nerror missing-field /options.create_mandate',
		);
	});

	test('suppresses the issues that depend on it, but for readings', () => {
		expect(listed({allowDefaultOptions: 'yes', options: []})).toBe('error invalid-type /allowDefaultOptions');
		expect(listed(filterOf(false, {paymentMethodType: 'CARDS', enable: true}))).toBe(
			'error unknown-value /options/0/paymentMethodType\ninfo emi-not-named /emiOptions',
		);
	});

	test('in a list or its items is not an empty list or filter too', () => {
		const options = [
			7,
			{paymentMethodType: 7, enable: true, paymentMethods: []},
			{paymentMethodType: 'CARD', enable: true, cardFilters: [7]},
			{paymentMethodType: 'WALLET', enable: true, paymentMethods: [7]},
		];
		const emiOptions = {noCostEmi: {enable: true, credit: {enable: true, filters: [7]}}};
		expect(listed({allowDefaultOptions: true, options, emiOptions})).toBe(
			[
				'error invalid-type /options/0',
				'error invalid-type /options/1/paymentMethodType',
				'error invalid-type /options/2/cardFilters/0',
				'error invalid-type /options/3/paymentMethods/0',
				'error invalid-type /emiOptions/noCostEmi/credit/filters/0',
			].join('\n'),
		);
	});

	test('in one option does not affect the others', () => {
		const options = [{paymentMethodType: 'CARDS'}, wallets('WALLET_A,WALLET_B'), wallets('WALLET_C')];
		expect(listed({allowDefaultOptions: false, options})).toBe(
			[
				'error unknown-value /options/0/paymentMethodType',
				'error missing-field /options/0/enable',
				'error two-codes-in-one-string /options/1/paymentMethods/0',
				'error conflicting-type /options/2',
			].join('\n'),
		);
	});
});

test.each([
	['["CASH"]'],
	[9],
	[null],
	[['CARD']],
	'["CASH"]',
	[{paymentMethodType: 'CARD', enable: 'no'}],
	[{paymentMethodType: 'CARDZZ', enable: 'perhaps'}],
])('what may hide or enable CARD and cannot be read is one mistake: %j', options => {
	for (const allowDefaultOptions of [true, false]) {
		const issues = lint({allowDefaultOptions, options});
		expect(issues.filter(({severity}) => severity !== 'error')).toEqual([]);
	}
});

describe('next to a mistake, the fix of another issue', () => {
	const twice = {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_A']};
	const patchOf = (rule: string, input: unknown) => lint(input).find(issue => issue.rule === rule)?.fix?.patch;

	test('applies to the input as it is', () => {
		const pathsIn = (options: unknown) => patchOf('duplicate-code', {allowDefaultOptions: true, options});
		expect(pathsIn([{...twice, enable: 'false'}])).toEqual([{op: 'remove', path: '/options/0/paymentMethods/1'}]);
		expect(pathsIn(twice)).toEqual([{op: 'remove', path: '/options/paymentMethods/1'}]);
	});

	test('tests what it replaces', () => {
		const list = '/options/0/cardFilters/0/cardBins';
		const cardFilters = [{enable: 'false', cardBins: ['4111::4119', '4115::4125']}];
		expect(
			patchOf('bin-ranges-overlap', filterOf(true, {paymentMethodType: 'CARD', enable: true, cardFilters})),
		).toEqual([
			{op: 'test', path: `${list}/1`, value: '4115::4125'},
			{op: 'test', path: `${list}/0`, value: '4111::4119'},
			{op: 'replace', path: `${list}/0`, value: '4111::4125'},
			{op: 'remove', path: `${list}/1`},
		]);
	});

	test('is left out inside a JSON text, at any depth', () => {
		const list = JSON.stringify(twice.paymentMethods);
		expect(lint(filterOf(true, {...twice, paymentMethods: list})).map(({rule}) => rule)).toEqual([
			'invalid-type',
			'duplicate-code',
		]);
		const filters = [
			filterOf(true, twice),
			cards({enabled: false, cardTypes: 'credit', cardBins: '41-42,43-44'}),
			cards({paymentMethodType: 'WALLET', enable: 'false'}),
			filterOf(true, {...twice, paymentMethods: ['A,B']}),
		];
		const terms = JSON.stringify({max_amount: 1, start_date: '1893456000', end_date: '1924992000'});
		for (const [input, place] of [
			[filterOf(true, {...twice, paymentMethods: list}), '/options/0/paymentMethods'] as const,
			...filters.map(filter => [page({payment_filter: JSON.stringify(filter)}), '/payment_filter'] as const),
			...filters.map(filter => [JSON.stringify(JSON.stringify(filter)), ''] as const),
			[page({'options.create_mandate': 'REQUIRED', mandate: terms}), '/mandate'] as const,
		]) {
			const issues = lint(input);
			expect(issues.length).toBeGreaterThan(1);
			expect(issues.filter(({fix}) => fix !== undefined).map(({pointer}) => pointer)).toEqual([place]);
		}
		const decoded = decodeSession(page({payment_filter: JSON.stringify(filters[3])}));
		expect(decoded.issues.flatMap(({fix, pointer}) => (fix ? [pointer] : []))).toEqual(['/payment_filter']);
	});
});

test('a key without a value stands for no field', () => {
	expect(listed(filterOf(true, {paymentMethodType: 'CASH', Enable: undefined}))).toBe(
		'error unknown-key /options/0/Enable\nerror missing-field /options/0/enable',
	);
	expect(listed(filterOf(true, {paymentMethodType: 'CASH', Enable: false, enable: undefined}))).toBe(
		'error unknown-key /options/0/Enable',
	);
	const [issue] = lint(cards({...wallets(), paymentMethods: undefined}));
	expect(issue).toMatchObject({rule: 'unknown-key', pointer: '/options/0/cardFilters/0/paymentMethodType'});
	expect(issue).not.toHaveProperty('related');
});

describe('a payment method type', () => {
	test.each(['WALLET,NB', 'wallet / nb', 'NB|WALLET'])(
		'that names two types, %j, may be either and suggests neither',
		text => {
			const input = filterOf(true, {paymentMethodType: text, enable: false});
			expect(lint(input)).toMatchObject([{rule: 'unknown-value', pointer: '/options/0/paymentMethodType'}]);
			expect(lint(input)[0]).not.toHaveProperty('suggestion');
			const verdicts = (['WALLET', 'NB', 'CASH'] as const).map(type => explain(input, {type}).verdict);
			expect(verdicts).toEqual(['undetermined', 'undetermined', 'shown']);
		},
	);

	test('that may be one of the account may change something', () => {
		expect(listed(filterOf(true, {paymentMethodType: 'OTC', enable: false}))).toBe(
			'error unknown-value /options/0/paymentMethodType',
		);
	});
});

test('items after one that cannot be read keep their place', () => {
	expect(listed(filterOf(false, {...wallets(), paymentMethods: ['WALLET_A', 7, 'WALLET_A', null, 'wallet_b']}))).toBe(
		[
			'error invalid-type /options/0/paymentMethods/1',
			'error invalid-type /options/0/paymentMethods/3',
			'warning duplicate-code /options/0/paymentMethods/2',
			'info lower-case-code /options/0/paymentMethods/4',
		].join('\n'),
	);
});

test('a filter alone under payment_filter is a filter', () => {
	const payment_filter = filterOf(true, {paymentMethodType: 'CASH', enable: true});
	for (const input of [{payment_filter}, JSON.stringify({payment_filter})]) {
		expect(listed(input)).toBe('warning no-effect /payment_filter');
	}
	expect(listed({payment_filter, action: 'paymentPage'})).toContain('error missing-field /customer_id');
	expect(listed({paymentFiltr: payment_filter})).toBe(
		'error unknown-key /paymentFiltr\nwarning no-effect /paymentFiltr',
	);
});

test('a filter as text inside a session is read', () => {
	const payment_filter = JSON.stringify(filterOf(true, {paymentMethodType: 'CASH', enable: 'true'}));
	expect(listed(page({payment_filter}))).toBe(
		[
			'error invalid-type /payment_filter',
			'error invalid-type /payment_filter/options/0/enable',
			'warning no-effect /payment_filter',
		].join('\n'),
	);
});

describe('placeholders', () => {
	test('are found in addition to issues, but not twice at the same place', () => {
		const option = {paymentMethodType: PLACEHOLDER, enable: true, name: PLACEHOLDER, paymentMethods: [PLACEHOLDER]};
		expect(placeholders(filterOf(true, option))).toEqual([
			'/options/0/paymentMethodType',
			'/options/0/paymentMethods/0',
		]);
	});

	test.each([
		['order_id', 'yourUniqueOrderId'],
		['payment_page_client_id', 'yourClientId'],
		['customer_phone', 'customer_phone'],
		['customer_id', '<CUSTOMER_ID>'],
		['customer_phone', 'xxxxxxxxxx'],
	])('%s: %s', (field, value) => {
		expect(placeholders(page({[field]: value}))).toEqual([`/${field}`]);
	});

	test('are not JSON inside a string', () => {
		expect(placeholders(page({udf1: '{"a": "b"}', description: 'yours'}))).toEqual([]);
		expect(placeholders(page({description: '{"a": "<CODE>"}'}))).toEqual(['/description/a']);
	});

	test('are found next to values that are null or missing', () => {
		expect(placeholders({options: [], in: {a: null, b: undefined, c: 7, d: PLACEHOLDER}})).toEqual(['/in/d']);
	});

	test('are found 32 levels deep, and next to deeper values', () => {
		const nested = (levels: number): object => (levels === 1 ? {code: PLACEHOLDER} : {in: nested(levels - 1)});
		expect(placeholders({options: [], ...nested(32)})).toEqual([`${'/in'.repeat(31)}/code`]);
		expect(placeholders({options: [], ...nested(33), beside: {code: PLACEHOLDER}})).toEqual(['/beside/code']);
		expect(placeholders({options: [], ...nested(5_000), beside: {code: PLACEHOLDER}})).toEqual(['/beside/code']);
	});

	test('are found once in a circular value, in texts of up to 256 characters', () => {
		const loop: {code: string; self?: object} = {code: PLACEHOLDER};
		loop.self = loop;
		expect(placeholders({options: [], in: loop})).toEqual(['/in/code']);
		const ofLength = (length: number) => placeholders(page({description: PLACEHOLDER.padEnd(length, '-')}));
		expect(ofLength(256)).toEqual(['/description']);
		expect(ofLength(257)).toEqual([]);
	});
});

describe('what is wrong inside a part that is not read where it is', () => {
	const cash = {paymentMethodType: 'CASH', enable: 'flase'};
	const card = (fields: object) => ({paymentMethodType: 'CARD', enable: true, ...fields});

	test.each([
		[
			'a misspelled key',
			{allowDefaultOptions: true, optons: [cash]},
			['error unknown-key /optons', 'error invalid-type /optons/0/enable'],
		],
		[
			'a misspelled key inside a misspelled key',
			{allowDefaultOptions: true, optons: [card({cardFilter: [{enable: false, cardType: ['CREDT']}]})]},
			[
				'error unknown-key /optons',
				'error unknown-key /optons/0/cardFilter',
				'error unknown-key /optons/0/cardFilter/0/cardType',
				'error unknown-value /optons/0/cardFilter/0/cardType/0',
			],
		],
		[
			'a misspelled key in a filter as text',
			{payment_filter: JSON.stringify({allowDefaultOptions: true, optons: [cash]})},
			[
				'error invalid-type /payment_filter',
				'error unknown-key /payment_filter/optons',
				'error invalid-type /payment_filter/optons/0/enable',
			],
		],
		[
			'codes that only lint judges',
			filterOf(true, {paymentMethodType: 'WALLET', enable: false, paymentMethod: ['WALLET_A,WALLET_B']}),
			['error unknown-key /options/0/paymentMethod', 'error two-codes-in-one-string /options/0/paymentMethod/0'],
		],
		[
			'a flag under a misspelled key',
			filterOf(true, {paymentMethodType: 'CASH', enbale: 'flase'}),
			['error unknown-key /options/0/enbale', 'error invalid-type /options/0/enbale'],
		],
		[
			'one object in place of a list',
			filterOf(true, card({cardFilters: {enable: 'no', cardTypes: ['CREDT']}})),
			[
				'error invalid-type /options/0/cardFilters',
				'error invalid-type /options/0/cardFilters/enable',
				'error unknown-value /options/0/cardFilters/cardTypes/0',
			],
		],
		[
			'a list as text',
			{allowDefaultOptions: true, options: JSON.stringify([cash])},
			['error invalid-type /options', 'error invalid-type /options/0/enable'],
		],
		[
			'codes in place of a list',
			filterOf(true, card({cardFilters: [{enable: false, cardTypes: 'CREDIT, DEBTI'}]})),
			[
				'error invalid-type /options/0/cardFilters/0/cardTypes',
				'error unknown-value /options/0/cardFilters/0/cardTypes',
				'warning nothing-left-of-type /options/0',
			],
		],
		[
			'filter keys of a session',
			page({allowDefaultOptions: 'yes', options: [cash]}),
			['error unknown-key /allowDefaultOptions'],
		],
		[
			'nested mandate fields',
			page({mandate: {max_amount: '1'}}),
			[
				'error unknown-key /mandate',
				'error missing-field /options.create_mandate',
				'warning invalid-format /mandate/max_amount',
				'warning missing-field /mandate.start_date',
				'warning missing-field /mandate.end_date',
			],
		],
	])('%s', (_, input, lines) => {
		expect(listed(input)).toBe(lines.join('\n'));
		expect(listed(JSON.stringify(input))).toBe(lines.join('\n'));
	});

	test('decode reports it too, and counts it', () => {
		const flags = Array.from({length: 120}, () => cash);
		const decoded = decode({allowDefaultOptions: true, optons: flags});
		expect(decoded).toMatchObject({ok: false, total: 121});
		expect(decoded.issues).toHaveLength(100);
		expect(decoded.issues[1]).toMatchObject({rule: 'invalid-type', pointer: '/optons/0/enable'});
		expect(decodeSession(page({payment_fliter: {allowDefaultOptions: 1, options: []}})).issues).toMatchObject([
			{rule: 'unknown-key', pointer: '/payment_fliter'},
			{rule: 'invalid-type', pointer: '/payment_fliter/allowDefaultOptions'},
		]);
	});

	test('two keys for one field are not read, since either may be the right one', () => {
		expect(listed({allowDefaultOptions: true, optons: [cash], Options: [cash]})).toBe(
			'error unknown-key /optons\nerror unknown-key /Options',
		);
	});
});

describe('a misspelled word that decides about other fields', () => {
	test('of a session: its action', () => {
		const {order_id, ...rest} = page({action: 'paymentpage'});
		expect(listed(rest)).toBe('error unknown-value /action\nerror missing-field /order_id');
		expect(listed(page({action: 'PaymentManagement'}))).toBe(
			'error wrong-action /order_id\nerror wrong-action /amount\nerror unknown-value /action',
		);
	});

	test('of a UPI filter: its type', () => {
		const upiFilters = [{enable: false, upiType: 'collect', upiMethods: ['@bank', 'APP_A']}];
		expect(listed(filterOf(true, {paymentMethodType: 'UPI', enable: true, upiFilters}))).toBe(
			'error unknown-value /options/0/upiFilters/0/upiType\nerror invalid-format /options/0/upiFilters/0/upiMethods/1',
		);
	});
});
