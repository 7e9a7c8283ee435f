// Parts that cannot be read: only what depends on them is undetermined, and the reasons name them.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {PaymentFilter} from '../../src/index.js';
import {explain, type Instrument} from '../../src/inspect/index.js';
import {type Assignment, naive} from './naive-evaluator.js';
import {assignment, filter, instrument} from './random-subjects.js';
import {type Path, pointerOf, replaced} from './replaced.js';

/** Every place of a value, from the outside in. */
function paths(value: unknown, path: Path = []): readonly Path[] {
	if (typeof value !== 'object' || value === null) return [path];
	return [path, ...Object.entries(value).flatMap(([key, part]) => paths(part, [...path, key]))];
}

function at(value: unknown, path: Path): unknown {
	return path.reduce<unknown>((part, key) => Reflect.get(part as object, key), value);
}

test('an unreadable flag gives the verdict that both of its values have in common', () => {
	fc.assert(
		fc.property(filter, instrument, assignment, fc.nat(), (one, each, readings, choice) => {
			const flags = paths(one).filter(path => typeof at(one, path) === 'boolean');
			const flag = flags[choice % flags.length] ?? [];
			const verdicts = [true, false].map(value => verdictOf(replaced(one, flag, value), each, readings));
			const {verdict, because} = explain(replaced(one, flag, 'perhaps'), each, {readings, servicePrefix: 'PREFIX'});
			if (verdict !== 'undetermined') expect(verdicts).toEqual([verdict, verdict]);
			// A flag of a plan filter counts in two places, which are not evaluated together.
			else if (!flag.includes('filters')) expect(verdicts[0]).not.toBe(verdicts[1]);
			if (verdict === 'undetermined') {
				expect(because.map(({rule, pointer}) => [rule, pointer])).toEqual([['unreadable', pointerOf(flag)]]);
			}
		}),
		{numRuns: 1000},
	);
});

test('a verdict in spite of an unreadable part is right for any content of that part', () => {
	fc.assert(
		fc.property(filter, filter, instrument, assignment, fc.nat(), (one, other, each, readings, choice) => {
			const places = paths(one).filter(path => path.length > 0);
			const place = places[choice % places.length] ?? [];
			const {verdict, because} = explain(replaced(one, place, 7), each, {readings, servicePrefix: 'PREFIX'});
			if (verdict === 'undetermined') {
				for (const {rule, pointer} of because) {
					expect(rule).toBe('unreadable');
					expect(`${pointerOf(place)}/`.startsWith(`${pointer}/`)).toBe(true);
				}
				return;
			}
			expect(verdictOf(one, each, readings)).toBe(verdict);
			// The same part of another filter may have stood there.
			const shape = pointerOf(place).replace(/\d+/g, '0');
			for (const path of paths(other)) {
				if (pointerOf(path).replace(/\d+/g, '0') !== shape) continue;
				expect(verdictOf(replaced(one, place, at(other, path)), each, readings)).toBe(verdict);
			}
		}),
		{numRuns: 2000},
	);
});

function verdictOf(one: unknown, each: Instrument, readings: Assignment) {
	return naive({filter: one as PaymentFilter}, each, readings, 'PREFIX') ? 'shown' : 'hidden';
}

