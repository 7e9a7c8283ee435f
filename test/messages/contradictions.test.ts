// The wording of contradictions in plain filters, for JSON and for code.
import {expect, test} from 'vitest';
import {isMisuseError} from '../../src/index.js';
import {lint} from '../../src/inspect/index.js';
import {outcome, page} from '../builders/untyped.js';

const RULES = ['conflicting-type', 'ignored-list', 'empty-list', 'filters-on-disabled-type', 'empty-criterion'];

/** Each message for JSON, and the one for code if it is refused there in other words. */
function worded(filter: object): string {
	const request = outcome(() => page().paymentFilter(filter));
	const refused = isMisuseError(request) ? request.issues : [];
	return lint(filter)
		.filter(({rule}) => RULES.includes(rule))
		.flatMap(({rule, pointer, message}) => {
			const inCode = refused.find(one => one.rule === rule && one.pointer === `/payment_filter${pointer}`)?.message;
			return inCode === undefined || message.startsWith(inCode) ? [message] : [message, `  in code: ${inCode}`];
		})
		.join('\n');
}
const inOptions = (...options: readonly object[]) => worded({allowDefaultOptions: true, options});

const cards = [{enable: false, cardTypes: ['CREDIT']}];
const apps = [{enable: false, upiType: 'INTENT'}];

test('a type that is configured twice', () => {
	expect(
		inOptions(
			{paymentMethodType: 'CARD', enable: true, cardFilters: cards},
			{paymentMethodType: 'WALLET', enable: true},
			{paymentMethodType: 'CARD', enable: true},
			{paymentMethodType: 'WALLET', enable: true},
		),
	).toMatchInlineSnapshot(`
		"CARD is configured twice: merge the two options, since paylock assumes that only the first option counts
		  in code: CARD is already hidden: remove one of the two calls
		WALLET is configured twice: merge the two options, since paylock assumes that only the first option counts
		  in code: WALLET is already shown: remove one of the two calls"
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
		cardFilters is ignored for WALLET: move it to an option of type CARD, or leave it out
		upiFilters is ignored for WALLET: move it to an option of type UPI, or leave it out
		paymentMethods may be ignored for UPI: use upiFilters, or settle the reading upiProviderCodes
		  in code: paymentMethods may be ignored for UPI: use .upi(…)"
	`);
	expect(
		inOptions(
			{paymentMethodType: 'CARD', enable: true, paymentMethods: [], cardFilters: []},
			{paymentMethodType: 'UPI', enable: false, upiFilters: []},
			{paymentMethodType: 'WALLET', enable: true, paymentMethods: [], cardFilters: []},
		),
	).toMatchInlineSnapshot(`
		"cardFilters is empty: leave it out if you mean the whole type, or settle the reading emptyList
		paymentMethods is empty: write at least one code, or leave the list out if you mean all of WALLET, or settle the reading emptyList
		  in code: paymentMethods is empty: leave the list out if you mean the whole type
		paymentMethods is empty and ignored for CARD: leave it out
		upiFilters is empty and ignored for UPI, which is disabled: leave it out
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
		),
	).toMatchInlineSnapshot(`
		"the filter has no criterion and matches every card: add one, or leave the filter out
		cardBanks is empty: write at least one item, or leave the list out, or settle the reading emptyList
		the filter has no criterion and matches all of UPI: add one, or leave the filter out"
	`);
	expect(
		worded({
			allowDefaultOptions: true,
			options: [],
			emiOptions: {
				noCostEmi: {
					enable: true,
					credit: {enable: true, filters: [{enable: true}]},
					debit: {enable: true, filters: []},
				},
			},
		}),
	).toMatchInlineSnapshot(`
		"the filter has no criterion and matches every plan: add one, or leave the filter out
		filters is empty: leave it out if you mean the whole group, or settle the reading emptyList"
	`);
});
