// describe: every line about EMI.
import {expect, test} from 'vitest';
import {summarize} from '../../src/inspect/summarize/summarize.js';

const hidden = {enable: false};
const rest = {lowCostEmi: hidden, noCostEmi: hidden};

function description(
	allowDefaultOptions: boolean,
	emiOptions: object | undefined,
	...options: readonly object[]
): string {
	return summarize({allowDefaultOptions, options, ...(emiOptions === undefined ? {} : {emiOptions})});
}

/** The lines about the plans on credit cards. */
function rules(allowDefaultOptions: boolean, ...filters: readonly object[]): string {
	const standardEmi = {enable: true, debit: hidden, cardless: {enable: true, filters}};
	const lines = description(
		allowDefaultOptions,
		{standardEmi, ...rest},
		{paymentMethodType: 'CARD', enable: true},
	).split('\n');
	const start = lines.findIndex(line => line.includes('without a card'));
	return lines.slice(start, -2).join('\n');
}

const plan = (enable: boolean, issuers?: boolean, tenures?: boolean) => ({
	enable,
	...(issuers === undefined ? {} : {issuerFilter: {issuers: ['PREFIX_BANKA', 'PREFIX_BANKB'], enable: issuers}}),
	...(tenures === undefined ? {} : {tenureFilter: {tenures: ['3::6', '12::12'], enable: tenures}}),
});

const cards = (enable: boolean) => ({paymentMethodType: 'CARD', enable});

test('plans without a card do not depend on cards', () => {
	const group = {enable: true, filters: [plan(false, true)]};
	const lines = description(true, {standardEmi: {enable: true, credit: group, cardless: group}, ...rest}, cards(false));
	expect(lines).toContain('on credit cards, where cards are hidden, so what is not hidden below is uncertain:');
	expect(lines).toContain('without a card:');
});

test('what is not named', () => {
	expect(description(false, undefined, cards(true))).toMatchInlineSnapshot(`
		"Customers see only what these rules show:
		- Cards are shown.
		- It is uncertain whether EMI on credit and debit cards is shown: the filter does not name it."
	`);
	expect(description(true, undefined, cards(false))).toMatchInlineSnapshot(`
		"Customers see every payment option, with these rules:
		- Cards are hidden.
		- It is uncertain whether EMI on credit and debit cards is shown, since cards are hidden."
	`);
	expect(description(true, undefined, cards(true))).toMatchInlineSnapshot(`
		"Customers see every payment option, with these rules:
		- Cards are shown."
	`);
	expect(description(true, {lowCostEmi: hidden})).toMatchInlineSnapshot(`
		"Customers see every payment option, with these rules:
		- Low-cost EMI is hidden."
	`);
	expect(description(false, {lowCostEmi: hidden}, cards(true))).toMatchInlineSnapshot(`
		"Customers see only what these rules show:
		- Cards are shown.
		- It is uncertain whether standard EMI is shown: the filter does not name it.
		- Low-cost EMI is hidden.
		- It is uncertain whether no-cost EMI is shown: the filter does not name it."
	`);
	expect(description(true, {lowCostEmi: hidden}, cards(false))).toMatchInlineSnapshot(`
		"Customers see every payment option, with these rules:
		- Cards are hidden.
		- It is uncertain whether standard EMI on credit and debit cards is shown, since cards are hidden.
		- Low-cost EMI is hidden.
		- It is uncertain whether no-cost EMI on credit and debit cards is shown, since cards are hidden."
	`);
});

