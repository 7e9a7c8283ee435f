// toCode: what has no effect or cannot be read is left out of builder code, with a comment that names its place.
import {describe, expect, test} from 'vitest';
import {InvalidInputError} from '../../src/index.js';
import {testCases, toCode} from '../../src/inspect/index.js';
import {page} from './page.js';
import {isBuilder, json} from './run-code.js';

const options = (...list: readonly unknown[]) => ({allowDefaultOptions: true, options: list});
const cash = {paymentMethodType: 'CASH', enable: false};
const card = (...cardFilters: readonly object[]) => ({paymentMethodType: 'CARD', enable: true, cardFilters});
const wallet = {paymentMethodType: 'WALLET'};
const upi = (...upiFilters: readonly object[]) => ({paymentMethodType: 'UPI', enable: true, upiFilters});
const credit = {enable: false, cardTypes: ['CREDIT']};
const emi = (emiOptions: object) => ({...options(), emiOptions});
const noCost = {noCostEmi: {enable: true}};
const inGroup = (group: object) => emi({noCostEmi: {enable: true, credit: group}});

type Row = readonly [what: string, filter: object, written: object, ...places: readonly string[]];

async function check([, filter, written, ...places]: Row): Promise<void> {
	const code = toCode(filter);
	expect(isBuilder(code)).toBe(true);
	expect(await json(code)).toEqual(written);
	const comments = code.split('\n').filter(line => line.startsWith('// '));
	expect(comments.map(line => line.slice(3).split(': ')[0])).toEqual(places);
	const exact = toCode(filter, {exact: true});
	expect(isBuilder(exact)).toBe(false);
	expect(await json(exact)).toEqual(filter);
}

function each(rows: readonly Row[]): void {
	for (const row of rows) test(row[0], () => check(row));
}

