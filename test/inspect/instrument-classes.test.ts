// Classes: every value that the input names, merged where the verdict and the reasons are the same.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {isInvalidInputError} from '../../src/index.js';
import {compile, explain, instrumentClasses} from '../../src/inspect/index.js';
import {classesOf, prefixFor} from './class-of.js';
import {corrupted} from './corrupted.js';
import {page} from './page.js';
import {anyInput, anyOptions, instrumentsFor} from './small-universe.js';

const filterOf = (allowDefaultOptions: boolean, ...options: readonly object[]) => ({allowDefaultOptions, options});
const lines = (input: unknown, type: string, options = {}) =>
	instrumentClasses(input, options)
		.filter(one => one.type === type)
		.map(({label, verdict}) => `${label}: ${verdict}`);

test('a class names every value and its reasons', () => {
	const cardFilters = [{enable: true, cardBanks: ['BANK_A', 'BANK_B']}];
	const [named, others] = instrumentClasses(filterOf(true, {paymentMethodType: 'CARD', enable: true, cardFilters}));
	expect(named).toMatchObject({
		type: 'CARD',
		label: 'cards (bank BANK_A or BANK_B)',
		members: {bank: ['BANK_A', 'BANK_B']},
		verdict: 'shown',
		because: [{rule: 'filter-shows', pointer: '/options/0/cardFilters/0'}],
	});
	expect(others).toMatchObject({label: 'cards (all other banks)', members: {bank: []}, verdict: 'undetermined'});
});

describe('labels', () => {
	test.each<[name: string, options: readonly object[], type: string, expected: readonly string[]]>([
		['a type as a whole', [], 'WALLET', ['wallets: shown']],
		[
			'providers',
			[{paymentMethodType: 'NB', enable: false, paymentMethods: ['NB_A', 'NB_B']}],
			'NB',
			['net banking with bank NB_A or NB_B: hidden', 'net banking with all other banks: shown'],
		],
		[
			'ranges, and attributes that make no difference',
			[
				{
					paymentMethodType: 'CARD',
					enable: true,
					cardFilters: [
						{enable: false, cardTypes: ['CREDIT']},
						{enable: false, cardBins: ['411111::411199', '500000::500000']},
					],
				},
			],
			'CARD',
			[
				'debit cards (numbers 411111 to 411199 or 500000): hidden',
				'credit cards (numbers 411111 to 411199 or 500000): hidden',
				'debit cards (all other numbers): shown',
				'credit cards (all other numbers): hidden',
			],
		],
		[
			'handles and apps',
			[{paymentMethodType: 'UPI', enable: true, upiFilters: [{enable: false, upiMethods: ['@a', '@b']}]}],
			'UPI',
			['UPI handle @a or @b: hidden', 'all other UPI handles: shown', 'UPI apps: shown'],
		],
		[
			'handles and apps that one filter hides',
			[{paymentMethodType: 'UPI', enable: true, upiFilters: [{enable: false}]}],
			'UPI',
			['UPI handles: hidden', 'UPI apps: hidden'],
		],
	])('%s', (_, options, type, expected) => {
		expect(lines(filterOf(true, ...options), type)).toEqual(expected);
	});

	test('EMI: kinds and groups together, issuers and tenures', () => {
		const issuers = {issuers: ['P_A', 'P_B'], enable: false};
		const filters = [{enable: true, issuerFilter: issuers}];
		const emi = {noCostEmi: {enable: true, credit: {enable: true, filters}}};
		expect(lines({...filterOf(true), emiOptions: emi}, 'EMI')).toEqual([
			'standard EMI or low-cost EMI: shown',
			'no-cost EMI on credit cards (issuer P_A or P_B): hidden',
			'no-cost EMI on credit cards (all other issuers): shown',
			'no-cost EMI on debit cards or without a card: shown',
		]);
		expect(lines(filterOf(true), 'EMI')).toEqual(['EMI: shown']);
	});

	test('some values together with all that the input does not name', () => {
		const cardFilters = [
			{enable: false, cardTypes: ['CREDIT'], cardBanks: ['BANK_A']},
			{enable: false, cardBanks: ['BANK_B']},
		];
		const cards = {paymentMethodType: 'CARD', enable: true, cardFilters};
		expect(lines(filterOf(true, cards), 'CARD', {readings: {defaultsInside: 'apply'}})).toEqual([
			'cards (bank BANK_B): hidden',
			'credit cards (bank BANK_A): hidden',
			'debit cards (bank BANK_A or all other banks): shown',
			'credit cards (all other banks): shown',
		]);
	});

	test.each(['REQUIRED', 7])(
		'where a mandate is required, or may be, with and without support for mandates: %s',
		kind => {
			const mandate = {
				'mandate.max_amount': '10.00',
				'mandate.start_date': '1893456000',
				'mandate.end_date': '1924992000',
			};
			const found = instrumentClasses({...page, ...mandate, 'options.create_mandate': kind});
			const labels = found.map(({label}) => label);
			expect(found.map(({members}) => members)).toEqual(found.map(() => ({})));
			expect(labels).toEqual(
				expect.arrayContaining(['rewards with support for mandates', 'rewards without support for mandates']),
			);
		},
	);

	test('of 300 filters name what each of them decides', () => {
		const cardFilters = Array.from({length: 300}, (_, at) => ({enable: false, cardBanks: [`BANK_${at}`]}));
		const found = lines(filterOf(true, {paymentMethodType: 'CARD', enable: true, cardFilters}), 'CARD');
		expect(found).toContain('cards (bank BANK_7): hidden');
		expect(found).toHaveLength(301);
	});
});

