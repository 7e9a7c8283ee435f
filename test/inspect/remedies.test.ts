// Remedies that can be applied, of single inputs.
import {describe, expect, test} from 'vitest';
import {type Account, lint, repair} from '../../src/inspect/index.js';
import {brokenRemedies} from './remedy-properties.js';
import {inOption, inWallet, mandate, page} from './repair-inputs.js';

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

test.each(['allowDefaultOptionss', 'AllowDefaultOptions', 'allow_default_options'])(
	'a filter with nothing but a misspelled default is judged by it: %s',
	key => {
		const input = {[key]: false};
		expect(lint(input).map(({rule}) => rule)).toContain('nothing-left');
		expect(brokenRemedies(input, {})).toEqual([]);
		expect(repair(input).value).toEqual({allowDefaultOptions: false, options: []});
	},
);

test('codes are written apart at once, however deep their JSON text is', () => {
	const inner = JSON.stringify(['WALLET_A', 'WALLET_B']);
	const input = inWallet(['WALLET_A', inner, JSON.stringify(['WALLET_C', inner])]);
	expect(brokenRemedies(input, {})).toEqual([]);
	expect(repair(input).value).toEqual(inWallet(['WALLET_A', 'WALLET_B', 'WALLET_C']));
});

test('the text of a list with a placeholder stays whole, since the placeholder may be the rest of the list', () => {
	const filters = [{enable: true, tenureFilter: {enable: false, tenures: ['1::3', '["<tenure>","1::3"]']}}];
	const input = {
		allowDefaultOptions: true,
		options: [],
		emiOptions: {noCostEmi: {enable: true, credit: {enable: true, filters}}},
	};
	expect(brokenRemedies(input, {})).toEqual([]);
	expect(repair(input).changes).toEqual([]);
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
		expect(listed(input)).toEqual([`placeholder-left-in ${pointer}`]);
		expect(repair(input)).toMatchObject({changes: [], issues: [{rule: 'placeholder-left-in'}]});
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

/** A filter in which one list of card filters, or of UPI filters, is this one. */
const withFilters = (paymentMethodType: 'CARD' | 'UPI', filters: readonly object[], others = {}) =>
	inOption({
		paymentMethodType,
		enable: true,
		[paymentMethodType === 'CARD' ? 'cardFilters' : 'upiFilters']: filters,
		...others,
	});

describe('a remedy waits for the one of another issue', () => {
	test.each([[['4::5', '3::4', '3::4']], [['4::5', '4::5', '3::4']], [['04::34', '30::43', '04::34', '30::43']]])(
		'ranges that overlap are not joined while one is there twice: %j',
		cardBins => {
			const input = withFilters('CARD', [{enable: false, cardBins}]);
			expect(lint(input).find(({rule}) => rule === 'bin-ranges-overlap')).not.toHaveProperty('fix');
			expect(brokenRemedies(input, {})).toEqual([]);
			expect(repair(input).issues).toEqual([]);
		},
	);

	test.each([
		['NB', ['WALLET_Q']],
		['NB', ['NB_BANKQ', 'BANKR']],
		['NB', ['OTHER_Q', 'PREFIX_OTHER_Q']],
		['WALLET', ['<code>', 'WALLET_A', 'PREFIX_WALLET_A']],
	])('a code of %s that is wrong or a placeholder is not doubled: %j', (paymentMethodType, paymentMethods) => {
		const payment_filter = inOption({paymentMethodType, enable: false, paymentMethods});
		const input = {...page, ...mandate, payment_filter};
		const account = {servicePrefix: 'PREFIX'};
		const [issue] = lint(input, account).filter(({rule}) => rule === 'providers-not-doubled');
		expect(issue).not.toHaveProperty('fix');
		expect(brokenRemedies(input, account)).toEqual([]);
	});
});

test.each(['@CONSUMER_FINANCE', '@wallet', '@upi'])('%s is a handle, and no function reads it as a type', type => {
	const input = inOption({paymentMethodType: type, enable: true, paymentMethods: ['NB_BANKQ']});
	const issue = lint(input).find(({rule}) => rule === 'unknown-value');
	expect(issue?.remedy).toContain('upiType COLLECT');
	expect(issue).not.toHaveProperty('fix');
	expect(repair(input).value).toEqual(input);
	expect(brokenRemedies(input, {})).toEqual([]);
});

test.each([
	[
		{enable: false, upiMethods: ['@bank']},
		{enable: false, upiMethods: ['@bank', 'APP_Q']},
	],
	[{enable: false, upiType: 'COLLECT'}, {enable: false}],
	[
		{enable: false, upiMethods: ['@bank']},
		{enable: false, upiType: 'COLLECT'},
	],
])('repair removes a filter that never decides, although it broke a guarantee: %j', (...filters) => {
	const account = {guarantees: {shown: [{type: 'UPI'}]}} as const;
	const input = withFilters('UPI', filters);
	expect(repair(input, account).changes.map(({rule}) => rule)).toEqual(['filter-never-decides']);
	expect(brokenRemedies(input, account)).toEqual([]);
});

test.each([
	[['@bank'], ['@bank', 'APP_Q']],
	[['APP_Q'], ['@bank', 'APP_Q']],
	[
		['APP_Q', '@first'],
		['@first', '@second', 'APP_Q'],
	],
])('equal filters are called so, although a narrower one covers a part of them: %j', (narrow, wide) => {
	const input = withFilters('UPI', [
		{enable: false, upiMethods: narrow},
		{enable: false, upiMethods: wide},
		{enable: false, upiMethods: wide},
	]);
	expect(listed(input)).toContain('equal-filters /options/0/upiFilters/2');
	expect(brokenRemedies(input, {})).toEqual([]);
});

test.each([
	[[{enable: false}]],
	[
		[
			{enable: false, upiType: 'INTENT'},
			{enable: false, upiType: 'COLLECT'},
		],
	],
	[[{enable: false, upiType: 'COLLECT'}, {enable: false}]],
])('nothing is left of UPI beside a list that is ignored: %j', filters => {
	const account = {readings: {upiProviderCodes: 'ignored'}} as const;
	const rules = (others: object) => lint(withFilters('UPI', filters, others), account).map(({rule}) => rule);
	for (const others of [{}, {paymentMethods: []}, {paymentMethods: ['CODE_Q']}])
		expect(rules(others)).toContain('nothing-left-of-type');
});

test.each([{options: '[]'}, {options: [], badge: 1}, {options: [], paymentMethods: null, cardFilters: []}])(
	'an empty list of options is read, whatever stands beside it: %j',
	input => {
		expect(lint(input).map(({rule}) => rule)).toContain('no-effect');
		expect(brokenRemedies(input, {})).toEqual([]);
	},
);

describe('the remedy of an open reading', () => {
	const remedyOf = (input: object, rule: string) => lint(input).find(issue => issue.rule === rule)?.remedy;
	const emiOptions = {noCostEmi: {enable: true}};

	test.each([
		[[], 'enable CARD and set showOnlyEmi to true, or disable credit and debit EMI'],
		[
			[{paymentMethodType: 'CARD', enable: false}],
			'enable CARD and set showOnlyEmi to true, or disable credit and debit EMI',
		],
		[
			[{paymentMethodType: 'CASH', enable: true}],
			'disable credit and debit EMI, or enable CARD, which also shows card payment',
		],
	])('shows no card payment without saying so: %j', (options, remedy) => {
		const input = {allowDefaultOptions: false, options, emiOptions};
		expect(remedyOf(input, 'emi-with-cards-hidden')).toBe(`${remedy}, or settle the reading emiOnHiddenCards`);
	});

	const without = {enable: false, issuers: ['BANK_Q']};
	test.each([
		[{paymentMethod: 'LENDER_Q', issuerFilter: without}, {issuerFilter: without}, /^leave paymentMethod out, so that/],
		[{paymentMethodType: 'WALLET', issuerFilter: without}, {issuerFilter: without}, /^leave paymentMethodType out/],
		[{issuerFilter: {...without, enable: true}}, {issuerFilter: without}, /^list what to hide, with enable true here/],
	])('leads to no other issue: %j', (narrow, wide, remedy) => {
		const inGroup = (filter: object) => ({
			allowDefaultOptions: true,
			options: [],
			emiOptions: {noCostEmi: {enable: true, cardless: {enable: true, filters: [{enable: true, ...filter}]}}},
		});
		expect(remedyOf(inGroup(narrow), 'default-reach')).toMatch(remedy);
		expect(listed(inGroup(wide))).toEqual([]);
	});
});
