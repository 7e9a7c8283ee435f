// The issues of contradictions in filters of the right shape.
import {describe, expect, test} from 'vitest';
import {IssueCollector} from '../../src/diagnostics/issue-collector.js';
import {RULES} from '../../src/diagnostics/rules.js';
import {reportContradictions, reportSingleProviders} from '../../src/rules/contradictions.js';
import {reportEndBeforeStart} from '../../src/rules/mandate-order.js';
import {tenuresIn} from '../../src/rules/tenures.js';
import {Unrecovered} from '../../src/schema/recovered.js';
import type {EmiFilter, PlanFilter} from '../../src/wire/emi-filter.js';
import type {OptionParts} from '../../src/wire/payment-filter.js';
import {issuesOf} from '../schema/issue-messages.js';

const issuesFor = (...options: readonly OptionParts[]) =>
	issuesOf(report => reportContradictions({allowDefaultOptions: true, options}, report, ''));
const inEmi = (emiOptions: EmiFilter) =>
	issuesOf(report => reportContradictions({allowDefaultOptions: true, options: [], emiOptions}, report, ''));
const inPlans = (...filters: readonly PlanFilter[]) =>
	inEmi({noCostEmi: {enable: true, credit: {enable: true, filters}}});

test('a type that is configured twice names the first option', () => {
	const credit = [{enable: false, cardTypes: ['CREDIT']}] as const;
	const intent = [{enable: false, upiType: 'INTENT'}] as const;
	expect(
		issuesFor(
			{paymentMethodType: 'CARD', enable: true, cardFilters: credit},
			{paymentMethodType: 'UPI', enable: true, upiFilters: intent},
			{paymentMethodType: 'WALLET', enable: true},
			{paymentMethodType: 'CASH', enable: false},
			{paymentMethodType: 'RTP', enable: true, paymentMethods: ['CODE_A']},
			{paymentMethodType: 'CARD', enable: true},
			{paymentMethodType: 'UPI', enable: true},
			{paymentMethodType: 'WALLET', enable: false},
			{paymentMethodType: 'CASH', enable: true},
			{paymentMethodType: 'RTP', enable: true},
			{paymentMethodType: 'CASH', enable: true},
		),
	).toMatchInlineSnapshot(`
		"/options/5 conflicting-type
		/options/6 conflicting-type
		/options/7 conflicting-type
		/options/8 conflicting-type
		/options/9 conflicting-type
		/options/10 conflicting-type"
	`);
	// Filters that are ignored do not filter.
	expect(
		issuesFor(
			{paymentMethodType: 'UPI', enable: true, cardFilters: credit},
			{paymentMethodType: 'CARD', enable: true, upiFilters: intent},
			{paymentMethodType: 'REWARD', enable: true, upiFilters: intent},
			{paymentMethodType: 'UPI', enable: true},
			{paymentMethodType: 'CARD', enable: true},
			{paymentMethodType: 'REWARD', enable: true},
		),
	).toMatchInlineSnapshot(`
		"/options/3 conflicting-type
		/options/4 conflicting-type
		/options/5 conflicting-type
		/options/0/cardFilters ignored-list
		/options/1/upiFilters ignored-list
		/options/2/upiFilters ignored-list"
	`);
});

test('lists where the service ignores them, and filters inside a disabled type', () => {
	expect(
		issuesFor(
			{paymentMethodType: 'UPI', enable: true, paymentMethods: ['APP_A']},
			{paymentMethodType: 'CARD', enable: false, cardFilters: [{enable: true, cardTypes: ['CREDIT']}]},
			{
				paymentMethodType: 'WALLET',
				enable: false,
				cardFilters: [{enable: true, cardTypes: ['CREDIT']}],
				upiFilters: [{enable: true, upiType: 'INTENT'}],
			},
		),
	).toMatchInlineSnapshot(`
		"/options/0/paymentMethods ignored-list
		/options/1/enable filters-on-disabled-type
		/options/2/cardFilters ignored-list
		/options/2/upiFilters ignored-list"
	`);
	expect(
		issuesFor({paymentMethodType: 'UPI', enable: false, upiFilters: [{enable: true, upiType: 'INTENT'}]}),
	).toMatchInlineSnapshot(`"/options/0/enable filters-on-disabled-type"`);
});

