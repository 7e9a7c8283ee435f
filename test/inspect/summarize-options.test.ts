// describe: every line about types, codes, card filters and UPI filters.
import {expect, test} from 'vitest';
import {summarize} from '../../src/inspect/summarize/summarize.js';

const TYPES = ['CARD', 'UPI', 'WALLET', 'NB', 'CONSUMER_FINANCE', 'REWARD', 'CASH', 'RTP'];
const showingEmi = {
	emiOptions: {standardEmi: {enable: false}, lowCostEmi: {enable: false}, noCostEmi: {enable: false}},
};

/** The lines about the options; EMI is hidden, so there are only these. */
function linesAbout(allowDefaultOptions: boolean, ...options: readonly object[]): string {
	const text = summarize({allowDefaultOptions, options, ...showingEmi});
	return text.replace(/(?:\n- \S+ EMI is hidden\.)+$/, '');
}

const all = (enable: boolean) => TYPES.map(paymentMethodType => ({paymentMethodType, enable}));
const codes = (length: number) => Array.from({length}, (_, at) => `CODE_${at + 1}`);
const card = (...cardFilters: readonly object[]) => ({paymentMethodType: 'CARD', enable: true, cardFilters});
const upi = (...upiFilters: readonly object[]) => ({paymentMethodType: 'UPI', enable: true, upiFilters});
const wallets = (enable: boolean, paymentMethods: readonly string[]) => ({
	paymentMethodType: 'WALLET',
	enable,
	paymentMethods,
});

test('whole types', () => {
	expect(linesAbout(false, ...all(true))).toMatchInlineSnapshot(`
		"Customers see only what these rules show:
		- Cards are shown.
		- UPI is shown.
		- Wallets are shown.
		- Net banking is shown.
		- Consumer finance is shown.
		- Rewards are shown.
		- Cash on delivery is shown.
		- RTP is shown."
	`);
	expect(linesAbout(true, ...all(false))).toMatchInlineSnapshot(`
		"Customers see no payment option. These are the rules:
		- Cards are hidden.
		- UPI is hidden.
		- Wallets are hidden.
		- Net banking is hidden.
		- Consumer finance is hidden.
		- Rewards are hidden.
		- Cash on delivery is hidden.
		- RTP is hidden."
	`);
});

test('a filter that leaves nothing says so first', () => {
	const onlyWallets = {allowDefaultOptions: false, options: [{paymentMethodType: 'WALLET', enable: true}]};
	expect(summarize(onlyWallets).split('\n')[0]).toBe('Customers see only what these rules show:');
	expect(
		summarize(onlyWallets, {enabled: {UPI: true}})
			.split('\n')
			.slice(0, 2),
	).toEqual([
		'Customers see no payment option. These are the rules:',
		'- Enabled for the account: UPI. Everything else is hidden, whatever the other rules say.',
	]);
	expect(summarize(onlyWallets, {enabled: {}})).toContain('Nothing is enabled for the account');
	expect(summarize(onlyWallets, {enabled: {WALLET: ['WALLET_A'], UPI: true}})).toContain(
		'- Enabled for the account: UPI and wallets (WALLET_A).',
	);
	expect(summarize(onlyWallets, {types: ['TYPE_A'], enabled: {EMI: true, UPI: true, TYPE_A: ['A', 'B']}})).toContain(
		'- Enabled for the account: UPI, TYPE_A (A and B) and EMI.',
	);
});

