// The options of lint: what they change, and which are refused.
import {describe, expect, test} from 'vitest';
import {isMisuseError} from '../../src/index.js';
import {lint} from '../../src/inspect/index.js';
import {cards, filterOf, listed, page, wallets} from './lint-issues.js';

const clean = filterOf(false, {paymentMethodType: 'UPI', enable: true});

/** Options as a program without types may pass them. */
function untyped(options: unknown): never {
	return options as never;
}

test.each<[options: unknown, pointer: string, suggestion?: string | undefined, rule?: string]>([
	[null, ''],
	[7, ''],
	[[], ''],
	[new Map(), ''],
	[{severitys: {}}, '/severitys', 'severities'],
	[{rules: {}}, '/rules', 'severities'],
	[{reading: {}}, '/reading', 'readings'],
	[{severities: null}, '/severities'],
	[{severities: {'no-efect': 'off'}}, '/severities/no-efect', 'no-effect'],
	[{severities: {'no-effect': 'fatal'}}, '/severities/no-effect'],
	[{severities: {'no-effect': 'warnings'}}, '/severities/no-effect', 'warning'],
	[{severities: {'no-effect': false}}, '/severities/no-effect'],
	[{servicePrefix: 'PREFIX_'}, '/servicePrefix', 'PREFIX'],
	[{servicePrefix: 7}, '/servicePrefix'],
	[{now: new Date(Number.NaN)}, '/now', undefined, 'invalid-format'],
	[{now: 'soon'}, '/now', undefined, 'invalid-type'],
	[{now: Symbol('soon')}, '/now'],
	[{now: null}, '/now'],
	[{types: 'OTC'}, '/types', '["OTC"]'],
	[{codes: {WALET: []}}, '/codes/WALET', 'WALLET'],
	[{codes: {WALLET: []}}, '/codes/WALLET'],
	[{readings: {precedence: 'last'}}, '/readings/precedence'],
	[{readings: {precedences: 'last-wins'}}, '/readings/precedences', 'precedence'],
])('%j is refused', refuses);

function refuses(options: unknown, pointer: string, suggestion?: string | undefined, rule?: string): void {
	try {
		lint(clean, untyped(options));
	} catch (error) {
		expect(isMisuseError(error) && error.issues).toMatchObject([
			{pointer, ...(suggestion !== undefined && {suggestion}), ...(rule !== undefined && {rule})},
		]);
		return;
	}
	expect.unreachable();
}

test('options that are undefined count as absent', () => {
	for (const options of [undefined, {}, {severities: {}}, {severities: {'no-effect': undefined}}, {now: undefined}]) {
		expect(listed(filterOf(true), options)).toBe('warning no-effect (whole input)');
	}
});

test('the configuration of a team is accepted whole', () => {
	const team = {emiPlacement: 'session', tenureEncoding: 'issuerFilters', servicePrefix: 'PREFIX', types: ['OTC']};
	expect(lint(filterOf(true, {paymentMethodType: 'OTC', enable: false}), untyped(team))).toEqual([]);
});

test('codes outside the catalog are errors', () => {
	const codes = {WALLET: ['WALLET_A'], brands: ['BRAND_A'], apps: ['APP_A'], issuers: ['BANK_A']};
	const upiFilters = [{upiType: 'INTENT', upiMethods: ['APP_A', 'APP_B'], enable: false}];
	const filters = [{enable: true, issuerFilter: {issuers: ['PREFIX_BANK_A', 'PREFIX_BANK_B'], enable: false}}];
	const methods = [{enable: false, paymentMethodType: 'WALLET', paymentMethod: 'WALLET_B'}];
	const on = {enable: true};
	const subject = {
		...filterOf(
			true,
			{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'PREFIX_WALLET_A', 'WALLET_B']},
			{paymentMethodType: 'CARD', enable: true, cardFilters: [{cardBrands: ['BRAND_B'], enable: false}]},
			{paymentMethodType: 'UPI', enable: true, upiFilters},
		),
		emiOptions: {noCostEmi: {...on, debit: {...on, filters: methods}, cardless: {...on, filters}}},
	};
	expect(listed(subject, {codes, servicePrefix: 'PREFIX'})).toBe(
		[
			'error unknown-value /options/0/paymentMethods/2',
			'error unknown-value /options/1/cardFilters/0/cardBrands/0',
			'error unknown-value /options/2/upiFilters/0/upiMethods/1',
			'error unknown-value /emiOptions/noCostEmi/debit/filters/0/paymentMethod',
			'error unknown-value /emiOptions/noCostEmi/cardless/filters/0/issuerFilter/issuers/1',
		].join('\n'),
	);
	expect(listed(subject)).toBe('');
});

