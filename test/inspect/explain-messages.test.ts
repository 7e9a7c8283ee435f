// What is explanationOf of a verdict, whole: every reason's place, rule and words, in their order.
import {expect, test} from 'vitest';
import {explanationsOf} from './explanation.js';

const filter = (allowDefaultOptions: boolean, ...options: readonly object[]) => ({allowDefaultOptions, options});
const option = (type: string, enable: boolean, lists: object = {}) => ({paymentMethodType: type, enable, ...lists});
const cards = (allow: boolean, ...cardFilters: readonly object[]) => filter(allow, option('CARD', true, {cardFilters}));
const upi = (allow: boolean, ...upiFilters: readonly object[]) => filter(allow, option('UPI', true, {upiFilters}));
const wallets = (allow: boolean, enable: boolean, ...paymentMethods: readonly string[]) =>
	filter(allow, option('WALLET', enable, {paymentMethods}));

const cash = {type: 'CASH'} as const;
const walletA = {type: 'WALLET', code: 'WALLET_A'} as const;
const walletB = {type: 'WALLET', code: 'WALLET_B'} as const;
const anyWallet = {type: 'WALLET'} as const;
const request = {
	action: 'paymentPage',
	amount: '10.00',
	order_id: 'order-1',
	customer_id: 'customer-1',
	customer_email: 'customer@example.com',
	customer_phone: '9999999999',
	payment_page_client_id: 'client-1',
};

test('whole types', () => {
	expect(
		explanationsOf({
			'no filter': [request, cash],
			'no option, default true': [filter(true), cash],
			'no option, default false': [filter(false), cash],
			'the type is enabled': [filter(false, option('CASH', true)), cash],
			'the type is disabled': [filter(true, option('CASH', false)), cash],
			'a second option': [filter(true, option('RTP', true), option('CASH', false)), cash],
		}),
	).toMatchInlineSnapshot(`
		"# no filter
		shown
		  no-filter /payment_filter: there is no payment_filter: every type is shown
		# no option, default true
		shown
		  default-options /allowDefaultOptions: no option names CASH and allowDefaultOptions is true: CASH is shown
		# no option, default false
		hidden
		  default-options /allowDefaultOptions: no option names CASH and allowDefaultOptions is false: CASH is hidden
		# the type is enabled
		shown
		  type-shown /options/0: the option enables CASH: CASH is shown
		# the type is disabled
		hidden
		  type-hidden /options/0: the option disables CASH: the whole type is hidden
		# a second option
		hidden
		  type-hidden /options/1: the option disables CASH: the whole type is hidden"
	`);
});

test('providers by their codes', () => {
	expect(
		explanationsOf({
			'listed, enabled': [wallets(false, true, 'WALLET_A'), walletA],
			'listed, disabled': [wallets(true, false, 'WALLET_A'), walletA],
			'not listed, enabled, default false': [wallets(false, true, 'WALLET_A'), walletB],
			'not listed, enabled, default true': [wallets(true, true, 'WALLET_A'), walletB],
			'not listed, disabled, default true': [wallets(true, false, 'WALLET_A'), walletB],
			'not listed, disabled, default false': [wallets(false, false, 'WALLET_A'), walletB],
			'no code, enabled, default true': [wallets(true, true, 'WALLET_A'), anyWallet],
			'no code, enabled, default false': [wallets(false, true, 'WALLET_A'), anyWallet],
			'no code, disabled, default true': [wallets(true, false, 'WALLET_A'), anyWallet],
			'no code, disabled, default false: all are hidden': [wallets(false, false, 'WALLET_A'), anyWallet],
			'an empty list': [wallets(false, true), walletA],
		}),
	).toMatchInlineSnapshot(`
		"# listed, enabled
		shown
		  codes-shown /options/0: the option enables "WALLET_A" of WALLET: it is shown
		# listed, disabled
		hidden
		  codes-hidden /options/0: the option disables "WALLET_A" of WALLET: it is hidden
		# not listed, enabled, default false
		hidden
		  codes-not-listed /allowDefaultOptions: the option enables other providers, and allowDefaultOptions is false: "WALLET_B" of WALLET is hidden
		# not listed, enabled, default true
		undetermined
		  default-reach /allowDefaultOptions: the option enables other providers and does not list "WALLET_B" of WALLET: whether allowDefaultOptions applies to it is not specified
		  default-reach /options/0: the option enables other providers and does not list "WALLET_B" of WALLET: whether allowDefaultOptions applies to it is not specified
		# not listed, disabled, default true
		shown
		  codes-not-listed /allowDefaultOptions: the option disables others, and allowDefaultOptions is true: "WALLET_B" of WALLET is shown
		# not listed, disabled, default false
		hidden
		  codes-not-listed /allowDefaultOptions: the option disables others, and allowDefaultOptions is false: "WALLET_B" of WALLET is hidden
		# no code, enabled, default true
		undetermined
		  too-thin /options/0: the option lists providers of WALLET and the instrument names none: add its code
		  default-reach /allowDefaultOptions: the option enables other providers and does not list a provider of WALLET: whether allowDefaultOptions applies to it is not specified
		  default-reach /options/0: the option enables other providers and does not list a provider of WALLET: whether allowDefaultOptions applies to it is not specified
		# no code, enabled, default false
		undetermined
		  too-thin /options/0: the option lists providers of WALLET and the instrument names none: add its code
		# no code, disabled, default true
		undetermined
		  too-thin /options/0: the option lists providers of WALLET and the instrument names none: add its code
		# no code, disabled, default false: all are hidden
		hidden
		  codes-hidden /options/0: the option disables a provider of WALLET: it is hidden
		# an empty list
		undetermined
		  empty-list /options/0: paymentMethods of WALLET is empty: whether it is ignored or matches nothing is not specified"
	`);
});