describe('examples', () => {
	const cash = {type: 'CASH'} as const;
	const because = (input: unknown, each: Instrument = cash) =>
		explain(input, each).because.map(({rule, pointer}) => `${rule} ${pointer}`);

	test('the flag of another option does not matter', () => {
		const options = [
			{paymentMethodType: 'WALLET', enable: 'no'},
			{paymentMethodType: 'CASH', enable: false},
		];
		expect(explain({allowDefaultOptions: true, options}, cash).verdict).toBe('hidden');
		expect(because({allowDefaultOptions: true, options}, {type: 'WALLET'})).toEqual(['unreadable /options/0/enable']);
	});

	test('an option of an unreadable type may be the one that counts', () => {
		const options = [{paymentMethodType: 7, enable: false}];
		expect(because({allowDefaultOptions: true, options})).toEqual(['unreadable /options/0/paymentMethodType']);
		expect(explain({allowDefaultOptions: false, options}, cash).verdict).toBe('hidden');
	});

	test('a list of options, a filter and a session field that cannot be read', () => {
		expect(because({allowDefaultOptions: true, options: 'none'})).toEqual(['unreadable /options']);
		const session = {action: 'paymentPage', customer_id: 'customer-1'};
		expect(because({...session, payment_filter: 7})).toEqual(['unreadable /payment_filter']);
		expect(because({...session, sdk_udf: 7}, {type: 'CARD'})).toEqual(['unreadable /sdk_udf']);
		expect(explain({...session, sdk_udf: 7}, cash).verdict).toBe('shown');
		const mandate = {...session, 'options.create_mandate': 7};
		expect(because(mandate, {...cash, supportsMandates: false})).toEqual(['unreadable /options.create_mandate']);
		expect(explain(mandate, {...cash, supportsMandates: true}).verdict).toBe('shown');
	});

	test('an EMI filter, a kind and a group that cannot be read', () => {
		const plan = {type: 'EMI', kind: 'noCost', group: 'cardless'} as const;
		const emi = (emiOptions: unknown) => ({allowDefaultOptions: true, options: [], emiOptions});
		expect(because(emi(7), plan)).toEqual(['unreadable /emiOptions']);
		expect(because(emi({noCostEmi: 7}), plan)).toEqual(['unreadable /emiOptions/noCostEmi']);
		expect(because(emi({noCostEmi: {enable: true, cardless: 7}}), plan)).toEqual([
			'unreadable /emiOptions/noCostEmi/cardless',
		]);
		expect(explain(emi({noCostEmi: 7, standardEmi: {enable: false}}), {...plan, kind: 'standard'}).verdict).toBe(
			'hidden',
		);
		const contradicted = {action: 'paymentPage', sdk_udf: 'hideEMI', payment_filter: emi({noCostEmi: 7})};
		expect(because(contradicted, plan)).toEqual([
			'emi-contradiction /sdk_udf',
			'emi-contradiction /payment_filter/emiOptions',
			'unreadable /payment_filter/emiOptions/noCostEmi',
		]);
		const filters = (issuerFilter: unknown) =>
			emi({noCostEmi: {enable: true, cardless: {enable: true, filters: [{enable: true, issuerFilter}]}}});
		const of = '/emiOptions/noCostEmi/cardless/filters/0/issuerFilter';
		const full = {...plan, issuer: 'BANKA', tenure: 3};
		expect(because(filters({issuers: ['BANKA'], enable: 'no'}), full)).toEqual([`unreadable ${of}/enable`]);
		expect(because(filters(7), full)).toContain(`unreadable ${of}`);
	});

	test('a filter with an unknown key matches nothing for certain, whatever its lists name', () => {
		const cardFilters = [{enable: false, cardSubTypes: ['SUB_A', ' SUB_B'], upiType: 'INTENT'}];
		const input = {allowDefaultOptions: true, options: [{paymentMethodType: 'CARD', enable: true, cardFilters}]};
		const card = {type: 'CARD', brand: 'BRAND_A', cardType: 'DEBIT', bank: 'BANK_A', bin: '411111'} as const;
		expect(explain(input, {...card, subType: 'SUB_A'}).verdict).toBe('undetermined');
	});

	test('a prefix that issuers share counts only if every issuer can be read', () => {
		const group = (...filters: readonly object[]) => ({enable: true, filters});
		const input = (issuerss: string) => ({
			allowDefaultOptions: true,
			options: [],
			emiOptions: {
				noCostEmi: {
					enable: true,
					cardless: group({enable: false, issuerFilter: {enable: true, issuers: ['P_BANKA']}}),
					credit: group({enable: true, issuerFilter: {enable: true, [issuerss]: ['BANKB']}}),
				},
			},
		});
		const plan = {type: 'EMI', kind: 'noCost', group: 'cardless', paymentMethodType: 'WALLET', tenure: 3} as const;
		const list = '/emiOptions/noCostEmi/credit/filters/0/issuerFilter/issuerss';
		expect(because(input('issuerss'), {...plan, issuer: 'BANKA'})).toContain(`unreadable ${list}`);
	});

	test('the rest of an unreadable input is not guessed', () => {
		for (const input of ['{', '[]', 7, undefined]) {
			const {verdict, because: reasons} = explain(input, cash);
			expect(verdict).toBe('undetermined');
			expect(reasons[0]).toMatchObject({rule: 'unreadable', pointer: ''});
		}
	});

	test('a reason states the issue of the part', () => {
		const [reason] = explain({allowDefaultOptions: 'true', options: []}, cash).because;
		expect(reason).toMatchObject({rule: 'unreadable', pointer: '/allowDefaultOptions'});
		expect(reason?.message).toContain('"true"');
	});
});

test('a filter of which nothing can be read is one reason, at the place of its issue', () => {
	for (const asked of [{type: 'CARD'}, {type: 'UPI', handle: '@bank'}, {type: 'CASH'}] as const) {
		const {because} = explain({options: 5}, asked);
		expect(because.map(({pointer, rule}) => [pointer, rule])).toEqual([['/options', 'unreadable']]);
	}
});

