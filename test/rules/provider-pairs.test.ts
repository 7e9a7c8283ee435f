// Doubling of providers for mandates: how codes are doubled, and how a doubled list is recognized (open points 10 to 12, 24).
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {doubledCodes, normalCode, prefixedCode} from '../../src/rules/provider-pairs.js';
import {nbCodeProblem} from '../../src/rules/providers-by-type.js';
import {prefixOfPairs, singleProviderLists} from '../../src/rules/single-providers.js';
import type {OptionParts} from '../../src/wire/payment-filter.js';
import type {PaymentMethodType} from '../../src/wire/payment-method.js';

test.each([
	['NB', 'NB_BANKA', 'PREFIX_BANKA'],
	['NB', 'BANKA', 'PREFIX_BANKA'],
	['WALLET', 'WALLET_A', 'PREFIX_WALLET_A'],
	['WALLET', 'NB_A', 'PREFIX_NB_A'],
	['CONSUMER_FINANCE', 'CODE_A', 'PREFIX_CODE_A'],
] as const)('%s: the prefixed code of %s is %s', (type, code, prefixed) => {
	expect(prefixedCode(type, code, 'PREFIX')).toBe(prefixed);
});

test.each([
	['NB', 'PREFIX_BANKA', 'NB_BANKA'],
	['NB', 'NB_BANKA', 'NB_BANKA'],
	['WALLET', 'PREFIX_WALLET_A', 'WALLET_A'],
	['WALLET', 'PREFIX_PREFIX_WALLET_A', 'PREFIX_WALLET_A'],
	['WALLET', 'PREFIX_', 'PREFIX_'],
	['WALLET', 'PREFIXES_A', 'PREFIXES_A'],
] as const)('%s: the normal code of %s is %s', (type, code, normal) => {
	expect(normalCode(type, code, 'PREFIX')).toBe(normal);
});

test('doubling is idempotent', () => {
	const once = doubledCodes('WALLET', ['WALLET_A', 'PREFIX_WALLET_B', 'WALLET_B'], 'PREFIX');
	expect(once).toEqual(['WALLET_A', 'PREFIX_WALLET_A', 'WALLET_B', 'PREFIX_WALLET_B']);
	expect(doubledCodes('WALLET', once, 'PREFIX')).toEqual(once);
});

test.each([
	[
		['P_X', 'P_P_X'],
		['P_X', 'P_P_X'],
	],
	[['P_P_X'], ['P_X', 'P_P_X']],
	[['P_X'], ['X', 'P_X']],
	[
		['X', 'P_P_X'],
		['X', 'P_X', 'P_P_X'],
	],
	[
		['P_P_P_X', 'P_X'],
		['P_P_X', 'P_P_P_X', 'X', 'P_X'],
	],
])('codes that carry the prefix more than once pair up: %j is written as %j', (codes, written) => {
	expect(doubledCodes('WALLET', codes, 'P')).toEqual(written);
});

test('doubling loses no code, doubles nothing again, and is recognized', () => {
	const code = fc.constantFrom('X', 'P_X', 'P_P_X', 'P_P_P_X', 'P_', 'Y', 'P_Y', 'Q_Y', 'NB_X', 'P_NB_X');
	fc.assert(
		fc.property(fc.array(code, {minLength: 1, maxLength: 6}), fc.constantFrom('WALLET', 'NB'), (codes, type) => {
			const usable = type === 'WALLET' ? codes : codes.map(one => `NB_${one}`);
			const once = doubledCodes(type, usable, 'P');
			expect(once).toEqual(expect.arrayContaining(usable));
			expect(doubledCodes(type, once, 'P')).toEqual(once);
			const option = {paymentMethodType: type, enable: true, paymentMethods: once} as const;
			expect(singleProviderLists({allowDefaultOptions: true, options: [option]}, 'P')).toEqual([]);
		}),
		{numRuns: 1000},
	);
});

