// lint: filters that can never decide, equal filters, sections with nothing left, ranges inside others.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {type Account, type Enabled, PAYMENT_METHOD_TYPES, type Readings, type Severity} from '../../src/index.js';
import {diff, lint} from '../../src/inspect/index.js';
import {applyPatch} from './apply-patch.js';
import {page} from './page.js';
import {anyOptions, kindsOfInput} from './small-universe.js';

const filter = (...options: readonly object[]) => ({allowDefaultOptions: true, options});
const cards = (...cardFilters: readonly object[]) => filter({paymentMethodType: 'CARD', enable: true, cardFilters});
const upi = (...upiFilters: readonly object[]) => filter({paymentMethodType: 'UPI', enable: true, upiFilters});
const hide = (lists: object) => ({enable: false, ...lists});
const show = (lists: object) => ({enable: true, ...lists});
const emiWith = (noCostEmi: object) => ({...filter(), emiOptions: {noCostEmi}});
const emi = (...filters: readonly object[]) => emiWith({enable: true, cardless: {enable: true, filters}});
const issuers = (enable: boolean, ...codes: readonly string[]) => ({issuerFilter: {issuers: codes, enable}});

/** `pointer ← related places` of every issue of a rule. */
function found(rule: string, input: unknown, readings: Readings = {}) {
	return lint(input, {readings})
		.filter(issue => issue.rule === rule)
		.map(({pointer, related = []}) => [pointer, ...related.map(place => place.pointer)]);
}