describe('without effect', () => {
	each([
		['a later option of a type', options(cash, {...cash, enable: true}), options(cash), '/options/1'],
		[
			'codes of CARD',
			options({...card(credit), paymentMethods: ['A']}),
			options(card(credit)),
			'/options/0/paymentMethods',
		],
		[
			'codes of CARD where it is shown anyway',
			options(cash, {paymentMethodType: 'CARD', enable: true, paymentMethods: ['A']}),
			options(cash, {paymentMethodType: 'CARD', enable: true}),
			'/options/1/paymentMethods',
		],
		[
			'handles that are shown anyway, next to apps that are hidden',
			options(upi({upiType: 'COLLECT', enable: true}, {upiType: 'INTENT', enable: false})),
			options(upi({upiType: 'INTENT', enable: false})),
			'/options/0/upiFilters',
		],
		[
			'cards that are hidden anyway',
			{...options(card({enable: true, cardTypes: ['DEBIT']}, credit)), allowDefaultOptions: false},
			{...options(card({enable: true, cardTypes: ['DEBIT']})), allowDefaultOptions: false},
			'/options/0/cardFilters',
		],
		['card filters elsewhere', options({...cash, cardFilters: [credit]}), options(cash), '/options/0/cardFilters'],
		[
			'filters of a disabled type',
			options({...card(credit), enable: false}),
			options({paymentMethodType: 'CARD', enable: false}),
			'/options/0/cardFilters',
		],
		[
			'an empty list that changes nothing',
			options({paymentMethodType: 'CARD', enable: true, cardFilters: []}),
			options({paymentMethodType: 'CARD', enable: true}),
			'/options/0/cardFilters',
		],
		[
			'showOnlyEmi false',
			emi({showOnlyEmi: false, noCostEmi: {enable: true}}),
			emi({noCostEmi: {enable: true}}),
			'/emiOptions/showOnlyEmi',
		],
		['an empty EMI filter', emi({}), options(), '/emiOptions'],
		[
			'disabled groups in a disabled kind',
			emi({noCostEmi: {enable: false, credit: {enable: false}}}),
			emi({noCostEmi: {enable: false}}),
			'/emiOptions/noCostEmi',
		],
		[
			'plans that hide in a disabled group',
			inGroup({enable: false, filters: [{enable: false, paymentMethod: 'A'}]}),
			inGroup({enable: false}),
			'/emiOptions/noCostEmi/credit/filters',
		],
		[
			'an empty list of plans in a disabled group',
			inGroup({enable: false, filters: []}),
			inGroup({enable: false}),
			'/emiOptions/noCostEmi/credit/filters',
		],
		[
			'an empty list of plans where all are shown',
			inGroup({enable: true, filters: []}),
			inGroup({enable: true}),
			'/emiOptions/noCostEmi/credit/filters',
		],
		[
			'one plan code in a list',
			inGroup({enable: true, filters: [{enable: true, paymentMethod: ['A']}]}),
			inGroup({enable: true, filters: [{enable: true, paymentMethod: 'A'}]}),
		],
		[
			'codes that are listed twice',
			options({...cash, paymentMethods: ['A', 'A']}),
			options({...cash, paymentMethods: ['A']}),
			'/options/0/paymentMethods/1',
		],
		[
			// Unlike a hidden CARD, it does not reach EMI on cards.
			'a single card filter without criteria that hides',
			options(card({enable: false})),
			options(card({enable: false, cardTypes: ['DEBIT', 'CREDIT']})),
		],
		[
			'a card filter without criteria next to others',
			options(card(credit, {enable: false})),
			options(card(credit, {enable: false, cardTypes: ['DEBIT', 'CREDIT']})),
		],
		[
			'a single plan filter without criteria',
			inGroup({enable: true, filters: [{enable: false}]}),
			inGroup({enable: false}),
		],
		[
			'an empty list of codes to hide where all are hidden',
			{
				allowDefaultOptions: false,
				options: [
					{...cash, enable: true},
					{...wallet, enable: false, paymentMethods: []},
				],
			},
			{
				allowDefaultOptions: false,
				options: [
					{...cash, enable: true},
					{...wallet, enable: false},
				],
			},
			'/options/1/paymentMethods',
		],
		[
			'UPI codes without a type',
			options(upi({enable: false, upiMethods: ['@bank', 'APP_A']})),
			options(
				upi(
					{enable: false, upiType: 'COLLECT', upiMethods: ['@bank']},
					{enable: false, upiType: 'INTENT', upiMethods: ['APP_A']},
				),
			),
		],
		[
			'UPI handles without a type',
			options(upi({enable: false, upiMethods: ['@bank']})),
			options(upi({enable: false, upiType: 'COLLECT', upiMethods: ['@bank']})),
		],
		[
			'UPI apps without a type',
			options(upi({enable: false, upiMethods: ['APP_A']})),
			options(upi({enable: false, upiType: 'INTENT', upiMethods: ['APP_A']})),
		],
		[
			'a UPI filter without a type or codes',
			options(upi({enable: false})),
			options(upi({enable: false, upiType: 'COLLECT'}, {enable: false, upiType: 'INTENT'})),
		],
	]);
});

describe('unreadable: the option, or EMI as a whole, is left out', () => {
	/** The place that cannot be read, then the place that is left out with it. */
	const rows: readonly (readonly [
		what: string,
		part: ReturnType<typeof options>,
		place: string,
		...whole: readonly string[],
	])[] = [
		['a flag', options({paymentMethodType: 'NB', enable: 'maybe'}), '/options/0/enable', '/options/0'],
		['a type', options({paymentMethodType: 'a voucher', enable: true}), '/options/0/paymentMethodType', '/options/0'],
		[
			'a code',
			options({...wallet, enable: true, paymentMethods: ['A', 5]}),
			'/options/0/paymentMethods/1',
			'/options/0',
		],
		['all codes', options({...wallet, enable: true, paymentMethods: 5}), '/options/0/paymentMethods', '/options/0'],
		['an option', options(5), '/options/0'],
		['the card filters', options({...card(), cardFilters: 5}), '/options/0/cardFilters', '/options/0'],
		[
			'one card filter of two',
			options(card({...credit, cardBins: ['4x']}, credit)),
			'/options/0/cardFilters/0/cardBins/0',
			'/options/0',
		],
		[
			'the type of a UPI filter',
			options(upi({enable: false, upiType: 'CODE'})),
			'/options/0/upiFilters/0/upiType',
			'/options/0',
		],
		['an EMI filter', emi(5 as never), '/emiOptions'],
		['the only EMI kind', emi({noCostEmi: 5}), '/emiOptions/noCostEmi', '/emiOptions'],
		[
			'one EMI kind of two',
			emi({noCostEmi: {enable: 'maybe'}, standardEmi: {enable: true}}),
			'/emiOptions/noCostEmi/enable',
			'/emiOptions',
		],
		['a plan group', inGroup([]), '/emiOptions/noCostEmi/credit', '/emiOptions'],
		[
			'an unknown plan group',
			emi({noCostEmi: {enable: true, creditCard: {enable: false}}}),
			'/emiOptions/noCostEmi/creditCard',
			'/emiOptions',
		],
		['showOnlyEmi', emi({showOnlyEmi: 'maybe', ...noCost}), '/emiOptions/showOnlyEmi', '/emiOptions'],
		[
			'one plan filter of two',
			inGroup({enable: true, filters: [5, {enable: false, paymentMethod: 'B'}]}),
			'/emiOptions/noCostEmi/credit/filters/0',
			'/emiOptions',
		],
	];
	for (const [what, part, place, ...whole] of rows)
		test(what, () => check([what, {...part, options: [...part.options, cash]}, options(cash), place, ...whole]));

	each([
		['an unknown key', options({...cash, colour: 'red'}), options(cash), '/options/0/colour'],
		[
			'the defaults',
			{allowDefaultOptions: 'maybe', options: [cash]},
			options(cash),
			'/allowDefaultOptions',
			'/allowDefaultOptions',
		],
		['the options', {allowDefaultOptions: true, options: 5}, options(), '/options'],
	]);
});

