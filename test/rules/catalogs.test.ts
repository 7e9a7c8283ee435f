// A catalog closes a vocabulary: what it may contain, and the issue of a code outside it.
import {describe, expect, test} from 'vitest';
import {COUNT_ONLY} from '../../src/diagnostics/issue-collector.js';
import {catalogOf, catalogProblem, codeCheck, isCatalogList} from '../../src/rules/catalog.js';
import {closedCatalog} from '../../src/rules/closed-catalog.js';
import {reportAccount} from '../../src/rules/read-account.js';
import {issuesOf} from '../schema/issue-messages.js';

const book = catalogOf;

test('each list contains at least one code', () => {
	const wrong: object = {
		WALLET: [],
		NB: ['BANKA', 'PREFIX_BANKA', 'NB_BANKA', 7, ''],
		brands: 'BRAND_A',
		banks: [' BANK_A'],
		apps: undefined,
	};
	expect(issuesOf(report => reportAccount({codes: wrong}, report, ''))).toMatchInlineSnapshot(`
		"/codes/WALLET empty-list
		/codes/NB/0 nb-code-without-nb -> NB_BANKA
		/codes/NB/1 nb-code-without-nb
		/codes/NB/3 invalid-type
		/codes/NB/4 invalid-format
		/codes/brands invalid-type -> ["BRAND_A"]
		/codes/banks/0 invalid-format -> BANK_A"
	`);
});

test('a code outside gets the nearest suggestion, or the list of codes', () => {
	const codes = book({WALLET: ['WALLET_A', 'OTHER'], brands: ['BRAND_A']});
	expect(catalogProblem(codes, 'WALLET', 'Wallet_A')).toMatchInlineSnapshot(`
		{
		  "allowed": [
		    "WALLET_A",
		    "OTHER",
		  ],
		  "found": ""Wallet_A"",
		  "problem": ""Wallet_A" is not in codes.WALLET",
		  "remedy": "write WALLET_A, or add it to the list",
		  "rule": "unknown-value",
		  "suggestion": "WALLET_A",
		  "template": "is not in codes.WALLET",
		}
	`);
	expect(catalogProblem(codes, 'WALLET', 'SOMETHING')).toMatchInlineSnapshot(`
		{
		  "allowed": [
		    "WALLET_A",
		    "OTHER",
		  ],
		  "found": ""SOMETHING"",
		  "problem": ""SOMETHING" is not in codes.WALLET",
		  "remedy": "write WALLET_A or OTHER, or add it to the list",
		  "rule": "unknown-value",
		  "template": "is not in codes.WALLET",
		}
	`);
});

describe('stored state', () => {
	const codes = book({
		WALLET: ['WALLET_A'],
		NB: ['NB_BANKA'],
		issuers: ['BANKA'],
		brands: ['BRAND_A'],
		REWARD: ['CODE_A'],
	});
	test.each([
		['WALLET', 'WALLET_A', true],
		['WALLET', 'PREFIX_WALLET_A', true],
		['WALLET', 'WALLET_B', false],
		['WALLET', 'MY-PREFIX_WALLET_A', false],
		['WALLET', '_WALLET_A', false],
		['NB', 'NB_BANKA', true],
		['NB', 'PREFIX_BANKA', true],
		['NB', 'PREFIX_NB_BANKA', false],
		['NB', 'PREFIX_BANKB', false],
		['NB', 'BANKA', false],
		['NB', '_BANKA', false],
		['issuers', 'PREFIX_BANKA', true],
		['brands', 'PREFIX_BRAND_A', false],
		['REWARD', 'PREFIX_CODE_A', false],
		['CASH', 'ANYTHING', true],
	] as const)('%s contains %s: %s', (list, code, isListed) => {
		expect(catalogProblem(codes, list, code) === undefined).toBe(isListed);
		expect(codeCheck(codes, list)(code) === undefined).toBe(isListed);
	});

	test('carries no prefix but that of the account', () => {
		const own = book({WALLET: ['WALLET_A']}, 'PREFIX');
		const isListed = (code: string) => catalogProblem(own, 'WALLET', code) === undefined;
		expect(['WALLET_A', 'PREFIX_WALLET_A', 'OTHER_WALLET_A', 'PREFIX_WALLET_B'].map(isListed)).toEqual([
			true,
			true,
			false,
			false,
		]);
	});

	test('is a code first', () => {
		expect(codeCheck(codes, 'WALLET')(7)).toMatchObject({problem: '7 is not a code', remedy: 'write a string'});
		expect(codeCheck(codes, 'CASH')(7)).toMatchObject({problem: '7 is not a code', remedy: 'write a string'});
	});

	test('an issue that is only counted has no message', () => {
		expect(catalogProblem(codes, 'WALLET', 'WALLET_B', true)).toBe(COUNT_ONLY);
		expect(codeCheck(codes, 'WALLET')('WALLET_B', true)).toBe(COUNT_ONLY);
	});
});

