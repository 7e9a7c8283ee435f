// The sections of the screen: which options and codes they consider, and which instruments they have.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {instrumentClasses} from '../../src/inspect/analysis/instrument-classes.js';
import {instruments} from '../../src/inspect/analysis/instruments.js';
import {sectionsIn} from '../../src/inspect/analysis/sections.js';
import {readSubjectOrThrow} from '../../src/inspect/read/subject.js';
import type {Account} from '../../src/wire/account.js';

import {expectSameVerdicts} from './boxes-by-instrument.js';
import {instrumentsFor} from './small-universe.js';

const filterOf = (...options: readonly object[]) => ({allowDefaultOptions: true, options});
const boxesIn = (type: string, ...options: readonly object[]) =>
	sectionsIn(readSubjectOrThrow(filterOf(...options)))
		.filter(({base}) => base.type === type)
		.flatMap(({boxes}) => boxes);
const of = (type: string, input: object, account?: Account) =>
	instruments(input, account).filter(instrument => instrument.type === type);

describe('the filters of cards', () => {
	const cards = (paymentMethodType: string, bank: string, enable = true) => ({
		paymentMethodType,
		enable,
		cardFilters: [{enable: false, cardBanks: [bank]}],
	});

	test.each<[name: string, options: readonly object[], places: readonly number[]]>([
		['are those of the first option', [cards('CARD', 'BANK_A'), cards('CARD', 'BANK_B')], [0]],
		['are those of an option after others', [{paymentMethodType: 'CASH', enable: true}, cards('CARD', 'BANK_A')], [1]],
		[
			'are those of an option before it whose type may be CARD',
			[cards('CRD', 'BANK_A'), cards('CARD', 'BANK_B')],
			[0, 1],
		],
		['are not those of an option after it', [cards('CARD', 'BANK_A'), cards('CRD', 'BANK_B')], [0]],
		['are those of an option whose type may be any', [{...cards('', 'BANK_A'), paymentMethodType: 7}], [0]],
		['are not those of an option whose type resembles another one', [cards('WALET', 'BANK_A')], []],
		['are not those of an option that is disabled', [cards('CARD', 'BANK_A', false)], []],
	])('%s', (_, options, places) => {
		const pointers = boxesIn('CARD', ...options).map(({pointer}) => pointer);
		expect(pointers).toEqual(places.map(place => `/options/${place}/cardFilters/0`));
	});
});

test('the boxes of several options tell instruments with different verdicts apart', () => {
	const option = fc.record(
		{
			paymentMethodType: fc.constantFrom('WALLET', 'WALET', 'CARD', 'CRD', 7),
			enable: fc.constantFrom(true, true, false, 'yes'),
			paymentMethods: fc.constantFrom(['WALLET_A'], ['WALLET_B', 7], ['WALLET_A', 'WALLET_B'], [], 7),
			cardFilters: fc.array(fc.record({enable: fc.boolean(), cardBanks: fc.constantFrom(['BANK_A'], ['BANK_A', 7])}), {
				minLength: 1,
				maxLength: 2,
			}),
		},
		{requiredKeys: ['paymentMethodType', 'enable']},
	);
	const tried = instrumentsFor().filter(
		one => one.type === 'WALLET' || (one.type === 'CARD' && one.bin === '00' && one.subType === 'SUB_A'),
	);
	fc.assert(
		fc.property(fc.array(option, {minLength: 1, maxLength: 3}), fc.boolean(), (options, allowDefaultOptions) => {
			expectSameVerdicts({allowDefaultOptions, options}, {}, tried);
		}),
		{numRuns: 500},
	);
});