describe('filter-never-decides', () => {
	const at = (index: number) => `/options/0/cardFilters/${index}`;

	test.each([
		[
			'a card filter inside another',
			cards(hide({cardBanks: ['BANK_A', 'BANK_B']}), hide({cardBanks: ['BANK_B'], cardTypes: ['CREDIT']})),
			[[at(1), at(0)]],
		],
		[
			'a filter before the one that covers it',
			cards(hide({cardBanks: ['BANK_B'], cardTypes: ['CREDIT']}), hide({cardTypes: ['CREDIT']})),
			[[at(0), at(1)]],
		],
		[
			'a filter that two others cover together',
			cards(
				hide({cardTypes: ['CREDIT'], cardBanks: ['BANK_A']}),
				hide({cardTypes: ['DEBIT'], cardBanks: ['BANK_A', 'BANK_B']}),
				hide({cardBanks: ['BANK_A'], cardBrands: ['BRAND_A']}),
			),
			[[at(2), at(0), at(1)]],
		],
		[
			'a filter that two others cover together, where a third is not needed',
			cards(
				hide({cardTypes: ['CREDIT'], cardBanks: ['BANK_A']}),
				hide({cardBrands: ['BRAND_A', 'BRAND_B'], cardSubTypes: ['SUB_A']}),
				hide({cardTypes: ['DEBIT'], cardBanks: ['BANK_A', 'BANK_B']}),
				hide({cardBanks: ['BANK_A'], cardBrands: ['BRAND_A']}),
			),
			[[at(3), at(0), at(2)]],
		],
		[
			'a filter that two others only seem to cover',
			cards(
				hide({cardTypes: ['CREDIT'], cardBanks: ['BANK_A']}),
				hide({cardTypes: ['DEBIT'], cardBrands: ['BRAND_A']}),
				hide({cardBanks: ['BANK_A', 'BANK_B'], cardBrands: ['BRAND_A']}),
			),
			[],
		],
		[
			'filters in the order of their list',
			cards(
				hide({cardBanks: ['BANK_A'], cardTypes: ['CREDIT']}),
				hide({cardBanks: ['BANK_A']}),
				hide({cardBanks: ['BANK_A'], cardTypes: ['DEBIT']}),
			),
			[
				[at(0), at(1)],
				[at(2), at(1)],
			],
		],
		[
			'a filter whose codes two others list',
			cards(hide({cardBanks: ['BANK_A']}), hide({cardBanks: ['BANK_B']}), hide({cardBanks: ['BANK_A', 'BANK_B']})),
			[[at(2), at(0), at(1)]],
		],
		[
			'a filter next to one whose enable cannot be read',
			cards({cardBanks: ['BANK_A'], enable: 'maybe'}, hide({cardBanks: ['BANK_A'], cardTypes: ['CREDIT']})),
			[],
		],
		['a filter next to one without criteria', cards(hide({}), hide({cardBanks: ['BANK_A']})), []],
		[
			'BIN ranges that the ranges of two others cover together',
			cards(
				hide({cardBins: ['4000::4499']}),
				hide({cardBins: ['4500::4999']}),
				hide({cardBins: ['420000::470000'], cardTypes: ['CREDIT']}),
			),
			[[at(2), at(0), at(1)]],
		],
		['a filter that nothing covers', cards(hide({cardBanks: ['BANK_A']}), hide({cardTypes: ['CREDIT']})), []],
		[
			'a filter inside another of the other kind, where their order may count',
			cards(hide({cardBanks: ['BANK_A']}), show({cardBanks: ['BANK_A'], cardTypes: ['CREDIT']})),
			[],
		],
		[
			'a covered filter that one of the other kind meets, where their order may count',
			cards(
				hide({cardBanks: ['BANK_A']}),
				show({cardTypes: ['CREDIT']}),
				hide({cardBanks: ['BANK_A'], cardBrands: ['BRAND_A']}),
			),
			[],
		],
	])('%s', (_, input, expected) => {
		expect(found('filter-never-decides', input)).toEqual(expected);
	});

	test('is about UPI and plan filters too', () => {
		expect(
			found('filter-never-decides', upi(hide({upiType: 'COLLECT'}), hide({upiType: 'COLLECT', upiMethods: ['@bank']}))),
		).toEqual([['/options/0/upiFilters/1', '/options/0/upiFilters/0']]);
		const place = '/emiOptions/noCostEmi/cardless/filters';
		expect(
			found('filter-never-decides', emi(show(issuers(true, 'BANKA', 'BANKB')), show(issuers(true, 'BANKA')))),
		).toEqual([[`${place}/1`, `${place}/0`]]);
		expect(found('filter-never-decides', emi(show(issuers(true, 'BANKA')), show(issuers(false, 'BANKA'))))).toEqual([]);
	});

	test('has no fix for the only enabled filter of a group, whose flag matters to other plans', () => {
		const input = emi(
			show({
				paymentMethod: 'LENDER_A',
				issuerFilter: {tenures: ['5::9'], enable: false},
				tenureFilter: {tenures: ['5::9'], enable: true},
			}),
			hide({paymentMethod: 'LENDER_A'}),
		);
		const [issue] = lint(input).filter(({rule}) => rule === 'filter-never-decides');
		expect(issue).toMatchObject({pointer: '/emiOptions/noCostEmi/cardless/filters/0'});
		expect(issue?.fix).toBeUndefined();
	});

	test('is not about handles that a filter of apps meets, nor the other way round', () => {
		const input = upi(hide({upiType: 'INTENT'}), hide({upiType: 'COLLECT', upiMethods: ['@bank']}));
		expect(found('filter-never-decides', input)).toEqual([]);
	});

	test('has a fix where another filter of the list has the same flag', () => {
		const input = cards(
			hide({cardTypes: ['CREDIT'], cardBanks: ['BANK_A', 'BANK_B']}),
			hide({cardTypes: ['CREDIT'], cardBanks: ['BANK_A']}),
			show({cardTypes: ['DEBIT']}),
		);
		expect(lint(input).find(({rule}) => rule === 'filter-never-decides')?.fix?.patch).toEqual([
			{op: 'remove', path: at(1)},
		]);
	});

	test('counts the other kind where the readings say which wins', () => {
		const input = cards(hide({cardBanks: ['BANK_A']}), show({cardBanks: ['BANK_A'], cardTypes: ['CREDIT']}));
		expect(found('filter-never-decides', input, {precedence: 'hide-wins'})).toEqual([[at(1), at(0)]]);
		expect(found('filter-never-decides', input, {precedence: 'show-wins'})).toEqual([]);
		expect(found('filter-never-decides', input, {precedence: 'first-wins'})).toEqual([]);
		const inside = cards(show({cardBanks: ['BANK_A']}), hide({cardBanks: ['BANK_A'], cardTypes: ['CREDIT']}));
		expect(found('filter-never-decides', inside, {precedence: 'show-wins'})).toEqual([[at(1), at(0)]]);
		expect(found('filter-never-decides', inside, {precedence: 'hide-wins'})).toEqual([]);
		const unreadable = cards(
			{cardBanks: ['BANK_A'], enable: 'maybe'},
			show({cardBanks: ['BANK_A'], cardTypes: ['CREDIT']}),
		);
		expect(found('filter-never-decides', unreadable, {precedence: 'hide-wins'})).toEqual([]);
	});
});

