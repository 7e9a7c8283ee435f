// The wording of the comments of toCode: what it leaves out, and why.
import {expect, test} from 'vitest';
import {type ToCodeOptions, toCode} from '../../src/inspect/index.js';
import {inBins, inCards, inOption, inWallet, page} from '../inspect/repair-inputs.js';
import {thrown} from './thrown.js';

const cash = {paymentMethodType: 'CASH', enable: true};
const commentsOf = (input: unknown, options: ToCodeOptions = {}) =>
	toCode(input, options)
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
			.map(input => commentsOf(input))
			.join('\n'),
	).toMatchInlineSnapshot(`
		"// /options/0/cardFilters: left out because cardFilters is ignored while CARD is disabled
		// /options/0/upiFilters: left out because upiFilters is ignored while UPI is disabled
		// /options/0/cardFilters: left out because cardFilters is ignored for CASH
		// /options/0/cardFilters/0/cardBins/0: left out because "9::1" is not a BIN range: write <from>::<to> with digits only and from <= to
		// /options/0: left out because it cannot be read completely
		// /options/0/cardFilters: left out because an empty list changes nothing here
		// /options/0/paymentMethods/0: "A\\u2026\\u2026\\u2026 " starts or ends with whitespace: replaced it with "A\\u2026\\u2026\\u2026"
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
			{...emi({}), allowDefaultOptions: false, options: [{paymentMethodType: 'CASH', enable: true}]},
			emi({showOnlyEmi: false, noCostEmi: {enable: true}}),
			emi({noCostEmi: {enable: false, credit: {enable: false}, debit: {enable: false}}}),
			inGroup({enable: true, filters: []}),
			{...inGroup({enable: true, filters: []}), allowDefaultOptions: false},
			inGroup({enable: false, filters: [{enable: false, paymentMethod: 'A'}]}),
			inGroup({enable: true, filters: [{enable: true, paymentMethod: []}]}),
		]
			.map(input => commentsOf(input))
			.join('\n'),
	).toMatchInlineSnapshot(`
		"// /emiOptions: left out because it names no EMI kind
		// A plain object, since the builders cannot write this filter: /emiOptions: it names no EMI kind, and the specification does not state what that means
		// /emiOptions/showOnlyEmi: left out because false changes nothing
		// /emiOptions/noCostEmi: left out credit and debit, since a disabled group inside a disabled kind has no effect
		// /emiOptions/noCostEmi/credit/filters: left out because an empty list changes nothing here
		// A plain object, since the builders cannot write this filter: /emiOptions/noCostEmi/credit/filters: the list is empty, and the specification does not state whether it is ignored or matches nothing
		// /emiOptions/noCostEmi/credit/filters: left out because plan filters that hide have no effect inside a disabled group
		// A plain object, since the builders cannot write this filter: /emiOptions/noCostEmi/credit/filters/0/paymentMethod: the list is empty, and the specification does not state whether it is ignored or matches nothing"
	`);
});

test('requests that builders refuse', () => {
	const empty = {allowDefaultOptions: true, options: [{...cash, paymentMethods: []}]};
	const hidden = {allowDefaultOptions: true, options: [{...cash, enable: false}]};
	const {order_id: _, ...withoutOrder} = page;
	const {action, ...rest} = page;
	const emiOptions = {noCostEmi: {enable: true, credit: {enable: true, filters: [{enable: true, paymentMethod: []}]}}};
	expect(
		[
			{...withoutOrder, payment_filter: empty},
			{...page, payment_filter: hidden, emiOptions},
		]
			.map(request => commentsOf(request))
			.join('\n'),
	).toMatchInlineSnapshot(`
		"// A plain object, since the builders cannot write this filter: /payment_filter/options/0/paymentMethods: the list is empty, and the specification does not state whether it is ignored or matches nothing
		// A plain object, since builders refuse this request:
		// - /payment_filter: the builders cannot write this filter
		// A plain object, since builders refuse this request:
		// - /emiOptions/noCostEmi/credit/filters/0/paymentMethod: the list is empty, and the specification does not state whether it is ignored or matches nothing"
	`);
	expect(
		[
			{...withoutOrder, payment_filter: hidden},
			{...rest, action},
			{...page, payment_filter: empty},
			{...page, emiOptions: {noCostEmi: {enable: 'yes'}}},
			{...page, payment_filter: {...hidden, foo: 1}},
			{...page, payment_filter: {...hidden, allowDefaultOptions: 'yes'}},
		]
			.map(request => commentsOf(request, {exact: true}))
			.join('\n'),
	).toMatchInlineSnapshot(`
		"// A plain object, since builders refuse this request:
		// - /order_id: order_id is missing
		// A plain object, since builders refuse this request:
		// - the request: the builders write its fields in another order
		// A plain object, since the builders cannot write this filter: /options/0/paymentMethods: paymentMethods is empty: leave the list out if you mean the whole type
		// A plain object, since builders refuse this request:
		// - /payment_filter: the builders cannot write this filter
		// A plain object, since builders refuse this request:
		// - /emiOptions/noCostEmi/enable: "yes" is not a boolean: write true or false
		// A plain object, since the builders cannot write this filter: /foo: "foo" is not a field of a payment filter: write allowDefaultOptions, options or emiOptions, or leave it out
		// A plain object, since builders refuse this request:
		// - /payment_filter: the builders cannot write this filter
		// A plain object, since the builders cannot write this filter: /allowDefaultOptions: "yes" is not a boolean: write true or false
		// A plain object, since builders refuse this request:
		// - /payment_filter: the builders cannot write this filter"
	`);
});

test('what is written in another way', () => {
	const tenures = {tenures: ['3::6'], enable: true};
	const filters = [
		{enable: true, tenureFilter: tenures},
		{enable: true, paymentMethod: 'A', issuerFilters: tenures},
	];
	const planned = (...filters: readonly object[]) => ({
		allowDefaultOptions: true,
		options: [],
		emiOptions: {noCostEmi: {enable: true, credit: {enable: true, filters}}},
	});
	expect(
		[
			planned(...filters),
			planned({enable: true, tenureFilter: tenures, issuerFilters: {tenures: ['9::12'], enable: true}}),
			planned({enable: true, paymentMethodType: 'RTP'}),
			{allowDefaultOptions: true, options: [{...cash, paymentMethodType: 'OTC', enable: false}]},
			{allowDefaultOptions: [], options: [{...cash, enable: false}]},
			inOption({paymentMethodType: 'CARD', enable: false, paymentMethods: ['A']}),
			inOption({paymentMethodType: 'UPI', enable: false, paymentMethods: ['A']}),
			inOption({...cash, enable: false, upiFilters: [{enable: false, upiType: 'COLLECT'}]}),
			{allowDefaultOptions: true, options: [{...cash, enable: false, display: true}], extra: 1},
			{...page, payment_filter: 7},
			{...page, payment_filter: {options: 7}, emiOptions: 7},
		]
			.map(input => commentsOf(input))
			.join('\n'),
	).toMatchInlineSnapshot(`
		"// /emiOptions/noCostEmi/credit/filters/1: this filter never decides, since another filter does the same for everything that it matches: removed it
		// A plain object, since the builders cannot write this filter: /emiOptions/noCostEmi/credit/filters/0: it has two lists of issuers or tenures, and builders write one of each
		// /emiOptions/noCostEmi/credit/filters/0/paymentMethodType: left out because "RTP" is not a payment method type of an EMI plan: write CARD, UPI, WALLET, NB, CONSUMER_FINANCE, REWARD or CASH, or add it to types of the account
		// /emiOptions: left out because it cannot be read completely
		// OTC is not a documented type: it is one of the account
		// /allowDefaultOptions: left out because a list is not a boolean: write true or false
		// /allowDefaultOptions: read as true, as if it were missing
		// /options/0/paymentMethods: left out because paymentMethods is ignored for CARD
		// A plain object, since the builders cannot write this filter: /options/0/paymentMethods: builders do not write paymentMethods for UPI
		// /options/0/upiFilters: left out because upiFilters is ignored for CASH
		// /extra: left out because "extra" is not a field of a payment filter: write allowDefaultOptions, options or emiOptions, or leave it out
		// /options/0/display: left out because builders write no key that the specification does not name
		// /payment_filter: left out because a number is not a payment filter: write an object
		// /payment_filter/options: left out because 7 is not a list: write a list
		// /emiOptions: left out because a number is not an EMI filter: write an object"
	`);
});

test('options', () => {
	const all = {allowDefaultOptions: true, options: []};
	expect(
		thrown(
			() => toCode(all, {exact: 1 as never}),
			() => toCode(all, {exactly: true} as never),
		),
	).toMatchInlineSnapshot(`
		"/exact: 1 is not a boolean: write true
		/exactly: "exactly" is not a toCode option: write "exact""
	`);
});
