// explain: the verdict on an instrument, and what decides it.
import {describe, expect, test} from 'vitest';
import {type Account, compile, type EmiInstrument, explain, type Instrument, lint} from '../../src/inspect/index.js';
import {explainCases} from './explain-cases.js';
import {WRONG_INSTRUMENTS} from './wrong-instruments.js';

/** `verdict: rule pointer, rule pointer`. */
function decided(input: unknown, instrument: unknown, account?: Account): string {
	const {verdict, because} = explain(input, instrument as Instrument, account); // some are wrong on purpose
	return `${verdict}: ${because.map(({rule, pointer}) => `${rule} ${pointer}`).join(', ')}`;
}

const everything = {allowDefaultOptions: true, options: []};
const on = {enable: true};
const off = {enable: false};

test.each(Object.entries(explainCases))('%s', (_, [input, instrument, expected]) => {
	expect(decided(input, instrument)).toBe(expected);
});

describe('cards', () => {
	/** Each filter that decides by its number. */
	const decidedBy = (cardFilters: readonly object[], card: object) =>
		decided(
			{allowDefaultOptions: true, options: [{paymentMethodType: 'CARD', enable: true, cardFilters}]},
			{type: 'CARD', ...card},
		).replaceAll('/options/0/cardFilters/', '');
	const credit = {cardTypes: ['CREDIT']};
	const brandA = {cardBrands: ['BRAND_A']};
	const brandB = {cardBrands: ['BRAND_B']};
	const bankA = {cardBanks: ['BANK_A']};
	const hide = (...cardBins: readonly string[]) => ({...off, cardBins});
	const show = (...cardBins: readonly string[]) => ({...on, cardBins});
	const all = {cardType: 'CREDIT', brand: 'BRAND_A', bank: 'BANK_A', bin: '123456'};
	const type = {cardType: 'CREDIT'};
	const both = 'hidden: filter-hides 0, filter-hides 1';

	test.each<[name: string, filters: readonly object[], card: object, expected: string]>([
		[
			'the same lists twice',
			[
				{...off, ...credit},
				{...off, ...credit},
			],
			all,
			both,
		],
		[
			'other lists between two that name the same',
			[
				{...on, ...brandB},
				{...on, ...credit},
				{...on, ...brandA},
			],
			all,
			'shown: filter-shows 1, filter-shows 2',
		],
		['a range before a filter for all cards', [hide('10::19'), off], all, both],
		['a filter for all cards before a range', [off, hide('10::19')], all, both],
		['a range of more digits before one of fewer', [hide('123000::123999'), hide('12::12')], all, both],
		['ranges that overlap in one filter and in both', [hide('20::29', '12::15'), hide('10::19', '12::12')], all, both],
		[
			'many of both kinds',
			[
				{...off, ...brandB},
				{...on, ...bankA},
				{...off, ...brandA},
			],
			all,
			'undetermined: filters-disagree 1, filters-disagree 2',
		],
		[
			'one that certainly hides after one that may hide',
			[
				{...off, ...bankA},
				{...off, ...credit},
			],
			type,
			'hidden: filter-hides 1',
		],
		[
			'one that may show next to one that certainly hides',
			[
				{...off, ...credit},
				{...on, ...bankA},
			],
			type,
			'undetermined: filters-disagree 0, filters-disagree 1, incomplete-instrument 1',
		],
		[
			'certain filters of both kinds, and one that may match last',
			[
				{...on, ...credit},
				{...on, ...brandB},
				{...off, ...brandA},
				{...off, ...bankA},
				{...on, ...bankA},
			],
			{...type, brand: 'BRAND_A'},
			'undetermined: filters-disagree 0, filters-disagree 2, incomplete-instrument 3, filters-disagree 3, filters-disagree 4',
		],
		[
			'the same list with and without an empty one next to it',
			[
				{...off, ...brandA},
				{...on, ...brandA, cardTypes: []},
			],
			all,
			'undetermined: filters-disagree 0, empty-list 1, filters-disagree 1',
		],
		[
			'an empty list of ranges next to a list that excludes the card',
			[
				{...off, ...brandB, cardBins: []},
				{...off, ...credit},
			],
			all,
			'hidden: filter-hides 1',
		],
		[
			'a short BIN with too few digits for the filter whose range it may be in, not for one beyond',
			[hide('50::58'), hide('10::18'), hide('60::68')],
			{bin: '1'},
			'undetermined: incomplete-instrument 1',
		],
		[
			'a short BIN of which all longer ones are in two ranges',
			[show('50::59'), hide('10::19'), show('60::64', '65::69')],
			{bin: '6'},
			'shown: filter-shows 2',
		],
		[
			'a short BIN next to a range of as many digits',
			[hide('4::4'), hide('4111::4111')],
			{bin: '4'},
			'hidden: filter-hides 0',
		],
	])('%s', (_, filters, card, expected) => {
		expect(decidedBy(filters, card)).toBe(expected);
	});

	// Both ends are included, and a longer BIN is compared by its leading digits.
	test.each<[name: string, ranges: readonly string[], hidden: readonly string[], shown: readonly string[]]>([
		[
			'one number',
			['411111::411111'],
			['411111', '4111110000', '4111119999'],
			['411110', '4111109999', '411112', '4111120000'],
		],
		['every number', ['0::9'], ['0', '5', '9999999999999999999', ''], []],
		['leading zeros', ['000::009'], ['000', '0099'], ['010', '9']],
		[
			'ranges that touch, given in no order',
			['300::399', '100::199', '200::299'],
			['100', '199', '200', '299', '300', '399'],
			['099', '400'],
		],
		[
			'15 digits',
			['999999999999999::999999999999999', '100000000000000::100000000000001'],
			['999999999999999', '100000000000001'],
			['999999999999998', '100000000000002'],
		],
		[
			'16 digits',
			['9007199254740993::9007199254740993', '1000000000000001::1000000000000001'],
			['9007199254740993'],
			['1000000000000021', '9007199254740992', '9007199254740994'],
		],
		[
			'19 digits',
			['9007199254740993000::9007199254740993000', '1000000000000000001::1000000000000000001'],
			['1000000000000000001', '9007199254740993000'],
			['1000000000000000000', '1000000000000000002', '9007199254740992999', '9007199254740993001'],
		],
	])('BIN ranges: %s', (_, ranges, hidden, shown) => {
		const verdict = (bin: string) => decidedBy([hide(...ranges)], bin === '' ? {} : {bin}).split(':')[0];
		expect(hidden.map(verdict)).toEqual(hidden.map(() => 'hidden'));
		expect(shown.map(verdict)).toEqual(shown.map(() => 'shown'));
	});
});

