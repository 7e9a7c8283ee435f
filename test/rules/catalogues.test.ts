// A catalogue closes a vocabulary: what it may hold, and what is told of a code that it does not hold.
import {describe, expect, test} from 'vitest';
import {Report, UNTOLD} from '../../src/misuse.js';
import {catalogueProblem, codeCheck, readCodes} from '../../src/rules/catalogue.js';
import type {Codes} from '../../src/wire/dialect.js';
import {words} from './words.js';

function book(codes: Codes) {
	const report = new Report();
	const read = readCodes(codes, report);
	report.settle();
	return read;
}

test('each list given names something, as codes', () => {
	const wrong: object = {
		WALLET: [],
		NB: ['BANKA', 'PREFIX_BANKA', 'NB_BANKA', 7, ''],
		brands: 'BRAND_A',
		banks: [' BANK_A'],
		apps: undefined,
	};
	expect(words(report => readCodes(wrong, report))).toMatchInlineSnapshot(`
		"/codes/WALLET empty
		  message: codes.WALLET is empty: leave it out to keep it open
		/codes/NB/0 wrong-form
		  message: "BANKA" is no NB code: write NB_BANKA
		  found: "BANKA"
		  suggestion: NB_BANKA
		/codes/NB/1 wrong-form
		  message: "PREFIX_BANKA" is no NB code: write NB_PREFIX_BANKA
		  found: "PREFIX_BANKA"
		  suggestion: NB_PREFIX_BANKA
		/codes/NB/3 wrong-type
		  message: 7 is no code: write a string
		  found: 7
		/codes/NB/4 empty
		  message: a code is empty: name one
		  found: ""
		/codes/brands wrong-type
		  message: "BRAND_A" is no list: write ["BRAND_A"]
		  found: "BRAND_A"
		/codes/banks/0 wrong-form
		  message: " BANK_A" has blanks at its ends: write "BANK_A"
		  found: " BANK_A"
		  suggestion: BANK_A"
	`);
});

test('a code outside is told the nearest, or what there is', () => {
	const codes = book({WALLET: ['WALLET_A', 'OTHER'], brands: ['BRAND_A']});
	expect(catalogueProblem(codes, 'WALLET', 'Wallet_A')).toMatchInlineSnapshot(`
		{
		  "allowed": [
		    "WALLET_A",
		    "OTHER",
		  ],
		  "code": "unknown-value",
		  "found": ""Wallet_A"",
		  "message": ""Wallet_A" is not in codes.WALLET: write WALLET_A",
		  "suggestion": "WALLET_A",
		}
	`);
	expect(catalogueProblem(codes, 'WALLET', 'SOMETHING')).toMatchInlineSnapshot(`
		{
		  "allowed": [
		    "WALLET_A",
		    "OTHER",
		  ],
		  "code": "unknown-value",
		  "found": ""SOMETHING"",
		  "message": ""SOMETHING" is not in codes.WALLET: write WALLET_A or OTHER",
		}
	`);
});

describe('what is held', () => {
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
		['issuers', 'PREFIX_BANKA', true],
		['brands', 'PREFIX_BRAND_A', false],
		['REWARD', 'PREFIX_CODE_A', false],
		['CASH', 'ANYTHING', true],
	] as const)('%s holds %s: %s', (list, code, isHeld) => {
		expect(catalogueProblem(codes, list, code) === undefined).toBe(isHeld);
		expect(codeCheck(codes, list)(code) === undefined).toBe(isHeld);
	});

	test('is a code first', () => {
		expect(codeCheck(codes, 'WALLET')(7)?.message).toBe('7 is no code: write a string');
		expect(codeCheck(codes, 'CASH')(7)?.message).toBe('7 is no code: write a string');
	});

	test('a problem that is only counted is not worded', () => {
		expect(catalogueProblem(codes, 'WALLET', 'WALLET_B', true)).toBe(UNTOLD);
		expect(codeCheck(codes, 'WALLET')('WALLET_B', true)).toBe(UNTOLD);
	});
});