describe('the one prefix of a filter', () => {
	type List = readonly [type: PaymentMethodType, codes: readonly string[] | undefined];
	const filter = (lists: readonly List[]) => {
		const options: readonly OptionParts[] = lists.map(([paymentMethodType, paymentMethods]) => ({
			paymentMethodType,
			enable: true,
			...(paymentMethods === undefined ? {} : {paymentMethods}),
		}));
		return {allowDefaultOptions: true, options};
	};

	test.each<readonly [lists: readonly List[], prefix: string | undefined]>([
		[[['WALLET', ['WALLET_A', 'P_WALLET_A']]], 'P'],
		[[['WALLET', ['PREFIX_WALLET_A', 'WALLET_A']]], 'PREFIX'],
		[[['WALLET', ['WALLET_A', 'PREFIX_WALLET_A']]], 'PREFIX'],
		[[['WALLET', ['NB_A', 'P_NB_A']]], 'P'],
		[[['NB', ['NB_BANKA', 'P_BANKA']]], 'P'],
		[[['NB', ['P_BANKA', 'NB_BANKA']]], 'P'],
		[[['CONSUMER_FINANCE', ['A', 'B_A', 'P_B_A', 'P_A']]], 'P'],
		[
			[
				['WALLET', ['WALLET_A', 'P_WALLET_A']],
				['NB', ['NB_BANKA', 'P_BANKA']],
			],
			'P',
		],
		[
			[
				['WALLET', ['WALLET_A', 'P_WALLET_A']],
				['NB', ['NB_BANKA', 'Q_BANKA']],
			],
			undefined,
		],
		[
			[
				['WALLET', undefined],
				['NB', []],
				['REWARD', ['CODE_A']],
				['WALLET', ['WALLET_A', 'P_WALLET_A']],
			],
			'P',
		],
		[[['WALLET', ['WALLET_A', 'MY-P_WALLET_A']]], undefined],
		[[['WALLET', ['WALLET_A', '-P_WALLET_A']]], undefined],
		[[['WALLET', ['WALLET_A', 'P-_WALLET_A']]], undefined],
		[[['WALLET', ['WALLET_A', 'MY_P_WALLET_A']]], undefined],
		[[['WALLET', ['WALLET_A', 'PWALLET_A']]], undefined],
		[[['WALLET', ['WALLET_A']]], undefined],
		[[['NB', ['NB_BANKA']]], undefined],
		[[['REWARD', ['CODE_A', 'P_CODE_A']]], undefined],
		[[], undefined],
	])('of %j is %s', (lists, prefix) => {
		expect(prefixOfPairs(filter(lists))).toBe(prefix);
	});

	test('or the given prefix decides which lists are single', () => {
		const lists = filter([
			['WALLET', undefined],
			['NB', []],
			['REWARD', ['CODE_A']],
			['WALLET', ['WALLET_A', 'P_WALLET_A']],
			['CONSUMER_FINANCE', ['CODE_A']],
		]);
		const [wallets, consumerFinance] = ['/options/3/paymentMethods', '/options/4/paymentMethods'];
		expect(singleProviderLists(lists, 'P')).toEqual([consumerFinance]);
		expect(singleProviderLists(lists, 'Q')).toEqual([wallets, consumerFinance]);
		expect(singleProviderLists(lists)).toEqual([wallets, consumerFinance]);
	});
});

test('an NB code starts with NB_, unless it is the double of another code in its list', () => {
	const beside = (code: string) => code === 'NB_BANKA';
	for (const code of ['NB_BANKA', 'NB_X', 'PREFIX_BANKA', 'P1_BANKA'])
		expect(nbCodeProblem(code, beside)).toBeUndefined();
	for (const code of ['BANKA', '_BANKA', 'MY-PREFIX_BANKA', '-P_BANKA', 'P-_BANKA', 'PREFIX_BANKB', 'NBBANKA', 'NB'])
		expect(nbCodeProblem(code, beside)).toBeDefined();
	expect(nbCodeProblem('BANKA', () => true)).toBeDefined();
});

test('a code that is not an NB code gets the right spelling', () => {
	const problemOf = (code: string) => nbCodeProblem(code, () => false);
	expect(['BANKA', 'nb_BANKA', 'A_nb_B', 'NB_', '\u0421_A'].map(problemOf)).toMatchInlineSnapshot(`
		[
		  {
		    "found": ""BANKA"",
		    "problem": ""BANKA" is not a net banking code",
		    "remedy": "write "NB_BANKA"",
		    "rule": "nb-code-without-nb",
		    "suggestion": "NB_BANKA",
		    "template": "is not a net banking code",
		  },
		  {
		    "found": ""nb_BANKA"",
		    "problem": ""nb_BANKA" is not a net banking code",
		    "remedy": "write "NB_BANKA"",
		    "rule": "nb-code-without-nb",
		    "suggestion": "NB_BANKA",
		    "template": "is not a net banking code",
		  },
		  {
		    "found": ""A_nb_B"",
		    "problem": ""A_nb_B" is not a net banking code",
		    "remedy": "write NB_ and the bank, without a service prefix",
		    "rule": "nb-code-without-nb",
		    "template": "is not a net banking code",
		  },
		  {
		    "found": ""NB_"",
		    "problem": ""NB_" is not a net banking code",
		    "remedy": "write the bank after NB_",
		    "rule": "nb-code-without-nb",
		    "template": "is not a net banking code",
		  },
		  {
		    "found": ""\\u0421_A"",
		    "problem": ""\\u0421_A" is not a net banking code",
		    "remedy": "write "NB_\\u0421_A"",
		    "rule": "nb-code-without-nb",
		    "suggestion": "NB_С_A",
		    "template": "is not a net banking code",
		  },
		]
	`);
});