describe('plan filters', () => {
	const plan: EmiInstrument = {type: 'EMI', kind: 'noCost', group: 'cardless'};
	const group = '/emiOptions/noCostEmi/cardless';
	const groupOf = (filters: readonly object[], more: object = {}) => ({
		allowDefaultOptions: false,
		options: [],
		emiOptions: {...more, noCostEmi: {enable: true, cardless: {enable: true, filters}}},
	});
	/** Each filter that decides by its number. */
	const decidedBy = (filters: readonly object[], about: object, account: Account = {servicePrefix: 'PREFIX'}) =>
		decided(groupOf(filters), {...plan, ...about}, account).replaceAll(`${group}/filters/`, '');
	const only = (...issuers: readonly string[]) => ({issuerFilter: {issuers, ...on}});
	const except = (...issuers: readonly string[]) => ({issuerFilter: {issuers, ...off}});
	const months = (...tenures: readonly string[]) => ({tenureFilter: {tenures, ...on}});
	const inA = {issuer: 'BANKA'};
	const shown = 'shown: plan-filter-shows 0';
	const hidden = 'hidden: plan-filter-hides 0';
	const nothing = 'hidden: no-plan-filter-matches /allowDefaultOptions';
	const nested = 'undetermined: plan-filter-nested 0';

	test.each<[flags: string, filter: object, inside: string, outside: string]>([
		['true, only', {...on, ...only('PREFIX_BANKA')}, shown, nothing],
		['true, except', {...on, ...except('PREFIX_BANKA')}, hidden, shown],
		[
			'false, only',
			{...off, ...only('PREFIX_BANKA')},
			nested,
			`undetermined: default-reach /allowDefaultOptions, default-reach ${group}`,
		],
		['false, except', {...off, ...except('PREFIX_BANKA')}, nested, hidden],
		['true, without lists', on, shown, shown],
		['false, without lists', off, hidden, hidden],
	])('the flags of a filter and of its list: %s', (_, filter, inside, outside) => {
		expect(decidedBy([filter], inA)).toBe(inside);
		expect(decidedBy([filter], {issuer: 'BANKB'})).toBe(outside);
	});

	test.each<[what: string, filters: readonly object[], about: object, expected: string]>([
		['all that say the same', [off, off], inA, 'hidden: plan-filter-hides 0, plan-filter-hides 1'],
		[
			'the first that lists the issuer',
			[
				{...on, ...only('BANKB')},
				{...on, ...only('BANKA')},
			],
			inA,
			'shown: plan-filter-shows 1',
		],
		['one for others next to one for all', [{...on, ...only('BANKB')}, on], inA, 'shown: plan-filter-shows 1'],
		[
			'two for all but one issuer each, of which the first lists it',
			[
				{...off, ...except('BANKA')},
				{...off, ...except('BANKB')},
			],
			inA,
			'undetermined: plan-filter-nested 0, plan-filters-disagree 0, plan-filters-disagree 1',
		],
		[
			'alike but for the tenures',
			[
				{...on, ...months('3::6')},
				{...on, ...months('9::12')},
			],
			{...inA, tenure: 9},
			'shown: plan-filter-shows 1',
		],
		[
			'alike but for the type',
			[
				{...on, paymentMethodType: 'WALLET'},
				{...on, paymentMethodType: 'CONSUMER_FINANCE'},
			],
			{...inA, paymentMethodType: 'CONSUMER_FINANCE'},
			'shown: plan-filter-shows 1',
		],
		[
			'alike but for the provider',
			[
				{...on, paymentMethod: 'LENDER_A'},
				{...on, paymentMethod: ['LENDER_B', 'LENDER_C']},
			],
			{...inA, paymentMethod: 'LENDER_C'},
			'shown: plan-filter-shows 1',
		],
		[
			'one without issuers next to one with an empty list of them',
			[off, {...off, ...except()}],
			inA,
			'hidden: plan-filter-hides 0, plan-filter-hides 1',
		],
		['one that selects an empty list of issuers', [{...on, ...only()}], inA, 'undetermined: empty-list 0'],
		['an empty list of providers', [{...on, paymentMethod: []}], {paymentMethod: 'X'}, 'undetermined: empty-list 0'],
		[
			'one of other tenures, of a plan without an issuer',
			[{...on, ...months('3::6'), ...only('BANKB')}, off],
			{tenure: 9},
			'hidden: plan-filter-hides 1',
		],
		['part of the name of a provider', [{...on, paymentMethod: 'LENDER_A'}], {paymentMethod: 'L'}, nothing],
		[
			'issuers and tenures as exceptions, one of which names the plan',
			[{...on, issuerFilter: {issuers: ['BANKA'], tenures: ['3::6'], ...off}}],
			{...inA, tenure: 9},
			'undetermined: issuers-and-tenures 0',
		],
	])('of several, each that selects the plan counts: %s', (_, filters, about, expected) => {
		expect(decidedBy(filters, about)).toBe(expected);
	});

	test.each<[listed: string, issuer: string, matches: boolean]>([
		['PREFIX_BANKA', 'PREFIX_BANKA', true],
		['PREFIX_BANKA', 'BANKA', true],
		['PREFIX_BANKA', 'PREFIX', false],
		['PREFIX_BANKA', 'OTHER_BANKA', false],
		['PREFIX_BANKA', 'prefix_banka', false],
		['PREFIX_BANK_A', 'BANK_A', true],
		['PREFIX_BANK_A', 'A', false],
		['P1_BANKA', 'BANKA', false],
		['BANKA', 'PREFIX_BANKA', true],
		['BANKA', 'BANK', false],
		['PRE-FIX_BANKA', 'BANKA', false],
		['PREFIX_', 'PREFIX_', true],
		['PREFIX_', '', false],
		['_BANKA', '_BANKA', true],
		['_BANKA', 'BANKA', false],
	])('of the issuer %s, a plan of %s: %s', (listed, issuer, matches) => {
		expect(decidedBy([{...on, ...only(listed)}], {issuer})).toBe(matches ? shown : nothing);
		expect(decidedBy([{...on, ...except(listed)}], {issuer})).toBe(matches ? hidden : shown);
	});

	// Without a service prefix, issuers are compared without the one that all issuers of the filter share.
	const naming = (...issuers: readonly unknown[]) => ({...on, issuerFilter: {issuers, ...off}});
	const credit = (...filters: readonly unknown[]) => ({standardEmi: {...on, credit: {...on, filters}}});
	test.each<[string, object, string]>([
		['no other issuer', {}, 'hidden'],
		['the same prefix', credit(naming('P_BANKB')), 'hidden'],
		['another prefix', credit(naming('Q_BANKB')), 'shown'],
		['no prefix', credit(naming('BANKB')), 'shown'],
		['no prefix at the start', credit(naming('-P_BANKB')), 'shown'],
		['a kind that cannot be read', {standardEmi: 7}, 'undetermined'],
		['a group that cannot be read', {standardEmi: {...on, credit: 7}}, 'undetermined'],
		['filters that cannot be read', {standardEmi: {...on, credit: {...on, filters: 7}}}, 'undetermined'],
		['a filter that cannot be read', credit(7), 'undetermined'],
		['an issuer that cannot be read', credit(naming('P_BANKB', 7)), 'undetermined'],
		['a filter that cannot be read, beside another prefix', credit(7, naming('Q_BANKB')), 'undetermined'],
	])('P_BANKA is excluded, and BANKA is asked for: %s', (_, others, verdict) => {
		const about = {...inA, tenure: 6, paymentMethodType: 'WALLET', paymentMethod: 'LENDER_A'} as const;
		expect(explain(groupOf([naming('P_BANKA')], others), {...plan, ...about}).verdict).toBe(verdict);
	});

	// Both ends are included.
	test.each<[name: string, ranges: readonly string[], shown: readonly number[]]>([
		['apart, given in no order', ['36::37', '3::4', '12::13'], [3, 4, 12, 13, 36, 37]],
		['touching', ['6::7', '3::5'], [3, 4, 5, 6, 7]],
		['meeting in one number', ['3::5', '5::7'], [3, 4, 5, 6, 7]],
		['a chain of three, each longer', ['3::6', '5::9', '8::11', '20::20'], [3, 4, 5, 6, 7, 8, 9, 10, 11, 20]],
		['one within another, and one beyond', ['3::9', '5::6', '12::12'], [3, 4, 5, 6, 7, 8, 9, 12]],
	])('ranges of tenures: %s', (_, tenures, expected) => {
		for (const list of ['tenureFilter', 'issuerFilters', 'issuerFilter']) {
			const compiled = compile(groupOf([{...on, [list]: {tenures, ...on}}]));
			const all = Array.from({length: 40}, (_, at) => at + 1);
			expect(all.filter(tenure => compiled.explain({...plan, tenure}).verdict === 'shown')).toEqual(expected);
		}
	});

	test('a filter that decides in spite of unknown details is not a reason', () => {
		const readings = {outerFlag: 'outer-wins', precedence: 'show-wins'} as const;
		const filters = [
			{...off, ...except('BANKA')},
			{...on, ...months('1::3')},
		];
		expect(decidedBy(filters, {}, {readings})).toBe('undetermined: incomplete-instrument 1');
	});
});