test('a code with blanks is in quotes', () => {
	const spaced = {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET A', 'WALLET_B']};
	expect(summarize({allowDefaultOptions: true, options: [spaced]})).toContain('"WALLET A" and WALLET_B are hidden');
});

test('codes of each type', () => {
	const listed = all(false).map((option, at) => ({...option, paymentMethods: codes((at % 3) + 1)}));
	expect(linesAbout(true, ...listed)).toMatchInlineSnapshot(`
		"Customers see every payment option, with these rules:
		- Cards are hidden.
		- UPI: the specification does not state whether its list of codes counts, so what customers see is uncertain.
		- Wallets: CODE_1, CODE_2 and CODE_3 are hidden; all other wallets are shown.
		- Net banking: CODE_1 is hidden; all other banks are shown.
		- Consumer finance: CODE_1 and CODE_2 are hidden; all other lenders are shown.
		- Rewards: CODE_1, CODE_2 and CODE_3 are hidden; all other rewards are shown.
		- Cash on delivery: CODE_1 is hidden; all other cash payments are shown.
		- RTP: CODE_1 and CODE_2 are hidden; all other RTP providers are shown."
	`);
});

test.each([
	[true, true, 'Wallets: CODE_1 is shown; it is uncertain whether all other wallets are shown.'],
	[true, false, 'Wallets: CODE_1 is shown; all other wallets are hidden.'],
	[false, true, 'Wallets: CODE_1 is hidden; all other wallets are shown.'],
	[false, false, 'Wallets: CODE_1 is hidden; all other wallets are hidden.'],
])('a code with enable %s under allowDefaultOptions %s', (enable, allow, line) => {
	expect(linesAbout(allow, wallets(enable, codes(1)))).toContain(`\n- ${line}`);
});

test.each([
	[2, 'CODE_1 and CODE_2 are hidden;'],
	[3, 'CODE_1, CODE_2 and CODE_3 are hidden;'],
	[11, 'CODE_8, CODE_9, CODE_10 and CODE_11 are hidden;'],
	[12, 'CODE_8, CODE_9, CODE_10 and 2 more are hidden;'],
])('%i codes', (length, text) => {
	expect(linesAbout(true, wallets(false, codes(length)))).toContain(text);
});

test('card filters, list by list', () => {
	const filters = [
		{enable: true},
		{enable: true, cardTypes: ['CREDIT']},
		{enable: true, cardTypes: ['DEBIT', 'CREDIT'], cardBrands: ['BRAND_A']},
		{enable: false, cardSubTypes: ['SUB_A', 'SUB_B'], cardBins: ['411111::411199', '42::42']},
		{enable: false, cardBrands: ['BRAND_A', 'BRAND_B', 'BRAND_C'], cardSubTypes: ['SUB_A'], cardBanks: ['BANK_A']},
		{enable: false, cardTypes: []},
		{enable: false, cardBrands: [], cardBins: []},
	];
	expect(linesAbout(false, card(...filters))).toMatchInlineSnapshot(`
		"Customers see only what these rules show:
		- Cards follow these rules:
		    shown: all cards
		    shown: credit cards
		    shown: debit or credit cards of brand BRAND_A
		    hidden: cards of sub type SUB_A or SUB_B with numbers that start with 411111 to 411199 or 42
		    hidden: cards of brand BRAND_A, BRAND_B or BRAND_C of sub type SUB_A from bank BANK_A
		    uncertain: cards of type (an empty list), since the specification does not state what an empty list matches
		    uncertain: cards of brand (an empty list) with numbers that start with (an empty list), since the specification does not state what an empty list matches
		    uncertain: what one rule shows and another hides"
	`);
});

test('UPI filters, kind by kind', () => {
	const filters = [
		{enable: true},
		{enable: true, upiType: 'COLLECT'},
		{enable: false, upiType: 'INTENT'},
		{enable: false, upiMethods: ['@bank', 'APP_A']},
		{enable: false, upiType: 'COLLECT', upiMethods: ['@bank', '@other', '@third']},
		{enable: true, upiType: 'INTENT', upiMethods: ['APP_A']},
		{enable: true, upiType: 'INTENT', upiMethods: []},
	];
	expect(linesAbout(false, upi(...filters))).toMatchInlineSnapshot(`
		"Customers see only what these rules show:
		- UPI follows these rules:
		    shown: any UPI handle or app
		    shown: any UPI handle
		    hidden: any UPI app
		    hidden: the UPI handle or app @bank or APP_A
		    hidden: the UPI handle @bank, @other or @third
		    shown: the UPI app APP_A
		    uncertain: the UPI app (an empty list), since the specification does not state what an empty list matches
		    uncertain: what one rule shows and another hides"
	`);
});

test.each([
	['rules that show', true, true, 'uncertain'],
	['rules that show', true, false, 'hidden'],
	['rules that hide', false, true, 'shown'],
	['rules that hide', false, false, 'uncertain'],
])('the rest next to %s (enable %s), under allowDefaultOptions %s, is %s', (_, enable, allow, state) => {
	const start = `Customers see ${allow ? 'every payment option, with these rules' : 'only what these rules show'}:`;
	const rule = enable ? 'shown' : 'hidden';
	expect(linesAbout(allow, card({enable, cardTypes: ['DEBIT']}))).toBe(
		`${start}\n- Cards follow these rules:\n    ${rule}: debit cards\n    ${state}: all other cards`,
	);
	expect(linesAbout(allow, upi({enable, upiMethods: ['APP_A']}))).toBe(
		`${start}\n- UPI follows these rules:\n    ${rule}: the UPI handle or app APP_A\n    ${state}: all other UPI payments`,
	);
});

test('lists that are empty', () => {
	expect(linesAbout(true, card(), upi(), wallets(true, []))).toMatchInlineSnapshot(`
		"Customers see every payment option, with these rules:
		- Cards: the list of rules is empty, so all cards are shown.
		- UPI: the list of rules is empty, so all UPI payments are shown.
		- Wallets: the list of codes is empty, so what customers see is uncertain."
	`);
});

test('filters of a hidden type, or of another type, are left out', () => {
	const [cardFilters, upiFilters] = [[{enable: true}], [{enable: true}]];
	const lists = {enable: false, cardFilters, upiFilters};
	expect(linesAbout(true, ...['CARD', 'UPI', 'CASH'].map(paymentMethodType => ({paymentMethodType, ...lists})))).toBe(
		[
			'Customers see every payment option, with these rules:',
			'- Cards are hidden.',
			'- UPI is hidden.',
			'- Cash on delivery is hidden.',
		].join('\n'),
	);
});

test.each([
	[11, ['bank CODE_10', 'bank CODE_11', 'all other cards']],
	[12, ['bank CODE_9', 'bank CODE_10', 'and 2 more rules', 'all other cards']],
])('%i rules', (length, ends) => {
	const lines = linesAbout(true, card(...codes(length).map(code => ({enable: false, cardBanks: [code]})))).split('\n');
	expect(lines.slice(-ends.length)).toEqual(ends.map(end => expect.stringContaining(end)));
	expect(lines).toHaveLength(14);
});

test('a type that is configured again has no effect, which is reported once for each type', () => {
	expect(
		linesAbout(true, ...all(false).slice(4, 6), ...all(true).slice(4, 6), ...all(false).slice(4, 6)),
	).toMatchInlineSnapshot(`
		"Customers see every payment option, with these rules:
		- Consumer finance is hidden.
		- Rewards are hidden.
		- A later option for Consumer finance is not described: paylock assumes that only the first option counts.
		- A later option for Rewards is not described: paylock assumes that only the first option counts."
	`);
});

test('rules that cover both card types, or handles and apps, leave no others', () => {
	const debit = {enable: true, cardTypes: ['DEBIT']};
	const credit = {enable: false, cardTypes: ['CREDIT']};
	expect(linesAbout(true, card(debit, credit))).not.toContain('all other cards');
	expect(linesAbout(true, card({...debit, cardBrands: ['BRAND_A']}, credit))).toContain('all other cards');
	const handles = {enable: true, upiType: 'COLLECT'};
	const apps = {enable: false, upiType: 'INTENT'};
	expect(linesAbout(true, upi(handles, apps))).not.toContain('all other UPI payments');
	expect(linesAbout(true, upi(handles))).toContain('all other UPI payments');
});

test('a rule without a UPI type meets only those of its handles or apps', () => {
	const precedence = 'what one rule shows and another hides';
	const apps = {enable: false, upiType: 'INTENT'};
	expect(linesAbout(true, upi({enable: true, upiMethods: ['@bank']}, apps))).not.toContain(precedence);
	expect(linesAbout(true, upi({enable: true, upiMethods: ['APP_A']}, apps))).toContain(precedence);
});
