// The wording of contradictions in plain filters, for JSON and for code.
import {expect, test} from 'vitest';
import {IssueCollector, type IssueReader} from '../../src/diagnostics/issue-collector.js';
import {RULES} from '../../src/diagnostics/rules.js';
import {reportContradictions} from '../../src/model/contradictions.js';
import type {FilterParts, OptionParts} from '../../src/wire/payment-filter.js';

const messages = (filter: FilterParts, reader: IssueReader): readonly string[] => {
	const report = new IssueCollector(reader);
	reportContradictions(filter, report, '');
	return report.issues.map(({message}) => message);
};

/** Each message for JSON, and the one for code if it differs. */
function worded(filter: FilterParts): string {
	const inCode = messages(filter, 'code');
	return messages(filter, RULES)
		.flatMap((message, index) => {
			const other = inCode[index] ?? '';
			return message.startsWith(other) ? [message] : [message, `  in code: ${other}`];
		})
		.join('\n');
}
const inOptions = (...options: readonly OptionParts[]) => worded({allowDefaultOptions: true, options});

const cards = [{enable: false, cardTypes: ['CREDIT']}] as const;
const apps = [{enable: false, upiType: 'INTENT'}] as const;

test('a type that is configured twice', () => {
	expect(
		inOptions(
			{paymentMethodType: 'CARD', enable: true, cardFilters: cards},
			{paymentMethodType: 'UPI', enable: true, upiFilters: apps},
			{paymentMethodType: 'WALLET', enable: true},
			{paymentMethodType: 'CASH', enable: false},
			{paymentMethodType: 'CARD', enable: true},
			{paymentMethodType: 'UPI', enable: true},
			{paymentMethodType: 'WALLET', enable: true},
			{paymentMethodType: 'CASH', enable: true},
		),
	).toMatchInlineSnapshot(`
		"CARD is configured twice: merge the two options, since paylock assumes that only the first option counts
		  in code: CARD is already hidden: remove one of the two calls
		UPI is configured twice: merge the two options, since paylock assumes that only the first option counts
		  in code: UPI is already hidden: remove one of the two calls
		WALLET is configured twice: merge the two options, since paylock assumes that only the first option counts
		  in code: WALLET is already shown: remove one of the two calls
		CASH is configured twice: merge the two options, since paylock assumes that only the first option counts
		  in code: CASH is already hidden: remove one of the two calls"
	`);
});

test('lists that are ignored or empty, and filters on a disabled type', () => {
	expect(
		inOptions(
			{paymentMethodType: 'CARD', enable: true, paymentMethods: ['CODE_A']},
			{paymentMethodType: 'UPI', enable: true, paymentMethods: ['CODE_A']},
			{paymentMethodType: 'WALLET', enable: true, cardFilters: cards, upiFilters: apps},
		),
	).toMatchInlineSnapshot(`
		"paymentMethods is ignored for CARD: use cardFilters
		  in code: paymentMethods is ignored for CARD: use .cards(…)
		paymentMethods may be ignored for UPI: use upiFilters, or settle the reading upiProviderCodes
		  in code: paymentMethods may be ignored for UPI: use .upi(…)
		cardFilters is ignored for WALLET: move it to an option of type CARD, or leave it out
		upiFilters is ignored for WALLET: move it to an option of type UPI, or leave it out"
	`);
	expect(
		inOptions(
			{paymentMethodType: 'CARD', enable: true, paymentMethods: [], cardFilters: []},
			{paymentMethodType: 'UPI', enable: false, upiFilters: []},
			{paymentMethodType: 'WALLET', enable: true, paymentMethods: [], cardFilters: []},
		),
	).toMatchInlineSnapshot(`
		"paymentMethods is empty and ignored for CARD: leave it out
		cardFilters is empty: leave it out if you mean the whole type, or settle the reading emptyList
		upiFilters is empty and ignored for UPI, which is disabled: leave it out
		paymentMethods is empty: write at least one code, or leave the list out if you mean all of WALLET, or settle the reading emptyList
		  in code: paymentMethods is empty: leave the list out if you mean the whole type
		cardFilters is empty and ignored for WALLET: leave it out"
	`);
	expect(
		inOptions(
			{paymentMethodType: 'CARD', enable: false, cardFilters: cards},
			{paymentMethodType: 'UPI', enable: false, upiFilters: apps},
		),
	).toMatchInlineSnapshot(`
		"CARD is disabled, but has cardFilters: set enable to true, which shows what cardFilters does not hide, or leave cardFilters out
		UPI is disabled, but has upiFilters: set enable to true, which shows what upiFilters does not hide, or leave upiFilters out"
	`);
});

test('criteria and lists of filters', () => {
	expect(
		inOptions(
			{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: true}, {enable: true, cardBanks: []}]},
			{paymentMethodType: 'UPI', enable: true, upiFilters: [{enable: true}]},
			{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['CODE_A, CODE_B']},
		),
	).toMatchInlineSnapshot(`
		"the filter has no criterion and matches every card: add one, or leave the filter out
		cardBanks is empty: write at least one item, or leave the list out, or settle the reading emptyList
		the filter has no criterion and matches all of UPI: add one, or leave the filter out
		"CODE_A, CODE_B" contains a comma: write each code as a separate string"
	`);
	const filters = [{enable: true}, {enable: true, paymentMethod: 'CODE_A,CODE_B'}];
	expect(
		worded({
			allowDefaultOptions: true,
			options: [],
			emiOptions: {
				noCostEmi: {enable: true, credit: {enable: true, filters}, debit: {enable: true, filters: []}},
			},
		}),
	).toMatchInlineSnapshot(`
		"the filter has no criterion and matches every plan: add one, or leave the filter out
		"CODE_A,CODE_B" contains a comma: write each code as a separate string
		filters is empty: leave it out if you mean the whole group, or settle the reading emptyList"
	`);
});