test('a catalog has a list for some vocabularies', () => {
	expect(['WALLET', 'issuers', 'CARD', 'bins'].map(isCatalogList)).toEqual([true, true, false, false]);
});

test('every code of a filter is looked up in the list of its vocabulary; absent lists and handles are not', () => {
	const catalog = closedCatalog(
		book({
			WALLET: ['A'],
			CONSUMER_FINANCE: ['A'],
			brands: ['A'],
			subTypes: ['A'],
			banks: ['A'],
			apps: ['A'],
			issuers: ['A'],
		}),
	);
	const options = [
		{paymentMethodType: 'CASH', enable: true},
		{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['A', 'B']},
		{
			paymentMethodType: 'CARD',
			enable: true,
			cardFilters: [
				{enable: true, cardTypes: ['DEBIT']},
				{enable: true, cardBrands: ['B'], cardSubTypes: ['B'], cardBanks: ['A', 'B']},
			],
		},
		{
			paymentMethodType: 'UPI',
			enable: true,
			upiFilters: [
				{enable: true, upiType: 'COLLECT', upiMethods: ['@b']},
				{enable: true, upiType: 'INTENT', upiMethods: ['B']},
			],
		},
	] as const;
	expect(
		issuesOf(report => {
			for (const [index, option] of options.entries()) catalog.reportOption(option, report, `/options/${index}`);
		}),
	).toMatchInlineSnapshot(`
		"/options/1/paymentMethods/1 unknown-value
		/options/2/cardFilters/1/cardBrands/0 unknown-value
		/options/2/cardFilters/1/cardSubTypes/0 unknown-value
		/options/2/cardFilters/1/cardBanks/1 unknown-value
		/options/3/upiFilters/1/upiMethods/0 unknown-value"
	`);
	const filters = [
		{enable: true, paymentMethodType: 'CONSUMER_FINANCE', paymentMethod: 'B'},
		{enable: true, paymentMethodType: 'CONSUMER_FINANCE', paymentMethod: ['A', 'B']},
		{enable: true, paymentMethod: 'B'},
		{enable: true, issuerFilter: {issuers: ['A', 'B'], enable: true}},
	] as const;
	const emi = {
		standardEmi: {enable: true, debit: {enable: true}},
		noCostEmi: {enable: true, credit: {enable: true, filters}},
	};
	expect(issuesOf(report => catalog.reportEmi(emi, report, ''))).toMatchInlineSnapshot(`
		"/noCostEmi/credit/filters/0/paymentMethod unknown-value
		/noCostEmi/credit/filters/1/paymentMethod/1 unknown-value
		/noCostEmi/credit/filters/3/issuerFilter/issuers/1 unknown-value"
	`);
	// A builder takes a list of methods, also of one.
	expect(issuesOf(report => catalog.reportEmi(emi, report, '', '/0'))).toMatchInlineSnapshot(`
		"/noCostEmi/credit/filters/0/paymentMethod/0 unknown-value
		/noCostEmi/credit/filters/1/paymentMethod/1 unknown-value
		/noCostEmi/credit/filters/3/issuerFilter/issuers/1 unknown-value"
	`);
});
