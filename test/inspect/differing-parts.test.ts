// What two filters do not share: only that is compared, so a small change of a large filter is cheap.
import {describe, expect, test} from 'vitest';
import {differingParts} from '../../src/inspect/analysis/differing-parts.js';
import {sectionsOf} from '../../src/inspect/analysis/sections.js';
import {readSubjectOrThrow} from '../../src/inspect/read/subject.js';
import {page} from './page.js';

const filter = (...options: readonly object[]) => ({allowDefaultOptions: true, options});
const cash = {paymentMethodType: 'CASH', enable: false};
const wallets = (enable: boolean, ...paymentMethods: readonly unknown[]) => ({
	paymentMethodType: 'WALLET',
	enable,
	paymentMethods,
});
const cards = (...cardFilters: readonly object[]) => ({paymentMethodType: 'CARD', enable: true, cardFilters});
const hides = (bank: string) => ({enable: false, cardBanks: [bank]});
const upi = (...upiFilters: readonly object[]) => ({paymentMethodType: 'UPI', enable: true, upiFilters});
const hidesApp = (app: string) => ({enable: false, upiMethods: [app]});
const plans = (...filters: readonly object[]) => ({
	...filter(),
	emiOptions: {noCostEmi: {enable: true, cardless: {enable: true, filters}}},
});
const besideFilter = ({emiOptions, ...payment_filter}: ReturnType<typeof plans>) => ({
	...page,
	payment_filter,
	emiOptions,
});
const ofIssuer = (issuer: string, enable = true) => ({enable: true, issuerFilter: {issuers: [issuer], enable}});

const partsOf = (before: object, after: object) =>
	differingParts(readSubjectOrThrow(before), readSubjectOrThrow(after));

const emi = (emiOptions: unknown) => ({...filter(), emiOptions});
const standard = {standardEmi: {enable: true}};

const TYPES = ['CARD', 'UPI', 'WALLET', 'CASH', 'EMI'];

test.each<[name: string, before: object, after: object, types: readonly string[]]>([
	['nothing', filter(cash, wallets(true, 'WALLET_A')), filter(cash, wallets(true, 'WALLET_A')), []],
	['the order of the options', filter(cash, wallets(true, 'WALLET_A')), filter(wallets(true, 'WALLET_A'), cash), []],
	['an option', filter(), filter(cash), ['CASH']],
	['the flag of an option', filter(cash), filter({...cash, enable: true}), ['CASH']],
	['a code', filter(cash, wallets(true, 'WALLET_A')), filter(cash, wallets(true, 'WALLET_B')), ['WALLET']],
	[
		'the length of a list',
		filter(wallets(true, 'WALLET_A')),
		filter(wallets(true, 'WALLET_A', 'WALLET_B')),
		['WALLET'],
	],
	['a card filter', filter(cards(hides('BANK_A'))), filter(cards(hides('BANK_B'))), ['CARD']],
	['whether cards are hidden', filter(cards()), filter({...cards(), enable: false}), ['CARD', 'EMI']],
	['a plan filter', plans(ofIssuer('BANKA')), plans(ofIssuer('BANKB')), ['EMI']],
	['the default', filter(cash), {...filter(cash), allowDefaultOptions: false}, TYPES],
	['whether there is a filter', page, {...page, payment_filter: filter()}, TYPES],
	['showOnlyEmi', filter(), {...filter(), emiOptions: {showOnlyEmi: true}}, TYPES],
	['showOnlyEmi beside other parts', emi(standard), emi({...standard, showOnlyEmi: true}), TYPES],
	['showOnlyEmi, which is false if absent', emi(standard), emi({...standard, showOnlyEmi: false}), ['EMI']],
	['emiOptions that cannot be read', emi(7), emi(standard), TYPES],
	['sdk_udf', page, {...page, sdk_udf: 'hideEMI'}, TYPES],
	['the mandate', page, {...page, 'options.create_mandate': 'REQUIRED'}, TYPES],
	['the action', page, {...page, action: 'quickPay'}, TYPES],
	['what an option of an unreadable type is about', filter({enable: true}), filter({enable: true}), TYPES],
	['an option of an unreadable type that only one has', filter(cash), filter(cash, {enable: true}), TYPES],
])('may change what customers see where this differs: %s', (_, before, after, types) => {
	const {mayDiffer} = partsOf(before, after);
	expect(TYPES.filter(mayDiffer)).toEqual(types);
});

describe('provider codes that both lists have', () => {
	const codesIn = (before: object, after: object) =>
		partsOf(filter(before), filter(after)).subjects.map(({options}) => options[0]?.providers?.items);

	test('are left out if nothing but the lists differs', () => {
		const [one, other] = [wallets(true, 'WALLET_A', 'WALLET_B'), wallets(true, 'WALLET_B', 'WALLET_C')];
		expect(codesIn(one, other)).toEqual([['WALLET_A'], ['WALLET_C']]);
		expect(codesIn({...one, enable: false}, {...other, enable: false})).toEqual([['WALLET_A'], ['WALLET_C']]);
	});

	test.each<[name: string, one: object, other: object]>([
		['flags that differ', wallets(true, 'WALLET_A'), wallets(false, 'WALLET_A')],
		[
			'flags that cannot be read',
			{...wallets(true, 'WALLET_A'), enable: 'x'},
			{...wallets(true, 'WALLET_A'), enable: 'x'},
		],
		['a list that cannot be read in full', wallets(true, 'WALLET_A', 7), wallets(true, 'WALLET_A')],
	])('are compared beside %s', (_, one, other) => {
		expect(codesIn(one, other)).toEqual([['WALLET_A'], ['WALLET_A']]);
		expect(codesIn(other, one)).toEqual([['WALLET_A'], ['WALLET_A']]);
	});

	test.each<[name: string, other: object]>([
		['an option without a list', {paymentMethodType: 'WALLET', enable: true}],
		['an option of another type', cash],
	])('are compared beside %s', (_, other) => {
		expect(codesIn(wallets(true, 'WALLET_A'), other)).toEqual([['WALLET_A'], undefined]);
	});
});

