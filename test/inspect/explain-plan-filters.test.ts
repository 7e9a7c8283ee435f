// What plan filters do with EMI plans, each case by itself: flags, lists, encodings, types, and many filters together.
import {describe, expect, test} from 'vitest';
import {type EmiInstrument, explain as explainWith, type Verdict} from '../../src/inspect/index.js';
import {
	except,
	group,
	groupOf,
	hides,
	inA,
	inB,
	months,
	only,
	plan,
	planFilterCases,
	shows,
} from './explain-plan-filter-cases.js';
import {explanationOf, explanationsOf} from './explanation.js';

/** Explains for an account with the service prefix `PREFIX`. */
function explain(input: unknown, instrument: EmiInstrument) {
	return explainWith(input, instrument, {servicePrefix: 'PREFIX'});
}

/** The verdict and the filters or the default that decide it. */
function decided(filters: readonly object[], about: Partial<EmiInstrument>, allow = false): string {
	const {verdict, because} = explain(groupOf(allow, ...filters), {...plan, ...about});
	return [verdict, ...because.map(({rule, pointer}) => `${rule} ${pointer.replace(`${group}/filters/`, '')}`)].join(
		', ',
	);
}

const nothing = 'hidden, no-plan-filter-matches /allowDefaultOptions';

describe('the flags of a filter and of its lists', () => {
	test.each<[flags: string, filter: object, inside: string, outside: string]>([
		['true, only', {...shows, ...only('PREFIX_BANKA')}, 'shown, plan-filter-shows 0', nothing],
		[
			'true, except',
			{...shows, ...except('PREFIX_BANKA')},
			'hidden, plan-filter-hides 0',
			'shown, plan-filter-shows 0',
		],
		[
			'false, only',
			{...hides, ...only('PREFIX_BANKA')},
			'undetermined, plan-filter-nested 0',
			`undetermined, default-reach /allowDefaultOptions, default-reach ${group}`,
		],
		[
			'false, except',
			{...hides, ...except('PREFIX_BANKA')},
			'undetermined, plan-filter-nested 0',
			'hidden, plan-filter-hides 0',
		],
		['true, without lists', shows, 'shown, plan-filter-shows 0', 'shown, plan-filter-shows 0'],
		['false, without lists', hides, 'hidden, plan-filter-hides 0', 'hidden, plan-filter-hides 0'],
	])('%s', (_, filter, inside, outside) => {
		expect(decided([filter], inA)).toBe(inside);
		expect(decided([filter], inB)).toBe(outside);
	});

	const both = (issuers: boolean, tenures: boolean) => ({
		issuerFilter: {issuers: ['PREFIX_BANKA'], enable: issuers},
		tenureFilter: {tenures: ['3::6'], enable: tenures},
	});
	const tenure = (months: number) => ({tenure: months});

	// In both lists, in the issuers only, in the tenures only, in neither.
	test.each<[flags: string, filter: {readonly enable: boolean}, verdicts: readonly Verdict[]]>([
		['true, only, only', {...shows, ...both(true, true)}, ['shown', 'hidden', 'hidden', 'hidden']],
		['true, only, except', {...shows, ...both(true, false)}, ['hidden', 'shown', 'hidden', 'hidden']],
		['true, except, only', {...shows, ...both(false, true)}, ['hidden', 'hidden', 'shown', 'hidden']],
		['true, except, except', {...shows, ...both(false, false)}, ['hidden', 'undetermined', 'undetermined', 'shown']],
		['false, only, only', {...hides, ...both(true, true)}, ['undetermined', 'shown', 'shown', 'shown']],
		['false, only, except', {...hides, ...both(true, false)}, ['undetermined', 'hidden', 'shown', 'shown']],
		['false, except, only', {...hides, ...both(false, true)}, ['undetermined', 'shown', 'hidden', 'shown']],
		[
			'false, except, except',
			{...hides, ...both(false, false)},
			['undetermined', 'undetermined', 'undetermined', 'hidden'],
		],
	])('of both lists: %s', (_, filter, verdicts) => {
		const plans = [inA, inA, inB, inB].map((issuer, at) => ({...issuer, ...tenure(at % 2 === 0 ? 3 : 9)}));
		// Under this default, what the filter does not select has another verdict than what it selects.
		const subject = groupOf(!filter.enable, filter);
		expect(plans.map(one => explain(subject, {...plan, ...one}).verdict)).toEqual(verdicts);
	});
});