test('groups', () => {
	const groups = {credit: {enable: true}, cardless: {enable: true, filters: []}};
	expect(description(true, {standardEmi: {enable: true, ...groups}, ...rest})).toMatchInlineSnapshot(`
		"Customers see every payment option, with these rules:
		- Standard EMI:
		    on credit cards: shown
		    on debit cards: shown
		    without a card: shown
		- Low-cost EMI is hidden.
		- No-cost EMI is hidden."
	`);
	expect(description(false, {standardEmi: {enable: true, ...groups}, ...rest}, cards(true))).toMatchInlineSnapshot(`
		"Customers see only what these rules show:
		- Cards are shown.
		- Standard EMI:
		    on credit cards: shown
		    on debit cards: uncertain
		    without a card: uncertain, since its list of rules is empty
		- Low-cost EMI is hidden.
		- No-cost EMI is hidden."
	`);
});

test('groups while cards are hidden', () => {
	const standardEmi = {enable: true, credit: {enable: true}, debit: hidden};
	expect(description(true, {standardEmi, ...rest}, cards(false))).toMatchInlineSnapshot(`
		"Customers see every payment option, with these rules:
		- Cards are hidden.
		- Standard EMI:
		    on credit cards: uncertain, since cards are hidden
		    on debit cards: hidden
		    without a card: shown
		- Low-cost EMI is hidden.
		- No-cost EMI is hidden."
	`);
	expect(description(false, {standardEmi, ...rest})).toMatchInlineSnapshot(`
		"Customers see only what these rules show:
		- Standard EMI:
		    on credit cards: uncertain, since cards are hidden
		    on debit cards: hidden
		    without a card: uncertain
		- Low-cost EMI is hidden.
		- No-cost EMI is hidden."
	`);
});

test('disabled as a whole and enabled in part', () => {
	const credit = {enable: false, filters: [plan(true)]};
	expect(description(true, {standardEmi: {enable: false, credit}, ...rest})).toMatchInlineSnapshot(`
		"Customers see every payment option, with these rules:
		- Standard EMI is disabled, with parts of it enabled, so what is not hidden below is uncertain:
		    on credit cards, where it is disabled, with parts of it enabled, so what is not hidden below is uncertain:
		      shown: plans
		    on debit cards: hidden
		    without a card: hidden
		- Low-cost EMI is hidden.
		- No-cost EMI is hidden."
	`);
	const nested = {enable: false, filters: [plan(false, true)]};
	expect(description(true, {standardEmi: {enable: false, debit: nested}, ...rest})).toMatchInlineSnapshot(`
		"Customers see every payment option, with these rules:
		- Standard EMI is disabled, with parts of it enabled, so what is not hidden below is uncertain:
		    on credit cards: hidden
		    on debit cards, where it is disabled, with parts of it enabled, so what is not hidden below is uncertain:
		      uncertain: plans from issuer PREFIX_BANKA or PREFIX_BANKB
		      hidden: all other plans
		    without a card: hidden
		- Low-cost EMI is hidden.
		- No-cost EMI is hidden."
	`);
	expect(
		description(true, {standardEmi: {enable: false, debit: {enable: false, filters: [plan(false)]}}, ...rest}),
	).toBe(description(true, {standardEmi: hidden, ...rest}));
});