describe('equal-filters', () => {
	test('filters whose enable cannot be read are not compared', () => {
		const unreadable = {cardBanks: ['BANK_A'], enable: 'maybe'};
		expect(found('equal-filters', cards(unreadable, unreadable))).toEqual([]);
	});

	test('filters of handles and apps are equal if both are', () => {
		const two = hide({upiMethods: ['@banka', 'APP_A']});
		const places = ['/options/0/upiFilters/1', '/options/0/upiFilters/0'];
		expect(found('equal-filters', upi(two, two))).toEqual([places]);
		const three = upi(hide({upiMethods: ['@banka', '@bankb', 'APP_A']}), two);
		expect(found('equal-filters', three)).toEqual([]);
		expect(found('filter-never-decides', three)).toEqual([places]);
	});

	test('filters of two options are not compared, even where a type cannot be read', () => {
		const upiFilters = [{enable: false}];
		const options = [{upiFilters}, {paymentMethodType: 'UPI', enable: true, upiFilters}];
		expect(found('equal-filters', {allowDefaultOptions: true, options})).toEqual([]);
	});

	test.each([
		['lists in another order', hide({cardBanks: ['BANK_A', 'BANK_B']}), hide({cardBanks: ['BANK_B', 'BANK_A']})],
		[
			'a range in two parts',
			hide({cardBins: ['411100::411199']}),
			hide({cardBins: ['411150::411199', '411100::411149']}),
		],
		['ranges with more digits', hide({cardBins: ['4111::4112']}), hide({cardBins: ['411100::411299']})],
	])('%s', (_, one, other) => {
		const input = cards(one, other);
		expect(found('equal-filters', input)).toEqual([['/options/0/cardFilters/1', '/options/0/cardFilters/0']]);
		expect(found('filter-never-decides', input)).toEqual([]);
	});
});

