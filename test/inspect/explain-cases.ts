// What decides about each type of instrument, as cases: a filter or session, and an instrument.
import {page} from './page.js';

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

const creditOff = {enable: false, cardTypes: ['CREDIT']};
const bankOn = {enable: true, cardBanks: ['BANK_A']};
const every = {cardBrands: ['BRAND_A'], cardTypes: ['DEBIT'], cardSubTypes: ['SUB_A'], cardBanks: ['BANK_A']};
const debit = {type: 'CARD', cardType: 'DEBIT'} as const;
const credit = {type: 'CARD', cardType: 'CREDIT'} as const;

const collect = {enable: false, upiType: 'COLLECT', upiMethods: ['@bank']};
const intent = {enable: true, upiType: 'INTENT', upiMethods: ['APP_A']};

const group = (enable: boolean, ...filters: readonly object[]) => ({
	...filter(true),
	emiOptions: {noCostEmi: {enable: true, cardless: {enable, filters}}},
});
const plan = {type: 'EMI', kind: 'noCost', group: 'cardless', issuer: 'BANKA', tenure: 6} as const;
const otherTenure = {enable: true, tenureFilter: {enable: true, tenures: ['12::12']}};
const nested = {enable: false, issuerFilter: {enable: true, issuers: ['PREFIX_BANKA']}};
const mandate = {
	...page,
	'options.create_mandate': 'REQUIRED',
	'mandate.max_amount': '10.00',
	'mandate.start_date': '1893456000',
	'mandate.end_date': '1924992000',
};
const kindOff = {...page, emiOptions: {noCostEmi: {enable: false}}};

export const wholeTypes = {
	'no filter': [page, cash],
	'no option, default true': [filter(true), cash],
	'no option, default false': [filter(false), cash],
	'the type is enabled': [filter(false, option('CASH', true)), cash],
	'the type is disabled': [filter(true, option('CASH', false)), cash],
	'a second option': [filter(true, option('RTP', true), option('CASH', false)), cash],
} as const;

export const providers = {
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
} as const;

export const cardCases = {
	'one that shows': [cards(false, bankOn), {...debit, bank: 'BANK_A'}],
	'one that hides': [cards(true, creditOff), credit],
	'one of each kind': [cards(true, creditOff, bankOn), {...credit, bank: 'BANK_A'}],
	'none, next to one that hides, default true': [cards(true, creditOff), debit],
	'none, next to one that shows, default false': [cards(false, bankOn), {...debit, bank: 'BANK_B'}],
	'none, next to one that shows, default true': [cards(true, bankOn), {...debit, bank: 'BANK_B'}],
	'none, next to one that hides, default false': [cards(false, creditOff), debit],
	'none, next to both, default true': [cards(true, creditOff, bankOn), {...debit, bank: 'BANK_B'}],
	'none, next to both, default false': [cards(false, creditOff, bankOn), {...debit, bank: 'BANK_B'}],
	'no filter in the list': [cards(true), credit],
	'no filter in the list, default false': [cards(false), credit],
	'an empty list inside': [cards(true, {enable: false, cardBrands: []}), credit],
	'an empty list, and a thin card': [cards(true, {enable: false, cardBanks: []}, {...bankOn, enable: false}), credit],
	'nothing is known': [cards(true, {enable: false, ...every}), {type: 'CARD'}],
	'two are not known': [cards(true, {enable: false, ...every}), {...debit, subType: 'SUB_A'}],
	'a value and the BIN are not known': [cards(true, {...bankOn, cardBins: ['10::19']}), credit],
	'no BIN': [cards(true, {...bankOn, cardBins: ['10::19']}), {...credit, bank: 'BANK_A'}],
	'too few digits': [cards(true, {enable: false, cardBins: ['10::19']}), {...credit, bin: '1'}],
} as const;

export const upiCases = {
	'a handle is hidden': [upi(true, collect), {type: 'UPI', handle: '@bank'}],
	'an app is shown': [upi(false, intent), {type: 'UPI', app: 'APP_A'}],
	'another handle': [upi(true, collect), {type: 'UPI', handle: '@other'}],
	'another app': [upi(true, intent), {type: 'UPI', app: 'APP_B'}],
	'none is named, and every filter is for one': [upi(true, collect), {type: 'UPI'}],
	'none is named, and the filter is for all of UPI': [upi(true, {enable: false}), {type: 'UPI'}],
	'no filter in the list': [upi(true), {type: 'UPI', app: 'APP_A'}],
	'no filter in the list, default false': [upi(false), {type: 'UPI', app: 'APP_A'}],
} as const;

export const otherCases = {
	'a plan filter shows': [group(true, {enable: true}), plan],
	'a plan filter hides': [group(true, {enable: false}), plan],
	'the first plan filter that is off around a list that is on': [group(true, otherTenure, otherTenure, nested), plan],
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
	'an unreadable instrument': [filter(true), {type: 'CARD', bin: 'x'}],
} as const;
