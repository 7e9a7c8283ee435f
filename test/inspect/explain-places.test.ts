// Each part of a session as one that cannot be read, next to another one that does not matter: the reasons name it and no other.
import {describe, expect, test} from 'vitest';
import {explain, type Instrument, type Readings} from '../../src/inspect/index.js';

type Row = readonly [
	name: string,
	asked: object,
	filter: {readonly options?: unknown; readonly [field: string]: unknown},
	session: object,
	expected: string,
	readings?: Readings,
];

const option = (paymentMethodType: unknown, enable: unknown, lists: object = {}) => ({
	paymentMethodType,
	enable,
	...lists,
});
const cash = {type: 'CASH'};
const card = {type: 'CARD', brand: 'BRAND_A', cardType: 'DEBIT', subType: 'SUB_A', bank: 'BANK_A', bin: '41'};
const handle = {type: 'UPI', handle: '@bank'};
const plan = {
	type: 'EMI',
	kind: 'noCost',
	group: 'cardless',
	issuer: 'P_BANKA',
	tenure: 6,
	paymentMethodType: 'WALLET',
};
const onCard = {...plan, group: 'credit', paymentMethodType: 'CARD'};
const noCost = (enable: unknown, cardless?: unknown) => ({
	emiOptions: {noCostEmi: {enable, ...(cardless !== undefined && {cardless})}},
});
const group = (enable: unknown, ...filters: readonly unknown[]) => ({enable, filters});
const issuers = (enable: unknown) => ({enable: false, issuerFilter: {enable, issuers: ['P_BANKA']}});
const EMI = '/payment_filter/emiOptions';
const KIND = `${EMI}/noCostEmi`;
const GROUP = `${KIND}/cardless`;
const allOff = {standardEmi: {enable: false}, lowCostEmi: {enable: false}};

/** The verdict, then `rule pointer` of each reason. */
function explained([, asked, {options = [], ...filter}, session, , readings = {}]: Row): string {
	const payment_filter = {
		allowDefaultOptions: true,
		...filter,
		options: Array.isArray(options) ? [option('RTP', 'no'), ...options] : options,
	};
	const {verdict, because} = explain({action: 'paymentPage', payment_filter, ...session}, asked as Instrument, {
		readings,
	});
	return [verdict, ...because.map(({rule, pointer}) => `${rule} ${pointer}`)].join(', ');
}

function each(rows: readonly Row[]): void {
	for (const row of rows) test(row[0], () => expect(explained(row)).toBe(row[4]));
}

describe('options', () => {
	each([
		[
			'the default',
			cash,
			{allowDefaultOptions: 'no'},
			{},
			'undetermined, unreadable /payment_filter/allowDefaultOptions',
		],
		[
			'the list',
			cash,
			{allowDefaultOptions: 'no', options: 7},
			{},
			'undetermined, unreadable /payment_filter/allowDefaultOptions, unreadable /payment_filter/options',
		],
		[
			'a type',
			cash,
			{options: [option(7, false)]},
			{},
			'undetermined, unreadable /payment_filter/options/1/paymentMethodType',
		],
		[
			'a type after the option that counts',
			cash,
			{options: [option('CASH', false), option(7, true)]},
			{},
			'hidden, type-hidden /payment_filter/options/1',
		],
		[
			'a flag',
			cash,
			{options: [option('CASH', 'no')]},
			{},
			'undetermined, unreadable /payment_filter/options/1/enable',
		],
		[
			'the flag around card filters',
			card,
			{options: [option('CARD', 'no', {cardFilters: [{enable: true}]})]},
			{},
			'undetermined, unreadable /payment_filter/options/1/enable',
		],
		[
			'the flag around card filters that hide',
			card,
			{options: [option('CARD', 'no', {cardFilters: [{enable: false}]})]},
			{},
			'hidden, unreadable /payment_filter/options/1/enable, filter-hides /payment_filter/options/1/cardFilters/0',
		],
		[
			'card filters',
			card,
			{options: [option('CARD', true, {cardFilters: 7})]},
			{},
			'undetermined, unreadable /payment_filter/options/1/cardFilters',
		],
		[
			'card filters of a disabled option',
			card,
			{options: [option('CARD', false, {cardFilters: 7})]},
			{},
			'hidden, type-hidden /payment_filter/options/1',
		],
		[
			'the flag of a card filter',
			card,
			{options: [option('CARD', true, {cardFilters: [{enable: 'no'}]})]},
			{},
			'undetermined, unreadable /payment_filter/options/1/cardFilters/0/enable',
		],
		[
			'the flag of a card filter that does not match',
			card,
			{options: [option('CARD', true, {cardFilters: [{enable: 'no', cardBanks: ['BANK_B']}]})]},
			{},
			'undetermined, default-reach /payment_filter/allowDefaultOptions, default-reach /payment_filter/options/1, unreadable /payment_filter/options/1/cardFilters/0/enable',
		],
		[
			'the type of a UPI filter',
			handle,
			{options: [option('UPI', true, {upiFilters: [{enable: false, upiType: 7}]})]},
			{},
			'undetermined, unreadable /payment_filter/options/1/upiFilters/0/upiType',
		],
		[
			'codes',
			{type: 'WALLET', code: 'WALLET_A'},
			{options: [option('WALLET', false, {paymentMethods: ['WALLET_B', 7]})]},
			{},
			'undetermined, unreadable /payment_filter/options/1/paymentMethods',
		],
		[
			'codes, and the instrument has none',
			{type: 'WALLET'},
			{options: [option('WALLET', false, {paymentMethods: ['WALLET_B', 7]})]},
			{},
			'undetermined, incomplete-instrument /payment_filter/options/1, unreadable /payment_filter/options/1/paymentMethods',
		],
	]);
});