describe('an option among the filters of another', () => {
	const inside = (type: string, key: string, ...filters: readonly object[]) => ({
		allowDefaultOptions: true,
		options: [{paymentMethodType: type, enable: true, [key]: filters}],
	});
	const named = (paymentMethodType: unknown) => ({paymentMethodType, enable: false});
	const readable = {cardTypes: ['CREDIT'], enable: false};
	const each: readonly Instrument[] = [
		{type: 'NB', code: 'NB_BANK_A'},
		{type: 'WALLET', code: 'WALLET_A'},
		{type: 'CASH'},
	];

	test.each<[string, object, readonly string[]]>([
		['may hide its type', inside('CARD', 'cardFilters', named('NB')), ['NB']],
		['may be any item', inside('CARD', 'cardFilters', readable, named('WALLET')), ['WALLET']],
		['may be one of several', inside('CARD', 'cardFilters', named('NB'), named('CASH')), ['NB', 'CASH']],
		['may be among UPI filters', inside('UPI', 'upiFilters', named('NB')), ['NB']],
		['of the same type concerns no other', inside('CARD', 'cardFilters', named('CARD')), []],
		['of an unknown type concerns none', inside('CARD', 'cardFilters', named('OTHER'), named(7)), []],
		['is not a filter of the type', inside('CARD', 'cardFilters', readable), []],
		['is not a type in another field', inside('CARD', 'cardFilters', readable, {...readable, cardTypes: 'NB'}), []],
	])('%s', (_, input, types) => {
		const uncertain = each.filter(one => explain(input, one).verdict === 'undetermined');
		expect(uncertain.map(({type}) => type)).toEqual(types);
		for (const one of each.filter(({type}) => !types.includes(type))) expect(explain(input, one).verdict).toBe('shown');
	});

	test('the reasons name it', () => {
		const input = inside('CARD', 'cardFilters', readable, named('NB'));
		const {because} = explain(input, {type: 'NB', code: 'NB_BANK_A'});
		expect(because.map(({pointer}) => pointer)).toEqual([
			'/options/0/cardFilters/1/paymentMethodType',
			'/options/0/cardFilters/1/enable',
		]);
	});
});

describe('the reasons for a card that a filter may decide', () => {
	const credit = {cardTypes: ['CREDIT'], enable: false};
	test.each<[string, object, readonly string[]]>([
		['a misspelled field that is absent', {...credit, cardBnads: ['A']}, ['/cardBnads']],
		['a field that may be anything', {...credit, other: ['A']}, ['']],
		['a field that cannot be read', {...credit, enable: 'no', cardBrands: 7}, ['/enable', '/cardBrands']],
		['a field that is there twice', {...credit, enable: 'no', cardBrands: ['A'], cardBnads: ['B']}, ['', '/enable']],
		['two misspelled fields', {...credit, enable: 'no', cardBrand: ['A'], cardBnads: ['B']}, ['/enable', '/cardBrand']],
		['a field of another object', {...credit, enable: 'no', paymentMethodType: 'NB'}, ['', '/enable']],
	])('%s', (_, filter, places) => {
		const input = {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'CARD', enable: true, cardFilters: [filter]}],
		};
		const card: Instrument = {type: 'CARD', cardType: 'CREDIT', brand: 'A', bank: 'B', bin: '411111', subType: 'C'};
		const {verdict, because} = explain(input, card);
		expect(verdict).toBe('undetermined');
		expect(because.map(({pointer}) => pointer)).toEqual(places.map(place => `/options/0/cardFilters/0${place}`));
	});
});

test.each<[string, object, boolean]>([
	['a flag that cannot be read', {enable: 'no'}, false],
	['a field that may be anything', {enable: 'no', other: 1}, true],
	['a field that cannot be read', {enable: true, tenures: 7}, false],
])('the reasons for a plan name the filter if its issuers have %s: %j', (_, issuers, isNamed) => {
	const filters = [{issuerFilter: {issuers: ['A'], ...issuers}, enable: false}];
	const input = {
		allowDefaultOptions: true,
		options: [],
		emiOptions: {noCostEmi: {enable: true, credit: {enable: true, filters}}},
	};
	const plan: Instrument = {type: 'EMI', kind: 'noCost', group: 'credit', issuer: 'A', tenure: 3};
	const {because} = explain(input, plan);
	const reasons = because.filter(({rule}) => rule === 'unreadable').map(({pointer}) => pointer);
	expect(reasons.includes('/emiOptions/noCostEmi/credit/filters/0')).toBe(isNamed);
});