describe('instruments that only shared filters match', () => {
	const sectionFor = (before: object, after: object, type: string) => {
		const subjects = [readSubjectOrThrow(before), readSubjectOrThrow(after)];
		const {whereFiltersDiffer} = partsOf(before, after);
		const sections = sectionsOf(subjects, {}).map(whereFiltersDiffer);
		return sections.find(({base, boxes}) => base.type === type && boxes.length > 0);
	};
	/** The places of the filters that are compared, before and after; `undefined` if every instrument is. */
	const compared = (before: object, after: object, type: string) => {
		const {boxes = [], matchedBy} = sectionFor(before, after, type) ?? {};
		return (
			matchedBy && [0, 1].map(owner => boxes.filter(box => box.owner === owner && matchedBy(box)).map(box => box.order))
		);
	};
	const [a, b, c, d] = ['BANK_A', 'BANK_B', 'BANK_C', 'BANK_D'].map(hides) as [object, object, object, object];
	const [p, q, r] = ['BANKA', 'BANKB', 'BANKC'].map(issuer => ofIssuer(issuer)) as [object, object, object];

	test.each<[name: string, before: readonly object[], after: readonly object[], expected: unknown]>([
		['one filter removed', [a, b, c], [a, c], [[1], []]],
		['one filter added', [a, b], [a, c, b], [[], [1]]],
		['one filter replaced', [a, b, c], [a, d, c], [[1], [1]]],
		['two filters in another order', [a, b, c], [b, a, c], [[1], [0]]],
		['a filter twice', [a, b, c], [a, b, b, c], [[], [2]]],
		['no filter is shared', [a, b], [c, d], undefined],
		['a filter of the other kind', [a, b], [a, {...b, enable: true}], undefined],
		['the first filter of each kind', [a, {...b, enable: true}, c], [{...b, enable: true}, a, c], [[1], [0]]],
	])('are not compared: %s', (_, before, after, expected) => {
		expect(compared(filter(cards(...before)), filter(cards(...after)), 'CARD')).toEqual(expected);
	});

	test.each<[name: string, before: object, after: object, type: string, expected: unknown]>([
		['plans', plans(p, q, r), plans(p, r), 'EMI', [[1], []]],
		['plans, with lists of another kind', plans(p, q), plans(p, ofIssuer('BANKB', false)), 'EMI', undefined],
		[
			'plans of another issuer prefix',
			plans(ofIssuer('P_BANKA'), ofIssuer('P_BANKB')),
			plans(ofIssuer('P_BANKA'), ofIssuer('BANKB')),
			'EMI',
			undefined,
		],
		[
			'plans, beside a second emiOptions',
			{...page, payment_filter: plans(p, q, r), emiOptions: {}},
			{...page, payment_filter: plans(p, r), emiOptions: {}},
			'EMI',
			undefined,
		],
		['plans in another place', {...page, payment_filter: plans(p, q, r)}, besideFilter(plans(p, r)), 'EMI', [[1], []]],
		[
			'UPI apps',
			filter(upi(hidesApp('APP_A'), hidesApp('APP_B'))),
			filter(upi(hidesApp('APP_A'), hidesApp('APP_C'))),
			'UPI',
			[[1], [1]],
		],
		['plans, where cards differ', plans(p, q), {...plans(p), options: [cards()]}, 'EMI', undefined],
		['an option that only one has', filter(cards(a, b)), filter(), 'CARD', undefined],
		['filters that only one has', filter(cards(a, b)), filter({...cards(), cardFilters: undefined}), 'CARD', undefined],
		['an option with another flag', filter(cards(a, b)), filter({...cards(a), enable: false}), 'CARD', undefined],
		['a filter that cannot be read', filter(cards(a, b)), filter(cards(a, {}, 7 as never)), 'CARD', undefined],
	])('may be compared: %s', (_, before, after, type, expected) => {
		expect(compared(before, after, type)).toEqual(expected);
	});

	test('are not looked at, unless they are among those that other filters match', () => {
		const [some, rest] = [
			Array.from({length: 20}, (_, at) => hides(`BANK_${at}`)),
			{enable: false, cardTypes: ['CREDIT']},
		];
		const places = sectionFor(filter(cards(rest, ...some)), filter(cards(rest, ...some.slice(1), a)), 'CARD')?.boxes;
		expect(places?.map(({owner, order}) => [owner, order])).toEqual([
			[0, 0],
			[0, 1],
			[1, 0],
			[1, 20],
		]);
	});
});
