// diff: the message of each change: which instruments, from what, to what.
import {expect, test} from 'vitest';
import {diff} from '../../src/inspect/index.js';
import {page} from '../inspect/page.js';

const mandate = {
	'options.create_mandate': 'REQUIRED',
	'mandate.max_amount': '10.00',
	'mandate.start_date': '1893456000',
	'mandate.end_date': '1924992000',
};

const filter = (...options: readonly object[]) => ({allowDefaultOptions: true, options});
const without = (paymentMethodType: string, ...paymentMethods: readonly string[]) => ({
	paymentMethodType,
	enable: false,
	...(paymentMethods.length === 0 ? {} : {paymentMethods}),
});
const cards = (...cardFilters: readonly object[]) => filter({paymentMethodType: 'CARD', enable: true, cardFilters});
const upi = (...upiFilters: readonly object[]) => filter({paymentMethodType: 'UPI', enable: true, upiFilters});
const emi = (group: string, ...filters: readonly object[]) => ({
	...filter(),
	emiOptions: {lowCostEmi: {enable: true, [group]: {enable: true, filters}}},
});

/** The changes, one a line: `CARD /options/0 Cards: shown before, hidden now`. */
function changesOf(before: unknown, after: unknown): string {
	return diff(before, after)
		.changes.map(({type, from, to, pointer, message}) => {
			expect(message).toMatch(new RegExp(`: ${from} before, ${to} now$`));
			return `${type} ${pointer} ${message}`;
		})
		.join('\n');
}

test('whole types', () => {
	const types = ['CARD', 'UPI', 'WALLET', 'NB', 'CONSUMER_FINANCE', 'REWARD', 'CASH', 'RTP'];
	expect(changesOf(filter(), filter(...types.map(type => without(type))))).toMatchInlineSnapshot(`
		"CARD /options/0 Cards: shown before, hidden now
		UPI /options/1 UPI: shown before, hidden now
		WALLET /options/2 Wallets: shown before, hidden now
		NB /options/3 Net banking: shown before, hidden now
		CONSUMER_FINANCE /options/4 Consumer finance: shown before, hidden now
		REWARD /options/5 Rewards: shown before, hidden now
		CASH /options/6 Cash on delivery: shown before, hidden now
		RTP /options/7 RTP: shown before, hidden now
		EMI /options/0 EMI on credit cards or on debit cards: shown before, undetermined now"
	`);
});