type Enabled = NonNullable<Account['enabled']>;
const wallets: Enabled = {WALLET: ['WALLET_A']};
const banks: Enabled = {NB: ['NB_BANK_A']};
const bank = (code: string): Instrument => ({type: 'NB', code});
const SHOWN = 'shown: default-options /allowDefaultOptions';
const OFF = 'hidden: not-enabled ';

test.each<[string, Enabled, Instrument, string, string?]>([
	['a type that is not named', {}, {type: 'CASH'}, OFF],
	['EMI that is not named', {CARD: true}, {type: 'EMI', kind: 'noCost', group: 'credit'}, OFF],
	['a type that is on', {CASH: true}, {type: 'CASH'}, SHOWN],
	['a type that is off', {CASH: false}, {type: 'CASH'}, OFF],
	['a code that is on', wallets, {type: 'WALLET', code: 'WALLET_A'}, SHOWN],
	['another code', wallets, {type: 'WALLET', code: 'WALLET_B'}, OFF],
	['no code', wallets, {type: 'WALLET'}, 'undetermined: incomplete-instrument '],
	['a doubled code', banks, bank('P_BANK_A'), SHOWN, 'P'],
	['a doubled code as it is written', banks, bank('P_NB_BANK_A'), SHOWN, 'P'],
	['the doubled code of another', banks, bank('P_BANK_B'), OFF, 'P'],
	['a code with another prefix', banks, bank('Q_BANK_A'), OFF, 'P'],
	['a prefix that the account does not have', banks, bank('P_BANK_A'), OFF],
])('what the account has, whatever the filter says: %s', (_, enabled, instrument, expected, servicePrefix) => {
	expect(decided(everything, instrument, {enabled, servicePrefix})).toBe(expected);
});