const creditOff = {enable: false, cardTypes: ['CREDIT']};
const bankOn = {enable: true, cardBanks: ['BANK_A']};
const every = {cardBrands: ['BRAND_A'], cardTypes: ['DEBIT'], cardSubTypes: ['SUB_A'], cardBanks: ['BANK_A']};
const debit = {type: 'CARD', cardType: 'DEBIT'} as const;
const credit = {type: 'CARD', cardType: 'CREDIT'} as const;

test('cards', () => {
	expect(
		explanationsOf({
			'one that shows': [cards(false, bankOn), {...debit, bank: 'BANK_A'}],
			'one that hides': [cards(true, creditOff), credit],
			'one of each kind': [cards(true, creditOff, bankOn), {...credit, bank: 'BANK_A'}],
			'none, beside one that hides, default true': [cards(true, creditOff), debit],
			'none, beside one that shows, default false': [cards(false, bankOn), {...debit, bank: 'BANK_B'}],
			'none, beside one that shows, default true': [cards(true, bankOn), {...debit, bank: 'BANK_B'}],
			'none, beside one that hides, default false': [cards(false, creditOff), debit],
			'none, beside both, default true': [cards(true, creditOff, bankOn), {...debit, bank: 'BANK_B'}],
			'none, beside both, default false': [cards(false, creditOff, bankOn), {...debit, bank: 'BANK_B'}],
			'no filter in the list': [cards(true), credit],
			'an empty list inside': [cards(true, {enable: false, cardBrands: []}), credit],
			'an empty list, and a thin card': [
				cards(true, {enable: false, cardBanks: []}, {...bankOn, enable: false}),
				credit,
			],
			'nothing is known': [cards(true, {enable: false, ...every}), {type: 'CARD'}],
			'two are not known': [cards(true, {enable: false, ...every}), {...debit, subType: 'SUB_A'}],
			'a value and the BIN are not known': [cards(true, {...bankOn, cardBins: ['10::19']}), credit],
			'no BIN': [cards(true, {...bankOn, cardBins: ['10::19']}), {...credit, bank: 'BANK_A'}],
			'too few digits': [cards(true, {enable: false, cardBins: ['10::19']}), {...credit, bin: '1'}],
		}),
	).toMatchInlineSnapshot(`
		"# one that shows
		shown
		  filter-shows /options/0/cardFilters/0: this card filter enables the card: it is shown
		# one that hides
		hidden
		  filter-hides /options/0/cardFilters/0: this card filter disables the card: it is hidden
		# one of each kind
		undetermined
		  filters-disagree /options/0/cardFilters/1: one card filter enables the card and another disables it: which of them counts is not specified
		  filters-disagree /options/0/cardFilters/0: one card filter enables the card and another disables it: which of them counts is not specified
		# none, beside one that hides, default true
		shown
		  no-filter-matches /allowDefaultOptions: no card filter matches the card and allowDefaultOptions is true: it is shown
		# none, beside one that shows, default false
		hidden
		  no-filter-matches /allowDefaultOptions: no card filter matches the card and allowDefaultOptions is false: it is hidden
		# none, beside one that shows, default true
		undetermined
		  default-reach /allowDefaultOptions: no card filter matches the card and allowDefaultOptions is true: whether that applies beside card filters that enable is not specified
		  default-reach /options/0: no card filter matches the card and allowDefaultOptions is true: whether that applies beside card filters that enable is not specified
		# none, beside one that hides, default false
		undetermined
		  default-reach /allowDefaultOptions: no card filter matches the card and allowDefaultOptions is false: whether that applies beside card filters that disable is not specified
		  default-reach /options/0: no card filter matches the card and allowDefaultOptions is false: whether that applies beside card filters that disable is not specified
		# none, beside both, default true
		undetermined
		  default-reach /allowDefaultOptions: no card filter matches the card and allowDefaultOptions is true: whether that applies beside card filters that enable is not specified
		  default-reach /options/0: no card filter matches the card and allowDefaultOptions is true: whether that applies beside card filters that enable is not specified
		# none, beside both, default false
		undetermined
		  default-reach /allowDefaultOptions: no card filter matches the card and allowDefaultOptions is false: whether that applies beside card filters that disable is not specified
		  default-reach /options/0: no card filter matches the card and allowDefaultOptions is false: whether that applies beside card filters that disable is not specified
		# no filter in the list
		shown
		  type-shown /options/0: the option enables CARD: CARD is shown
		# an empty list inside
		undetermined
		  empty-list /options/0/cardFilters/0: this card filter has an empty list: whether it is ignored or matches nothing is not specified
		# an empty list, and a thin card
		undetermined
		  empty-list /options/0/cardFilters/0: this card filter has an empty list: whether it is ignored or matches nothing is not specified
		  too-thin /options/0/cardFilters/1: this card filter asks for more than is known of the card: add its bank
		# nothing is known
		undetermined
		  too-thin /options/0/cardFilters/0: this card filter asks for more than is known of the card: add its brand, card type, sub type, bank
		# two are not known
		undetermined
		  too-thin /options/0/cardFilters/0: this card filter asks for more than is known of the card: add its brand, bank
		# a value and the BIN are not known
		undetermined
		  too-thin /options/0/cardFilters/0: this card filter asks for more than is known of the card: add its bank
		  default-reach /allowDefaultOptions: no card filter matches the card and allowDefaultOptions is true: whether that applies beside card filters that enable is not specified
		  default-reach /options/0: no card filter matches the card and allowDefaultOptions is true: whether that applies beside card filters that enable is not specified
		# no BIN
		undetermined
		  too-thin /options/0/cardFilters/0: this card filter asks for more than is known of the card: add its BIN
		  default-reach /allowDefaultOptions: no card filter matches the card and allowDefaultOptions is true: whether that applies beside card filters that enable is not specified
		  default-reach /options/0: no card filter matches the card and allowDefaultOptions is true: whether that applies beside card filters that enable is not specified
		# too few digits
		hidden
		  filter-hides /options/0/cardFilters/0: this card filter disables the card: it is hidden"
	`);
});

