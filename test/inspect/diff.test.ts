// diff: what a change means for customers: each change with both verdicts, the place that decides, words and a witness.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {diff} from '../../src/inspect/index.js';
import {page} from './page.js';

function filter(allowDefaultOptions: boolean, ...options: readonly object[]) {
	return {allowDefaultOptions, options};
}

const cards = (...cardFilters: readonly object[]) =>
	filter(true, {paymentMethodType: 'CARD', enable: true, cardFilters});

describe('diff', () => {
	test('names the type, both verdicts, the place that decides now, and the instruments', () => {
		const before = filter(true, {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A']});
		const after = filter(
			true,
			{paymentMethodType: 'CASH', enable: false},
			{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_B']},
		);
		expect(diff(before, after).changes).toEqual([
			{
				type: 'WALLET',
				from: 'hidden',
				to: 'shown',
				pointer: '/allowDefaultOptions',
				message: 'Wallet WALLET_A: hidden before, shown now',
				witness: {type: 'WALLET', code: 'WALLET_A'},
			},
			{
				type: 'WALLET',
				from: 'shown',
				to: 'hidden',
				pointer: '/options/1',
				message: 'Wallet WALLET_B: shown before, hidden now',
				witness: {type: 'WALLET', code: 'WALLET_B'},
			},
			{
				type: 'CASH',
				from: 'shown',
				to: 'hidden',
				pointer: '/options/0',
				message: 'Cash on delivery: shown before, hidden now',
				witness: {type: 'CASH'},
			},
		]);
	});

	test('the relation is that of all verdicts', () => {
		const hides = (...types: readonly string[]) =>
			filter(true, ...types.map(paymentMethodType => ({paymentMethodType, enable: false})));
		expect(diff(hides('CASH'), hides('CASH')).relation).toBe('equal');
		expect(diff(hides('CASH', 'WALLET'), hides('CASH')).relation).toBe('shows-more');
		expect(diff(hides('CASH'), hides('CASH', 'WALLET')).relation).toBe('shows-less');
		expect(diff(hides('CASH'), hides('WALLET')).relation).toBe('incomparable');
		const open = filter(true, {paymentMethodType: 'WALLET', enable: 7});
		expect(diff(hides('WALLET'), open).relation).toBe('shows-more');
		expect(diff(open, hides('WALLET')).relation).toBe('shows-less');
	});

	test('a verdict that becomes undetermined is a change', () => {
		const before = cards({enable: false, cardTypes: ['CREDIT']});
		const after = cards({enable: false, cardTypes: ['CREDIT']}, {enable: true, cardTypes: ['CREDIT']});
		expect(diff(before, after).changes).toMatchObject([
			{type: 'CARD', from: 'shown', to: 'undetermined'},
			{type: 'CARD', from: 'hidden', to: 'undetermined', pointer: '/options/0/cardFilters/0'},
		]);
	});

	test('EMI, sdk_udf and a required mandate', () => {
		expect(diff(page, {...page, sdk_udf: 'hideEMI'}).changes).toMatchObject([
			{type: 'EMI', from: 'shown', to: 'hidden', pointer: '/sdk_udf'},
		]);
		expect(diff(page, {...page, customer_id: 'customer-2', amount: '11.00'}).changes).toEqual([]);
		const mandate = {
			...page,
			'options.create_mandate': 'REQUIRED',
			'mandate.max_amount': '10.00',
			'mandate.start_date': '1893456000',
			'mandate.end_date': '1924992000',
		};
		const {changes} = diff(page, mandate);
		expect(changes.find(({type}) => type === 'CASH')).toEqual({
			type: 'CASH',
			from: 'shown',
			to: 'hidden',
			pointer: '/options.create_mandate',
			message: 'Cash on delivery without support for mandates: shown before, hidden now',
			witness: {type: 'CASH', supportsMandates: false},
		});
	});

	test.each([
		[
			'options in another order',
			filter(true, {paymentMethodType: 'CASH', enable: false}, {paymentMethodType: 'NB', enable: true}),
			filter(true, {paymentMethodType: 'NB', enable: true}, {paymentMethodType: 'CASH', enable: false}),
		],
		['an option that repeats the default', filter(true), filter(true, {paymentMethodType: 'CASH', enable: true})],
		[
			'one filter split into several',
			cards({enable: false, cardBanks: ['BANK_A', 'BANK_B']}),
			cards({enable: false, cardBanks: ['BANK_B']}, {enable: false, cardBanks: ['BANK_A']}),
		],
		[
			'a range split where it may be',
			cards({enable: false, cardBins: ['411100::411199']}),
			cards({enable: false, cardBins: ['411150::411199']}, {enable: false, cardBins: ['411100::411149']}),
		],
		[
			'a second block that does not count',
			filter(true, {paymentMethodType: 'CASH', enable: false}),
			filter(true, {paymentMethodType: 'CASH', enable: false}, {paymentMethodType: 'CASH', enable: true}),
		],
		[
			'tenures in another encoding',
			emi({tenureFilter: {tenures: ['3::6'], enable: true}}),
			emi({issuerFilters: {tenures: ['3::6'], enable: true}}),
		],
	])('nothing changes: %s', (_, before, after) => {
		expect(diff(before, after).changes).toEqual([]);
		expect(diff(after, before).changes).toEqual([]);
	});

	function emi(plan: object) {
		const filters = [{enable: false, ...plan}];
		return {...filter(true), emiOptions: {noCostEmi: {enable: true, credit: {enable: true, filters}}}};
	}

	test('a filter equals itself shuffled and split, but not itself without one code', () => {
		const codes = fc.uniqueArray(
			fc.integer({min: 0, max: 40}).map(at => `BANK_${at}`),
			{minLength: 1, maxLength: 8},
		);
		const ranges = fc.array(
			fc.tuple(fc.integer({min: 100, max: 999}), fc.integer({min: 100, max: 999})).map(ends => ends.sort().join('::')),
			{minLength: 1, maxLength: 6},
		);
		fc.assert(
			fc.property(codes, ranges, (banks, bins) => {
				const whole = cards({enable: false, cardBanks: banks, cardTypes: ['CREDIT']}, {enable: false, cardBins: bins});
				const parts = cards(
					...bins.toReversed().map(bin => ({enable: false, cardBins: [bin]})),
					...banks.map(bank => ({enable: false, cardTypes: ['CREDIT'], cardBanks: [bank]})),
				);
				expect(diff(whole, parts).changes).toEqual([]);
				const fewer = cards(...bins.map(bin => ({enable: false, cardBins: [bin]})));
				expect(diff(whole, fewer).changes).not.toEqual([]);
			}),
			{numRuns: 100},
		);
	});

	test('compares UPI provider codes that only a filter without a UPI type matches', () => {
		const upi = (...upiFilters: readonly object[]) =>
			filter(true, {paymentMethodType: 'UPI', enable: true, paymentMethods: ['UPI_A'], upiFilters});
		const handles = {enable: false, upiType: 'COLLECT'};
		const before = upi(handles, {enable: false});
		const after = upi(handles, {enable: false, upiType: 'INTENT'});
		expect(
			diff(before, after, {readings: {upiProviderCodes: 'ignored', defaultsInside: 'apply'}}).changes,
		).toMatchObject([{from: 'hidden', to: 'shown', witness: {type: 'UPI', code: 'OTHER'}}]);
	});

	test('throws what decode refuses, of either side', () => {
		expect(() => diff(filter(true), {allowDefaultOptions: 'yes'})).toThrow(/allowDefaultOptions/);
		expect(() => diff('{', filter(true))).toThrow();
	});
});
