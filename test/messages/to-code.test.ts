// The wording of the comments of toCode: what it leaves out, and why.
import {expect, test} from 'vitest';
import {toCode} from '../../src/inspect/index.js';
import {inBins, inCards, inOption, inWallet, page} from '../inspect/repair-inputs.js';

const cash = {paymentMethodType: 'CASH', enable: true};
const commentsOf = (input: unknown) =>
	toCode(input)
		.split('\n')
		.filter(line => line.startsWith('// '))
		.join('\n');

test('what has no effect or cannot be read', () => {
	expect(
		[
			inOption({paymentMethodType: 'CARD', enable: false, cardFilters: [{enable: false, cardTypes: ['CREDIT']}]}),
			inOption({paymentMethodType: 'UPI', enable: false, upiFilters: [{enable: false, upiType: 'COLLECT'}]}),
			inOption({...cash, cardFilters: [{enable: false, cardTypes: ['CREDIT']}]}),
			inBins(['9::1', '411111::411199']),
			inCards([]),
			inWallet([`A${'\u2026'.repeat(3)} `, 'B']),
			{allowDefaultOptions: true, options: [cash, {...cash, enable: false}]},
			{...page, payment_filter: inWallet('A'), first_name: 5},
		]
			.map(commentsOf)
			.join('\n'),
	).toMatchInlineSnapshot(`
		"// /options/0/cardFilters: left out because cardFilters is ignored while CARD is disabled
		// /options/0/upiFilters: left out because upiFilters is ignored while UPI is disabled
		// /options/0/cardFilters: left out because cardFilters is ignored for CASH
		// /options/0: left out because allowDefaultOptions is true, so CASH is shown anyway
		// /options/0/cardFilters/0/cardBins/0: left out because "9::1" is not a BIN range: write <from>::<to> with digits only and from <= to
		// /options/0/cardFilters: left out because allowDefaultOptions is true, so CARD is shown anyway
		// /options/0/paymentMethods/0: "A\\u2026\\u2026\\u2026 " starts or ends with whitespace: replaced it with "A\\u2026\\u2026\\u2026"
		// /options/0: left out because allowDefaultOptions is true, so CASH is shown anyway
		// /options/1: left out because CASH is configured twice, and paylock assumes that only the first option counts
		// /payment_filter/options/0/paymentMethods: "A" is not a list: replaced it with ["A"]"
	`);
});

test('EMI rules', () => {
	const emi = (emiOptions: object) => ({allowDefaultOptions: true, options: [], emiOptions});
	const inGroup = (group: object) => emi({noCostEmi: {enable: true, credit: group}});
	expect(
		[
			emi({}),
			emi({showOnlyEmi: false, noCostEmi: {enable: true}}),
			emi({noCostEmi: {enable: false, credit: {enable: false}, debit: {enable: false}}}),
			inGroup({enable: true, filters: []}),
			{...inGroup({enable: true, filters: []}), allowDefaultOptions: false},
			inGroup({enable: false, filters: [{enable: false, paymentMethod: 'A'}]}),
			inGroup({enable: true, filters: [{enable: true, paymentMethod: []}]}),
		]
			.map(commentsOf)
			.join('\n'),
	).toMatchInlineSnapshot(`
		"// /emiOptions: left out because it names no EMI kind
		// /emiOptions/showOnlyEmi: left out because false changes nothing
		// /emiOptions/noCostEmi: left out credit and debit, since a disabled group inside a disabled kind has no effect
		// /emiOptions/noCostEmi/credit/filters: left out because an empty list changes nothing here
		// A plain object, since the builders cannot write this filter: /emiOptions/noCostEmi/credit/filters: the list is empty, and the specification does not state what that means
		// /emiOptions/noCostEmi/credit/filters: left out because plan filters that hide have no effect inside a disabled group
		// A plain object, since the builders cannot write this filter: /emiOptions/noCostEmi/credit/filters/0/paymentMethod: the list is empty, and the specification does not state what it matches"
	`);
});
