// What an EMI filter tells apart: kinds, groups, types, providers, issuers and tenures.
import {expect, test} from 'vitest';
import {instruments} from '../../src/inspect/analysis/instruments.js';
import {page} from './page.js';

function emiOf(group: string, ...filters: readonly object[]) {
	return {noCostEmi: {enable: true, [group]: {enable: true, filters}}};
}

function plansOf(group: string, ...filters: readonly object[]): readonly object[] {
	const subject = {allowDefaultOptions: true, options: [], emiOptions: emiOf(group, ...filters)};
	return instruments(subject).flatMap(plan => {
		if (plan.type !== 'EMI' || plan.kind !== 'noCost' || plan.group !== group) return [];
		const {type, kind, group: _, ...rest} = plan;
		return [rest];
	});
}

const tenures = (list: readonly string[]) => ({enable: false, tenureFilter: {tenures: list, enable: true}});

test.each([
	['one range', ['3::6'], [3, 7]],
	['ranges apart, not in order', ['12::12', '3::6'], [3, 12, 13]],
	['ranges that touch', ['3::6', '7::9'], [3, 7, 10]],
	['ranges that overlap: each stretch on which they say the same', ['3::9', '5::12'], [3, 5, 10, 13]],
	['a range inside another', ['1::36', '6::9'], [1, 6, 10, 37]],
	['the same range twice', ['3::6', '3::6'], [3, 7]],
])('tenures, %s', (_, list, told) => {
	expect(plansOf('debit', tenures(list))).toEqual(told.map(tenure => ({tenure})));
	expect(plansOf('debit', ...list.map(range => tenures([range])))).toEqual(told.map(tenure => ({tenure})));
});

test('an empty list of tenures tells nothing apart', () => {
	expect(plansOf('debit', tenures([]))).toEqual([{}]);
});

test('tenures inside issuerFilter, and issuers with and without the prefix', () => {
	const issuerFilter = {issuers: ['PREFIX_OTHER', 'PREFIX_BANKA'], tenures: ['3::6'], enable: true};
	expect(plansOf('credit', {enable: true, issuerFilter})).toEqual(
		['PREFIX_OTHER', 'PREFIX_BANKA', 'OTHER_'].flatMap(issuer => [3, 7].map(tenure => ({issuer, tenure}))),
	);
});

test('types and providers of plans without a card', () => {
	expect(
		plansOf(
			'cardless',
			{enable: false, paymentMethodType: 'WALLET', paymentMethod: 'WALLET_A'},
			{enable: false, paymentMethodType: 'CONSUMER_FINANCE', paymentMethod: ['LENDER_A', 'WALLET_A']},
		),
	).toEqual(
		['WALLET', 'CONSUMER_FINANCE', 'UPI'].flatMap(paymentMethodType =>
			['WALLET_A', 'LENDER_A', 'OTHER'].map(paymentMethod => ({paymentMethodType, paymentMethod})),
		),
	);
	expect(plansOf('cardless', {enable: false, paymentMethodType: 'UPI'})).toEqual([
		{paymentMethodType: 'UPI'},
		{paymentMethodType: 'WALLET'},
	]);
});

test('a plan on a card is of CARD, so that its type tells nothing apart', () => {
	expect(plansOf('credit', {enable: false, paymentMethodType: 'CARD'})).toEqual([{}]);
});

test('emiOptions in both places of a session: what either names', () => {
	const issuer = (code: string) => ({enable: false, issuerFilter: {issuers: [code], enable: true}});
	const filter = {allowDefaultOptions: true, options: [], emiOptions: emiOf('credit', issuer('PREFIX_BANKA'))};
	const told = instruments({...page, payment_filter: filter, emiOptions: emiOf('credit', issuer('PREFIX_BANKB'))});
	expect(told.flatMap(plan => (plan.type === 'EMI' && plan.kind === 'noCost' ? [plan.issuer] : []))).toEqual([
		...['PREFIX_BANKA', 'PREFIX_BANKB', 'OTHER'],
		...[undefined, undefined],
	]);
});