describe('redundant-option', () => {
	test.each<[string, object, Readings, string[][]]>([
		['without lists', {}, {}, [['/options/0']]],
		[
			'with provider codes that are ignored',
			{paymentMethods: ['UPI_A']},
			{upiProviderCodes: 'ignored'},
			[['/options/0']],
		],
		['with provider codes that may count', {paymentMethods: ['UPI_A']}, {}, []],
		['with provider codes that count', {paymentMethods: ['UPI_A']}, {upiProviderCodes: 'counts'}, []],
		['with filters', {upiFilters: [hide({upiType: 'COLLECT'})]}, {}, []],
	])('an option that enables UPI %s', (_, lists, readings, expected) => {
		const input = filter(
			{paymentMethodType: 'UPI', enable: true, ...lists},
			{paymentMethodType: 'CASH', enable: false},
		);
		expect(found('redundant-option', input, readings)).toEqual(expected);
	});

	test('an option that enables some wallets is not redundant', () => {
		const some = {paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A']};
		const input = filter(some, {paymentMethodType: 'CASH', enable: false});
		expect(found('redundant-option', input)).toEqual([]);
		expect(found('redundant-option', input, {upiProviderCodes: 'ignored'})).toEqual([]);
	});
});

describe('nothing-left-of-type', () => {
	test.each([
		['both card types', cards(hide({cardTypes: ['CREDIT']}), hide({cardTypes: ['DEBIT']})), ['/options/0']],
		['every BIN', cards(hide({cardBins: ['0::4']}), hide({cardBins: ['5::9']})), ['/options/0']],
		['handles and apps', upi(hide({upiType: 'COLLECT'}), hide({upiType: 'INTENT'})), ['/options/0']],
		['every plan of a group', emi(hide({})), ['/emiOptions/noCostEmi/cardless']],
		['one card type', cards(hide({cardTypes: ['CREDIT']})), []],
		['one UPI type', upi(hide({upiType: 'COLLECT'})), []],
		['all but one BIN', cards(hide({cardBins: ['000000::499998', '500000::999999']})), []],
		[
			'both card types, one shown too',
			cards(hide({cardTypes: ['CREDIT', 'DEBIT']}), show({cardBanks: ['BANK_A']})),
			[],
		],
		['a whole type', filter({paymentMethodType: 'CARD', enable: false}), []],
		['every plan of a disabled group', emiWith({enable: true, cardless: {enable: false, filters: [hide({})]}}), []],
		['every plan in a disabled kind', emiWith({enable: false, cardless: {enable: true, filters: [hide({})]}}), []],
		['every plan where emiOptions occurs twice', {...page, payment_filter: emi(hide({})), emiOptions: {}}, []],
	])('%s', (_, input, pointers) => {
		expect(found('nothing-left-of-type', input).map(([pointer]) => pointer)).toEqual(pointers);
	});

	test('lists the first ten filters', () => {
		const banks = Array.from({length: 11}, (_, at) => hide({cardBanks: [`BANK_${at}`]}));
		const [places] = found('nothing-left-of-type', cards(...banks, hide({cardTypes: ['CREDIT', 'DEBIT']})));
		const first = Array.from({length: 10}, (_, at) => `/options/0/cardFilters/${at}`);
		expect(places).toEqual(['/options/0', ...first]);
	});
});

describe('a range inside another', () => {
	test('of BINs, each reported once', () => {
		const bins = cards(hide({cardBins: ['411150::411160', '411100::411199', '411100::411110']}));
		const list = '/options/0/cardFilters/0/cardBins';
		expect(found('bin-ranges-overlap', bins).sort()).toEqual([
			[`${list}/0`, `${list}/1`],
			[`${list}/2`, `${list}/1`],
		]);
		expect(lint(bins).filter(({fix}) => fix !== undefined)).toHaveLength(2);
	});

	test('of tenures', () => {
		const tenures = emi(show({tenureFilter: {tenures: ['3::12', '6::9'], enable: true}}));
		const months = '/emiOptions/noCostEmi/cardless/filters/0/tenureFilter/tenures';
		expect(found('range-inside-range', tenures)).toEqual([[`${months}/1`, `${months}/0`]]);
	});
});

const RULES = ['filter-never-decides', 'equal-filters', 'range-inside-range', 'bin-ranges-overlap'];

describe.each(Object.entries(kindsOfInput))('of %s', (_, {input}) => {
	test('a fix changes nothing for any instrument, whatever the readings', () => {
		fc.assert(
			fc.property(input, anyOptions, (before, options) => {
				for (const {rule, fix} of lint(before)) {
					if (fix === undefined || !RULES.includes(rule)) continue;
					const after = applyPatch(before, fix.patch);
					expect(after).toBeDefined();
					expect(diff(before, after?.value, options).relation).toBe('equal');
				}
			}),
			{numRuns: 250},
		);
	});
});

describe('what the readings of an account settle', () => {
	const only = (...options: readonly object[]) => ({allowDefaultOptions: false, options});
	const card = (...cardFilters: readonly object[]) => ({paymentMethodType: 'CARD', enable: true, cardFilters});
	const rulesAt = (input: unknown, readings: Readings) => [
		...found('nothing-left', input, readings).map(([pointer]) => `nothing-left ${pointer}`),
		...found('only-emi-without-emi', input, readings).map(([pointer]) => `only-emi-without-emi ${pointer}`),
		...found('no-effect', input, readings).map(([pointer]) => `no-effect ${pointer}`),
	];
	const noEmi: Readings = {unnamedEmi: 'hidden', emiOnHiddenCards: 'hidden'};

	test.each<[string, object, Readings, readonly string[]]>([
		[
			'a deny list under allowDefaultOptions false, if that applies inside a type',
			only(card(hide({cardTypes: ['CREDIT']}))),
			{...noEmi, defaultsInside: 'apply'},
			['nothing-left '],
		],
		['the same, if it does not', only(card(hide({cardTypes: ['CREDIT']}))), {...noEmi, defaultsInside: 'ignore'}, []],
		[
			'an empty list that matches nothing',
			only({paymentMethodType: 'WALLET', enable: true, paymentMethods: []}),
			{...noEmi, emptyList: 'matches-nothing'},
			['nothing-left '],
		],
		[
			'a plan group that is enabled inside a disabled kind, if the kind counts',
			{
				...only(),
				emiOptions: {
					standardEmi: {enable: false, cardless: {enable: true}},
					lowCostEmi: {enable: false},
					noCostEmi: {enable: false},
				},
			},
			{...noEmi, outerFlag: 'outer-wins'},
			['nothing-left '],
		],
		[
			'only EMI, on hidden cards',
			{
				...only({paymentMethodType: 'CARD', enable: false}),
				emiOptions: {noCostEmi: {enable: true, credit: {enable: true}}, showOnlyEmi: true},
			},
			noEmi,
			['only-emi-without-emi /emiOptions/showOnlyEmi'],
		],
		['only EMI, which is not named', {...only(), emiOptions: {showOnlyEmi: true}}, {}, []],
		[
			'only EMI, which is not named and hidden',
			{...only(), emiOptions: {showOnlyEmi: true}},
			noEmi,
			['only-emi-without-emi /emiOptions/showOnlyEmi'],
		],
		[
			'an allow list under allowDefaultOptions true, if that applies inside a type',
			filter({paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A']}),
			{defaultsInside: 'apply'},
			['no-effect '],
		],
		[
			'a filter that another one overrides',
			cards(hide({cardBanks: ['BANK_A']}), show({cardTypes: ['CREDIT', 'DEBIT']})),
			{precedence: 'show-wins'},
			['no-effect '],
		],
		['an empty list, whatever it means', cards(), {}, ['no-effect ']],
	])('%s', (_, input, readings, expected) => {
		expect(rulesAt(input, readings)).toEqual(expected);
	});
});

describe('nothing-left', () => {
	const only = (...options: readonly object[]) => ({allowDefaultOptions: false, options});
	const [on, off] = [{enable: true}, {enable: false}];
	const wallet = {paymentMethodType: 'WALLET', enable: true};
	const noCost = (enable: boolean) => ({emiOptions: {noCostEmi: {enable}}});
	const onPage = (payment_filter: object, sdk_udf?: string) => ({...page, payment_filter, ...(sdk_udf && {sdk_udf})});

	test.each<[string, Severity | undefined, object, Account?]>([
		['EMI kinds that the filter does not name may be left', 'warning', {...only(), ...noCost(false)}],
		['an option hides its type', 'warning', {...only({paymentMethodType: 'CASH', enable: false}), ...noCost(false)}],
		['an option shows its type', undefined, {...only(wallet), ...noCost(false)}],
		[
			'the account does not have the type that an option enables',
			'warning',
			{...only(wallet), ...noCost(false)},
			{enabled: {NB: true, EMI: true}},
		],
		[
			'the account has only a type that the filter hides, and sdk_udf shows EMI',
			'error',
			onPage(filter({paymentMethodType: 'CARD', enable: false}), 'showEMI'),
			{enabled: {CARD: true}},
		],
		[
			'the account has a type that an option disables, and no other',
			'error',
			filter({paymentMethodType: 'WALLET', enable: false}),
			{enabled: {WALLET: true, EMI: false}},
		],
		['a group of a disabled kind is enabled', undefined, {...only(), emiOptions: {noCostEmi: {...off, debit: on}}}],
		[
			'a plan of a disabled group is enabled',
			undefined,
			{...only(), emiOptions: {noCostEmi: {...off, debit: {...off, filters: [show({paymentMethod: 'CODE_A'})]}}}},
		],
		['an EMI kind is enabled', undefined, {...only(), ...noCost(true)}],
		['the account has no EMI', 'error', {...only(), ...noCost(true)}, {enabled: {EMI: false}}],
		['EMI that is not named is shown', undefined, {...only(), ...noCost(false)}, {readings: {unnamedEmi: 'shown'}}],
		[
			'sdk_udf hides EMI that would be shown',
			'error',
			onPage({...only(), ...noCost(false)}, 'hideEMI'),
			{readings: {unnamedEmi: 'shown'}},
		],
		['sdk_udf shows EMI', undefined, onPage({...only(), ...noCost(false)}, 'showEMI')],
		['sdk_udf cannot be read', undefined, onPage({...only(), ...noCost(false)}, 'perhaps')],
		['emiOptions cannot be read', undefined, {...only(), emiOptions: 5}],
	])('%s', (_, severity, input, account) => {
		expect(lint(input, account).find(({rule}) => rule === 'nothing-left')?.severity).toBe(severity);
	});
});

describe('rules say what explain says', () => {
	const shownCredit = show({cardTypes: ['CREDIT']});
	const hiddenBank = hide({cardBanks: ['BANK_A']});
	const on = {enable: true};
	const pointersOf = (rule: string, input: unknown, readings?: Readings) =>
		found(rule, input, readings).map(([pointer]) => pointer);
	const rule = 'precedence-undetermined';

	test('no-effect: not where sdk_udf hides EMI that emiOptions enables', () => {
		const request = (sdk_udf: string) => ({
			...page,
			sdk_udf,
			payment_filter: {...filter(), emiOptions: {noCostEmi: on}},
		});
		expect(pointersOf('no-effect', request('hideEMI'))).toEqual([]);
		expect(pointersOf('no-effect', request('showEMI'))).toEqual(['/payment_filter']);
		expect(pointersOf('no-effect', request('hideEMI'), {emiDisplay: 'sdk_udf-wins'})).toEqual(['/payment_filter']);
	});

	test('no-effect: of quick-pay, which has no filter, and of an empty list that matches nothing', () => {
		const hidden = filter({paymentMethodType: 'CASH', enable: false});
		const quick = {...page, action: 'quickPay', payment_filter: hidden};
		expect(pointersOf('no-effect', quick)).toEqual(['/payment_filter']);
		expect(pointersOf('no-effect', {...quick, action: 'paymentPage'})).toEqual([]);
		const empty = filter({paymentMethodType: 'WALLET', enable: false, paymentMethods: []});
		expect(pointersOf('no-effect', empty, {emptyList: 'matches-nothing'})).toEqual(['']);
	});

	test('no-effect: not under allowDefaultOptions false, even if the options enable every type', () => {
		const options = PAYMENT_METHOD_TYPES.map(paymentMethodType => ({paymentMethodType, enable: true}));
		expect(pointersOf('no-effect', {allowDefaultOptions: false, options}, {unnamedEmi: 'shown'})).toEqual([]);
	});

	test('no-effect: of the filter alone, whatever other fields of the session hide', () => {
		const mandate = {'options.create_mandate': 'REQUIRED', 'mandate.max_amount': '10.00'};
		const request = {...page, ...mandate, sdk_udf: 'hideEMI', payment_filter: filter()};
		expect(pointersOf('no-effect', request)).toEqual(['/payment_filter']);
	});

	test('emi-with-cards-hidden: not where sdk_udf asks for EMI without cards', () => {
		const request = (sdk_udf: string) => ({
			...page,
			sdk_udf,
			payment_filter: {...filter({paymentMethodType: 'CARD', enable: false}), emiOptions: {noCostEmi: on}},
		});
		expect(pointersOf('emi-with-cards-hidden', request('ShowEMIWithoutCards'))).toEqual([]);
		expect(pointersOf('emi-with-cards-hidden', request('showEMI'))).toEqual(['/payment_filter/emiOptions/noCostEmi']);
	});

	test('precedence-undetermined: of cards not under showOnlyEmi, nor where sdk_udf hides cards', () => {
		const input = cards(shownCredit, hiddenBank);
		expect(pointersOf(rule, input)).toEqual(['/options/0/cardFilters/1']);
		expect(pointersOf(rule, {...input, emiOptions: {noCostEmi: on, showOnlyEmi: true}})).toEqual([]);
		expect(pointersOf(rule, {...page, sdk_udf: 'ShowEMIWithoutCards', payment_filter: input})).toEqual([]);
	});

	test('precedence-undetermined: not of plan filters that match no plan of their group', () => {
		const group = (name: string) => ({
			...filter(),
			emiOptions: {
				noCostEmi: {...on, [name]: {...on, filters: [show({paymentMethodType: 'WALLET'}), hide(issuers(true, 'P_A'))]}},
			},
		});
		expect(pointersOf(rule, group('credit'))).toEqual([]);
		expect(pointersOf(rule, group('cardless'))).toEqual(['/emiOptions/noCostEmi/cardless/filters/1']);
	});

	test('precedence-undetermined: where a mandate is required, of instruments that support one', () => {
		const mandate = {
			'options.create_mandate': 'REQUIRED',
			'mandate.max_amount': '10.00',
			'mandate.start_date': '1893456000',
			'mandate.end_date': '1924992000',
		};
		const request = {...page, ...mandate, payment_filter: cards(shownCredit, hiddenBank)};
		expect(pointersOf(rule, request)).toEqual(['/payment_filter/options/0/cardFilters/1']);
	});

	test('precedence-undetermined: counts a filter whose empty list is ignored', () => {
		const input = cards(shownCredit, hide({cardBanks: ['BANK_A'], cardBrands: []}));
		expect(pointersOf(rule, input, {emptyList: 'ignored'})).toEqual(['/options/0/cardFilters/1']);
		expect(pointersOf(rule, input, {emptyList: 'matches-nothing'})).toEqual([]);
	});

	test('default-reach: of provider codes of UPI that count, and of an empty list that matches nothing', () => {
		const reach = (option: object, readings: Readings) =>
			pointersOf('default-reach', filter({...option, ...on}), readings);
		const codes = {paymentMethodType: 'UPI', paymentMethods: ['UPI_A']};
		expect(reach(codes, {upiProviderCodes: 'counts'})).toEqual(['/options/0']);
		expect(reach(codes, {upiProviderCodes: 'ignored'})).toEqual([]);
		const empty = {paymentMethodType: 'WALLET', paymentMethods: []};
		expect(reach(empty, {emptyList: 'matches-nothing'})).toEqual(['/options/0']);
		expect(reach(empty, {emptyList: 'ignored'})).toEqual([]);
	});

	test('issues-and-tenures: of a disabled filter too, if what is inside counts', () => {
		const excepts = {...issuers(false, 'P_A'), tenureFilter: {tenures: ['3::6'], enable: false}};
		const found = (readings: Readings) => pointersOf('issuers-and-tenures', emi(hide(excepts)), readings);
		expect(found({outerFlag: 'inner-wins'})).toEqual(['/emiOptions/noCostEmi/cardless/filters/0']);
		expect(found({outerFlag: 'outer-wins'})).toEqual([]);
	});

	test('default-reach: not of a type that the rest of the session hides or shows as a whole', () => {
		const rule = 'default-reach';
		const options = [
			{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A']},
			{paymentMethodType: 'CARD', enable: true, cardFilters: [shownCredit]},
		];
		const emiOptions = {
			showOnlyEmi: true,
			noCostEmi: {enable: true, credit: {enable: true, filters: [show(issuers(true, 'BANK_A'))]}},
		};
		const request = {...page, payment_filter: {allowDefaultOptions: true, options}};
		const both = ['/payment_filter/options/0', '/payment_filter/options/1/cardFilters'];
		expect(new Set(pointersOf(rule, request))).toEqual(new Set(both));
		expect(pointersOf(rule, {...request, sdk_udf: 'ShowEMIWithoutCards'})).toEqual(['/payment_filter/options/0']);
		const plans = ['/emiOptions/noCostEmi/credit/filters'];
		expect(pointersOf(rule, {...request, emiOptions})).toEqual(plans);
		const withoutCards = {...request, emiOptions, sdk_udf: 'ShowEMIWithoutCards'};
		expect(pointersOf(rule, withoutCards)).toEqual(plans);
		expect(pointersOf(rule, {...request, action: 'quickPay', emiOptions})).toEqual([]);
	});

	test('nothing-left: not of payment management, which has no filter', () => {
		const nothing = {allowDefaultOptions: false, options: []};
		expect(pointersOf('nothing-left', {...page, payment_filter: nothing})).toEqual(['/payment_filter']);
		expect(pointersOf('nothing-left', {...page, action: 'paymentManagement', payment_filter: nothing})).toEqual([]);
	});

	test('default-reach: not of UPI filters that match all handles and apps', () => {
		const upiOption = {paymentMethodType: 'UPI', ...on, upiFilters: [on], paymentMethods: ['UPI_A']};
		expect(pointersOf('default-reach', filter(upiOption), {upiProviderCodes: 'counts'})).toEqual(['/options/0']);
		const cardless = {...on, filters: [show(issuers(true, 'BANK_A'))]};
		expect(pointersOf('default-reach', emiWith({...on, cardless}))).toEqual(['/emiOptions/noCostEmi/cardless/filters']);
	});

	test('default-reach: of an empty list of providers unless it is ignored', () => {
		const empty = filter({paymentMethodType: 'WALLET', enable: true, paymentMethods: []});
		expect(pointersOf('default-reach', empty)).toEqual(['/options/0']);
		expect(pointersOf('default-reach', empty, {emptyList: 'ignored'})).toEqual([]);
	});

	test('default-reach: not of providers where an option names every one that the account has', () => {
		const reach = (named: readonly string[], WALLET: Enabled[string]) => {
			const input = filter({paymentMethodType: 'WALLET', enable: true, paymentMethods: named});
			return lint(input, {enabled: {WALLET}}).some(({rule}) => rule === 'default-reach');
		};
		const both = ['WALLET_A', 'WALLET_B'];
		expect([reach(['WALLET_A'], true), reach(['WALLET_A'], both)]).toEqual([true, true]);
		expect([reach(['WALLET_A'], ['WALLET_A']), reach(both, both)]).toEqual([false, false]);
	});

	test('default-reach: not where filters of several lists leave nothing to the default', () => {
		const both = cards(show({cardBins: ['0::4']}), show({cardBins: ['5::9'], cardTypes: ['CREDIT']}));
		const all = cards(show({cardBins: ['0::4']}), show({cardBins: ['5::9']}));
		expect([both, all].map(input => found('default-reach', input).length)).toEqual([1, 0]);
	});
});
