// How the reader says what is wrong with JSON that anyone wrote: what was found, what is allowed, what to write.
import {expect, test} from 'vitest';
import {wordsOf} from '../../src/inspect/read/meant/read.js';
import {readExtraFields} from '../../src/rules/read-session-parts.js';
import {readSessionRequest} from '../../src/rules/read-session-request.js';
import {PAYMENT_FILTER, readPaymentFilter} from '../../src/schema/payment-filter-shape.js';
import {missing} from '../../src/schema/schema-issues.js';
import {issuesOf} from './issue-messages.js';

/** As inspect reads JSON that somebody wrote. */
const words = wordsOf(PAYMENT_FILTER);
const ofWritten = (...options: readonly unknown[]) =>
	issuesOf(report => readPaymentFilter({allowDefaultOptions: true, options}, report, '', {words}));
const ofFilter = (input: unknown) => issuesOf(report => readPaymentFilter(input, report, ''));
const ofOptions = (...options: readonly unknown[]) => ofFilter({allowDefaultOptions: true, options});
const ofWallets = (...codes: readonly unknown[]) =>
	ofOptions({paymentMethodType: 'WALLET', enable: true, paymentMethods: codes});
const ofPlans = (...filters: readonly unknown[]) =>
	ofFilter({
		allowDefaultOptions: true,
		options: [],
		emiOptions: {noCostEmi: {enable: true, credit: {enable: true, filters}}},
	});

test('a boolean is written without quotes', () => {
	const enable = (value: unknown) => ({paymentMethodType: 'CASH', enable: value});
	expect(ofWritten(...['true', ' False ', 'yes', '', 'a long text', 1, null].map(enable))).toMatchInlineSnapshot(`
		"/options/0/enable invalid-type -> true
		/options/1/enable invalid-type -> false
		/options/2/enable invalid-type
		/options/3/enable invalid-type
		/options/4/enable invalid-type
		/options/5/enable invalid-type -> true
		/options/6/enable invalid-type"
	`);
});

test('a list is written with brackets', () => {
	const lists = ['WALLET_A', ' WALLET_A , WALLET_B', '', 7, {}];
	expect(
		ofWritten(...lists.map(paymentMethods => ({paymentMethodType: 'WALLET', enable: true, paymentMethods}))),
	).toMatchInlineSnapshot(`
		"/options/0/paymentMethods invalid-type -> ["WALLET_A"]
		/options/1/paymentMethods invalid-type -> ["WALLET_A", "WALLET_B"]
		/options/2/paymentMethods invalid-type
		/options/3/paymentMethods invalid-type
		/options/4/paymentMethods invalid-type"
	`);
	expect(ofFilter({allowDefaultOptions: true, options: 'CARD'})).toMatchInlineSnapshot(`"/options invalid-type"`);
});

test('a list has at most 1000000 items', () => {
	expect(ofWallets(...[])).toBe('');
	expect(
		ofOptions({paymentMethodType: 'WALLET', enable: true, paymentMethods: new Array(1_000_001)}),
	).toMatchInlineSnapshot(`"/options/0/paymentMethods too-large"`);
});

test('missing required fields are named with what to write', () => {
	expect(ofFilter({})).toMatchInlineSnapshot(`
		"/allowDefaultOptions missing-field
		/options missing-field"
	`);
	expect(ofOptions({})).toMatchInlineSnapshot(`
		"/options/0/paymentMethodType missing-field
		/options/0/enable missing-field"
	`);
	expect(issuesOf(report => readSessionRequest({action: 'quickPay'}, report))).toMatchInlineSnapshot(`
		"/customer_id missing-field
		/payment_page_client_id missing-field
		/order_id missing-field
		/amount missing-field"
	`);
	expect(
		issuesOf(report => readSessionRequest({}, report))
			.split('\n')
			.slice(0, 3),
	).toMatchInlineSnapshot(`
		[
		  "/action missing-field",
		  "/customer_id missing-field",
		  "/payment_page_client_id missing-field",
		]
	`);
	expect(missing('payment_filter', PAYMENT_FILTER)).toMatchObject({
		problem: 'payment_filter is missing',
		remedy: 'write an object',
	});
	expect(missing('order_id', undefined)).toMatchObject({remedy: 'write a string'});
});

test('a field that is misspelled is not missing as well', () => {
	expect(ofFilter({allowDefaultOption: true, options: []})).toBe(
		'/allowDefaultOption unknown-key -> allowDefaultOptions',
	);
	const place = '/emiOptions/noCostEmi/credit/filters/0/issuerFilter';
	expect(ofPlans({enable: true, issuerFilter: {enable: true, isuers: ['BANK_A']}})).toBe(
		`${place}/isuers unknown-key -> issuers`,
	);
});

test('issuers or tenures alone are enough', () => {
	expect(
		ofPlans(
			{enable: true, issuerFilter: {enable: true, issuers: ['BANK_A']}},
			{enable: true, issuerFilter: {enable: true, tenures: ['3::6']}},
		),
	).toBe('');
	expect(ofPlans({enable: true, issuerFilter: {enable: true}})).toMatchInlineSnapshot(
		`"/emiOptions/noCostEmi/credit/filters/0/issuerFilter/issuers missing-field"`,
	);
});