describe('what is no filter at all', () => {
	test.each([
		[[]],
		[[cash]],
		['no JSON'],
		[5],
		[{name: 'my-app'}],
		[{options: 5}],
		[{options: [5]}],
		[{emiOptions: 5}],
	])('%j is left out of a request, with a comment', async payment_filter => {
		const code = toCode({...page, payment_filter});
		expect(code).not.toContain('paymentFilter');
		const comments = code.split('\n').filter(line => line.startsWith('// '));
		expect(comments.length).toBeGreaterThan(0);
		for (const comment of comments) expect(comment).toMatch(/^\/\/ \/payment_filter.*: left out because /);
		expect(() => toCode({payment_filter})).toThrow(InvalidInputError);
	});

	test.each([null, 'no JSON', [], 5, {name: 'my-app'}, {options: 5}, {options: [5]}])('%j alone is refused', input => {
		for (const exact of [false, true]) expect(() => toCode(input, {exact})).toThrow(InvalidInputError);
	});

	test('a plain request keeps no filter either', () => {
		const code = toCode({...page, action: 'quickPay', sdk_udf: 'showEMI', payment_filter: []});
		expect(code).toContain('A plain object');
		expect(code).not.toMatch(/^\tpayment_filter: /m);
	});

	test('EMI rules next to it are kept', async () => {
		const emiOptions = {noCostEmi: {enable: true}};
		const code = toCode({...page, payment_filter: {emiOptions: 5}, emiOptions});
		expect(code).toMatch(/^\temiOptions: \{noCostEmi: \{enable: true\}\},$/m);
		expect(code).not.toContain('/payment_filter');
	});

	test('an empty filter and what is readable in one are written', () => {
		for (const payment_filter of [
			{},
			{allowDefaultOptions: true, emiOptions: 5},
			{allowDefaultOptions: 'true', options: [], emiOptions: 5},
		])
			expect(toCode({...page, payment_filter})).toContain('.paymentFilter(');
		expect(toCode({...page, sdk_udf: 'perhaps', payment_filter: {}})).toContain(
			'export const paymentFilter = filter()',
		);
		const code = toCode({...page, payment_filter: {options: [5, cash]}});
		expect(code).toContain(".hide('CASH')");
	});
});

test('what is repaired is named', () =>
	check([
		'a repair',
		options({paymentMethodType: 'cash', enable: 'false'}),
		options(cash),
		'/options/0/paymentMethodType',
		'/options/0/enable',
	]));

test('a repair is named where the filter is a plain object too', () => {
	const code = toCode(options({...wallet, enable: 'false', paymentMethods: []}));
	expect(code).toMatch(/^\/\/ \/options\/0\/enable: [^\n]*\n\/\/ A plain object/);
});

