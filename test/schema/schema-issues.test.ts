// How the reader says what is wrong with JSON that anyone wrote: what was found, what is allowed, what to write.
import {expect, test} from 'vitest';
import {readSessionRequest} from '../../src/rules/read-session-request.js';
import {readExtraFields} from '../../src/schema/extra-fields.js';
import {PAYMENT_FILTER, readPaymentFilter} from '../../src/schema/payment-filter-shape.js';
import {missing} from '../../src/schema/schema-issues.js';
import {words} from './issue-messages.js';

const ofFilter = (input: unknown) => words(report => readPaymentFilter(input, report, ''));
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
	expect(ofOptions(...['true', ' False ', 'yes', '', 'a long text', 1, null].map(enable))).toMatchInlineSnapshot(`
		"/options/0/enable invalid-type
		  message: "true" is no boolean: write true, without quotes
		  found: "true"
		  allowed: true, false
		  suggestion: true
		  severity: error
		/options/1/enable invalid-type
		  message: " False " is no boolean: write false, without quotes
		  found: " False "
		  allowed: true, false
		  suggestion: false
		  severity: error
		/options/2/enable invalid-type
		  message: "yes" is no boolean: write true or false
		  found: "yes"
		  allowed: true, false
		  severity: error
		/options/3/enable invalid-type
		  message: "" is no boolean: write true or false
		  found: ""
		  allowed: true, false
		  severity: error
		/options/4/enable invalid-type
		  message: "a long text" is no boolean: write true or false
		  found: "a long text"
		  allowed: true, false
		  severity: error
		/options/5/enable invalid-type
		  message: 1 is no boolean: write true or false
		  found: 1
		  allowed: true, false
		  severity: error
		/options/6/enable invalid-type
		  message: null is no boolean: write true or false
		  found: null
		  allowed: true, false
		  severity: error"
	`);
});

test('a list is written with brackets', () => {
	const lists = ['WALLET_A', ' WALLET_A , WALLET_B', '', 7, {}];
	expect(
		ofOptions(...lists.map(paymentMethods => ({paymentMethodType: 'WALLET', enable: true, paymentMethods}))),
	).toMatchInlineSnapshot(`
		"/options/0/paymentMethods invalid-type
		  message: "WALLET_A" is no list: write ["WALLET_A"]
		  found: "WALLET_A"
		  suggestion: ["WALLET_A"]
		  severity: error
		/options/1/paymentMethods invalid-type
		  message: " WALLET_A , WALLET_B" is no list: write ["WALLET_A", "WALLET_B"]
		  found: " WALLET_A , WALLET_B"
		  suggestion: ["WALLET_A", "WALLET_B"]
		  severity: error
		/options/2/paymentMethods invalid-type
		  message: "" is no list: write a list
		  found: ""
		  severity: error
		/options/3/paymentMethods invalid-type
		  message: 7 is no list: write a list
		  found: 7
		  severity: error
		/options/4/paymentMethods invalid-type
		  message: an object is no list: write a list
		  found: an object
		  severity: error"
	`);
	expect(ofFilter({allowDefaultOptions: true, options: 'CARD'})).toMatchInlineSnapshot(`
		"/options invalid-type
		  message: "CARD" is no list: write a list
		  found: "CARD"
		  severity: error"
	`);
});

test('of a long text in place of a list the first 256 characters are suggested', () => {
	const told = (text: string) =>
		ofOptions({paymentMethodType: 'WALLET', enable: true, paymentMethods: text}).split('suggestion: ')[1];
	const text = 'WALLET_A,'.repeat(100);
	expect(told(text)).toBe(told(text.slice(0, 256)));
});

test('a list has at most 1000000 items', () => {
	expect(ofWallets(...[])).toBe('');
	expect(
		ofOptions({paymentMethodType: 'WALLET', enable: true, paymentMethods: new Array(1_000_001)}),
	).toMatchInlineSnapshot(`
		"/options/0/paymentMethods too-large
		  message: the list has more than 1000000 items: shorten it
		  severity: error"
	`);
});

