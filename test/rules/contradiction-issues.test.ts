// What contradicts itself is told in words of its own, wherever a filter of the right shape stands.
import {describe, expect, test} from 'vitest';
import {IssueCollector} from '../../src/diagnostics/issue-collector.js';
import {reportContradictions, reportSingleProviders} from '../../src/rules/contradictions.js';
import {reportEndBeforeStart} from '../../src/rules/mandate-order.js';
import {oneFlagProblem} from '../../src/rules/one-flag.js';
import {except, only} from '../../src/values/choice.js';
import type {EmiFilter, PlanFilter} from '../../src/wire/emi-filter.js';
import type {PaymentOption} from '../../src/wire/payment-filter.js';
import {words} from '../schema/issue-messages.js';

const told = (...options: readonly PaymentOption[]) =>
	words(report => reportContradictions({allowDefaultOptions: true, options}, report, ''));
const inEmi = (emiOptions: EmiFilter) =>
	words(report => reportContradictions({allowDefaultOptions: true, options: [], emiOptions}, report, ''));
const inPlans = (...filters: readonly PlanFilter[]) =>
	inEmi({noCostEmi: {enable: true, credit: {enable: true, filters}}});

test('a type given twice is told what the first block says of it', () => {
	const credit = [{enable: false, cardTypes: ['CREDIT']}] as const;
	const intent = [{enable: false, upiType: 'INTENT'}] as const;
	expect(
		told(
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
		  message: CARD is filtered already: configure it in one call
		  related: [object Object]
		  severity: error
		/options/6 conflicting-type
		  message: UPI is filtered already: configure it in one call
		  related: [object Object]
		  severity: error
		/options/7 conflicting-type
		  message: WALLET is shown already: configure it in one call
		  related: [object Object]
		  severity: error
		/options/8 conflicting-type
		  message: CASH is hidden already: configure it in one call
		  related: [object Object]
		  severity: error
		/options/9 conflicting-type
		  message: RTP is shown already: configure it in one call
		  related: [object Object]
		  severity: error
		/options/10 conflicting-type
		  message: CASH is hidden already: configure it in one call
		  related: [object Object]
		  severity: error"
	`);
	// Filters that are ignored do not filter.
	expect(
		told(
			{paymentMethodType: 'UPI', enable: true, cardFilters: credit},
			{paymentMethodType: 'CARD', enable: true, upiFilters: intent},
			{paymentMethodType: 'REWARD', enable: true, upiFilters: intent},
			{paymentMethodType: 'UPI', enable: true},
			{paymentMethodType: 'CARD', enable: true},
			{paymentMethodType: 'REWARD', enable: true},
		),
	).toMatchInlineSnapshot(`
		"/options/3 conflicting-type
		  message: UPI is shown already: configure it in one call
		  related: [object Object]
		  severity: error
		/options/4 conflicting-type
		  message: CARD is shown already: configure it in one call
		  related: [object Object]
		  severity: error
		/options/5 conflicting-type
		  message: REWARD is shown already: configure it in one call
		  related: [object Object]
		  severity: error
		/options/0/cardFilters ignored-list
		  message: cardFilters is ignored for UPI: move it to an option of CARD, or leave it out
		  severity: error
		/options/1/upiFilters ignored-list
		  message: upiFilters is ignored for CARD: move it to an option of UPI, or leave it out
		  severity: error
		/options/2/upiFilters ignored-list
		  message: upiFilters is ignored for REWARD: move it to an option of UPI, or leave it out
		  severity: error"
	`);
});

test('lists where the service ignores them, and filters inside a disabled type', () => {
	expect(
		told(
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
		  message: paymentMethods is ignored for UPI: use .upi(…)
		  severity: error
		/options/1/enable filters-on-disabled-type
		  message: CARD is disabled and has cardFilters: filters inside CARD need enable true
		  suggestion: true
		  severity: error
		/options/2/cardFilters ignored-list
		  message: cardFilters is ignored for WALLET: move it to an option of CARD, or leave it out
		  severity: error
		/options/2/upiFilters ignored-list
		  message: upiFilters is ignored for WALLET: move it to an option of UPI, or leave it out
		  severity: error"
	`);
	expect(
		told({paymentMethodType: 'UPI', enable: false, upiFilters: [{enable: true, upiType: 'INTENT'}]}),
	).toMatchInlineSnapshot(`
		"/options/0/enable filters-on-disabled-type
		  message: UPI is disabled and has upiFilters: filters inside UPI need enable true
		  suggestion: true
		  severity: error"
	`);
});

test('lists and filters that name nothing', () => {
	expect(
		told(
			{paymentMethodType: 'WALLET', enable: true, paymentMethods: []},
			{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: true}, {enable: true, cardBanks: []}]},
			{paymentMethodType: 'UPI', enable: true, upiFilters: [{enable: true}, {enable: true, upiMethods: []}]},
		),
	).toMatchInlineSnapshot(`
		"/options/0/paymentMethods empty-list
		  message: a list names at least one code: leave it out to mean the whole type
		  severity: error
		/options/1/cardFilters/0 empty-list
		  message: a filter without a list matches every card: name what it is for
		  severity: error
		/options/1/cardFilters/1/cardBanks empty-list
		  message: cardBanks is empty: name at least one, or leave it out
		  severity: error
		/options/2/upiFilters/0 empty-list
		  message: a filter without a list matches all of UPI: name what it is for
		  severity: error
		/options/2/upiFilters/1/upiMethods empty-list
		  message: upiMethods is empty: name at least one, or leave it out
		  severity: error"
	`);
	expect(
		told(
			{paymentMethodType: 'CARD', enable: true, cardFilters: []},
			{paymentMethodType: 'UPI', enable: true, upiFilters: []},
		),
	).toMatchInlineSnapshot(`
		"/options/0/cardFilters empty-list
		  message: cardFilters is empty: leave it out to mean the whole type
		  severity: error
		/options/1/upiFilters empty-list
		  message: upiFilters is empty: leave it out to mean the whole type
		  severity: error"
	`);
});

