// Repair: every change as it is told, with its place, what stood there and what stands there now.
import {describe, expect, test} from 'vitest';
import {repair} from '../../src/inspect/repair/repair.js';
import {inCards, inOption, inPlan, inWallet, page} from './repair-inputs.js';

const cash = {paymentMethodType: 'CASH', enable: true};
const codes = (count: number) => Array.from({length: count}, (_, index) => `W${index}`);
const eight = '"W0", "W1", "W2", "W3", "W4", "W5", "W6", "W7"';

const told: Readonly<Record<string, readonly [input: unknown, mended: unknown, ...changes: readonly string[]]>> = {
	'a flag among blanks': [
		inOption({paymentMethodType: 'CASH', enable: ' TRUE          '}),
		inOption({paymentMethodType: 'CASH', enable: true}),
		'/options/0/enable: " TRUE          " → true: " TRUE          " is written true',
	],
	'a flag that hides': [
		inOption({paymentMethodType: 'CASH', enable: 'false'}),
		inOption({paymentMethodType: 'CASH', enable: false}),
		'/options/0/enable: "false" → false: "false" is written false',
	],
	'a short word in small letters': [
		inOption({paymentMethodType: 'nb', enable: true}),
		inOption({paymentMethodType: 'NB', enable: true}),
		'/options/0/paymentMethodType: "nb" → "NB": "nb" is written "NB"',
	],
	'a word of four letters with another': [
		inOption({paymentMethodType: 'CARX', enable: true}),
		inOption({paymentMethodType: 'CARD', enable: true}),
		'/options/0/paymentMethodType: "CARX" → "CARD": "CARX" is written "CARD"',
	],
	'a word of 64 characters': [
		inOption({paymentMethodType: `W${'-'.repeat(58)}ALLET`, enable: true}),
		inOption({paymentMethodType: 'WALLET', enable: true}),
		`/options/0/paymentMethodType: "W${'-'.repeat(58)}ALLET" → "WALLET": "W${'-'.repeat(58)}ALLET" is written "WALLET"`,
	],
	'a key alike to one and a letter from another': [
		inPlan({IssuerFilters: {tenures: ['3::6'], enable: true}}),
		inPlan({issuerFilters: {tenures: ['3::6'], enable: true}}),
		'/emiOptions/noCostEmi/credit/filters/0/IssuerFilters: "IssuerFilters" → "issuerFilters": "IssuerFilters" is written "issuerFilters"',
	],
	'eight codes in one string': [
		inWallet(codes(8).join(',')),
		inWallet(codes(8)),
		`/options/0/paymentMethods: "W0,W1,W2,W3,W4,W5,W6,W7" → [${eight}]: "W0,W1,W2,W3,W4,W5,W6,W7" is written as [${eight}]`,
	],
	'more codes in one string than are told': [
		inWallet(codes(9).join(',')),
		inWallet(codes(9)),
		`/options/0/paymentMethods: "W0,W1,W2,W3,W4,W5,W6,W7,W8" → [${eight}, … (9 in all)]: "W0,W1,W2,W3,W4,W5,W6,W7,W8" is written as [${eight}, … (9 in all)]`,
	],
	'digits where a list belongs': [
		inWallet('5'),
		inWallet(['5']),
		'/options/0/paymentMethods: "5" → ["5"]: "5" is written as ["5"]',
	],
	'the JSON of a list among blanks': [
		inWallet(' ["WALLET_A,WALLET_B"]'),
		inWallet(['WALLET_A', 'WALLET_B']),
		'/options/0/paymentMethods: the JSON in a string is written as JSON',
		'/options/0/paymentMethods/0: "WALLET_A,WALLET_B" → ["WALLET_A", "WALLET_B"]: "WALLET_A,WALLET_B" is written as ["WALLET_A", "WALLET_B"]',
	],
	'a list that breaks off': [
		inWallet('[A'),
		inWallet(['[A']),
		'/options/0/paymentMethods: "[A" → ["[A"]: "[A" is written as ["[A"]',
	],
	'card types in one string': [
		inCards([{cardTypes: 'CREDIT, debit', enable: false}]),
		inCards([{cardTypes: ['CREDIT', 'DEBIT'], enable: false}]),
		'/options/0/cardFilters/0/cardTypes: "CREDIT, debit" → ["CREDIT", "debit"]: "CREDIT, debit" is written as ["CREDIT", "debit"]',
		'/options/0/cardFilters/0/cardTypes: "debit" → "DEBIT": "debit" is written "DEBIT"',
	],
	'card types in one item': [
		inCards([{cardTypes: ['CREDIT,DEBIT'], enable: false}]),
		inCards([{cardTypes: ['CREDIT', 'DEBIT'], enable: false}]),
		'/options/0/cardFilters/0/cardTypes/0: "CREDIT,DEBIT" → ["CREDIT", "DEBIT"]: "CREDIT,DEBIT" is written as ["CREDIT", "DEBIT"]',
	],
	'the JSON of a card filter': [
		inCards(['{"cardTypes": ["CREDIT"], "enable": "false"}']),
		inCards([{cardTypes: ['CREDIT'], enable: false}]),
		'/options/0/cardFilters/0: the JSON in a string is written as JSON',
		'/options/0/cardFilters/0/enable: "false" → false: "false" is written false',
	],
	'nested mandate fields': [
		{...page, mandate: {max_amount: '1.00', start_date: '1', end_date: '2'}, options: {create_mandate: 'OPTIONAL'}},
		{
			...page,
			'mandate.max_amount': '1.00',
			'mandate.start_date': '1',
			'mandate.end_date': '2',
			'options.create_mandate': 'OPTIONAL',
		},
		'/mandate/max_amount: "max_amount" → "mandate.max_amount": "max_amount" is written "mandate.max_amount"',
		'/mandate/start_date: "start_date" → "mandate.start_date": "start_date" is written "mandate.start_date"',
		'/mandate/end_date: "end_date" → "mandate.end_date": "end_date" is written "mandate.end_date"',
		'/options/create_mandate: "create_mandate" → "options.create_mandate": "create_mandate" is written "options.create_mandate"',
	],
	'a request of which every key is misspelt': [
		Object.fromEntries(Object.entries(page).map(([key, value]) => [key.toUpperCase(), value])),
		page,
		...Object.keys(page).map(key => {
			const [was, is] = [`"${key.toUpperCase()}"`, `"${key}"`];
			return `/${key.toUpperCase()}: ${was} → ${is}: ${was} is written ${is}`;
		}),
	],
	'what decode writes into the filter of a request': [
		{...page, payment_filter: {}},
		{...page, payment_filter: {allowDefaultOptions: true, options: []}},
		'/payment_filter/allowDefaultOptions: → true: allowDefaultOptions is written true',
		'/payment_filter/options: → []: options is written []',
	],
	'EMI beside the options of a filter': [
		{allowDefaultOptions: true, options: [], emiOptions: {showOnlyEmi: 'true'}},
		{allowDefaultOptions: true, options: [], emiOptions: {showOnlyEmi: true}},
		'/emiOptions/showOnlyEmi: "true" → true: "true" is written true',
	],
	'a type given twice, which decode takes': [
		{allowDefaultOptions: true, options: [cash, cash]},
		{allowDefaultOptions: true, options: [cash, cash]},
	],
};

