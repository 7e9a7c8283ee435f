// diff: what a change means for customers: each change with both verdicts, the place that decides, words and a witness.
import {expect, test} from 'vitest';
import type {Account} from '../../src/index.js';
import {diff} from '../../src/inspect/index.js';
import {page} from './page.js';

function filter(allowDefaultOptions: boolean, ...options: readonly object[]) {
	return {allowDefaultOptions, options};
}

const cards = (...cardFilters: readonly object[]) =>
	filter(true, {paymentMethodType: 'CARD', enable: true, cardFilters});

test('a change names the type, both verdicts, the place that decides now, and the instruments', () => {
	const before = filter(true, {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A']});
	const after = filter(
		true,
		{paymentMethodType: 'CASH', enable: false},
		{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_B']},
	);
	expect(diff(before, after)).toEqual({
		relation: 'incomparable',
		changes: [
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
		],
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
	['another customer and amount', page, {...page, customer_id: 'customer-2', amount: '11.00'}],
])('nothing changes: %s', (_, before, after) => {
	expect(diff(before, after)).toEqual({relation: 'equal', changes: []});
	expect(diff(after, before)).toEqual({relation: 'equal', changes: []});
});

function emi(plan: object) {
	const filters = [{enable: false, ...plan}];
	return {...filter(true), emiOptions: {noCostEmi: {enable: true, credit: {enable: true, filters}}}};
}

test('a code that is called like the one that no filter names is a code', () => {
	const wallets = (...paymentMethods: readonly string[]) =>
		filter(true, {paymentMethodType: 'WALLET', enable: false, paymentMethods});
	expect(diff(wallets('WALLET_A'), wallets('WALLET_A', 'OTHER')).changes).toMatchObject([{witness: {code: 'OTHER'}}]);
});

test('UPI provider codes that only a filter without a UPI type matches are compared', () => {
	const upi = (...upiFilters: readonly object[]) =>
		filter(true, {paymentMethodType: 'UPI', enable: true, paymentMethods: ['UPI_A'], upiFilters});
	const handles = {enable: false, upiType: 'COLLECT'};
	const account: Account = {readings: {upiProviderCodes: 'ignored', defaultsInside: 'apply'}};
	const {changes} = diff(upi(handles, {enable: false}), upi(handles, {enable: false, upiType: 'INTENT'}), account);
	expect(changes).toMatchObject([{from: 'hidden', to: 'shown', witness: {type: 'UPI', code: 'OTHER'}}]);
});

test.each([
	[{WALLET: ['WALLET_A']}, 'WALLET', ['WALLET_A'], 'P_WALLET_A'],
	[{NB: ['NB_BANK_A', 'NB_BANK_B']}, 'NB', ['NB_BANK_B', 'NB_BANK_A'], 'P_BANK_A'],
	[{REWARD: ['R1']}, 'REWARD', ['R1'], 'P_R1'],
])('the doubled code of a hidden provider may change alone: %o', (enabled, paymentMethodType, paymentMethods, code) => {
	const account: Account = {enabled, servicePrefix: 'P'};
	const whole = filter(true, {paymentMethodType, enable: false});
	const listed = filter(true, {paymentMethodType, enable: false, paymentMethods});
	const {relation, changes} = diff(whole, listed, {...account, readings: {defaultsInside: 'apply'}});
	expect(relation).toBe('shows-more');
	expect(changes).toHaveLength(1);
	expect(changes[0]?.message).toContain(code);
	expect(diff(listed, listed, account).relation).toBe('equal');
});

test('what decode refuses is refused, of either side', () => {
	expect(() => diff(filter(true), {allowDefaultOptions: 'yes'})).toThrow(/allowDefaultOptions/);
	expect(() => diff('{', filter(true))).toThrow();
});