describe('EMI', () => {
	each([
		['emiOptions in the filter', plan, {emiOptions: 7}, {}, `undetermined, unreadable ${EMI}`],
		['emiOptions next to it', plan, {}, {emiOptions: 7}, 'undetermined, unreadable /emiOptions'],
		['the first of two', plan, {emiOptions: 7}, {emiOptions: {}}, `undetermined, unreadable ${EMI}`],
		['the second of two', plan, {emiOptions: {}}, {emiOptions: 7}, 'undetermined, unreadable /emiOptions'],
		['showOnlyEmi', cash, {emiOptions: {showOnlyEmi: 'no'}}, {}, `undetermined, unreadable ${EMI}/showOnlyEmi`],
		[
			'showOnlyEmi under hideEMI',
			plan,
			{emiOptions: {showOnlyEmi: 'no'}},
			{sdk_udf: 'hideEMI'},
			`undetermined, unreadable ${EMI}/showOnlyEmi`,
			{emiDisplay: 'emiOptions-wins'},
		],
		['sdk_udf', plan, {}, {sdk_udf: 7}, 'undetermined, unreadable /sdk_udf'],
		['sdk_udf, and a card', card, {}, {sdk_udf: 7}, 'undetermined, unreadable /sdk_udf'],
		['a kind', plan, {emiOptions: {noCostEmi: 7}}, {}, `undetermined, unreadable ${KIND}`],
		[
			'another kind',
			plan,
			{emiOptions: {standardEmi: 7, noCostEmi: {enable: true}}},
			{},
			`shown, emi-kind-shown ${KIND}`,
		],
		[
			'another kind under hideEMI',
			plan,
			{emiOptions: {standardEmi: 7}},
			{sdk_udf: 'hideEMI'},
			`undetermined, unreadable ${EMI}/standardEmi`,
			{emiDisplay: 'emiOptions-wins'},
		],
		['the flag of a kind', plan, noCost('no'), {}, `undetermined, unreadable ${KIND}/enable`],
		['a group', plan, noCost(true, 7), {}, `undetermined, unreadable ${GROUP}`],
		['the flag of a group', plan, noCost(true, {enable: 'no'}), {}, `undetermined, unreadable ${GROUP}/enable`],
		[
			'the flag of a group in a disabled kind',
			plan,
			noCost(false, {enable: 'no'}),
			{},
			`undetermined, unreadable ${GROUP}/enable`,
			{outerFlag: 'inner-wins'},
		],
		['the filters of a group', plan, noCost(true, group(true, 7)), {}, `undetermined, unreadable ${GROUP}/filters/0`],
		[
			'the filters of a disabled group',
			plan,
			noCost(true, {enable: false, filters: 7}),
			{},
			`undetermined, unreadable ${GROUP}/filters`,
			{outerFlag: 'inner-wins'},
		],
		[
			'the flag of a filter of a disabled group',
			plan,
			noCost(true, group(false, {enable: 'no'})),
			{},
			`undetermined, unreadable ${GROUP}/filters/0/enable`,
			{outerFlag: 'inner-wins'},
		],
		[
			'the flag of a list of a disabled group',
			plan,
			noCost(true, group(false, issuers('no'))),
			{},
			`undetermined, unreadable ${GROUP}/filters/0/issuerFilter/enable`,
			{outerFlag: 'inner-wins'},
		],
		[
			'the flag of a list',
			plan,
			noCost(true, group(true, {...issuers('no'), enable: true})),
			{},
			`undetermined, unreadable ${GROUP}/filters/0/issuerFilter/enable`,
		],
		[
			'the type of a plan filter',
			plan,
			noCost(true, group(true, {enable: false, paymentMethodType: 7})),
			{},
			`undetermined, unreadable ${GROUP}/filters/0/paymentMethodType`,
		],
		[
			'the flag of CARD',
			onCard,
			{options: [option('CARD', 'no')]},
			{},
			'undetermined, unreadable /payment_filter/options/1/enable',
			{emiOnHiddenCards: 'hidden'},
		],
		[
			'the type of an option that may be CARD',
			onCard,
			{options: [option(7, false)]},
			{},
			'undetermined, unreadable /payment_filter/options/1/paymentMethodType',
			{emiOnHiddenCards: 'hidden'},
		],
		[
			'an option that may enable CARD',
			onCard,
			{allowDefaultOptions: false, options: [option('CARD', 'no')]},
			{},
			'undetermined, unreadable /payment_filter/options/1/enable',
			{emiOnHiddenCards: 'shown', unnamedEmi: 'shown'},
		],
	]);
});