test('lists, criteria and codes in EMI', () => {
	expect(inEmi({lowCostEmi: {enable: true, cardless: {enable: true, filters: []}}})).toMatchInlineSnapshot(`
		"/emiOptions/lowCostEmi/cardless/filters empty-list
		  message: filters is empty: leave it out to mean the whole group
		  severity: error"
	`);
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
		"/emiOptions/noCostEmi/credit/filters/0 empty-list
		  message: a plan filter without a criterion matches every plan: name one
		  severity: error
		/emiOptions/noCostEmi/credit/filters/1/paymentMethod empty-list
		  message: paymentMethod is empty: name at least one, or leave it out
		  severity: error
		/emiOptions/noCostEmi/credit/filters/2/paymentMethod two-codes-in-one-string
		  message: "CODE_A,CODE_B" holds a comma: write each code as a string of its own
		  found: "CODE_A,CODE_B"
		  suggestion: "CODE_A", "CODE_B"
		  severity: error
		/emiOptions/noCostEmi/credit/filters/3/paymentMethod/1 two-codes-in-one-string
		  message: "CODE_B,CODE_C" holds a comma: write each code as a string of its own
		  found: "CODE_B,CODE_C"
		  suggestion: "CODE_B", "CODE_C"
		  severity: error
		/emiOptions/noCostEmi/credit/filters/4/issuerFilter/issuers empty-list
		  message: issuers is empty: name at least one, or leave it out
		  severity: error
		/emiOptions/noCostEmi/credit/filters/4/issuerFilter/tenures empty-list
		  message: tenures is empty: name at least one, or leave it out
		  severity: error
		/emiOptions/noCostEmi/credit/filters/5/tenureFilter/tenures empty-list
		  message: tenures is empty: name at least one, or leave it out
		  severity: error
		/emiOptions/noCostEmi/credit/filters/6/issuerFilters/tenures empty-list
		  message: tenures is empty: name at least one, or leave it out
		  severity: error"
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
	const options: readonly PaymentOption[] = [
		{paymentMethodType: 'WALLET', enable: true},
		{paymentMethodType: 'NB', enable: true, paymentMethods: []},
		{paymentMethodType: 'REWARD', enable: true, paymentMethods: ['CODE_A']},
		{paymentMethodType: 'CONSUMER_FINANCE', enable: true, paymentMethods: ['CODE_A']},
	];
	expect(
		words(report => reportSingleProviders({allowDefaultOptions: true, options}, report, '/payment_filter')),
	).toMatchInlineSnapshot(`
		"/payment_filter/options/3/paymentMethods providers-not-doubled
		  message: a mandate session needs each NB, WALLET and CONSUMER_FINANCE provider twice: add .forMandates(servicePrefix) to the filter
		  severity: error"
	`);
});

describe('a mandate', () => {
	type Digits = `${bigint}`;
	const order = (start: Digits | undefined, end: Digits | undefined) => {
		const report = new IssueCollector();
		const mandate = {
			...(start === undefined ? {} : {'mandate.start_date': start}),
			...(end === undefined ? {} : {'mandate.end_date': end}),
		};
		const isWrong = reportEndBeforeStart(mandate, report, '/mandate');
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

	test('that does not end after it starts is told the end', () => {
		const mandate = {'mandate.start_date': '200', 'mandate.end_date': '30'} as const;
		expect(words(report => reportEndBeforeStart(mandate, report, ''))).toMatchInlineSnapshot(`
			"/mandate.end_date mandate-ends-before-start
			  message: the mandate does not end after it starts: write a later mandate.end_date
			  found: 30
			  severity: error"
		`);
	});
});

test("inside issuerFilter one enable rules issuers and tenures: only 'issuerFilter.tenures' refuses two", () => {
	const [issuers, tenures] = [only('BANK_A'), except('3::6')];
	expect(oneFlagProblem('issuerFilter.tenures', issuers, tenures)).toMatchInlineSnapshot(`
		{
		  "message": "tenureEncoding 'issuerFilter.tenures' has one enable for issuers and tenures: say only(…) or except(…) for both",
		  "rule": "contradiction",
		}
	`);
	for (const encoding of ['tenureFilter', 'issuerFilters'] as const)
		expect(oneFlagProblem(encoding, issuers, tenures)).toBeUndefined();
	expect(oneFlagProblem('issuerFilter.tenures', issuers, only('3::6'))).toBeUndefined();
	expect(oneFlagProblem('issuerFilter.tenures', issuers)).toBeUndefined();
	expect(oneFlagProblem('issuerFilter.tenures', undefined, tenures)).toBeUndefined();
});