test.each([
	[plan(true), 'shown: plans'],
	[plan(false), 'hidden: plans'],
	[plan(true, true), 'shown: plans from issuer PREFIX_BANKA or PREFIX_BANKB'],
	[plan(false, true), 'uncertain: plans from issuer PREFIX_BANKA or PREFIX_BANKB'],
	[plan(true, true, true), 'shown: plans from issuer PREFIX_BANKA or PREFIX_BANKB over 3 to 6 or 12 months'],
	[
		plan(true, false, false),
		'shown: plans, except those from issuer PREFIX_BANKA or PREFIX_BANKB over 3 to 6 or 12 months, which are hidden; those in only one of the two lists are uncertain',
	],
	[
		plan(true, true, false),
		'shown: plans from issuer PREFIX_BANKA or PREFIX_BANKB, except those over 3 to 6 or 12 months, which are hidden',
	],
	[plan(false, false), 'hidden: plans, except those from issuer PREFIX_BANKA or PREFIX_BANKB, which are uncertain'],
	[
		plan(false, false, true),
		'hidden: plans over 3 to 6 or 12 months, except those from issuer PREFIX_BANKA or PREFIX_BANKB, which are uncertain',
	],
	[{enable: true, paymentMethodType: 'WALLET'}, 'shown: plans on wallets'],
	[{enable: true, paymentMethod: 'WALLET_A'}, 'shown: plans with payment method WALLET_A'],
	[
		{enable: false, paymentMethodType: 'CONSUMER_FINANCE', paymentMethod: ['LENDER_A', 'LENDER_B']},
		'hidden: plans on lenders with payment method LENDER_A or LENDER_B',
	],
	[
		{enable: true, paymentMethod: []},
		'uncertain: plans with payment method (an empty list), since the specification does not state what an empty list matches',
	],
	[{enable: true, tenureFilter: {tenures: ['1::1'], enable: true}}, 'shown: plans over 1 month'],
	[{enable: true, issuerFilters: {tenures: ['1::3'], enable: true}}, 'shown: plans over 1 to 3 months'],
])('a plan filter %j', (filter, line) => {
	expect(rules(true, filter).split('\n')[1]).toBe(`      ${line}`);
});

test('several plan filters, and the rest', () => {
	const several = [plan(true, true), plan(false, undefined, false)];
	expect(rules(true, ...several)).toMatchInlineSnapshot(`
		"    without a card:
		      shown: plans from issuer PREFIX_BANKA or PREFIX_BANKB
		      hidden: plans, except those over 3 to 6 or 12 months, which are uncertain
		      uncertain: what one rule shows and another hides"
	`);
	expect(rules(false, plan(true, true))).toBe(
		[
			'    without a card:',
			'      shown: plans from issuer PREFIX_BANKA or PREFIX_BANKB',
			'      hidden: all other plans',
		].join('\n'),
	);
	const wallets = {...plan(false, false), paymentMethodType: 'WALLET'};
	expect(rules(true, wallets)).toContain('\n      shown: all other plans');
	expect(rules(false, wallets)).toContain('\n      uncertain: all other plans');
	expect(rules(true, plan(false, false))).not.toContain('all other plans');
});

const DISAGREE = 'uncertain: what one rule shows and another hides';
test.each([
	['a rule that shows and one that hides', [plan(true), plan(false)], true],
	['a rule that shows and the exceptions of another', [plan(true), plan(true, false)], true],
	['a rule and its own exceptions', [plan(true, false)], false],
	['rules that show', [plan(true), plan(true, true)], false],
	['a rule that hides and exceptions that may be shown', [plan(false), plan(false, false)], true],
	['a rule that shows and one that may hide', [plan(true), plan(false, true)], true],
])('%s', (_, filters, disagree) => {
	expect(rules(true, ...filters).includes(DISAGREE)).toBe(disagree);
});

test.each([
	[11, ['with payment method CODE_10', 'with payment method CODE_11', 'all other plans']],
	[12, ['with payment method CODE_10', 'and 2 more rules', 'all other plans']],
])('%i plan filters', (length, ends) => {
	const filters = Array.from({length}, (_, at) => ({enable: false, paymentMethod: `CODE_${at + 1}`}));
	const lines = rules(true, ...filters).split('\n');
	expect(lines.slice(-3)).toEqual(ends.map(end => expect.stringContaining(end)));
});

test('a misspelled sdk_udf is the reason why EMI is uncertain', () => {
	const filter = {allowDefaultOptions: false, options: [{paymentMethodType: 'CARD', enable: true}]};
	const text = summarize({
		action: 'paymentPage',
		order_id: 'order-1',
		sdk_udf: 'hideEmi',
		payment_filter: {...filter, emiOptions: {noCostEmi: {enable: true}}},
	});
	expect(text).toContain('- It is uncertain whether standard EMI is shown: sdk_udf cannot be read.');
});
