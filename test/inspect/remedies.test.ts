// Remedies that can be applied, of single inputs and of random ones.
import {describe, expect, test} from 'vitest';
import {type Account, lint, repair} from '../../src/inspect/index.js';
import {brokenRemedies, checkRemedies} from './remedy-properties.js';
import {inOption, inWallet} from './repair-inputs.js';

test('a remedy that can be applied removes its issue and adds none', () => {
	checkRemedies(150);
}, 120_000);

test.each([
	['CARD', {cardFilters: []}, {}],
	['UPI', {upiFilters: []}, {}],
	['UPI', {upiFilters: []}, {readings: {emptyList: 'matches-nothing'}}],
	['CARD', {cardFilters: []}, {readings: {emptyList: 'ignored'}}],
] as const)('an ignored empty list hides no redundant option: %s %j', (paymentMethodType, list, account) => {
	const option = {paymentMethodType, enable: false, ...list};
	const input = {allowDefaultOptions: false, options: [option, {paymentMethodType: 'WALLET', enable: true}]};
	expect(lint(input, account).map(({rule}) => rule)).toContain('redundant-option');
	expect(brokenRemedies(input, account)).toEqual([]);
});

const inUpi = (upiMethods: unknown) => ({
	allowDefaultOptions: true,
	options: [{paymentMethodType: 'UPI', enable: true, upiFilters: [{enable: false, upiType: 'COLLECT', upiMethods}]}],
});
const listed = (input: unknown, account: Account = {}) =>
	lint(input, account).map(({rule, pointer}) => `${rule} ${pointer}`);

describe('a suggestion', () => {
	test.each([
		[inUpi(['@first', '["@second"]']), '/options/0/upiFilters/0/upiMethods/1'],
		[inWallet(['WALLET_Q', '"[\\"WALLET_R\\",\\"WALLET_S\\"]"']), '/options/0/paymentMethods/1'],
		[
			{allowDefaultOptions: true, options: [{paymentMethodType: 'NB', enable: false, paymentMethods: ['"BANKQ"']}]},
			'/options/0/paymentMethods/0',
		],
	])('is not taken out of JSON text: %j', (input, pointer) => {
		const found = lint(input).filter(issue => issue.pointer === pointer);
		expect(found).toHaveLength(1);
		expect(found[0]).not.toHaveProperty('suggestion');
	});

	test.each(['CAR', 'UPX', 'WALLE'])('of a type is read as such by the other rules: %s', paymentMethodType => {
		const input = {allowDefaultOptions: true, options: [{paymentMethodType, enable: true}]};
		expect(listed(input)).toEqual(['unknown-value /options/0/paymentMethodType', 'no-effect ']);
	});

	test.each(['WALLET_R', 'WALLETQ', 'WALLET_QQ'])('is not a code that the list has already: %s', code => {
		const [issue] = lint(inWallet(['WALLET_Q', code]), {codes: {WALLET: ['WALLET_Q']}});
		expect(issue).toMatchObject({rule: 'unknown-value', pointer: '/options/0/paymentMethods/1'});
		expect(issue).not.toHaveProperty('suggestion');
	});

	test.each([
		['CARD', {cardFilters: [{enable: true, cardTypes: ['DEBIT']}]}],
		['CARD', {cardFilters: [{enable: false, cardBanks: ['BANK_Q']}]}],
		['UPI', {upiFilters: [{enable: false, upiType: 'INTENT'}]}],
	])('is missing where either half may be the mistake: %s %j', (paymentMethodType, filters) => {
		const [issue] = lint({allowDefaultOptions: true, options: [{paymentMethodType, enable: false, ...filters}]});
		expect(issue?.rule).toBe('filters-on-disabled-type');
		expect(issue?.remedy).toContain('which shows what');
		expect(issue).not.toHaveProperty('suggestion');
	});
});

describe('a certain fix', () => {
	test.each([
		[inWallet('<wallet_code>'), '/options/0/paymentMethods'],
		[inUpi('@<handle>'), '/options/0/upiFilters/0/upiMethods'],
		[
			inOption({paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: false, cardBanks: '%BANK%'}]}),
			'/options/0/cardFilters/0/cardBanks',
		],
	])('hides no placeholder: %j', (input, pointer) => {
		expect(listed(input)).toEqual([`invalid-type ${pointer}`, `placeholder-left-in ${pointer}`]);
		expect(repair(input).issues.map(({rule}) => rule)).toEqual(['placeholder-left-in']);
		expect(brokenRemedies(input, {})).toEqual([]);
	});

	test.each([
		[inWallet(['WALLET_Q,WALLET_R', 'WALLET_Q']), ['WALLET_Q', 'WALLET_R']],
		[inWallet(['["WALLET_Q"]', 'WALLET_R', 'WALLET_Q']), ['WALLET_Q', 'WALLET_R']],
		[inWallet([' WALLET_Q', 'WALLET_Q']), ['WALLET_Q']],
	])('waits for the part that makes another needless: %j', (input, codes) => {
		const duplicate = lint(input).find(({rule}) => rule === 'duplicate-code');
		expect(duplicate).not.toHaveProperty('fix');
		expect(repair(input).value).toEqual(inWallet(codes));
	});

	test.each([
		{allowDefaultOptions: true, options: [{paymentMethodType: 'UPI', enable: true, paymentMethods: []}]},
		{
			allowDefaultOptions: false,
			options: [
				{paymentMethodType: 'UPI', enable: false, paymentMethods: []},
				{paymentMethodType: 'REWARD', enable: true},
			],
		},
		{
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'UPI', enable: false, upiFilters: [], paymentMethods: ['CODE_Q']}],
		},
	])('of an ignored list needs a list that is certainly ignored: %j', input => {
		const found = lint(input).filter(({rule}) => rule === 'ignored-list');
		expect(found.map(({severity, fix}) => [severity, fix])).toContainEqual(['warning', undefined]);
		const settled = lint(input, {readings: {upiProviderCodes: 'ignored'}});
		expect(settled.filter(({message}) => message.includes('upiProviderCodes'))).toEqual([]);
		expect(brokenRemedies(input, {readings: {upiProviderCodes: 'ignored'}})).toEqual([]);
	});
});

test.each([
	{enable: false, upiMethods: ['@first', '@second']},
	{enable: false, upiType: 'INTENT'},
	{enable: false, upiType: 'COLLECT', upiMethods: ['@third']},
])('of two equal filters neither decides where a wider one does the same: %j', filter => {
	const upiFilters = [filter, filter, {enable: false}];
	const input = {allowDefaultOptions: true, options: [{paymentMethodType: 'UPI', enable: true, upiFilters}]};
	const place = '/options/0/upiFilters';
	expect(listed(input)).toEqual(
		expect.arrayContaining([`filter-never-decides ${place}/0`, `filter-never-decides ${place}/1`]),
	);
	expect(brokenRemedies(input, {})).toEqual([]);
});