test('a handle is in no catalog; any other code outside of one is an error, whatever it starts with', () => {
	const upiFilters = [{upiType: 'COLLECT', upiMethods: ['@bank'], enable: false}];
	const subject = filterOf(true, {paymentMethodType: 'UPI', enable: true, upiFilters}, wallets('@bank'));
	expect(listed(subject, {codes: {WALLET: ['WALLET_A'], apps: ['APP_A']}})).toContain(
		'error unknown-value /options/1/paymentMethods/0',
	);
	expect(listed(subject, {codes: {WALLET: ['WALLET_A'], apps: ['APP_A']}})).not.toContain('upiMethods');
});

describe('a settled reading', () => {
	const plans = (...filters: readonly object[]) => ({
		...filterOf(true, {paymentMethodType: 'CASH', enable: false}),
		emiOptions: {noCostEmi: {enable: true, cardless: {enable: true, filters}}},
	});
	const only = {enable: true, issuerFilter: {issuers: ['BANK_A'], enable: true}};
	const brand = {cardBrands: ['BRAND_A'], enable: true};
	const credit = {cardTypes: ['CREDIT'], enable: false};
	const both = {
		enable: true,
		issuerFilter: {issuers: ['BANK_A'], enable: false},
		tenureFilter: {tenures: ['9::12'], enable: false},
	};

	test.each([
		['precedence', 'hide-wins', 'precedence-undetermined', cards(brand, credit)],
		['defaultsInside', 'apply', 'default-reach', cards(brand)],
		['defaultsInside', 'apply', 'default-reach', plans(only)],
		['outerFlag', 'outer-wins', 'plan-list-in-disabled-filter', plans({...only, enable: false})],
		['issuersAndTenures', 'both', 'issuers-and-tenures', plans(both)],
		['emptyList', 'ignored', 'empty-list', filterOf(true, wallets())],
		[
			'emiOnHiddenCards',
			'shown',
			'emi-with-cards-hidden',
			{
				...filterOf(false, {paymentMethodType: 'UPI', enable: true}),
				emiOptions: {standardEmi: {enable: true}, lowCostEmi: {enable: true}, noCostEmi: {enable: true}},
			},
		],
	] as const)('%s is not reported', (reading, choice, rule, subject) => {
		expect(lint(subject).map(issue => issue.rule)).toContain(rule);
		expect(lint(subject, {readings: {[reading]: choice}}).map(issue => issue.rule)).not.toContain(rule);
	});
});

test('a settled reading of empty lists leaves other contradictions reported', () => {
	const cash = (enable: boolean) => ({paymentMethodType: 'CASH', enable});
	expect(listed(filterOf(true, cash(false), cash(true), wallets()), {readings: {emptyList: 'ignored'}})).toBe(
		'error conflicting-type /options/1\ninfo redundant-option /options/2',
	);
});

test('dates are compared with the current moment by default', () => {
	const dates = (start: number) =>
		page({
			'options.create_mandate': 'REQUIRED',
			'mandate.max_amount': '499.00',
			'mandate.start_date': String(Math.round(start / 1000)),
			'mandate.end_date': '9900000000',
		});
	const day = 86_400_000;
	const rules = (start: number) => lint(dates(start)).map(({rule}) => rule);
	expect(rules(Date.now() - 3 * day)).toEqual(['mandate-date-in-past']);
	expect(rules(Date.now() + 3 * day)).toEqual([]);
});