const collect = {enable: false, upiType: 'COLLECT', upiMethods: ['@bank']};
const intent = {enable: true, upiType: 'INTENT', upiMethods: ['APP_A']};
test('UPI', () => {
	expect(
		explanationsOf({
			'a handle is hidden': [upi(true, collect), {type: 'UPI', handle: '@bank'}],
			'an app is shown': [upi(false, intent), {type: 'UPI', app: 'APP_A'}],
			'another handle': [upi(true, collect), {type: 'UPI', handle: '@other'}],
			'another app': [upi(true, intent), {type: 'UPI', app: 'APP_B'}],
			'none is named, and every filter is for one': [upi(true, collect), {type: 'UPI'}],
			'none is named, and the filter is for all of UPI': [upi(true, {enable: false}), {type: 'UPI'}],
			'no filter in the list': [upi(true), {type: 'UPI', app: 'APP_A'}],
		}),
	).toMatchInlineSnapshot(`
		"# a handle is hidden
		hidden
		  filter-hides /options/0/upiFilters/0: this UPI filter disables "@bank": it is hidden
		# an app is shown
		shown
		  filter-shows /options/0/upiFilters/0: this UPI filter enables "APP_A": it is shown
		# another handle
		shown
		  no-filter-matches /allowDefaultOptions: no UPI filter matches the UPI payment and allowDefaultOptions is true: it is shown
		# another app
		undetermined
		  default-reach /allowDefaultOptions: no UPI filter matches the UPI payment and allowDefaultOptions is true: whether that applies beside UPI filters that enable is not specified
		  default-reach /options/0: no UPI filter matches the UPI payment and allowDefaultOptions is true: whether that applies beside UPI filters that enable is not specified
		# none is named, and every filter is for one
		undetermined
		  too-thin /options/0/upiFilters/0: this UPI filter asks for more than is known of the UPI payment: add its handle or app
		# none is named, and the filter is for all of UPI
		hidden
		  filter-hides /options/0/upiFilters/0: this UPI filter disables the UPI payment: it is hidden
		# no filter in the list
		shown
		  type-shown /options/0: the option enables UPI: UPI is shown"
	`);
});