describe('lists of exceptions, one of which is about something that is not known of the plan', () => {
	const lists = {
		issuerFilter: {issuers: ['PREFIX_BANKA'], enable: false},
		tenureFilter: {tenures: ['3::6'], enable: false},
	};
	const verdict = (issuersAndTenures: 'either' | 'both', about: Partial<EmiInstrument>) =>
		explainWith(
			groupOf(false, {...shows, ...lists}),
			{...plan, ...about},
			{servicePrefix: 'PREFIX', readings: {issuersAndTenures}},
		).verdict;

	// The plan is hidden if one list names it (either), or both do.
	test.each<[what: string, about: Partial<EmiInstrument>, either: Verdict, both: Verdict]>([
		['the issuer, its tenure listed', {tenure: 3}, 'hidden', 'undetermined'],
		['the issuer, its tenure not listed', {tenure: 9}, 'undetermined', 'shown'],
		['the tenure, its issuer listed', inA, 'hidden', 'undetermined'],
		['the tenure, its issuer not listed', inB, 'undetermined', 'shown'],
	])('unknown: %s', (_, about, either, both) => {
		expect([verdict('either', about), verdict('both', about)]).toEqual([either, both]);
	});
});

describe('issuers', () => {
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
		['BANKA', 'P1_BANKA', false],
		['BANKA', 'BANKA', true],
		['BANKA', 'BANK', false],
		['PRE-FIX_BANKA', 'PRE-FIX_BANKA', true],
		['PRE-FIX_BANKA', 'BANKA', false],
		['PRE-FIX_BANKA', 'FIX_BANKA', false],
		['PREFIX_', 'PREFIX_', true],
		['PREFIX_', '', false],
		['_BANKA', '_BANKA', true],
		['_BANKA', 'BANKA', false],
	])('%s listed, %s asked: %s', (listed, issuer, matches) => {
		expect(explain(groupOf(false, {...shows, ...only(listed)}), {...plan, issuer}).verdict).toBe(
			matches ? 'shown' : 'hidden',
		);
		expect(explain(groupOf(false, {...shows, ...except(listed)}), {...plan, issuer}).verdict).toBe(
			matches ? 'hidden' : 'shown',
		);
	});
});

test('without a service prefix, issuers match without the prefix that all of them share', () => {
	const input = groupOf(false, {...shows, ...only('PREFIX_CARDS')});
	expect(explainWith(input, {...plan, issuer: 'PREFIX_CARDS'}).verdict).toBe('shown');
	expect(explainWith(input, {...plan, issuer: 'CARDS'}).verdict).toBe('shown');
	const none = groupOf(false, {...shows, ...only('PREFIX_CARDS', 'BANKB')});
	expect(explainWith(none, {...plan, issuer: 'CARDS'}).verdict).toBe('hidden');
	expect(explainWith(input, {...plan, issuer: 'CARDS'}, {servicePrefix: 'OTHER'}).verdict).toBe('hidden');
});

describe('tenures', () => {
	test.each<[where: string, lists: (enable: boolean, ...tenures: readonly string[]) => object]>([
		['tenureFilter', (enable, ...tenures) => ({tenureFilter: {tenures, enable}})],
		['issuerFilters', (enable, ...tenures) => ({issuerFilters: {tenures, enable}})],
		['issuerFilter without issuers', (enable, ...tenures) => ({issuerFilter: {tenures, enable}})],
	])('of %s, with both ends and a flag of their own', (_, lists) => {
		const inside = [3, 4, 6, 12, 13, 24];
		const outside = [1, 2, 7, 11, 25];
		const ranges = ['12::18', '3::6', '14::15', '18::24'];
		const verdicts = (enable: boolean, tenures: readonly number[]) => [
			...new Set(
				tenures.map(
					tenure => explain(groupOf(false, {...shows, ...lists(enable, ...ranges)}), {...plan, tenure}).verdict,
				),
			),
		];
		expect(verdicts(true, inside)).toEqual(['shown']);
		expect(verdicts(true, outside)).toEqual(['hidden']);
		expect(verdicts(false, inside)).toEqual(['hidden']);
		expect(verdicts(false, outside)).toEqual(['shown']);
	});

	test('together with issuers in one issuerFilter, under its one flag', () => {
		const issuerFilter = {issuers: ['PREFIX_BANKA'], tenures: ['3::6', '9::9']};
		const verdicts = (enable: boolean) =>
			[inA, inB].flatMap(issuer =>
				[6, 7, 9].map(tenure => decided([{...shows, issuerFilter: {...issuerFilter, enable}}], {...issuer, tenure})),
			);
		const shown = 'shown, plan-filter-shows 0';
		const hidden = 'hidden, plan-filter-hides 0';
		expect(verdicts(true)).toEqual([shown, nothing, shown, nothing, nothing, nothing]);
		const open = 'undetermined, issuers-and-tenures 0';
		expect(verdicts(false)).toEqual([hidden, open, hidden, open, shown, open]);
	});
});