test('what must be there is named with what to write', () => {
	expect(ofFilter({})).toMatchInlineSnapshot(`
		"/allowDefaultOptions missing-field
		  message: allowDefaultOptions is missing: write true or false
		  suggestion: true or false
		  severity: error
		/options missing-field
		  message: options is missing: write a list
		  suggestion: a list
		  severity: error"
	`);
	expect(ofOptions({})).toMatchInlineSnapshot(`
		"/options/0/paymentMethodType missing-field
		  message: paymentMethodType is missing: write CARD, UPI, WALLET, NB, CONSUMER_FINANCE, REWARD, CASH or RTP
		  suggestion: CARD, UPI, WALLET, NB, CONSUMER_FINANCE, REWARD, CASH or RTP
		  severity: error
		/options/0/enable missing-field
		  message: enable is missing: write true or false
		  suggestion: true or false
		  severity: error"
	`);
	expect(words(report => readSessionRequest({action: 'quickPay'}, report))).toMatchInlineSnapshot(`
		"/customer_id missing-field
		  message: customer_id is missing: write a string
		  suggestion: a string
		  severity: error
		/customer_email missing-field
		  message: customer_email is missing: write a string
		  suggestion: a string
		  severity: error
		/customer_phone missing-field
		  message: customer_phone is missing: write a string
		  suggestion: a string
		  severity: error
		/payment_page_client_id missing-field
		  message: payment_page_client_id is missing: write a string
		  suggestion: a string
		  severity: error
		/order_id missing-field
		  message: order_id is missing: write a string
		  suggestion: a string
		  severity: error
		/amount missing-field
		  message: amount is missing: write a string
		  suggestion: a string
		  severity: error"
	`);
	expect(
		words(report => readSessionRequest({}, report))
			.split('\n')
			.slice(0, 3),
	).toMatchInlineSnapshot(`
		[
		  "/action missing-field",
		  "  message: action is missing: write paymentPage, quickPay or paymentManagement",
		  "  suggestion: paymentPage, quickPay or paymentManagement",
		]
	`);
	expect(missing('payment_filter', PAYMENT_FILTER).message).toBe('payment_filter is missing: write an object');
	expect(missing('order_id', undefined).message).toBe('order_id is missing: write a string');
});

test('of issuers and tenures one is enough', () => {
	expect(
		ofPlans(
			{enable: true, issuerFilter: {enable: true, issuers: ['BANK_A']}},
			{enable: true, issuerFilter: {enable: true, tenures: ['3::6']}},
		),
	).toBe('');
	expect(ofPlans({enable: true, issuerFilter: {enable: true}})).toMatchInlineSnapshot(`
		"/emiOptions/noCostEmi/credit/filters/0/issuerFilter/issuers missing-field
		  message: issuers or tenures is missing: write at least one of them
		  severity: error"
	`);
});

test('what is no object is named by its kind', () => {
	const inputs = [undefined, null, ['CARD'], 'CARD', 7, true, () => 1, Symbol('a'), 1n];
	expect(inputs.map(ofFilter).join('\n')).toMatchInlineSnapshot(`
		"(the whole) invalid-type
		  message: undefined is no payment filter: write an object
		  found: undefined
		  severity: error
		(the whole) invalid-type
		  message: null is no payment filter: write an object
		  found: null
		  severity: error
		(the whole) invalid-type
		  message: a list is no payment filter: write an object
		  found: a list
		  severity: error
		(the whole) invalid-type
		  message: a string is no payment filter: write an object
		  found: a string
		  severity: error
		(the whole) invalid-type
		  message: a number is no payment filter: write an object
		  found: a number
		  severity: error
		(the whole) invalid-type
		  message: a boolean is no payment filter: write an object
		  found: a boolean
		  severity: error
		(the whole) invalid-type
		  message: a function is no payment filter: write an object
		  found: a function
		  severity: error
		(the whole) invalid-type
		  message: a symbol is no payment filter: write an object
		  found: a symbol
		  severity: error
		(the whole) invalid-type
		  message: a bigint is no payment filter: write an object
		  found: a bigint
		  severity: error"
	`);
});