test('tenures in several encodings are written in the default one, with a comment', async () => {
	const both = [
		{enable: true, tenureFilter: {tenures: ['3::6'], enable: true}},
		{enable: true, issuerFilter: {issuers: ['PREFIX_BANKA'], tenures: ['9::12'], enable: true}},
	];
	const code = toCode(inGroup({enable: true, filters: both}));
	expect(code).toContain('\n// The tenures are in several encodings: all are written as tenureFilter\n');
	const issuers = {issuers: ['PREFIX_BANKA'], enable: true};
	const separate = {enable: true, issuerFilter: issuers, tenureFilter: {tenures: ['9::12'], enable: true}};
	expect(await json(code)).toEqual(inGroup({enable: true, filters: [both[0], separate]}));
});

test('a comment that would be too long is cut', () => {
	const [comment] = toCode({...options(cash), ['k'.repeat(300)]: 1}).match(/^\/\/ .*$/m) ?? [];
	expect(comment).toMatch(/^\/\/ \/k+\.\.\.$/);
});

test('a type of the account', async () => {
	const filter = options({paymentMethodType: 'OTC', enable: false});
	const code = toCode(filter);
	expect(code).toContain("const {filter} = paylock({types: ['OTC']});");
	expect(await json(code)).toEqual(filter);
});

describe('what builders refuse is written as an object', () => {
	const issuers = (...list: readonly string[]) => ({issuers: list, enable: true});
	test.each<readonly [what: string, filter: object]>([
		[
			'emiOptions that name no kind, next to allowDefaultOptions false',
			{allowDefaultOptions: false, options: [{paymentMethodType: 'CARD', enable: true}], emiOptions: {}},
		],
		[
			'an enabled group whose one filter hides everything, in a disabled kind',
			emi({noCostEmi: {enable: false, credit: {enable: true, filters: [{enable: false}]}}}),
		],
		[
			'one enabled group of two in a disabled kind',
			emi({noCostEmi: {enable: false, credit: {enable: true}, debit: {enable: false}}}),
		],
		[
			'plans of a disabled group in a disabled kind',
			emi({noCostEmi: {enable: false, credit: {enable: false, filters: [{enable: true, paymentMethod: 'A'}]}}}),
		],
		[
			'plans that show in a disabled group, next to others that hide',
			inGroup({
				enable: false,
				filters: [
					{enable: false, paymentMethod: 'A'},
					{enable: true, paymentMethod: 'B'},
				],
			}),
		],
		[
			'hidden plans with issuers in a disabled group',
			inGroup({enable: false, filters: [{enable: false, issuerFilter: issuers('A')}]}),
		],
		[
			'an empty list of plans where all are hidden',
			{...inGroup({enable: true, filters: []}), allowDefaultOptions: false, options: [{...cash, enable: true}]},
		],
		[
			'an empty list of card filters next to allowDefaultOptions false',
			{allowDefaultOptions: false, options: [{...cash, enable: true}, card()]},
		],
		['an empty list of card types', options(card({enable: false, cardTypes: []}))],
		['codes of UPI', options({paymentMethodType: 'UPI', enable: false, paymentMethods: ['A']})],
		[
			'two lists of tenures',
			inGroup({
				enable: true,
				filters: [
					{
						enable: true,
						issuerFilter: {tenures: ['3::6'], enable: true},
						tenureFilter: {tenures: ['9::12'], enable: true},
					},
				],
			}),
		],
		['an empty list of codes', options({...cash, paymentMethods: []})],
		['an empty list of plan codes', inGroup({enable: true, filters: [{enable: true, paymentMethod: []}]})],
		['an empty list of issuers', inGroup({enable: true, filters: [{enable: true, issuerFilter: issuers()}]})],
	])('%s', async (_, filter) => {
		const code = toCode(filter);
		expect(isBuilder(code)).toBe(false);
		expect(await json(code)).toEqual(filter);
	});
});

test('an object that contains itself is left out', async () => {
	const circular = {allowDefaultOptions: true, options: [cash] as object[]}; // filled below
	circular.options.push({paymentMethodType: 'CARD', enable: true, cardFilters: circular});
	const code = toCode(circular);
	expect(isBuilder(code)).toBe(true);
	expect(await json(code)).toEqual(options(cash));
	expect(() => toCode(circular, {exact: true})).not.toThrow();
	expect(testCases(circular).length).toBeGreaterThan(0);
});