test('codes', () => {
	expect(
		changesOf(
			filter(without('WALLET', 'WALLET_A'), without('NB', 'NB_BANKA')),
			filter(
				{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A']},
				without('NB', 'NB_BANKB'),
				without('CONSUMER_FINANCE', 'LENDER_A'),
				without('REWARD', 'REWARD_A'),
				without('RTP', 'RTP_\u00c0'),
			),
		),
	).toMatchInlineSnapshot(`
		"WALLET /options/0 Wallet WALLET_A: hidden before, shown now
		WALLET /allowDefaultOptions All other wallets: shown before, undetermined now
		NB /allowDefaultOptions Net banking with bank NB_BANKA: hidden before, shown now
		NB /options/1 Net banking with bank NB_BANKB: shown before, hidden now
		CONSUMER_FINANCE /options/2 Lender LENDER_A: shown before, hidden now
		REWARD /options/3 Reward REWARD_A: shown before, hidden now
		RTP /options/4 RTP provider RTP_\\u00c0: shown before, hidden now"
	`);
	expect(changesOf(filter(without('NB', 'NB_BANKA')), filter(without('NB')))).toMatchInlineSnapshot(
		`"NB /options/0 Net banking with all other banks: shown before, hidden now"`,
	);
});

test('UPI handles and apps', () => {
	expect(
		changesOf(
			upi({enable: false, upiType: 'COLLECT', upiMethods: ['@bank']}),
			upi({enable: true, upiType: 'INTENT', upiMethods: ['APP_A']}),
		),
	).toMatchInlineSnapshot(`
		"UPI /allowDefaultOptions UPI handle @bank: hidden before, undetermined now
		UPI /allowDefaultOptions All other UPI handles, all other UPI apps: shown before, undetermined now"
	`);
});

test('cards', () => {
	const before = cards({enable: false, cardBrands: ['BRAND_A'], cardBanks: ['BANK_A']});
	expect(
		changesOf(before, cards({enable: false, cardTypes: ['CREDIT'], cardSubTypes: ['SUB_A']})),
	).toMatchInlineSnapshot(`
		"CARD /allowDefaultOptions Debit cards (brand BRAND_A, bank BANK_A), credit cards (brand BRAND_A, all other sub types, bank BANK_A): hidden before, shown now
		CARD /options/0/cardFilters/0 Credit cards (all other brands, sub type SUB_A), credit cards (brand BRAND_A, sub type SUB_A, all other banks): shown before, hidden now"
	`);
	expect(changesOf(cards({enable: false, cardBins: ['41::49']}), cards({enable: false, cardBins: ['42::49']}))).toBe(
		'CARD /allowDefaultOptions Cards (numbers 41): hidden before, shown now',
	);
});

test('plans', () => {
	const of = (issuers: readonly string[]) => ({enable: false, issuerFilter: {issuers, enable: false}});
	expect(changesOf(emi('credit', of(['PREFIX_BANKA'])), emi('credit', of(['PREFIX_BANKB'])))).toMatchInlineSnapshot(`
		"EMI /emiOptions/lowCostEmi/credit/filters/0 Low-cost EMI on credit cards (issuer PREFIX_BANKA): undetermined before, hidden now
		EMI /emiOptions/lowCostEmi/credit/filters/0 Low-cost EMI on credit cards (issuer PREFIX_BANKB): hidden before, undetermined now"
	`);
	const over = (tenure: string) => ({enable: false, tenureFilter: {tenures: [tenure], enable: false}});
	expect(changesOf(emi('debit', over('1::1')), emi('debit', over('1::3')))).toMatchInlineSnapshot(
		`"EMI /emiOptions/lowCostEmi/debit/filters/0 Low-cost EMI on debit cards (tenure 2 to 3 months): hidden before, undetermined now"`,
	);
	const by = (paymentMethodType: string, paymentMethod: string) => ({enable: false, paymentMethodType, paymentMethod});
	expect(
		changesOf(emi('cardless', by('WALLET', 'WALLET_A')), emi('cardless', by('WALLET', 'WALLET_B'))),
	).toMatchInlineSnapshot(`
		"EMI /allowDefaultOptions Low-cost EMI without a card (type WALLET, provider WALLET_A): hidden before, shown now
		EMI /emiOptions/lowCostEmi/cardless/filters/0 Low-cost EMI without a card (type WALLET, provider WALLET_B): shown before, hidden now"
	`);
});

test('a kind is named where a filter names it, before or now', () => {
	const none = {...filter(), emiOptions: {noCostEmi: {enable: false}}};
	const plans = 'No-cost EMI';
	expect(changesOf(filter(), none)).toBe(`EMI /emiOptions/noCostEmi ${plans}: shown before, hidden now`);
	expect(changesOf(none, filter())).toBe(`EMI /allowDefaultOptions ${plans}: hidden before, shown now`);
});

test('EMI in a second place of the session', () => {
	const hidden = {noCostEmi: {enable: false}};
	const before = {...page, payment_filter: {...filter(), emiOptions: {noCostEmi: {enable: true}}}};
	expect(changesOf(before, {...before, emiOptions: hidden})).toMatchInlineSnapshot(
		`"EMI /payment_filter/emiOptions No-cost EMI: shown before, undetermined now"`,
	);
});

test('a mandate that is required', () => {
	const cash = {
		...page,
		payment_filter: {allowDefaultOptions: false, options: [{paymentMethodType: 'CASH', enable: true}]},
	};
	expect(changesOf(cash, {...cash, ...mandate})).toMatchInlineSnapshot(
		`"CASH /options.create_mandate Cash on delivery without support for mandates: shown before, hidden now"`,
	);
	expect(
		changesOf({...page, ...mandate}, {...cash, ...mandate, payment_filter: filter(without('CASH'))}),
	).toMatchInlineSnapshot(
		`"CASH /payment_filter/options/0 Cash on delivery with support for mandates: shown before, hidden now"`,
	);
});

test.each([
	[2, 'Wallet W_1 or W_2'],
	[5, 'Wallet W_1, W_2, W_3, W_4 or W_5'],
])('%i codes that change alike', (length, names) => {
	const codes = Array.from({length}, (_, at) => `W_${at + 1}`);
	expect(diff(filter(), filter(without('CASH'), without('WALLET', ...codes))).changes).toEqual([
		{
			type: 'WALLET',
			from: 'shown',
			to: 'hidden',
			pointer: '/options/1',
			message: `${names}: shown before, hidden now`,
			witness: {type: 'WALLET', code: 'W_1'},
		},
		expect.objectContaining({type: 'CASH'}),
	]);
});

test('the same change at another place is a separate change', () => {
	const before = cards({enable: false, cardBanks: []});
	expect(
		changesOf(filter(), cards(...['BANK_A', 'BANK_B'].map(bank => ({enable: false, cardBanks: [bank]})))),
	).toMatchInlineSnapshot(`
		"CARD /options/0/cardFilters/0 Cards (bank BANK_A): shown before, hidden now
		CARD /options/0/cardFilters/1 Cards (bank BANK_B): shown before, hidden now"
	`);
	expect(changesOf(before, filter())).toMatchInlineSnapshot(
		`"CARD /allowDefaultOptions Cards: undetermined before, shown now"`,
	);
});

test('the result cannot be changed', () => {
	const compared = diff(filter(), filter(without('CASH')));
	expect(
		[compared, compared.changes, ...compared.changes, ...compared.changes.map(({witness}) => witness)].every(
			Object.isFrozen,
		),
	).toBe(true);
	expect(compared.changes).toHaveLength(1);
});

test('the first 200 of a longer list, and how many more there are', () => {
	const banks = (length: number) => Array.from({length}, (_, at) => `BANK_${at}`);
	const hidden = (length: number) => changesOf(filter(), cards({enable: false, cardBanks: banks(length)}));
	expect(hidden(200)).toMatch(/, BANK_198 or BANK_199\): shown before/);
	expect(hidden(202)).toMatch(/, BANK_199 or 2 more\): shown before/);
	const pairs = banks(202).map((bank, at) => ({
		enable: false,
		cardBanks: [bank],
		cardBins: [`${400_000 + 2 * at}::${400_000 + 2 * at}`],
	}));
	const shown = (length: number) => changesOf(cards(...pairs.slice(0, length)), filter());
	expect(shown(200)).toMatch(/, cards \(bank BANK_199, numbers 400398\): hidden before/);
	expect(shown(202)).toMatch(/, cards \(bank BANK_199, numbers 400398\) and 2 more: hidden before/);
});
