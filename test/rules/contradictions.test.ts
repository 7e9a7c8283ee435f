// What contradicts itself in a whole filter or request, as builders refuse it.
import {expect, test} from 'vitest';
import {IssueCollector} from '../../src/diagnostics/issue-collector.js';
import {reportContradictions, reportSingleProviders} from '../../src/rules/contradictions.js';
import {nothingInside} from '../../src/rules/nothing-inside.js';
import type {FilterParts, OptionParts} from '../../src/wire/payment-filter.js';

function contradictions(filter: FilterParts): readonly string[] {
	const report = new IssueCollector();
	reportContradictions(filter, report, '');
	return report.issues.map(({pointer, rule}) => `${pointer} ${rule}`);
}
const inOptions = (...options: readonly OptionParts[]) => contradictions({allowDefaultOptions: true, options});

test('a type that is configured twice: the first option counts', () => {
	const report = new IssueCollector();
	const options: readonly OptionParts[] = [
		{paymentMethodType: 'WALLET', enable: false},
		{paymentMethodType: 'WALLET', enable: true},
	];
	reportContradictions({allowDefaultOptions: true, options}, report, '/payment_filter');
	expect(report.issues).toEqual([
		{
			pointer: '/payment_filter/options/1',
			rule: 'conflicting-type',
			severity: 'error',
			problem: 'WALLET is already hidden',
			remedy: 'remove one of the two calls',
			message: expect.stringMatching(/^WALLET is already hidden: /),
			related: [{pointer: '/payment_filter/options/0', message: expect.any(String)}],
		},
	]);
});

test('lists where the service ignores them', () => {
	expect(
		inOptions(
			{
				paymentMethodType: 'CARD',
				enable: true,
				paymentMethods: ['BANK_A'],
				upiFilters: [{enable: true, upiType: 'INTENT'}],
			},
			{paymentMethodType: 'NB', enable: true, cardFilters: [{enable: true, cardTypes: ['CREDIT']}]},
		),
	).toEqual([
		'/options/0/paymentMethods ignored-list',
		'/options/0/upiFilters ignored-list',
		'/options/1/cardFilters ignored-list',
	]);
});

test('filters on a disabled type', () => {
	expect(
		inOptions(
			{paymentMethodType: 'CARD', enable: false, cardFilters: [{enable: true, cardTypes: ['CREDIT']}]},
			{paymentMethodType: 'UPI', enable: false, upiFilters: [{enable: true, upiType: 'INTENT'}]},
		),
	).toEqual(['/options/0/enable filters-on-disabled-type', '/options/1/enable filters-on-disabled-type']);
});

test('an empty list or criterion', () => {
	expect(
		inOptions(
			{paymentMethodType: 'WALLET', enable: false, paymentMethods: []},
			{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: true}, {enable: true, cardBins: []}]},
			{paymentMethodType: 'UPI', enable: true, upiFilters: []},
		),
	).toEqual([
		'/options/0/paymentMethods empty-list',
		'/options/1/cardFilters/0 empty-criterion',
		'/options/1/cardFilters/1/cardBins empty-list',
		'/options/2/upiFilters empty-list',
	]);
});

test('two codes in one string, an NB code without NB_', () => {
	expect(
		inOptions(
			{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B,WALLET_C']},
			{paymentMethodType: 'NB', enable: false, paymentMethods: ['NB_BANKA', 'PREFIX_BANKA', 'BANKB']},
			{paymentMethodType: 'UPI', enable: true, upiFilters: [{enable: true, upiType: 'COLLECT', upiMethods: ['@a,@b']}]},
			{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: true, cardBanks: ['BANK_A,BANK_B']}]},
		),
	).toEqual([
		'/options/0/paymentMethods/1 two-codes-in-one-string',
		'/options/1/paymentMethods/2 nb-code-without-nb',
		'/options/2/upiFilters/0/upiMethods/0 two-codes-in-one-string',
		'/options/3/cardFilters/0/cardBanks/0 two-codes-in-one-string',
	]);
});

test('the same in EMI', () => {
	const emiOptions = {
		noCostEmi: {
			enable: true,
			credit: {
				enable: true,
				filters: [
					{enable: true},
					{enable: true, paymentMethod: 'A,B'},
					{enable: true, paymentMethod: []},
					{enable: true, issuerFilter: {enable: true, issuers: []}},
					{enable: true, tenureFilter: {enable: true, tenures: []}},
				],
			},
			debit: {enable: true, filters: []},
		},
	} as const;
	const place = '/emiOptions/noCostEmi';
	expect(contradictions({allowDefaultOptions: true, options: [], emiOptions})).toEqual([
		`${place}/credit/filters/0 empty-criterion`,
		`${place}/credit/filters/1/paymentMethod two-codes-in-one-string`,
		`${place}/credit/filters/2/paymentMethod empty-list`,
		`${place}/credit/filters/3/issuerFilter/issuers empty-list`,
		`${place}/credit/filters/4/tenureFilter/tenures empty-list`,
		`${place}/debit/filters empty-list`,
	]);
});

test('what has no effect or no defined meaning is left to lint', () => {
	expect(inOptions()).toEqual([]);
	expect(
		inOptions({
			paymentMethodType: 'CARD',
			enable: true,
			cardFilters: [
				{enable: true, cardBins: ['411111::411199', '411150::411250']},
				{enable: false, cardBins: ['411111::411199']},
			],
		}),
	).toEqual([]);
});

test('providers that are not doubled in a mandate session', () => {
	const report = new IssueCollector();
	const options: readonly OptionParts[] = [
		{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A', 'PREFIX_WALLET_A']},
		{paymentMethodType: 'NB', enable: true, paymentMethods: ['NB_BANKA']},
	];
	reportSingleProviders({allowDefaultOptions: true, options}, report, '/payment_filter', 'PREFIX');
	expect(report.issues.map(issue => issue.pointer)).toEqual(['/payment_filter/options/1/paymentMethods']);
});

test('a recipe under something hidden contradicts it', () => {
	for (const what of ['EMI kind', 'plan group'] as const)
		expect(nothingInside(what)).toMatchObject({rule: 'contradiction'});
});