test('lint reports what the account does not have, and a filter that leaves nothing of it', () => {
	const account = {enabled: {CARD: true, WALLET: ['WALLET_A']}};
	const found = (allowDefaultOptions: boolean, options: readonly object[], more: object = {}) =>
		lint({allowDefaultOptions, options, ...more}, account).map(({rule, pointer}) => `${rule} ${pointer}`);
	const wallets = {paymentMethodType: 'WALLET', paymentMethods: ['WALLET_A', 'WALLET_B']};
	const noCards = {paymentMethodType: 'CARD', ...off};
	expect(
		found(false, [
			{...wallets, ...on},
			{paymentMethodType: 'UPI', ...on},
		]),
	).toEqual(['not-enabled /options/0/paymentMethods/1', 'not-enabled /options/1']);
	expect(found(true, [noCards, {...wallets, ...off}])).toContain('nothing-left ');
	// EMI that the filter enables is not available either.
	expect(found(false, [noCards], {emiOptions: {standardEmi: on}})).toContain('nothing-left ');
});

test.each([
	['WALLET', ['WALLET_A'], undefined],
	['NB', ['NB_BANKA', 'NB_BANKB'], 'PREFIX'],
	['CONSUMER_FINANCE', ['LENDER_A'], undefined],
] as const)('where every enabled code of %s is hidden, all of it is', (type, codes, servicePrefix) => {
	const doubled =
		servicePrefix === undefined ? [] : ['PREFIX_NB_BANKA', 'PREFIX_BANKA', 'PREFIX_NB_BANKB', 'PREFIX_BANKB'];
	const hidden = {...everything, options: [{paymentMethodType: type, ...off, paymentMethods: [...codes, ...doubled]}]};
	const account = {enabled: {[type]: codes}, servicePrefix};
	expect(explain(hidden, {type}, account).verdict).toBe('hidden');
	expect(explain(everything, {type}, account).verdict).toBe('undetermined');
});

