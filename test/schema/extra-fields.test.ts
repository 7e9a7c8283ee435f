// Which fields a session may have in addition to those that the specification names, and how the others are refused.
import {expect, test} from 'vitest';
import {IssueCollector} from '../../src/diagnostics/issue-collector.js';
import {sessionKeyFinding} from '../../src/inspect/read/corrections/session-keys.js';
import {readExtraFields} from '../../src/model/read-session-parts.js';
import {issuesOf} from './issue-messages.js';

const issuesFor = (fields: object) => issuesOf(report => readExtraFields('paymentPage', fields, report));

test('a documented field is not an extra field', () => {
	expect(issuesFor({action: 'paymentPage', 'mandate.end_date': '30', emiOptions: {}})).toMatchInlineSnapshot(`
		"/action unknown-key
		/mandate.end_date unknown-key
		/emiOptions unknown-key"
	`);
});

test('a field that resembles a documented one is refused', () => {
	expect(issuesFor({Amount: 1, orderId: 1, last_names: 1, 'payment-filters': 1, retur_url: 1})).toMatchInlineSnapshot(`
		"/Amount unknown-key -> amount
		/orderId unknown-key -> order_id
		/last_names unknown-key -> last_name
		/payment-filters unknown-key -> payment_filter
		/retur_url unknown-key -> return_url"
	`);
});

test('short names may differ in one letter, long ones in two', () => {
	expect(issuesFor({amounts: 1, order_ids: 1, faction: 1, first_nameXY: 1, sdk_udf1: 1})).toBe('');
});

test('a field of more than 64 characters resembles none', () => {
	expect(issuesFor({['_amount'.padStart(64, '_')]: 1})).toContain('-> amount');
	expect(issuesFor({['_amount'.padStart(65, '_')]: 1})).toBe('');
});

test('a key of the filter is refused, except generic names', () => {
	expect(
		issuesFor({cardBins: [], paymentMethods: [], upiMethods: [], showOnlyEmi: true, options: []}),
	).toMatchInlineSnapshot(`
		"/cardBins unknown-key
		/paymentMethods unknown-key
		/upiMethods unknown-key
		/showOnlyEmi unknown-key
		/options unknown-key"
	`);
	expect(issuesFor({credit: 1, debit: 1, filters: 1, issuers: 1, tenures: 1, paymentMethod: 1})).toBe('');
});

test('nested fields are read as dotted keys', () => {
	expect(issuesFor({mandate: {max_amount: '1.00'}, options: {create_mandate: 'REQUIRED'}})).toMatchInlineSnapshot(`
		"/mandate unknown-key
		/options unknown-key"
	`);
	expect(issuesFor({mandate: null})).toBe('/mandate unknown-key');
	const members = {create_mandate: 'REQUIRED', other: 1};
	expect(sessionKeyFinding('options', {options: members})?.likely).toEqual(['options.create_mandate', 'options.other']);
	expect(issuesFor({udf1: {create_mandate: 'REQUIRED'}})).toBe('');
	for (const options of [null, undefined, 5, 'create_mandate', {}, [], Object.create({create_mandate: 1})])
		expect(sessionKeyFinding('options', {options})?.issue).toMatchObject({rule: 'unknown-key', found: '"options"'});
});

test('a zero has no sign, as in JSON', () => {
	expect(readExtraFields('paymentPage', {udf1: -0, udf2: [-0]}, new IssueCollector())).toStrictEqual({
		udf1: 0,
		udf2: [0],
	});
});