const group = (enable: boolean, ...filters: readonly object[]) => ({
	...filter(true),
	emiOptions: {noCostEmi: {enable: true, cardless: {enable, filters}}},
});
const plan = {type: 'EMI', kind: 'noCost', group: 'cardless', issuer: 'BANKA', tenure: 6} as const;
const otherTenure = {enable: true, tenureFilter: {enable: true, tenures: ['12::12']}};
const nested = {enable: false, issuerFilter: {enable: true, issuers: ['PREFIX_BANKA']}};
const mandate = {
	...request,
	'options.create_mandate': 'REQUIRED',
	'mandate.max_amount': '10.00',
	'mandate.start_date': '1893456000',
	'mandate.end_date': '1924992000',
};
const kindOff = {...request, emiOptions: {noCostEmi: {enable: false}}};
test('EMI, mandates, and an instrument that is none', () => {
	expect(
		explanationsOf({
			'a plan filter shows': [group(true, {enable: true}), plan],
			'a plan filter hides': [group(true, {enable: false}), plan],
			'the first plan filter that is off around a list that is on': [
				group(true, otherTenure, otherTenure, nested),
				plan,
			],
			'emiOptions in both places': [
				{...kindOff, payment_filter: {...filter(true), emiOptions: {standardEmi: {enable: false}}}},
				plan,
			],
			'a credit plan while CARD is hidden': [
				{...group(true), options: [option('CARD', false)]},
				{...plan, kind: 'lowCost', group: 'credit'},
			],
			'a mandate is required': [mandate, cash],
			// JavaScript may pass anything.
			'an instrument that is none': [filter(true), {type: 'CARD', bin: 'x'}],
		}),
	).toMatchInlineSnapshot(`
		"# a plan filter shows
		shown
		  plan-filter-shows /emiOptions/noCostEmi/cardless/filters/0: this plan filter enables the plan: it is shown
		# a plan filter hides
		hidden
		  plan-filter-hides /emiOptions/noCostEmi/cardless/filters/0: this plan filter disables the plan: it is hidden
		# the first plan filter that is off around a list that is on
		undetermined
		  default-reach /allowDefaultOptions: no plan filter matches the plan and allowDefaultOptions is true: whether that applies beside plan filters that enable is not specified
		  default-reach /emiOptions/noCostEmi/cardless: no plan filter matches the plan and allowDefaultOptions is true: whether that applies beside plan filters that enable is not specified
		# emiOptions in both places
		undetermined
		  emi-options-twice /payment_filter/emiOptions: emiOptions is in the filter and beside it: which of the two counts is not specified
		  emi-options-twice /emiOptions: emiOptions is in the filter and beside it: which of the two counts is not specified
		# a credit plan while CARD is hidden
		undetermined
		  emi-cards-hidden /options/0: CARD is hidden: whether that hides credit and debit EMI is not specified
		# a mandate is required
		undetermined
		  mandate-required /options.create_mandate: the mandate is required and whether the instrument supports mandates is not known: set supportsMandates
		# an instrument that is none
		undetermined
		  unreadable-instrument (the whole): bin of the instrument: the BIN is not a string of 1 to 19 digits: write the first digits of the card number"
	`);
});
