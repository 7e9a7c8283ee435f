// Which fields a session may carry beside those that the document names, and in what words the others are refused.
import {expect, test} from 'vitest';
import {IssueCollector} from '../../src/diagnostics/issue-collector.js';
import {extraKeyProblem, readExtraFields} from '../../src/schema/extra-fields.js';
import {words} from './issue-messages.js';

const told = (fields: object) => words(report => readExtraFields(fields, report));

test('a field that the document names is none', () => {
	expect(told({action: 'paymentPage', 'mandate.end_date': '30', emiOptions: {}})).toMatchInlineSnapshot(`
		"/action conflicting-type
		  message: action is a field of its own: .extra({…}) is for fields the document does not name
		  found: "action"
		  severity: error
		/mandate.end_date conflicting-type
		  message: mandate.end_date is a field of its own: .extra({…}) is for fields the document does not name
		  found: "mandate.end_date"
		  severity: error
		/emiOptions conflicting-type
		  message: emiOptions is a field of its own: .extra({…}) is for fields the document does not name
		  found: "emiOptions"
		  severity: error"
	`);
});

test('nor is one that looks like it', () => {
	expect(told({Amount: 1, orderId: 1, last_names: 1, 'payment-filters': 1, retur_url: 1})).toMatchInlineSnapshot(`
		"/Amount unknown-key
		  message: "Amount" is no field of a session: write amount
		  found: "Amount"
		  suggestion: amount
		  severity: error
		/orderId unknown-key
		  message: "orderId" is no field of a session: write order_id
		  found: "orderId"
		  suggestion: order_id
		  severity: error
		/last_names unknown-key
		  message: "last_names" is no field of a session: write last_name
		  found: "last_names"
		  suggestion: last_name
		  severity: error
		/payment-filters unknown-key
		  message: "payment-filters" is no field of a session: write payment_filter
		  found: "payment-filters"
		  suggestion: payment_filter
		  severity: error
		/retur_url unknown-key
		  message: "retur_url" is no field of a session: write return_url
		  found: "retur_url"
		  suggestion: return_url
		  severity: error"
	`);
});

test('short names are told apart by a single letter, long ones by two', () => {
	expect(told({amounts: 1, order_ids: 1, faction: 1, first_nameXY: 1, sdk_udf1: 1})).toBe('');
});

test('nor is a part of the filter, but for names that could mean anything', () => {
	expect(
		told({cardBins: [], paymentMethods: [], upiMethods: [], showOnlyEmi: true, options: []}),
	).toMatchInlineSnapshot(`
		"/cardBins unknown-key
		  message: "cardBins" is no field of a session: it belongs to the card filter, at payment_filter.options[].cardFilters[].cardBins
		  found: "cardBins"
		  suggestion: payment_filter.options[].cardFilters[].cardBins
		  severity: error
		/paymentMethods unknown-key
		  message: "paymentMethods" is no field of a session: it belongs to the payment option, at payment_filter.options[].paymentMethods
		  found: "paymentMethods"
		  suggestion: payment_filter.options[].paymentMethods
		  severity: error
		/upiMethods unknown-key
		  message: "upiMethods" is no field of a session: it belongs to the UPI filter, at payment_filter.options[].upiFilters[].upiMethods
		  found: "upiMethods"
		  suggestion: payment_filter.options[].upiFilters[].upiMethods
		  severity: error
		/showOnlyEmi unknown-key
		  message: "showOnlyEmi" is no field of a session: it belongs to the EMI filter, at payment_filter.emiOptions.showOnlyEmi
		  found: "showOnlyEmi"
		  suggestion: payment_filter.emiOptions.showOnlyEmi
		  severity: error
		/options unknown-key
		  message: "options" is no field of a session: it belongs to the payment filter, at payment_filter.options
		  found: "options"
		  suggestion: payment_filter.options
		  severity: error"
	`);
	expect(told({credit: 1, debit: 1, filters: 1, issuers: 1, tenures: 1, paymentMethod: 1})).toBe('');
});

test('a nested mandate is told its flat fields', () => {
	expect(told({mandate: {max_amount: '1.00'}, options: {create_mandate: 'REQUIRED'}})).toMatchInlineSnapshot(`
		"/mandate unknown-key
		  message: "mandate" is no field of a session: write the flat mandate.max_amount, mandate.start_date, mandate.end_date
		  found: "mandate"
		  suggestion: mandate.max_amount
		  allowed: options.create_mandate, mandate.max_amount, mandate.start_date, mandate.end_date
		  severity: error
		/options unknown-key
		  message: "options" is no field of a session: write the flat options.create_mandate
		  found: "options"
		  suggestion: options.create_mandate
		  allowed: options.create_mandate, mandate.max_amount, mandate.start_date, mandate.end_date
		  severity: error"
	`);
	expect(told({mandate: null})).toContain('write the flat');
	expect(told({udf1: {create_mandate: 'REQUIRED'}})).toBe('');
	const locked = new Proxy(
		{},
		{
			getOwnPropertyDescriptor() {
				throw new Error('boom');
			},
		},
	);
	for (const options of [null, undefined, 5, 'create_mandate', {}, [], Object.create({create_mandate: 1}), locked])
		expect(extraKeyProblem('options', options)?.suggestion).toBe('payment_filter.options');
});

test('a zero has no sign, as in JSON', () => {
	expect(readExtraFields({udf1: -0, udf2: [-0]}, new IssueCollector())).toStrictEqual({udf1: 0, udf2: [0]});
});
