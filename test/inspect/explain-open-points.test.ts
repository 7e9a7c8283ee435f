// What open-points.md decides about verdicts, one statement a test.
import {describe, expect, test} from 'vitest';
import {diff, explain, type Instrument, lint, summarize} from '../../src/inspect/index.js';
import {page} from './page.js';

const filterOf = (allowDefaultOptions: boolean, ...options: readonly object[]) => ({allowDefaultOptions, options});
const cards = (...cardFilters: readonly object[]) =>
	filterOf(true, {paymentMethodType: 'CARD', enable: true, cardFilters});
const decided = (input: unknown, instrument: Instrument, options = {}) => {
	const {verdict, because} = explain(input, instrument, options);
	return [verdict, ...because.map(({rule, pointer}) => `${rule} ${pointer}`)];
};

test('two filters that both hide a card are both named', () => {
	const both = cards({enable: false, cardTypes: ['CREDIT']}, {enable: false, cardBins: ['411111::411199']});
	expect(decided(both, {type: 'CARD', cardType: 'CREDIT', bin: '411111'})).toEqual([
		'hidden',
		'filter-hides /options/0/cardFilters/0',
		'filter-hides /options/0/cardFilters/1',
	]);
});

test('everything that a verdict needs is asked for at once', () => {
	const both = cards({enable: false, cardTypes: ['CREDIT']}, {enable: false, cardBins: ['411111::411199']});
	const {because} = explain(both, {type: 'CARD'});
	expect(because.map(({rule, pointer}) => `${rule} ${pointer}`)).toEqual([
		'incomplete-instrument /options/0/cardFilters/0',
		'incomplete-instrument /options/0/cardFilters/1',
	]);
	for (const {message} of because) expect(message).toMatch(/add its card type and BIN$/);
});

describe('diff and explain agree', () => {
	const plans = (...filters: readonly object[]) => ({
		...filterOf(true),
		emiOptions: {standardEmi: {enable: true, cardless: {enable: true, filters}}},
	});
	const wallets = {enable: false, paymentMethodType: 'WALLET'};

	test('on a plan filter by a type of the account', () => {
		const changes = diff(plans(wallets), plans(wallets, {enable: false, paymentMethodType: 'OTC'}), {types: ['OTC']});
		expect(changes.relation).toBe('shows-less');
		expect(changes.changes[0]?.witness).toMatchObject({paymentMethodType: 'OTC'});
	});

	test('on an issuer that is the bare prefix', () => {
		const of = (...issuers: readonly string[]) => ({enable: false, issuerFilter: {enable: true, issuers}});
		const {relation, changes} = diff(plans(of('P_A')), plans(of('P_A', 'P_')), {servicePrefix: 'P'});
		expect(relation).not.toBe('equal');
		expect(changes[0]?.witness).toMatchObject({issuer: 'P_'});
	});
});

describe('screens', () => {
	const management = {action: 'paymentManagement', customer_id: 'c'};

	test('paymentManagement hides everything, whatever the account has', () => {
		expect(decided(management, {type: 'CASH'})).toEqual(['hidden', 'payment-management /action']);
		expect(summarize(management)).toMatch(/stored payment methods/);
	});

	test('quickPay has no filter', () => {
		const quickPay = {...page, action: 'quickPay', payment_filter: filterOf(false)};
		expect(decided(quickPay, {type: 'CASH'})).toEqual(['shown', 'no-filter /action']);
	});
});

describe('enabled', () => {
	const enabled = {CARD: true, WALLET: ['WALLET_A']};

	test.each<[Instrument, readonly string[]]>([
		[{type: 'CARD'}, ['shown', 'default-options /allowDefaultOptions']],
		[{type: 'WALLET', code: 'WALLET_A'}, ['shown', 'default-options /allowDefaultOptions']],
		[{type: 'WALLET', code: 'WALLET_B'}, ['hidden', 'not-enabled ']],
		[{type: 'WALLET'}, ['undetermined', 'incomplete-instrument ']],
		[{type: 'UPI', app: 'APP_A'}, ['hidden', 'not-enabled ']],
		[{type: 'EMI', kind: 'noCost', group: 'credit'}, ['hidden', 'not-enabled ']],
	])('%j', (instrument, expected) => {
		expect(decided(filterOf(true), instrument, {enabled})).toEqual(expected);
	});

	test('lint reports what the account does not have, and a filter that leaves nothing of it', () => {
		const found = (input: unknown) => lint(input, {enabled}).map(({rule, pointer}) => `${rule} ${pointer}`);
		const named = filterOf(
			false,
			{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A', 'WALLET_B']},
			{paymentMethodType: 'UPI', enable: true},
		);
		expect(found(named)).toEqual(['not-enabled /options/0/paymentMethods/1', 'not-enabled /options/1']);
		const nothing = filterOf(
			true,
			{paymentMethodType: 'CARD', enable: false},
			{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A']},
		);
		expect(found(nothing)).toContain('nothing-left ');
		// EMI that the filter enables is not available either.
		const emiOptions = {standardEmi: {enable: true}};
		expect(found({...filterOf(false, {paymentMethodType: 'CARD', enable: false}), emiOptions})).toContain(
			'nothing-left ',
		);
	});
});

test('EMI that the filter does not name: shown or hidden', () => {
	const verdictsOf = (unnamedEmi: 'shown' | 'hidden') =>
		decided(
			filterOf(false, {paymentMethodType: 'CARD', enable: true}),
			{type: 'EMI', kind: 'noCost', group: 'credit'},
			{readings: {unnamedEmi}},
		);
	for (const choice of ['shown', 'hidden'] as const)
		expect(verdictsOf(choice)).toEqual([choice, 'emi-not-named /allowDefaultOptions']);
});

test('provider codes of UPI: ignored or counted', () => {
	const option = {paymentMethodType: 'UPI', enable: false, paymentMethods: ['UPI_A']};
	const verdicts = (upiProviderCodes?: 'counts' | 'ignored') =>
		['UPI_A', 'UPI_B'].map(
			code => explain(filterOf(true, option), {type: 'UPI', code}, {readings: {upiProviderCodes}}).verdict,
		);
	expect(verdicts()).toEqual(['hidden', 'undetermined']);
	expect(verdicts('ignored')).toEqual(['hidden', 'hidden']);
	expect(verdicts('counts')).toEqual(['hidden', 'shown']);
	expect(lint(filterOf(true, option))).toMatchObject([{rule: 'ignored-list', severity: 'warning'}]);
});