describe('types and providers', () => {
	const ofType = {...hides, paymentMethodType: 'WALLET'};
	const ofProvider = {...hides, paymentMethod: 'LENDER_A'};
	const ofProviders = {...hides, paymentMethod: ['LENDER_A', 'LENDER_B']};
	const open = 'undetermined, incomplete-instrument 0';
	const hidden = 'hidden, plan-filter-hides 0';
	const unmatched = 'shown, no-plan-filter-matches /allowDefaultOptions';

	test.each<[what: string, filter: object, about: Partial<EmiInstrument>, decided: string]>([
		['its type', ofType, {paymentMethodType: 'WALLET'}, hidden],
		['another type', ofType, {paymentMethodType: 'CARD'}, unmatched],
		['no type', ofType, {}, open],
		['its provider', ofProvider, {paymentMethod: 'LENDER_A'}, hidden],
		['another provider', ofProvider, {paymentMethod: 'LENDER_B'}, unmatched],
		['part of its provider', ofProvider, {paymentMethod: 'L'}, unmatched],
		['no provider', ofProvider, {}, open],
		['one of its providers', ofProviders, {paymentMethod: 'LENDER_B'}, hidden],
		['none of its providers', ofProviders, {paymentMethod: 'LENDER_C'}, unmatched],
		[
			'its type and another provider',
			{...ofType, ...ofProvider},
			{paymentMethodType: 'WALLET', paymentMethod: 'X'},
			unmatched,
		],
		['its type and no provider', {...ofType, ...ofProvider}, {paymentMethodType: 'WALLET'}, open],
		['another type and no provider', {...ofType, ...ofProvider}, {paymentMethodType: 'CARD'}, unmatched],
		['no provider, of a list that is empty', {...hides, paymentMethod: []}, {}, 'undetermined, empty-list 0'],
		[
			'a provider, of a list that is empty',
			{...hides, paymentMethod: []},
			{paymentMethod: 'X'},
			'undetermined, empty-list 0',
		],
	])('a plan with %s', (_, filter, about, expected) => {
		expect(decided([filter], about, true)).toBe(expected);
	});

	test('a credit or debit plan is a CARD plan, also if it says so', () => {
		const filters = [{...hides, paymentMethodType: 'CARD'}];
		const groups = {credit: {enable: true, filters}, debit: {enable: true, filters}};
		const subject = {allowDefaultOptions: true, options: [], emiOptions: {lowCostEmi: {enable: true, ...groups}}};
		for (const name of ['credit', 'debit'] as const) {
			expect(explain(subject, {...plan, group: name}).verdict).toBe('hidden');
			expect(explain(subject, {...plan, group: name, paymentMethodType: 'CARD'}).verdict).toBe('hidden');
		}
	});
});

describe('of several filters, each that selects the plan counts', () => {
	test.each<[what: string, filters: readonly object[], about: object, decided: string]>([
		['all of those that say the same', [hides, hides], inA, 'hidden, plan-filter-hides 0, plan-filter-hides 1'],
		[
			'the first that lists the issuer',
			[
				{...shows, ...only('BANKB')},
				{...shows, ...only('BANKA')},
			],
			inA,
			'shown, plan-filter-shows 1',
		],
		['one for others next to one for all', [{...shows, ...only('BANKB')}, shows], inA, 'shown, plan-filter-shows 1'],
		[
			'two for all but one issuer each, one of them lists it',
			[
				{...hides, ...except('BANKB')},
				{...hides, ...except('BANKA')},
			],
			inA,
			'undetermined, plan-filters-disagree 0, plan-filter-nested 1, plan-filters-disagree 1',
		],
		[
			'the same, and the one that lists it comes first',
			[
				{...hides, ...except('BANKA')},
				{...hides, ...except('BANKB')},
			],
			inA,
			'undetermined, plan-filter-nested 0, plan-filters-disagree 0, plan-filters-disagree 1',
		],
		[
			'those that show and hide the same plan',
			[
				{...hides, ...except('BANKB')},
				{...shows, ...only('BANKA')},
			],
			inA,
			'undetermined, plan-filters-disagree 0, plan-filters-disagree 1',
		],
		[
			'alike but for the tenures',
			[
				{...shows, ...months('3::6')},
				{...shows, ...months('9::12')},
			],
			{...inA, tenure: 9},
			'shown, plan-filter-shows 1',
		],
		[
			'alike but for the type',
			[
				{...shows, paymentMethodType: 'WALLET'},
				{...shows, paymentMethodType: 'CONSUMER_FINANCE'},
			],
			{...inA, paymentMethodType: 'CONSUMER_FINANCE'},
			'shown, plan-filter-shows 1',
		],
		[
			'alike but for the provider',
			[
				{...shows, paymentMethod: 'LENDER_A'},
				{...shows, paymentMethod: 'LENDER_B'},
			],
			{...inA, paymentMethod: 'LENDER_B'},
			'shown, plan-filter-shows 1',
		],
		[
			'alike but for an empty list of issuers',
			[
				{...hides, ...except('BANKB')},
				{...hides, ...except()},
			],
			inA,
			'hidden, plan-filter-hides 0, plan-filter-hides 1',
		],
		[
			'one without issuers next to one with an empty list of them',
			[hides, {...hides, ...except()}],
			inA,
			'hidden, plan-filter-hides 0, plan-filter-hides 1',
		],
		['one that selects an empty list of issuers', [{...shows, ...only()}], inA, 'undetermined, empty-list 0'],
	])('%s', (_, filters, about, expected) => {
		expect(decided(filters, about)).toBe(expected);
	});
});