describe('what decides under the readings', () => {
	each([
		[
			'card filters that disagree while cards are hidden',
			card,
			{options: [option('CARD', true, {cardFilters: [{enable: true}, {enable: false}]})]},
			{sdk_udf: 'ShowEMIWithoutCards'},
			'hidden, emi-without-cards /sdk_udf',
		],
		[
			'sdk_udf shows what emiOptions hides',
			plan,
			{emiOptions: {...allOff, noCostEmi: {enable: false}}},
			{sdk_udf: 'showEMI'},
			'shown, show-emi /sdk_udf',
			{emiDisplay: 'sdk_udf-wins'},
		],
		[
			'emiOptions hides what sdk_udf shows',
			plan,
			{emiOptions: {...allOff, noCostEmi: {enable: false}}},
			{sdk_udf: 'showEMI'},
			`hidden, emi-kind-hidden ${KIND}`,
			{emiDisplay: 'emiOptions-wins'},
		],
		[
			'the other kinds have no effect',
			plan,
			{emiOptions: {...allOff, noCostEmi: {enable: true}}},
			{sdk_udf: 'showEMI'},
			`shown, emi-kind-shown ${KIND}`,
		],
		[
			'showOnlyEmi false',
			cash,
			{emiOptions: {showOnlyEmi: false}},
			{},
			'shown, default-options /payment_filter/allowDefaultOptions',
		],
		[
			'not named, and nothing asks for EMI',
			plan,
			{allowDefaultOptions: false},
			{},
			'hidden, emi-default /payment_filter/allowDefaultOptions',
		],
		[
			'not named, and sdk_udf hides only cards',
			plan,
			{allowDefaultOptions: false, emiOptions: {}},
			{sdk_udf: 'ShowEMIWithoutCards'},
			'shown, show-emi /sdk_udf',
		],
		[
			'a disabled group around a filter for others',
			plan,
			noCost(true, group(false, {enable: true, tenureFilter: {enable: true, tenures: ['1::1']}})),
			{},
			`hidden, emi-group-hidden ${GROUP}`,
			{outerFlag: 'inner-wins'},
		],
		[
			'a disabled group around a filter for it',
			plan,
			noCost(true, group(false, {enable: true})),
			{},
			`shown, plan-filter-shows ${GROUP}/filters/0`,
			{outerFlag: 'inner-wins'},
		],
		[
			'no plan filters',
			plan,
			noCost(true, group(true)),
			{},
			'shown, no-plan-filter-matches /payment_filter/allowDefaultOptions',
			{emptyList: 'matches-nothing'},
		],
		[
			'no plan filters, which is ignored',
			plan,
			noCost(true, group(true)),
			{},
			`shown, emi-group-shown ${GROUP}`,
			{emptyList: 'ignored'},
		],
		[
			'no card filters',
			card,
			{options: [option('CARD', true, {cardFilters: []})]},
			{},
			'shown, no-filter-matches /payment_filter/allowDefaultOptions',
			{emptyList: 'matches-nothing'},
		],
		[
			'no UPI filters',
			handle,
			{options: [option('UPI', true, {upiFilters: []})]},
			{},
			'shown, no-filter-matches /payment_filter/allowDefaultOptions',
			{emptyList: 'matches-nothing'},
		],
		[
			'two open questions',
			plan,
			noCost(
				true,
				group(
					true,
					{enable: true, paymentMethod: []},
					{enable: false, issuerFilter: {enable: true, issuers: ['P_BANKA']}},
				),
			),
			{},
			`undetermined, empty-list ${GROUP}/filters/0, plan-filter-nested ${GROUP}/filters/1`,
			{precedence: 'show-wins'},
		],
	]);
});

describe('what decides without a detail', () => {
	each([
		[
			'every card is hidden by one of two',
			{type: 'CARD'},
			{
				options: [
					option('CARD', true, {
						cardFilters: [
							{enable: false, cardTypes: ['CREDIT']},
							{enable: false, cardTypes: ['DEBIT']},
						],
					}),
				],
			},
			{},
			'hidden, filter-hides /payment_filter/options/1/cardFilters/0, filter-hides /payment_filter/options/1/cardFilters/1',
		],
		[
			'every card is shown by one of two',
			{type: 'CARD'},
			{
				options: [
					option('CARD', true, {
						cardFilters: [
							{enable: true, cardTypes: ['CREDIT']},
							{enable: true, cardTypes: ['DEBIT']},
						],
					}),
				],
			},
			{},
			'shown, filter-shows /payment_filter/options/1/cardFilters/0, filter-shows /payment_filter/options/1/cardFilters/1',
		],
	]);
});
