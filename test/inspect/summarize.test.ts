// describe: what a payments manager reads.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {summarize} from '../../src/inspect/summarize/summarize.js';
import {page} from './page.js';

describe('summarize', () => {
	test('a filter without rules', () => {
		expect(summarize({allowDefaultOptions: true, options: []})).toBe('Customers see every payment option.');
		expect(summarize(page)).toBe('Customers see every payment option.');
	});

	test('each kind of option', () => {
		const filter = {
			allowDefaultOptions: true,
			options: [
				{paymentMethodType: 'CASH', enable: false},
				{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']},
				{paymentMethodType: 'NB', enable: true, paymentMethods: ['NB_BANKA']},
				{
					paymentMethodType: 'CARD',
					enable: true,
					cardFilters: [
						{enable: false, cardTypes: ['CREDIT'], cardBanks: ['BANK_A', 'BANK_B']},
						{enable: false, cardBins: ['411111::411199']},
					],
				},
				{
					paymentMethodType: 'UPI',
					enable: true,
					upiFilters: [
						{enable: true, upiType: 'COLLECT', upiMethods: ['@bank']},
						{enable: false, upiType: 'INTENT'},
					],
				},
				{paymentMethodType: 'REWARD', enable: true, paymentMethods: []},
				{paymentMethodType: 'CASH', enable: true},
			],
		};
		expect(summarize(filter)).toBe(
			[
				'Customers see every payment option, with these rules:',
				'- Cash on delivery is hidden.',
				'- Wallets: WALLET_A and WALLET_B are hidden; all other wallets are shown.',
				'- Net banking: NB_BANKA is shown; it is uncertain whether all other banks are shown.',
				'- Cards follow these rules:',
				'    hidden: credit cards from bank BANK_A or BANK_B',
				'    hidden: cards with numbers that start with 411111 to 411199',
				'    shown: all other cards',
				'- UPI follows these rules:',
				'    shown: the UPI handle @bank',
				'    hidden: any UPI app',
				'    uncertain: all other UPI payments',
				'- Rewards: the list of codes is empty, so what customers see is uncertain.',
				'- A later option for Cash on delivery is not described: paylock assumes that only the first option counts.',
			].join('\n'),
		);
	});

	test('EMI, kind by kind', () => {
		const filter = {
			allowDefaultOptions: true,
			options: [],
			emiOptions: {
				noCostEmi: {enable: false},
				standardEmi: {
					enable: true,
					credit: {
						enable: true,
						filters: [
							{
								enable: true,
								issuerFilter: {issuers: ['PREFIX_BANKA'], enable: false},
								tenureFilter: {tenures: ['3::6'], enable: true},
							},
						],
					},
					debit: {enable: false},
				},
			},
		};
		expect(summarize(filter)).toBe(
			[
				'Customers see every payment option, with these rules:',
				'- Standard EMI:',
				'    on credit cards:',
				'      shown: plans over 3 to 6 months, except those from issuer PREFIX_BANKA, which are hidden',
				'      uncertain: all other plans',
				'    on debit cards: hidden',
				'    without a card: shown',
				'- No-cost EMI is hidden.',
			].join('\n'),
		);
	});

	test('only EMI, EMI while cards are hidden, and EMI that the filter leaves open', () => {
		const only = {allowDefaultOptions: true, options: [], emiOptions: {showOnlyEmi: true}};
		expect(summarize(only)).toBe('Customers see only EMI.');
		const noCards = {
			allowDefaultOptions: false,
			options: [{paymentMethodType: 'UPI', enable: true}],
		};
		expect(summarize(noCards)).toBe('Customers see only what these rules show:\n- UPI is shown.');
		const cards = {allowDefaultOptions: false, options: [{paymentMethodType: 'CARD', enable: true}]};
		expect(summarize(cards)).toContain(
			'- It is uncertain whether EMI on credit and debit cards is shown: the filter does not name it.',
		);
	});

	test('a session: the EMI display and the mandate, and nothing of the customer', () => {
		const text = summarize({
			...page,
			first_name: 'Ada',
			sdk_udf: 'hideEMI',
			'options.create_mandate': 'REQUIRED',
			'mandate.max_amount': '10.00',
			'mandate.start_date': '1893456000',
			'mandate.end_date': '1924992000',
		});
		expect(text).toBe(
			[
				'Customers see every payment option, with these rules:',
				'- EMI is hidden.',
				'- The payment sets up a mandate: only options that support mandates can be used.',
			].join('\n'),
		);
	});

	test('long lists are counted', () => {
		const paymentMethods = Array.from({length: 2_000}, (_, at) => `WALLET_${at}`);
		const text = summarize({
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods}],
		});
		expect(text).toContain('WALLET_9 and 1990 more are hidden');
		expect(text.length).toBeLessThan(300);
	});

	test('the output has no control characters and only ASCII letters, for any values', () => {
		fc.assert(
			fc.property(fc.array(fc.string({unit: 'binary', minLength: 1}), {minLength: 1, maxLength: 4}), codes => {
				const option = {paymentMethodType: 'WALLET', enable: false, paymentMethods: codes};
				let text: string;
				try {
					text = summarize({allowDefaultOptions: true, options: [option]});
				} catch (error) {
					text = (error as Error).message; // decode may refuse the codes: its message obeys the same rule
				}
				expect(text.replaceAll('\n', '').replaceAll('…', '')).toMatch(/^[\x20-\x7e]*$/);
			}),
			{numRuns: 300},
		);
	});
});
