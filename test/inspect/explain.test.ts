// The lines of "What decides whether an instrument is shown", one test each.
import {describe, expect, test} from 'vitest';
import {type Account, explain, type Instrument} from '../../src/inspect/index.js';
import {page} from './page.js';

/** `verdict rule pointer`, the last two of the first reason. */
function decided(input: unknown, instrument: Instrument, options?: Account<never>): string {
	const {verdict, because} = explain(input, instrument, options);
	return `${verdict} ${because[0]?.rule} ${because[0]?.pointer}`;
}

function filter(allowDefaultOptions: boolean, ...options: readonly object[]) {
	return {allowDefaultOptions, options};
}

const cards = (allow: boolean, ...cardFilters: readonly object[]) =>
	filter(allow, {paymentMethodType: 'CARD', enable: true, cardFilters});
const upi = (allow: boolean, ...upiFilters: readonly object[]) =>
	filter(allow, {paymentMethodType: 'UPI', enable: true, upiFilters});

describe('determined by the specification', () => {
	test('a type with no option follows allowDefaultOptions', () => {
		expect(decided(filter(true), {type: 'CASH'})).toBe('shown default-options /allowDefaultOptions');
		expect(decided(filter(false), {type: 'CASH'})).toBe('hidden default-options /allowDefaultOptions');
	});

	test('enable false without paymentMethods hides the whole type', () => {
		const hideCash = filter(true, {paymentMethodType: 'CASH', enable: false});
		expect(decided(hideCash, {type: 'CASH'})).toBe('hidden type-hidden /options/0');
		expect(decided(hideCash, {type: 'WALLET', code: 'WALLET_A'})).toBe('shown default-options /allowDefaultOptions');
	});

	test('enable false with paymentMethods hides the listed codes; the others follow allowDefaultOptions', () => {
		const option = {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A']};
		expect(decided(filter(true, option), {type: 'WALLET', code: 'WALLET_A'})).toBe('hidden codes-hidden /options/0');
		expect(decided(filter(true, option), {type: 'WALLET', code: 'WALLET_B'})).toBe(
			'shown codes-not-listed /allowDefaultOptions',
		);
		expect(decided(filter(false, option), {type: 'WALLET', code: 'WALLET_B'})).toBe(
			'hidden codes-not-listed /allowDefaultOptions',
		);
	});

	test('enable true without lists shows the type', () => {
		expect(decided(filter(false, {paymentMethodType: 'UPI', enable: true}), {type: 'UPI', handle: '@bank'})).toBe(
			'shown type-shown /options/0',
		);
	});

	test('enable true with paymentMethods shows the listed codes', () => {
		const option = {paymentMethodType: 'NB', enable: true, paymentMethods: ['NB_BANKA', 'PREFIX_BANKA']};
		for (const code of option.paymentMethods) {
			expect(decided(filter(false, option), {type: 'NB', code})).toBe('shown codes-shown /options/0');
		}
		expect(decided(filter(false, option), {type: 'NB', code: 'NB_BANKB'})).toBe(
			'hidden codes-not-listed /allowDefaultOptions',
		);
		expect(decided(filter(true, option), {type: 'NB', code: 'NB_BANKB'})).toBe(
			'undetermined default-reach /allowDefaultOptions',
		);
	});

	test('what only filters of one kind match is hidden or shown', () => {
		const hideCredit = cards(true, {enable: false, cardTypes: ['CREDIT']});
		expect(decided(hideCredit, {type: 'CARD', cardType: 'CREDIT'})).toBe(
			'hidden filter-hides /options/0/cardFilters/0',
		);
		expect(decided(hideCredit, {type: 'CARD', cardType: 'DEBIT'})).toBe('shown no-filter-matches /allowDefaultOptions');
		const showBrand = cards(false, {enable: true, cardBrands: ['BRAND_A']});
		expect(decided(showBrand, {type: 'CARD', brand: 'BRAND_A'})).toBe('shown filter-shows /options/0/cardFilters/0');
		expect(decided(showBrand, {type: 'CARD', brand: 'BRAND_B'})).toBe('hidden no-filter-matches /allowDefaultOptions');
	});

	test('all the lists of a card filter must match, one value of each is enough', () => {
		const hide = cards(true, {enable: false, cardTypes: ['CREDIT'], cardBanks: ['BANK_A', 'BANK_B']});
		expect(explain(hide, {type: 'CARD', cardType: 'CREDIT', bank: 'BANK_B'}).verdict).toBe('hidden');
		expect(explain(hide, {type: 'CARD', cardType: 'CREDIT', bank: 'BANK_C'}).verdict).toBe('shown');
		expect(explain(hide, {type: 'CARD', cardType: 'DEBIT', bank: 'BANK_A'}).verdict).toBe('shown');
	});

	test('UPI filters distinguish handles, apps and whole kinds', () => {
		const hide = upi(
			true,
			{enable: false, upiType: 'COLLECT', upiMethods: ['@bank']},
			{enable: false, upiType: 'INTENT'},
		);
		expect(decided(hide, {type: 'UPI', handle: '@bank'})).toBe('hidden filter-hides /options/0/upiFilters/0');
		expect(decided(hide, {type: 'UPI', app: 'APP_A'})).toBe('hidden filter-hides /options/0/upiFilters/1');
		expect(decided(hide, {type: 'UPI', handle: '@other'})).toBe('shown no-filter-matches /allowDefaultOptions');
		expect(decided(hide, {type: 'UPI'})).toBe('undetermined incomplete-instrument /options/0/upiFilters/0');
	});

	test('lists that the service ignores change nothing', () => {
		const ignored = filter(
			true,
			{paymentMethodType: 'CARD', enable: true, paymentMethods: ['X'], upiFilters: [{enable: false}]},
			{paymentMethodType: 'WALLET', enable: true, cardFilters: [{enable: false}]},
		);
		expect(decided(ignored, {type: 'CARD'})).toBe('shown type-shown /options/0');
		expect(decided(ignored, {type: 'WALLET', code: 'WALLET_A'})).toBe('shown type-shown /options/1');
	});

	test('filters on a disabled option are read as hidden', () => {
		const option = {paymentMethodType: 'CARD', enable: false, cardFilters: [{enable: true, cardBrands: ['BRAND_A']}]};
		expect(decided(filter(true, option), {type: 'CARD', brand: 'BRAND_A'})).toBe('hidden type-hidden /options/0');
	});

	test('if a type is configured twice, the first option counts', () => {
		const twice = filter(true, {paymentMethodType: 'CASH', enable: true}, {paymentMethodType: 'CASH', enable: false});
		expect(decided(twice, {type: 'CASH'})).toBe('shown type-shown /options/0');
	});
});

describe('undetermined, with the reason', () => {
	test('filters that disagree', () => {
		const both = cards(true, {enable: false, cardTypes: ['CREDIT']}, {enable: true, cardBanks: ['BANK_A']});
		const {verdict, because} = explain(both, {type: 'CARD', cardType: 'CREDIT', bank: 'BANK_A'});
		expect(verdict).toBe('undetermined');
		expect(because.map(({rule, pointer}) => [rule, pointer])).toEqual([
			['filters-disagree', '/options/0/cardFilters/0'],
			['filters-disagree', '/options/0/cardFilters/1'],
		]);
	});

	test.each([
		['true next to a filter that shows', true, [{enable: true, cardBrands: ['BRAND_A']}]],
		['false next to a filter that hides', false, [{enable: false, cardBrands: ['BRAND_A']}]],
		[
			'true next to both kinds',
			true,
			[
				{enable: true, cardBrands: ['BRAND_A']},
				{enable: false, cardBrands: ['BRAND_C']},
			],
		],
		[
			'false next to both kinds',
			false,
			[
				{enable: true, cardBrands: ['BRAND_A']},
				{enable: false, cardBrands: ['BRAND_C']},
			],
		],
	])('what no filter matches: %s', (_, allow, filters) => {
		const {verdict, because} = explain(cards(allow, ...filters), {type: 'CARD', brand: 'BRAND_B'});
		expect(verdict).toBe('undetermined');
		expect(because.map(({pointer}) => pointer)).toEqual(['/allowDefaultOptions', '/options/0']);
	});

	test('an empty list; a card filter without lists matches every card', () => {
		const card = {type: 'CARD', brand: 'BRAND_A'} as const;
		expect(decided(cards(false), card)).toBe('undetermined empty-list /options/0');
		expect(decided(upi(false), {type: 'UPI', app: 'APP_A'})).toBe('undetermined empty-list /options/0');
		// Ignored or not, nothing hides it.
		expect(explain(cards(true), card).verdict).toBe('shown');
		const noCodes = filter(true, {paymentMethodType: 'WALLET', enable: false, paymentMethods: []});
		expect(decided(noCodes, {type: 'WALLET', code: 'WALLET_A'})).toBe('undetermined empty-list /options/0');
		expect(decided(cards(true, {enable: false, cardBrands: []}), card)).toBe(
			'undetermined empty-list /options/0/cardFilters/0',
		);
		expect(decided(cards(true, {enable: false, cardBins: []}), card)).toBe(
			'undetermined empty-list /options/0/cardFilters/0',
		);
		expect(decided(cards(true, {enable: false}), card)).toBe('hidden filter-hides /options/0/cardFilters/0');
		// The other list excludes the card, regardless of what the empty one means.
		expect(explain(cards(true, {enable: false, cardBanks: [], cardBrands: ['BRAND_B']}), card).verdict).toBe('shown');
	});

	test('an instrument with too few details', () => {
		const hide = cards(true, {enable: false, cardBanks: ['BANK_A']});
		const {verdict, because} = explain(hide, {type: 'CARD', cardType: 'CREDIT'});
		expect(verdict).toBe('undetermined');
		expect(because).toEqual([
			{
				pointer: '/options/0/cardFilters/0',
				rule: 'incomplete-instrument',
				message: expect.any(String),
			},
		]);
		const wallets = filter(true, {paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A']});
		expect(explain(wallets, {type: 'WALLET'}).because.map(({rule, pointer}) => `${rule} ${pointer}`)).toEqual([
			'default-reach /allowDefaultOptions',
			'incomplete-instrument /options/0',
			'default-reach /options/0',
		]);
		// All wallets are hidden, listed or not.
		const none = filter(false, {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A']});
		expect(explain(none, {type: 'WALLET'}).verdict).toBe('hidden');
	});

	test('an incomplete card is decided if the missing details make no difference', () => {
		const hide = cards(true, {enable: false, cardTypes: ['CREDIT']}, {enable: false, cardBanks: ['BANK_A']});
		expect(decided(hide, {type: 'CARD', cardType: 'CREDIT'})).toBe('hidden filter-hides /options/0/cardFilters/0');
	});
});

describe('BIN ranges', () => {
	const hide = cards(true, {enable: false, cardBins: ['411111::411199', '500000::599999']});
	test.each([
		['411111', 'hidden'],
		['411199', 'hidden'],
		['411200', 'shown'],
		['411110', 'shown'],
		['4111990000000000', 'hidden'],
		['4112000000000000', 'shown'],
		['41111', 'undetermined'],
		['41112', 'hidden'],
		['41', 'undetermined'],
		['42', 'shown'],
		['5', 'hidden'],
	])('a BIN of %s is %s', (bin, verdict) => {
		expect(explain(hide, {type: 'CARD', bin}).verdict).toBe(verdict);
	});

	test('a BIN with fewer digits than the range is undetermined, and one that a shorter range settles is not', () => {
		const mixed = cards(true, {enable: false, cardBins: ['41111100::41111150', '522222::522299']});
		expect(decided(mixed, {type: 'CARD', bin: '411111'})).toBe(
			'undetermined incomplete-instrument /options/0/cardFilters/0',
		);
		expect(explain(mixed, {type: 'CARD', bin: '522250'}).verdict).toBe('hidden');
		expect(explain(mixed, {type: 'CARD', bin: '600000'}).verdict).toBe('shown');
	});

	test('ranges of 19 digits are exact', () => {
		const longest = cards(true, {enable: false, cardBins: ['9999999999999999998::9999999999999999999']});
		expect(explain(longest, {type: 'CARD', bin: '9999999999999999998'}).verdict).toBe('hidden');
		expect(explain(longest, {type: 'CARD', bin: '9999999999999999997'}).verdict).toBe('shown');
	});

	test('overlapping ranges of different kinds are undetermined where they overlap', () => {
		const both = cards(true, {enable: false, cardBins: ['10::50']}, {enable: true, cardBins: ['40::60']});
		expect(decided(both, {type: 'CARD', bin: '20'})).toBe('hidden filter-hides /options/0/cardFilters/0');
		expect(decided(both, {type: 'CARD', bin: '45'})).toBe('undetermined filters-disagree /options/0/cardFilters/0');
		expect(decided(both, {type: 'CARD', bin: '55'})).toBe('shown filter-shows /options/0/cardFilters/1');
		expect(decided(both, {type: 'CARD', bin: '70'})).toBe('undetermined default-reach /allowDefaultOptions');
	});
});

describe('session requests', () => {
	const mandate = (kind: string) => ({
		...page,
		'options.create_mandate': kind,
		'mandate.max_amount': '10.00',
		'mandate.start_date': '1893456000',
		'mandate.end_date': '1924992000',
	});

	test('without a filter everything is shown', () => {
		expect(decided(page, {type: 'CASH'})).toBe('shown no-filter /payment_filter');
		expect(decided(page, {type: 'EMI', kind: 'noCost', group: 'credit'})).toBe('shown no-filter /payment_filter');
	});

	test('pointers start at the request', () => {
		const locked = {...page, payment_filter: filter(true, {paymentMethodType: 'CASH', enable: false})};
		expect(decided(locked, {type: 'CASH'})).toBe('hidden type-hidden /payment_filter/options/0');
		expect(decided(locked, {type: 'RTP'})).toBe('shown default-options /payment_filter/allowDefaultOptions');
	});

	test('a required mandate hides what does not support mandates', () => {
		const wallet = {type: 'WALLET', code: 'WALLET_A'} as const;
		const required = mandate('REQUIRED');
		expect(decided(required, wallet)).toBe('undetermined mandate-required /options.create_mandate');
		expect(decided(required, {...wallet, supportsMandates: false})).toBe(
			'hidden mandate-required /options.create_mandate',
		);
		expect(explain(required, {...wallet, supportsMandates: true}).verdict).toBe('shown');
		expect(explain(mandate('OPTIONAL'), {...wallet, supportsMandates: false}).verdict).toBe('shown');
		const locked = {...required, payment_filter: filter(true, {paymentMethodType: 'WALLET', enable: false})};
		expect(decided(locked, wallet)).toBe('hidden type-hidden /payment_filter/options/0');
	});

	test('sdk_udf shows and hides EMI and cards', () => {
		const emi = {type: 'EMI', kind: 'standard', group: 'credit'} as const;
		expect(decided({...page, sdk_udf: 'hideEMI'}, emi)).toBe('hidden hide-emi /sdk_udf');
		expect(explain({...page, sdk_udf: 'showEMI'}, emi).verdict).toBe('shown');
		expect(decided({...page, sdk_udf: 'ShowEMIWithoutCards'}, {type: 'CARD'})).toBe(
			'hidden emi-without-cards /sdk_udf',
		);
		expect(explain({...page, sdk_udf: 'ShowEMIWithoutCards'}, emi).verdict).toBe('shown');
	});

	test('sdk_udf shows EMI where emiOptions does not say otherwise', () => {
		const plan = {type: 'EMI', kind: 'standard', group: 'cardless'} as const;
		for (const sdk_udf of ['showEMI', 'ShowEMIWithoutCards']) {
			const locked = (emiOptions: object) => ({...page, sdk_udf, payment_filter: {...filter(false), emiOptions}});
			expect(decided(locked({}), plan)).toBe('shown show-emi /sdk_udf');
			// Cards that are hidden leave plans on cards open, unless the session asks for EMI without cards.
			const isOpen = sdk_udf === 'showEMI';
			expect(decided(locked({}), {...plan, group: 'credit'})).toBe(
				isOpen ? 'undetermined emi-cards-hidden /payment_filter/allowDefaultOptions' : 'shown show-emi /sdk_udf',
			);
			expect(explain(locked({standardEmi: {enable: false}}), plan).verdict).toBe('hidden');
			const noCards = {...filter(false, {paymentMethodType: 'CARD', enable: false}), emiOptions: {}};
			expect(decided({...page, sdk_udf, payment_filter: noCards}, {...plan, group: 'debit'})).toBe(
				isOpen ? 'undetermined emi-cards-hidden /payment_filter/options/0' : 'shown show-emi /sdk_udf',
			);
		}
	});

	test('emiOptions next to the filter counts; in both places, only what both agree on', () => {
		const plan = {type: 'EMI', kind: 'noCost', group: 'cardless'} as const;
		const beside = {...page, emiOptions: {noCostEmi: {enable: false}}};
		expect(decided(beside, plan)).toBe('hidden emi-kind-hidden /emiOptions/noCostEmi');
		const both = {...beside, payment_filter: {...filter(true), emiOptions: {standardEmi: {enable: false}}}};
		expect(decided(both, plan)).toBe('undetermined emi-options-twice /emiOptions');
		expect(explain(both, {...plan, kind: 'lowCost'}).verdict).toBe('shown');
	});

	test('sdk_udf and emiOptions that contradict each other', () => {
		const emi = {type: 'EMI', kind: 'standard', group: 'credit'} as const;
		const enabled = {...filter(true), emiOptions: {standardEmi: {enable: true}, noCostEmi: {enable: false}}};
		const hides = {...page, sdk_udf: 'hideEMI', payment_filter: enabled};
		const {verdict, because} = explain(hides, emi);
		expect(verdict).toBe('undetermined');
		expect(because.map(({pointer}) => pointer)).toEqual(['/sdk_udf', '/payment_filter/emiOptions/standardEmi']);
		// Both hide it.
		expect(explain(hides, {...emi, kind: 'noCost'}).verdict).toBe('hidden');
		const off = {enable: false};
		const none = {...filter(true), emiOptions: {standardEmi: off, lowCostEmi: off, noCostEmi: off}};
		expect(decided({...page, sdk_udf: 'showEMI', payment_filter: none}, emi)).toBe(
			'undetermined emi-contradiction /sdk_udf',
		);
		const alone = {...filter(true), emiOptions: {showOnlyEmi: true}};
		expect(decided({...page, sdk_udf: 'hideEMI', payment_filter: alone}, {type: 'CASH'})).toBe(
			'undetermined emi-contradiction /sdk_udf',
		);
	});
});

describe('EMI', () => {
	const plan = {type: 'EMI', kind: 'noCost', group: 'cardless'} as const;
	const emi = (emiOptions: object, allow = true) => ({...filter(allow), emiOptions});

	test('showOnlyEmi leaves EMI as the only visible instrument', () => {
		expect(decided(emi({showOnlyEmi: true}), {type: 'CASH'})).toBe('hidden only-emi /emiOptions/showOnlyEmi');
		expect(explain(emi({showOnlyEmi: true}), plan).verdict).toBe('shown');
		expect(explain(emi({showOnlyEmi: false}), {type: 'CASH'}).verdict).toBe('shown');
	});

	test('a kind or group that is off, with nothing enabled inside, is hidden', () => {
		expect(decided(emi({noCostEmi: {enable: false, credit: {enable: false}}}), plan)).toBe(
			'hidden emi-kind-hidden /emiOptions/noCostEmi',
		);
		expect(decided(emi({noCostEmi: {enable: true, cardless: {enable: false}}}), plan)).toBe(
			'hidden emi-group-hidden /emiOptions/noCostEmi/cardless',
		);
		expect(decided(emi({noCostEmi: {enable: true, cardless: {enable: true}}}), plan)).toBe(
			'shown emi-group-shown /emiOptions/noCostEmi/cardless',
		);
	});

	test('what is not named follows allowDefaultOptions true, and is open under false', () => {
		expect(decided(emi({standardEmi: {enable: false}}), plan)).toBe('shown emi-default /allowDefaultOptions');
		expect(decided(emi({noCostEmi: {enable: true, debit: {enable: true}}}), plan)).toBe(
			'shown emi-default /allowDefaultOptions',
		);
		expect(decided(emi({}, false), plan)).toBe('undetermined emi-not-named /allowDefaultOptions');
		expect(decided(emi({noCostEmi: {enable: true, debit: {enable: true}}}, false), plan)).toBe(
			'undetermined emi-not-named /allowDefaultOptions',
		);
		// A kind that is enabled with nothing named inside it is shown as a whole.
		expect(decided(emi({noCostEmi: {enable: true}}, false), plan)).toBe('shown emi-kind-shown /emiOptions/noCostEmi');
	});

	test('an outer enable false with an inner true', () => {
		const kind = emi({noCostEmi: {enable: false, cardless: {enable: true}, credit: {enable: false}}});
		expect(decided(kind, plan)).toBe('undetermined emi-enabled-inside /emiOptions/noCostEmi');
		expect(explain(kind, plan).because[1]?.pointer).toBe('/emiOptions/noCostEmi/cardless');
		// The group hides it as well.
		expect(decided(kind, {...plan, group: 'credit'})).toBe('hidden emi-group-hidden /emiOptions/noCostEmi/credit');
		const group = emi({noCostEmi: {enable: true, cardless: {enable: false, filters: [{enable: true}]}}});
		expect(decided(group, plan)).toBe('undetermined emi-enabled-inside /emiOptions/noCostEmi/cardless');
	});

	test('credit and debit plans while CARD is hidden', () => {
		const hidden = {
			...emi({noCostEmi: {enable: true, credit: {enable: true}}}),
			options: [{paymentMethodType: 'CARD', enable: false}],
		};
		expect(decided(hidden, {...plan, group: 'credit'})).toBe('undetermined emi-cards-hidden /options/0');
		expect(explain(hidden, plan).verdict).toBe('shown');
		expect(decided(emi({noCostEmi: {enable: true, debit: {enable: true}}}, false), {...plan, group: 'debit'})).toBe(
			'undetermined emi-cards-hidden /allowDefaultOptions',
		);
	});

	const filtered = (allow: boolean, ...filters: readonly object[]) =>
		emi({noCostEmi: {enable: true, cardless: {enable: true, filters}}}, allow);
	const place = '/emiOptions/noCostEmi/cardless/filters/0';

	test('a plan filter without lists does what its enable says', () => {
		expect(decided(filtered(true, {enable: false}), plan)).toBe(`hidden plan-filter-hides ${place}`);
		expect(decided(filtered(false, {enable: true}), plan)).toBe(`shown plan-filter-shows ${place}`);
		expect(decided(filtered(false), plan)).toBe('undetermined empty-list /emiOptions/noCostEmi/cardless');
	});

	// The table of open-points: filter enable, list enable, in the list, not in the list.
	test.each([
		[true, true, false, 'shown', 'hidden'],
		[true, false, true, 'hidden', 'shown'],
		[false, true, true, 'undetermined', 'shown'],
		[false, false, true, 'undetermined', 'hidden'],
	])('filter %s, issuers %s, default %s: listed %s, others %s', (enable, list, allow, inside, outside) => {
		const subject = filtered(allow, {enable, issuerFilter: {issuers: ['PREFIX_BANKA'], enable: list}});
		expect(explain(subject, {...plan, issuer: 'PREFIX_BANKA'}).verdict).toBe(inside);
		expect(explain(subject, {...plan, issuer: 'BANKA'}, {servicePrefix: 'PREFIX'}).verdict).toBe(inside);
		// Without the account's prefix, all issuers of the filter share one.
		expect(explain(subject, {...plan, issuer: 'BANKA'}).verdict).toBe(inside);
		expect(explain(subject, {...plan, issuer: 'BANKA'}, {servicePrefix: 'OTHER'}).verdict).toBe(outside);
		expect(explain(subject, {...plan, issuer: 'PREFIX_BANKB'}).verdict).toBe(outside);
		expect(explain(subject, plan).verdict).toBe('undetermined');
	});

	test.each([
		['tenureFilter', {tenureFilter: {tenures: ['3::6', '9::12'], enable: true}}],
		['issuerFilters', {issuerFilters: {tenures: ['3::6', '9::12'], enable: true}}],
		['issuerFilter.tenures', {issuerFilter: {tenures: ['9::12', '3::6'], enable: true}}],
	])('tenures are read from %s, both ends included', (_, tenures) => {
		const subject = filtered(false, {enable: true, ...tenures});
		for (const tenure of [3, 6, 9, 12]) expect(explain(subject, {...plan, tenure}).verdict).toBe('shown');
		for (const tenure of [2, 7, 13]) expect(explain(subject, {...plan, tenure}).verdict).toBe('hidden');
		expect(decided(subject, plan)).toBe(`undetermined incomplete-instrument ${place}`);
	});

	test('issuers and tenures of one filter must both select the plan', () => {
		const subject = filtered(false, {
			enable: true,
			issuerFilter: {issuers: ['PREFIX_BANKA'], enable: true},
			tenureFilter: {tenures: ['3::6'], enable: false},
		});
		expect(explain(subject, {...plan, issuer: 'PREFIX_BANKA', tenure: 9}).verdict).toBe('shown');
		expect(explain(subject, {...plan, issuer: 'PREFIX_BANKA', tenure: 3}).verdict).toBe('hidden');
		expect(explain(subject, {...plan, issuer: 'PREFIX_BANKB', tenure: 3}).verdict).toBe('hidden');
	});

	test('a plan filter for a type or provider needs that detail of the plan', () => {
		const subject = filtered(true, {enable: false, paymentMethodType: 'CONSUMER_FINANCE', paymentMethod: 'LENDER_A'});
		expect(explain(subject, plan).verdict).toBe('undetermined');
		const lender = {...plan, paymentMethodType: 'CONSUMER_FINANCE', paymentMethod: 'LENDER_A'} as const;
		expect(explain(subject, lender).verdict).toBe('hidden');
		expect(explain(subject, {...lender, paymentMethod: 'LENDER_B'}).verdict).toBe('shown');
		const onCards = emi({
			noCostEmi: {enable: true, credit: {enable: true, filters: [{enable: false, paymentMethodType: 'CARD'}]}},
		});
		expect(explain(onCards, {...plan, group: 'credit'}).verdict).toBe('hidden');
	});
});

describe('every input gets a verdict', () => {
	test.each([
		[{type: 'Card'}],
		[{type: 'CARD', bin: 411_111}],
		[{type: 'CARD', cardType: 'credit'}],
		[{type: 'UPI', handle: 'bank'}],
		[{type: 'UPI', handle: '@bank', app: 'APP_A'}],
		[{type: 'EMI', kind: 'noCst'}],
		[{type: 'EMI', kind: 'noCost', group: 'credit', tenure: 1.5}],
		[{type: 'CASH', supportsMandates: 'yes'}],
		[null],
		['CARD'],
	])('%j is not an instrument', instrument => {
		const {verdict, because} = explain(filter(true), instrument as Instrument);
		expect(verdict).toBe('undetermined');
		expect(because[0]?.rule).toBe('unreadable-instrument');
	});

	test('types of the account are instruments and options', () => {
		const otc = filter(true, {paymentMethodType: 'OTC', enable: false, paymentMethods: ['OTC_A']});
		const verdictOf = (code: string) => explain(otc, {type: 'OTC', code}, {types: ['OTC']}).verdict;
		expect(verdictOf('OTC_A')).toBe('hidden');
		expect(verdictOf('OTC_B')).toBe('shown');
		// @ts-expect-error OTC is not a documented type
		expect(explain(otc, {type: 'OTC'}).because[0]?.rule).toBe('unreadable-instrument');
		const plan = {type: 'EMI', kind: 'noCost', group: 'cardless', paymentMethodType: 'OTC'} as unknown as Instrument;
		expect(explain(otc, plan, {types: ['OTC']}).verdict).toBe('shown');
	});
});