describe('the providers of a type', () => {
	const wallets = (...paymentMethods: readonly unknown[]) =>
		filterOf({paymentMethodType: 'WALLET', enable: false, paymentMethods});

	test('are never certain, since what a list leaves to the others does not depend on its own flag alone', () => {
		const found = boxesIn('WALLET', {paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A']});
		expect(found).toMatchObject([{isCertain: false}]);
		expect(found[0]?.effect).toBe(undefined);
	});

	test('may be in the part of a list that cannot be read', () => {
		expect(instrumentClasses(wallets('WALLET_A', 7)).filter(({type}) => type === 'WALLET')).toMatchObject([
			{members: {code: ['WALLET_A']}, verdict: 'hidden'},
			{members: {code: []}, verdict: 'undetermined'},
		]);
	});

	test('are those that the account enables, and of those that the filter names no others', () => {
		const account = {enabled: {WALLET: ['WALLET_A', 'WALLET_B']}};
		expect(of('WALLET', wallets('WALLET_B', 'WALLET_C'), account)).toEqual([
			{type: 'WALLET', code: 'WALLET_B'},
			{type: 'WALLET', code: 'WALLET_A'},
		]);
	});

	test('are also those that the filter names with the service prefix', () => {
		const account = {enabled: {NB: ['NB_BANKA']}, servicePrefix: 'P'};
		const input = filterOf({paymentMethodType: 'NB', enable: false, paymentMethods: ['P_BANKA', 'P_BANKB']});
		expect(of('NB', input, account)).toEqual([
			{type: 'NB', code: 'P_BANKA'},
			{type: 'NB', code: 'NB_BANKA'},
		]);
	});

	test('of cash on delivery are one, unless the filter or the account names some', () => {
		const cash = (option: object) => filterOf({paymentMethodType: 'CASH', enable: true, ...option});
		expect(of('CASH', cash({}))).toEqual([{type: 'CASH'}]);
		expect(of('CASH', cash({paymentMethods: []}))).toEqual([{type: 'CASH'}]);
		expect(of('CASH', cash({paymentMethods: ['CASH_A']}))).toEqual([
			{type: 'CASH', code: 'CASH_A'},
			{type: 'CASH', code: 'OTHER'},
		]);
		expect(of('CASH', cash({paymentMethods: 7}))).toEqual([{type: 'CASH', code: 'OTHER'}]);
		expect(of('CASH', cash({}), {enabled: {CASH: ['CASH_A']}})).toEqual([{type: 'CASH', code: 'CASH_A'}]);
	});
});

describe('UPI', () => {
	const upi = (option: object) => filterOf({paymentMethodType: 'UPI', enable: true, ...option});

	test('is one where no filter names a handle or an app', () => {
		expect(of('UPI', upi({}))).toEqual([{type: 'UPI', app: 'OTHER'}]);
		expect(instrumentClasses(upi({})).filter(({type}) => type === 'UPI')).toMatchObject([{label: 'UPI', members: {}}]);
	});

	test('has each handle that a filter names, and each provider code', () => {
		const upiFilters = [{enable: false, upiMethods: ['@banka', '@bankb']}];
		expect(of('UPI', upi({upiFilters, paymentMethods: ['UPI_A', 'UPI_B']}))).toEqual([
			{type: 'UPI', handle: '@banka'},
			{type: 'UPI', handle: '@bankb'},
			{type: 'UPI', handle: '@other'},
			{type: 'UPI', app: 'OTHER'},
			{type: 'UPI', code: 'UPI_A'},
			{type: 'UPI', code: 'UPI_B'},
			{type: 'UPI', code: 'OTHER'},
		]);
	});
});

describe('plans', () => {
	const plans = (group: string, filter: object) => ({
		...filterOf(),
		emiOptions: {noCostEmi: {enable: true, [group]: {enable: true, filters: [{enable: false, ...filter}]}}},
	});

	test('without a card have every payment method type, those of the account too', () => {
		const input = plans('cardless', {paymentMethodType: 'CONSUMER_FINANCE'});
		const typesOf = (account: Account) =>
			instrumentClasses(input, account).flatMap(({type, members}) =>
				type === 'EMI' ? (members.paymentMethodType ?? []) : [],
			);
		const documented = ['CARD', 'CASH', 'CONSUMER_FINANCE', 'NB', 'REWARD', 'RTP', 'UPI', 'WALLET'];
		expect(typesOf({}).sort()).toEqual(documented);
		expect(typesOf({types: ['OTC']}).sort()).toEqual([...documented, 'OTC'].sort());
	});

	test('of a credit card are paid with one: a filter of another type matches none of them', () => {
		const sections = sectionsIn(readSubjectOrThrow(plans('credit', {paymentMethodType: 'CONSUMER_FINANCE'})));
		expect(sections.filter(({base}) => base.type === 'EMI').flatMap(({boxes}) => boxes)).toEqual([]);
	});
});