test('what is no plain object is named too', () => {
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
		"(the whole) invalid-type
		  message: an instance of a class is no payment filter: write a plain object
		  severity: error
		(the whole) invalid-type
		  message: an instance of a class is no payment filter: write a plain object
		  severity: error
		(the whole) invalid-type
		  message: an instance of a class is no payment filter: write a plain object
		  severity: error
		(the whole) invalid-type
		  message: an unfinished builder is no payment filter: write a plain object
		  severity: error
		(the whole) invalid-type
		  message: an unfinished builder is no payment filter: write a plain object
		  severity: error
		(the whole) invalid-type
		  message: an unfinished builder is no payment filter: write a plain object
		  severity: error
		(the whole) invalid-type
		  message: an unfinished builder is no payment filter: write a plain object
		  severity: error"
	`);
});

test('a word that is none of its vocabulary is told the nearest, or all of them', () => {
	const types = ['card', 'NETBANKING', 'SOMETHING', '', 7, null, ['CARD']];
	expect(ofOptions(...types.map(paymentMethodType => ({paymentMethodType, enable: true})))).toMatchInlineSnapshot(`
		"/options/0/paymentMethodType unknown-value
		  message: "card" is no payment method type: write CARD
		  found: "card"
		  allowed: CARD, UPI, WALLET, NB, CONSUMER_FINANCE, REWARD, CASH, RTP
		  suggestion: CARD
		  severity: error
		/options/1/paymentMethodType unknown-value
		  message: "NETBANKING" is no payment method type: write NB
		  found: "NETBANKING"
		  allowed: CARD, UPI, WALLET, NB, CONSUMER_FINANCE, REWARD, CASH, RTP
		  suggestion: NB
		  severity: error
		/options/2/paymentMethodType unknown-value
		  message: "SOMETHING" is no payment method type: write CARD, UPI, WALLET, NB, CONSUMER_FINANCE, REWARD, CASH or RTP
		  found: "SOMETHING"
		  allowed: CARD, UPI, WALLET, NB, CONSUMER_FINANCE, REWARD, CASH, RTP
		  severity: error
		/options/3/paymentMethodType unknown-value
		  message: "" is no payment method type: write CARD, UPI, WALLET, NB, CONSUMER_FINANCE, REWARD, CASH or RTP
		  found: ""
		  allowed: CARD, UPI, WALLET, NB, CONSUMER_FINANCE, REWARD, CASH, RTP
		  severity: error
		/options/4/paymentMethodType invalid-type
		  message: 7 is no payment method type: write CARD, UPI, WALLET, NB, CONSUMER_FINANCE, REWARD, CASH or RTP
		  found: 7
		  allowed: CARD, UPI, WALLET, NB, CONSUMER_FINANCE, REWARD, CASH, RTP
		  severity: error
		/options/5/paymentMethodType invalid-type
		  message: null is no payment method type: write CARD, UPI, WALLET, NB, CONSUMER_FINANCE, REWARD, CASH or RTP
		  found: null
		  allowed: CARD, UPI, WALLET, NB, CONSUMER_FINANCE, REWARD, CASH, RTP
		  severity: error
		/options/6/paymentMethodType invalid-type
		  message: a list is no payment method type: write CARD, UPI, WALLET, NB, CONSUMER_FINANCE, REWARD, CASH or RTP
		  found: a list
		  allowed: CARD, UPI, WALLET, NB, CONSUMER_FINANCE, REWARD, CASH, RTP
		  severity: error"
	`);
});

test('codes are strings, and each of those that a comma joins is right for itself', () => {
	expect(ofWallets('WALLET_A,WALLET_B', 'WALLET_A , WALLET_B', '  WALLET_A  ,  WALLET_B  ')).toBe('');
	expect(
		ofWallets(7, undefined, '', ' WALLET_A', 'WALLET_A,', 'WALLET_A, \u200bWALLET_B', `A,${'B'.repeat(257)}`),
	).toMatchInlineSnapshot(`
		"/options/0/paymentMethods/0 invalid-type
		  message: 7 is no code: write a string
		  found: 7
		  severity: error
		/options/0/paymentMethods/1 invalid-type
		  message: undefined is no code: write a string
		  found: undefined
		  severity: error
		/options/0/paymentMethods/2 invalid-format
		  message: a code is empty: name one
		  found: ""
		  severity: error
		/options/0/paymentMethods/3 invalid-format
		  message: " WALLET_A" has blanks at its ends: write "WALLET_A"
		  found: " WALLET_A"
		  suggestion: WALLET_A
		  severity: error
		/options/0/paymentMethods/4 invalid-format
		  message: a code is empty: name one
		  found: ""
		  severity: error
		/options/0/paymentMethods/5 invalid-format
		  message: "\\u200bWALLET_B" holds \\u200b at 0: leave characters that do not show out
		  found: "\\u200bWALLET_B"
		  severity: error
		/options/0/paymentMethods/6 too-large
		  message: a code has more than 256 characters: shorten it
		  severity: error"
	`);
	const long = (length: number) => ofWallets('A,'.padEnd(length, 'B,'));
	expect(long(10_000)).not.toContain('too-large');
	expect(long(10_001)).toMatchInlineSnapshot(`
		"/options/0/paymentMethods/0 too-large
		  message: a list of codes in one string has more than 10000 characters: shorten it
		  severity: error"
	`);
});

test('a number is no range', () => {
	expect(
		ofOptions({paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: true, cardBins: [411111]}]}),
	).toMatchInlineSnapshot(`
		"/options/0/cardFilters/0/cardBins/0 invalid-type
		  message: 411111 is no BIN range: write a string
		  found: 411111
		  severity: error"
	`);
	expect(ofPlans({enable: true, tenureFilter: {enable: true, tenures: [3]}})).toMatchInlineSnapshot(`
		"/emiOptions/noCostEmi/credit/filters/0/tenureFilter/tenures/0 invalid-type
		  message: 3 is no tenure range: write a string
		  found: 3
		  severity: error"
	`);
});

test('the type of a UPI filter decides about its methods only where it is a word', () => {
	const upi = (upiType: unknown) =>
		ofOptions({paymentMethodType: 'UPI', enable: true, upiFilters: [{enable: true, upiType, upiMethods: ['APP_A']}]});
	expect(upi('INTENT')).toBe('');
	expect(upi('COLLECT')).toMatchInlineSnapshot(`
		"/options/0/upiFilters/0/upiMethods/0 invalid-format
		  message: "APP_A" is no handle: write @ and the handle's name
		  found: "APP_A"
		  suggestion: @APP_A
		  severity: error"
	`);
	expect(upi(['COLLECT'])).toMatchInlineSnapshot(`
		"/options/0/upiFilters/0/upiType invalid-type
		  message: a list is no UPI type: write COLLECT or INTENT
		  found: a list
		  allowed: COLLECT, INTENT
		  severity: error"
	`);
});

test('a list that cannot be read is told once, where it stands', () => {
	const list = new Proxy([], {
		get: () => {
			throw new Error('boom');
		},
	});
	expect(ofOptions({paymentMethodType: 'WALLET', enable: true, paymentMethods: list})).toMatchInlineSnapshot(`
		"/options/0/paymentMethods unreadable
		  message: the value cannot be read: give plain data
		  severity: error"
	`);
});

test('what an extra field cannot hold is named, its text never shown', () => {
	const ofExtra = (fields: object) => words(report => readExtraFields(fields, report));
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
		"/a invalid-type
		  message: undefined is no JSON value: write text, a finite number, true, false, null, a list or an object
		  found: undefined
		  severity: error
		/b invalid-type
		  message: NaN is no JSON value: write text, a finite number, true, false, null, a list or an object
		  found: NaN
		  severity: error
		/c invalid-type
		  message: -Infinity is no JSON value: write text, a finite number, true, false, null, a list or an object
		  found: -Infinity
		  severity: error
		/d invalid-type
		  message: a bigint is no JSON value: write text, a finite number, true, false, null, a list or an object
		  found: a bigint
		  severity: error
		/e invalid-type
		  message: a symbol is no JSON value: write text, a finite number, true, false, null, a list or an object
		  found: a symbol
		  severity: error
		/f invalid-type
		  message: a function is no JSON value: write text, a finite number, true, false, null, a list or an object
		  found: a function
		  severity: error
		/g too-large
		  message: a text has more than 10000 characters: shorten it
		  severity: error
		/h invalid-type
		  message: an instance of a class is no JSON object: write a plain object
		  severity: error
		/i/kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk… too-large
		  message: a key has more than 256 characters: shorten it
		  severity: error
		/j/constructor unknown-key
		  message: "constructor" is no name for a field: choose another
		  found: "constructor"
		  severity: error
		/constructor unknown-key
		  message: "constructor" is no name for a field: choose another
		  found: "constructor"
		  severity: error
		/kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk… too-large
		  message: a key has more than 256 characters: shorten it
		  severity: error"
	`);
});