describe('is told', () => {
	test.each(Object.entries(told))('%s', (_, [input, mended, ...expected]) => {
		const {value, changes, issues} = repair(input);
		expect(issues).toEqual([]);
		expect(value).toEqual(mended);
		expect(
			changes.map(({pointer, from, to, message: text}) => {
				const quoted = [from, to && `→ ${to}:`].filter(Boolean).join(' ');
				return [`${pointer}:`, quoted, text].filter(Boolean).join(' ');
			}),
		).toEqual(expected);
		expect(Object.isFrozen(changes) && changes.every(Object.isFrozen)).toBe(true);
	});
});

describe('text', () => {
	const wrong = JSON.stringify(inOption({paymentMethodType: 'CASH', enable: 'true'}));
	const mended = {value: inOption(cash), changes: [{pointer: '/options/0/enable'}], issues: []};

	test('may begin with a BOM', () => {
		expect(repair(`\ufeff${wrong}`)).toMatchObject(mended);
	});

	test('has at most 67,108,864 characters', () => {
		expect(repair(wrong.padEnd(67_108_864))).toMatchObject(mended);
		const {changes, issues} = repair(wrong.padEnd(67_108_865));
		expect(changes).toEqual([]);
		expect(issues.map(({rule}) => rule)).toEqual(['too-large']);
	});

	test.each([
		['null', 'null is no payment filter: write an object'],
		['"null"', 'a string is no payment filter: write an object'],
		['"5"', 'a string is no payment filter: write an object'],
		['"[', 'the text is no JSON from character 2: write one JSON object'],
	])('%s holds no object, and stays text', (text, message) => {
		expect(repair(text)).toMatchObject({value: text, changes: [], issues: [{message}]});
	});
});

test('what is no object is no filter', () => {
	expect(repair(null).issues.map(({message}) => message)).toEqual(['null is no payment filter: write an object']);
});