test('a value that is not an object is named by its kind', () => {
	const inputs = [undefined, null, ['CARD'], 'CARD', 7, true, () => 1, Symbol('a'), 1n];
	expect(inputs.map(ofFilter).join('\n')).toMatchInlineSnapshot(`
		"(whole input) invalid-type
		(whole input) invalid-type
		(whole input) invalid-type
		(whole input) invalid-type
		(whole input) invalid-type
		(whole input) invalid-type
		(whole input) invalid-type
		(whole input) invalid-type
		(whole input) invalid-type"
	`);
});

test('an object that is not plain is named too', () => {
	class Filter {
		allowDefaultOptions = true;
		options = [];
		toJSON = () => ({allowDefaultOptions: true, options: []});
	}
	const builder = (members: object) => Object.create({[Symbol.for('paylock.builder')]: 'filter', ...members}, {});
	const inputs = [
		new Filter(),
		new Date(0),
		new Map(),
		builder({}),
		builder({toJSON: 'no function'}),
		builder({toJSON: () => null}),
		builder({toJSON: () => 'no object'}),
	];
	expect(inputs.map(ofFilter).join('\n')).toMatchInlineSnapshot(`
		"(whole input) invalid-type
		(whole input) invalid-type
		(whole input) invalid-type
		(whole input) invalid-type
		(whole input) invalid-type
		(whole input) invalid-type
		(whole input) invalid-type"
	`);
});

test('an unknown word gets the nearest suggestion, or the whole list', () => {
	const types = ['card', 'NETBANKING', 'SOMETHING', '', 7, null, ['CARD']];
	expect(ofOptions(...types.map(paymentMethodType => ({paymentMethodType, enable: true})))).toMatchInlineSnapshot(`
		"/options/0/paymentMethodType unknown-value -> CARD
		/options/1/paymentMethodType unknown-value -> NB
		/options/2/paymentMethodType unknown-value
		/options/3/paymentMethodType unknown-value
		/options/4/paymentMethodType invalid-type
		/options/5/paymentMethodType invalid-type
		/options/6/paymentMethodType invalid-type"
	`);
});

test('codes are strings, and each code in a comma-separated string is checked separately', () => {
	expect(ofWallets('WALLET_A,WALLET_B', 'WALLET_A , WALLET_B', '  WALLET_A  ,  WALLET_B  ')).toBe('');
	expect(
		ofWallets(7, undefined, '', ' WALLET_A', 'WALLET_A,', 'WALLET_A, \u200bWALLET_B', `A,${'B'.repeat(257)}`),
	).toMatchInlineSnapshot(`
		"/options/0/paymentMethods/0 invalid-type
		/options/0/paymentMethods/1 invalid-type
		/options/0/paymentMethods/2 invalid-format
		/options/0/paymentMethods/3 invalid-format -> WALLET_A
		/options/0/paymentMethods/4 invalid-format
		/options/0/paymentMethods/5 invalid-format
		/options/0/paymentMethods/6 too-large"
	`);
	const long = (length: number) => ofWallets('A,'.padEnd(length, 'B,'));
	expect(long(10_000)).not.toContain('too-large');
	expect(long(10_001)).toMatchInlineSnapshot(`"/options/0/paymentMethods/0 too-large"`);
});

test('a number is not a range', () => {
	expect(
		ofOptions({paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: true, cardBins: [411111]}]}),
	).toMatchInlineSnapshot(`"/options/0/cardFilters/0/cardBins/0 invalid-type -> 411111::411111"`);
	expect(ofPlans({enable: true, tenureFilter: {enable: true, tenures: [3]}})).toMatchInlineSnapshot(
		`"/emiOptions/noCostEmi/credit/filters/0/tenureFilter/tenures/0 invalid-type -> 3::3"`,
	);
});

test('the type of a UPI filter decides about its methods only if it is valid', () => {
	const upi = (upiType: unknown) =>
		ofOptions({paymentMethodType: 'UPI', enable: true, upiFilters: [{enable: true, upiType, upiMethods: ['APP_A']}]});
	expect(upi('INTENT')).toBe('');
	expect(upi('COLLECT')).toMatchInlineSnapshot(`"/options/0/upiFilters/0/upiMethods/0 invalid-format -> @APP_A"`);
	expect(upi(['COLLECT'])).toMatchInlineSnapshot(`"/options/0/upiFilters/0/upiType invalid-type"`);
});

test('an unsupported value of an extra field is named, and its text is never shown', () => {
	const ofExtra = (fields: object) => issuesOf(report => readExtraFields('paymentPage', fields, report));
	expect(ofExtra({a: null, b: true, c: false, d: 0, e: 'text', f: [], g: {}, h: 'x'.repeat(10_000)})).toBe('');
	const key = 'k'.repeat(256);
	expect(ofExtra({[key]: {[key]: 1}})).toBe('');
	expect(
		ofExtra({
			a: undefined,
			b: Number.NaN,
			c: Number.NEGATIVE_INFINITY,
			d: 1n,
			e: Symbol('secret'),
			f: () => 1,
			g: 'secret'.repeat(2_000),
			h: new Date(0),
			i: {[`${key}k`]: 1},
			j: {constructor: 1},
			constructor: 1,
			[`${key}k`]: 1,
		}),
	).toMatchInlineSnapshot(`
		"/b invalid-type
		/c invalid-type
		/d invalid-type
		/e invalid-type
		/f invalid-type
		/g too-large
		/h invalid-type
		/i/kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk too-large
		/j/constructor unknown-key
		/constructor unknown-key
		/kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk too-large"
	`);
});