test('every filter is tried for a plan without an issuer', () => {
	const filters = [{...shows, ...only('BANKB')}, {...shows, ...only('BANKA')}, hides];
	expect(decided(filters, {})).toContain('incomplete-instrument 0');
	expect(decided([{...shows, ...months('3::6'), ...only('BANKB')}, hides], {tenure: 9})).toBe(
		'hidden, plan-filter-hides 1',
	);
});

test('each verdict with its reasons', () => {
	expect(explanationsOf(planFilterCases)).toMatchInlineSnapshot(`
		"# shown
		shown
		  plan-filter-shows /emiOptions/lowCostEmi/cardless/filters/0
		# hidden
		hidden
		  plan-filter-hides /emiOptions/lowCostEmi/cardless/filters/0
		# both
		undetermined
		  plan-filters-disagree /emiOptions/lowCostEmi/cardless/filters/0
		  plan-filters-disagree /emiOptions/lowCostEmi/cardless/filters/1
		# both flags off
		undetermined
		  plan-filter-nested /emiOptions/lowCostEmi/cardless/filters/0
		# nothing matches, false next to filters that show
		hidden
		  no-plan-filter-matches /allowDefaultOptions
		# nothing matches, true next to filters that show
		undetermined
		  default-reach /allowDefaultOptions
		  default-reach /emiOptions/lowCostEmi/cardless
		# nothing matches, true next to filters that hide
		shown
		  no-plan-filter-matches /allowDefaultOptions
		# nothing matches, false next to filters that hide
		undetermined
		  default-reach /allowDefaultOptions
		  default-reach /emiOptions/lowCostEmi/cardless
		# nothing matches, next to both
		undetermined
		  default-reach /allowDefaultOptions
		  default-reach /emiOptions/lowCostEmi/cardless
		# no filter at all
		shown
		  emi-group-shown /emiOptions/lowCostEmi/cardless
		# nothing known
		undetermined
		  incomplete-instrument /emiOptions/lowCostEmi/cardless/filters/0
		# issuer and type known
		undetermined
		  incomplete-instrument /emiOptions/lowCostEmi/cardless/filters/0
		# tenure and provider known
		undetermined
		  plan-filter-nested /emiOptions/lowCostEmi/cardless/filters/0
		  incomplete-instrument /emiOptions/lowCostEmi/cardless/filters/0
		# a plan of the group credit
		undetermined
		  incomplete-instrument /emiOptions/lowCostEmi/credit/filters/0
		# empty tenures
		undetermined
		  empty-list /emiOptions/lowCostEmi/cardless/filters/0
		# empty tenures, and a tenure that is not known
		shown
		  plan-filter-shows /emiOptions/lowCostEmi/cardless/filters/0
		# empty issuers, and an issuer that is not known
		shown
		  plan-filter-shows /emiOptions/lowCostEmi/cardless/filters/0
		# one thin and one empty
		undetermined
		  plan-filters-disagree /emiOptions/lowCostEmi/cardless/filters/0
		  plan-filter-nested /emiOptions/lowCostEmi/cardless/filters/1
		  plan-filters-disagree /emiOptions/lowCostEmi/cardless/filters/1
		  incomplete-instrument /emiOptions/lowCostEmi/cardless/filters/1"
	`);
});

test('an empty list does not matter where another list decides', () => {
	const none = {tenures: [], enable: true};
	expect(explanationOf(groupOf(false, {...shows, ...only('BANKA'), tenureFilter: none}), {...plan, ...inB})).toMatch(
		/^hidden\n/,
	);
	const empty = {tenures: [], enable: false};
	const excepts = groupOf(false, {...shows, ...except('BANKA'), tenureFilter: empty});
	expect(explanationOf(excepts, {...plan, ...inB})).toMatch(/^shown\n/);
	// The plan is in one of two lists, if the empty one counts as a list.
	expect(explainWith(excepts, {...plan, ...inA}).because.map(({reading}) => reading)).toEqual([
		'emptyList',
		'issuersAndTenures',
	]);
});