test('types of the account are instruments, options and types of plans', () => {
	const otc = {...everything, options: [{paymentMethodType: 'OTC', ...off, paymentMethods: ['OTC_A']}]};
	const account = {types: ['OTC']};
	expect(decided(otc, {type: 'OTC', code: 'OTC_A'}, account)).toBe('hidden: codes-hidden /options/0');
	expect(decided(otc, {type: 'OTC', code: 'OTC_B'}, account)).toBe('shown: codes-not-listed /allowDefaultOptions');
	expect(decided(otc, {type: 'OTC'})).toBe('undetermined: unreadable-instrument ');
	const plan = {type: 'EMI', kind: 'noCost', group: 'cardless', paymentMethodType: 'OTC'};
	expect(decided(otc, plan, account)).toBe('shown: emi-default /allowDefaultOptions');
});

test.each(WRONG_INSTRUMENTS)('%s is undetermined, since the instrument cannot be read', (_, instrument) => {
	expect(decided(everything, instrument)).toBe('undetermined: unreadable-instrument ');
});

test.each([
	{type: 'CARD', bin: '4', cardType: 'CREDIT'},
	{type: 'CARD', bin: '4111110000000000000', bank: ''},
	{type: 'UPI', handle: '@'},
	{type: 'UPI', app: 'APP_A', supportsMandates: false},
	{type: 'WALLET', code: 'WALLET_A', supportsMandates: true},
	{type: 'EMI', kind: 'standard', group: 'debit', tenure: 1},
	{type: 'EMI', kind: 'lowCost', group: 'cardless', tenure: Number.MAX_SAFE_INTEGER, paymentMethodType: 'WALLET'},
	// A field that is undefined counts as left out, also one that the type does not have.
	{type: 'CARD', bin: undefined, bank: undefined, supportsMandates: undefined, handle: undefined},
])('%o is an instrument', instrument => {
	expect(explain(everything, instrument as Instrument).verdict).toBe('shown');
});