test('empty lists, and filters without a criterion', () => {
	expect(
		issuesFor(
			{paymentMethodType: 'WALLET', enable: true, paymentMethods: []},
			{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: true}, {enable: true, cardBanks: []}]},
			{paymentMethodType: 'UPI', enable: true, upiFilters: [{enable: true}, {enable: true, upiMethods: []}]},
		),
	).toMatchInlineSnapshot(`
		"/options/0/paymentMethods empty-list
		/options/1/cardFilters/0 empty-criterion
		/options/1/cardFilters/1/cardBanks empty-list
		/options/2/upiFilters/0 empty-criterion
		/options/2/upiFilters/1/upiMethods empty-list"
	`);
	expect(
		issuesFor(
			{paymentMethodType: 'CARD', enable: true, cardFilters: []},
			{paymentMethodType: 'UPI', enable: true, upiFilters: []},
		),
	).toMatchInlineSnapshot(`
		"/options/0/cardFilters empty-list
		/options/1/upiFilters empty-list"
	`);
});

test('an empty list or criterion that is not ignored may mean more than was intended', () => {
	const report = new IssueCollector(RULES);
	const options: readonly OptionParts[] = [
		{paymentMethodType: 'WALLET', enable: true, paymentMethods: []},
		{paymentMethodType: 'CARD', enable: true, cardFilters: []},
		{paymentMethodType: 'UPI', enable: true, upiFilters: [{enable: true}, {enable: true, upiMethods: []}]},
	];
	const emiOptions = {noCostEmi: {enable: true, credit: {enable: true, filters: []}}};
	reportContradictions({allowDefaultOptions: true, options, emiOptions}, report, '');
	expect(report.issues.map(({severity}) => severity)).toEqual(new Array(5).fill('warning'));
});

test('parts that cannot be read are skipped', () => {
	const unreadable = new Unrecovered();
	const emiOptions = {noCostEmi: {enable: true, credit: {enable: true, filters: [unreadable]}}};
	const options = [
		unreadable,
		unreadable,
		{paymentMethodType: unreadable, enable: true, paymentMethods: []},
		{paymentMethodType: 'CARD', enable: true, cardFilters: [unreadable]},
		{paymentMethodType: 'WALLET', enable: true, paymentMethods: [unreadable]},
	] as const;
	for (const filter of [unreadable, {allowDefaultOptions: true, options, emiOptions}, {options: unreadable}])
		expect(issuesOf(report => reportContradictions(filter, report, ''))).toBe('');
});

test('an empty list that is ignored is not an error', () => {
	const report = new IssueCollector(RULES);
	const options: readonly OptionParts[] = [
		{paymentMethodType: 'CARD', enable: true, paymentMethods: []},
		{paymentMethodType: 'WALLET', enable: true, cardFilters: [], upiFilters: []},
		{paymentMethodType: 'UPI', enable: false, upiFilters: []},
	];
	reportContradictions({allowDefaultOptions: true, options}, report, '');
	const {issues} = report;
	expect(issues.every(({rule, severity}) => rule === 'ignored-list' && severity === 'info')).toBe(true);
	expect(issues.map(({pointer}) => pointer)).toEqual(
		['/0/paymentMethods', '/1/cardFilters', '/1/upiFilters', '/2/upiFilters'].map(place => `/options${place}`),
	);
});