test('members name only what the input names', () => {
	expect(instrumentClasses(filterOf(true)).map(({members}) => members)).toEqual(
		instrumentClasses(filterOf(true)).map(() => ({})),
	);
	const emi = {noCostEmi: {enable: false}};
	const found = instrumentClasses({...filterOf(true), emiOptions: emi}).filter(({type}) => type === 'EMI');
	expect(found.map(({members}) => members)).toEqual([
		{group: ['credit', 'debit', 'cardless'], kind: ['standard', 'lowCost']},
		{group: ['credit', 'debit', 'cardless'], kind: ['noCost']},
	]);
});

test('with enabled, only what the account has', () => {
	const enabled = {CARD: true, WALLET: ['WALLET_A', 'WALLET_B']};
	const hideOne = filterOf(true, {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A']});
	const found = instrumentClasses(hideOne, {enabled});
	expect(found.map(({label, verdict, members}) => [label, verdict, members])).toEqual([
		['cards', 'shown', {}],
		['wallet WALLET_B', 'shown', {code: ['WALLET_B']}],
		['wallet WALLET_A', 'hidden', {code: ['WALLET_A']}],
	]);
	expect(instrumentClasses(filterOf(true), {enabled}).map(({label, members}) => [label, members])).toEqual([
		['cards', {}],
		['wallet WALLET_A or WALLET_B', {code: ['WALLET_A', 'WALLET_B']}],
	]);
});

describe('in a small universe', () => {
	test('every instrument is in exactly one class, which has its verdict and its reasons', () => {
		fc.assert(
			fc.property(anyInput, anyOptions, (input, options) => {
				const found = instrumentClasses(input, options);
				const prefix = prefixFor(input, options);
				const {explain} = compile(input, options);
				for (const instrument of instrumentsFor(input)) {
					const own = classesOf(instrument, found, prefix);
					expect(
						own.map(({label}) => label),
						JSON.stringify(instrument),
					).toHaveLength(1);
					const {verdict, because} = explain(instrument);
					expect({verdict, because}).toEqual({verdict: own[0]?.verdict, because: own[0]?.because});
				}
			}),
			{numRuns: 20},
		);
	});

	test('labels name every member, and nothing that the input does not name', () => {
		fc.assert(
			fc.property(anyInput, input => {
				for (const {label, members} of instrumentClasses(input)) {
					const invented = JSON.stringify(input).includes('"OTHER"') ? /000000/ : /OTHER|000000/;
					expect(label).not.toMatch(invented);
					for (const values of Object.values(members)) for (const value of values) expect(value).not.toMatch(invented);
				}
			}),
		);
	});
});

test.each([
	[{issuerFilter: {enable: false, issuers: []}, paymentMethod: ['LENDER_Q'], ...tenures('2::4')}],
	[{issuerFilter: {enable: true, issuers: []}, paymentMethodType: 'WALLET', ...tenures('9::9')}],
	[{paymentMethod: [], issuerFilter: {enable: true, issuers: ['P_BANKQ']}, ...tenures('6::7')}],
])('an empty list asks nothing of plans that its filter does not select anyway: %j', filter => {
	const filters = [
		{enable: false, ...filter},
		{enable: false, ...tenures()},
	];
	const emiOptions = {noCostEmi: {enable: true, cardless: {enable: true, filters}}};
	const input = {...filterOf(false), emiOptions};
	for (const {instrument, ...found} of instrumentClasses(input)) {
		expect(explain(input, instrument)).toMatchObject({verdict: found.verdict, because: found.because});
	}
	const plan = {type: 'EMI', kind: 'noCost', group: 'cardless', paymentMethodType: 'WALLET'} as const;
	const {because} = explain(input, {...plan, paymentMethod: 'LENDER_Q', issuer: 'P_BANKQ', tenure: 12});
	const pointers = because.map(({pointer}) => pointer);
	expect(pointers).toContain('/emiOptions/noCostEmi/cardless/filters/1');
	expect(pointers).not.toContain('/emiOptions/noCostEmi/cardless/filters/0');
});

function tenures(...list: readonly string[]) {
	return {tenureFilter: {enable: true, tenures: list}};
}

test('a class has the reasons that explain gives for its instrument, also of a corrupted input', () => {
	fc.assert(
		fc.property(corrupted, ({input, account}) => {
			try {
				for (const {instrument, verdict, because} of instrumentClasses(input, account)) {
					expect(explain(input, instrument, account)).toMatchObject({verdict, because});
				}
			} catch (error) {
				if (!isInvalidInputError(error)) throw error; // not a filter at all
			}
		}),
		{numRuns: 500},
	);
});
