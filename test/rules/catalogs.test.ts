// A catalogue closes a vocabulary: what it may hold, and what is told of a code that it does not hold.
import {describe, expect, test} from 'vitest';
import {COUNT_ONLY, IssueCollector} from '../../src/diagnostics/issue-collector.js';
import {catalogProblem, codeCheck, readCodes} from '../../src/rules/catalog.js';
import type {Codes} from '../../src/wire/dialect.js';
import {words} from '../schema/issue-messages.js';

function book(codes: Codes) {
	const report = new IssueCollector();
	const read = readCodes(codes, report);
	report.throwIfAny();
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
		"/codes/WALLET empty-list
		  message: codes.WALLET is empty: leave it out to keep it open
		  severity: error
		/codes/NB/0 nb-code-without-nb
		  message: "BANKA" is no NB code: write NB_BANKA
		  found: "BANKA"
		  suggestion: NB_BANKA
		  severity: error
		/codes/NB/1 nb-code-without-nb
		  message: "PREFIX_BANKA" is no NB code: write NB_PREFIX_BANKA
		  found: "PREFIX_BANKA"
		  suggestion: NB_PREFIX_BANKA
		  severity: error
		/codes/NB/3 invalid-type
		  message: 7 is no code: write a string
		  found: 7
		  severity: error
		/codes/NB/4 invalid-format
		  message: a code is empty: name one
		  found: ""
		  severity: error
		/codes/brands invalid-type
		  message: "BRAND_A" is no list: write ["BRAND_A"]
		  found: "BRAND_A"
		  severity: error
		/codes/banks/0 invalid-format
		  message: " BANK_A" has blanks at its ends: write "BANK_A"
		  found: " BANK_A"
		  suggestion: BANK_A
		  severity: error"
	`);
});

test('a code outside is told the nearest, or what there is', () => {
	const codes = book({WALLET: ['WALLET_A', 'OTHER'], brands: ['BRAND_A']});
	expect(catalogProblem(codes, 'WALLET', 'Wallet_A')).toMatchInlineSnapshot(`
		{
		  "allowed": [
		    "WALLET_A",
		    "OTHER",
		  ],
		  "found": ""Wallet_A"",
		  "message": ""Wallet_A" is not in codes.WALLET: write WALLET_A",
		  "rule": "unknown-value",
		  "suggestion": "WALLET_A",
		}
	`);
	expect(catalogProblem(codes, 'WALLET', 'SOMETHING')).toMatchInlineSnapshot(`
		{
		  "allowed": [
		    "WALLET_A",
		    "OTHER",
		  ],
		  "found": ""SOMETHING"",
		  "message": ""SOMETHING" is not in codes.WALLET: write WALLET_A or OTHER",
		  "rule": "unknown-value",
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
		expect(catalogProblem(codes, list, code) === undefined).toBe(isHeld);
		expect(codeCheck(codes, list)(code) === undefined).toBe(isHeld);
	});

	test('is a code first', () => {
		expect(codeCheck(codes, 'WALLET')(7)?.message).toBe('7 is no code: write a string');
		expect(codeCheck(codes, 'CASH')(7)?.message).toBe('7 is no code: write a string');
	});

	test('a problem that is only counted is not worded', () => {
		expect(catalogProblem(codes, 'WALLET', 'WALLET_B', true)).toBe(COUNT_ONLY);
		expect(codeCheck(codes, 'WALLET')('WALLET_B', true)).toBe(COUNT_ONLY);
	});
});