test('lists, criteria and codes in EMI', () => {
	expect(inEmi({lowCostEmi: {enable: true, cardless: {enable: true, filters: []}}})).toMatchInlineSnapshot(
		`"/emiOptions/lowCostEmi/cardless/filters empty-list"`,
	);
	expect(
		inPlans(
			{enable: true},
			{enable: true, paymentMethod: []},
			{enable: true, paymentMethod: 'CODE_A,CODE_B'},
			{enable: true, paymentMethod: ['CODE_A', 'CODE_B,CODE_C']},
			{enable: true, issuerFilter: {enable: true, issuers: [], tenures: []}},
			{enable: true, tenureFilter: {enable: true, tenures: []}},
			{enable: true, issuerFilters: {enable: true, tenures: []}},
		),
	).toMatchInlineSnapshot(`
		"/emiOptions/noCostEmi/credit/filters/0 empty-criterion
		/emiOptions/noCostEmi/credit/filters/1/paymentMethod empty-list
		/emiOptions/noCostEmi/credit/filters/2/paymentMethod two-codes-in-one-string -> "CODE_A", "CODE_B"
		/emiOptions/noCostEmi/credit/filters/3/paymentMethod/1 two-codes-in-one-string -> "CODE_B", "CODE_C"
		/emiOptions/noCostEmi/credit/filters/4/issuerFilter/issuers empty-list
		/emiOptions/noCostEmi/credit/filters/4/issuerFilter/tenures empty-list
		/emiOptions/noCostEmi/credit/filters/5/tenureFilter/tenures empty-list
		/emiOptions/noCostEmi/credit/filters/6/issuerFilters/tenures empty-list"
	`);
	expect(
		inPlans(
			{enable: true, paymentMethod: 'CODE_A'},
			{enable: false, paymentMethod: ['CODE_A', 'CODE_B']},
			{enable: true, issuerFilter: {enable: true, issuers: ['BANK_A'], tenures: ['3::6']}},
		),
	).toBe('');
});

test('single providers in a mandate session', () => {
	const options: readonly OptionParts[] = [
		{paymentMethodType: 'WALLET', enable: true},
		{paymentMethodType: 'NB', enable: true, paymentMethods: []},
		{paymentMethodType: 'REWARD', enable: true, paymentMethods: ['CODE_A']},
		{paymentMethodType: 'CONSUMER_FINANCE', enable: true, paymentMethods: ['CODE_A']},
	];
	expect(
		issuesOf(report => reportSingleProviders({allowDefaultOptions: true, options}, report, '/payment_filter')),
	).toMatchInlineSnapshot(`"/payment_filter/options/3/paymentMethods providers-not-doubled"`);
});

describe('a mandate', () => {
	type Digits = `${bigint}`;
	const order = (start: Digits | undefined, end: Digits | undefined) => {
		const report = new IssueCollector();
		const mandate = {
			...(start === undefined ? {} : {'mandate.start_date': start}),
			...(end === undefined ? {} : {'mandate.end_date': end}),
		};
		const isWrong = reportEndBeforeStart(mandate, report);
		expect(report.total).toBe(isWrong ? 1 : 0);
		return isWrong;
	};

	test.each<readonly [start: Digits | undefined, end: Digits | undefined, isWrong: boolean]>([
		['200', '201', false],
		['200', '1000', false],
		['200', '200', true],
		['200', '30', true],
		['200', undefined, false],
		[undefined, '30', false],
		[undefined, undefined, false],
	])('from %s to %s does not end after it starts: %s', (start, end, isWrong) => {
		expect(order(start, end)).toBe(isWrong);
	});

	test('that does not end after it starts is reported at its end', () => {
		const mandate = {'mandate.start_date': '200', 'mandate.end_date': '30'} as const;
		expect(issuesOf(report => reportEndBeforeStart(mandate, report))).toMatchInlineSnapshot(
			`"/mandate.end_date mandate-ends-before-start"`,
		);
	});
});

test("inside issuerFilter one enable applies to issuers and tenures: only 'issuerFilter.tenures' refuses two different ones", () => {
	const [issuers, tenures] = [{enable: true}, {enable: false}];
	expect(tenuresIn('issuerFilter.tenures').problem(issuers, tenures)).toMatchInlineSnapshot(`
		{
		  "problem": "tenureEncoding 'issuerFilter.tenures' has one enable for issuers and tenures",
		  "remedy": "write only or except for both",
		  "rule": "contradiction",
		}
	`);
	for (const encoding of ['tenureFilter', 'issuerFilters'] as const)
		expect(tenuresIn(encoding).problem(issuers, tenures)).toBeUndefined();
	expect(tenuresIn('issuerFilter.tenures').problem(issuers, {enable: true})).toBeUndefined();
	expect(tenuresIn('issuerFilter.tenures').problem(issuers, undefined)).toBeUndefined();
	expect(tenuresIn('issuerFilter.tenures').problem(undefined, tenures)).toBeUndefined();
});
