// The wording of issues that any object, code or extra field may have.
import {expect, test} from 'vitest';
import {decode, lint} from '../../src/inspect/index.js';
import {mandate, page} from '../builders/untyped.js';
import {customer, inOption, inPlan, inWallet, page as request} from '../inspect/repair-inputs.js';
import {thrown} from './thrown.js';

test('fields that the specification does not name', () => {
	const withExtra = (extra: object) => () => page().extra(extra);
	expect(
		thrown(
			withExtra({mandate: {}}),
			withExtra({Amount: 1}),
			withExtra({cardBins: []}),
			withExtra({constructor: 1}),
			withExtra({['a'.repeat(257)]: 1}),
			withExtra({udf1: 'a'.repeat(10_001)}),
			withExtra({udf1: Number.NaN}),
		),
	).toMatchInlineSnapshot(`
		"/mandate: "mandate" is not a field of a session: write its members as fields with dotted keys
		/Amount: "Amount" is not a field of a session: write "amount"
		/cardBins: "cardBins" is not a field of a session: move it to payment_filter
		/constructor: "constructor" cannot be the name of a field: choose another
		/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa: a key has more than 256 characters: shorten it
		/udf1: a text has more than 10000 characters: shorten it
		/udf1: NaN is not a JSON value: write a string, a finite number, true, false, null, a list or an object"
	`);
});

test('codes and objects', () => {
	const joined = inWallet(['A,'.repeat(5001)]);
	const unfinished = Object.create({[Symbol.for('paylock.builder')]: 'filter'});
	const objects = [new (class Filter {})(), null, unfinished, mandate('REQUIRED')];
	expect(
		[joined, ...objects].flatMap(input => decode(input).issues.map(({message}) => message)),
	).toMatchInlineSnapshot(`
		[
		  "a list of codes in one string has more than 10000 characters: shorten it",
		  "an instance of a class is not a payment filter: write a plain object",
		  "null is not a payment filter: write an object",
		  "an unfinished builder is not a payment filter: write a plain object",
		  "the mandate has no max_amount: set max_amount, start_date and end_date",
		  "the mandate has no start_date: set max_amount, start_date and end_date",
		  "the mandate has no end_date: set max_amount, start_date and end_date",
		]
	`);
});

test('booleans, missing fields and fields that are out of place', () => {
	const messagesOf = (input: unknown) => lint(input).map(({message}) => message);
	expect([
		...thrown(() => page().paymentFilter({})).split('\n'),
		thrown(() => page().paymentFilter(inOption({paymentMethodType: 'CASH', enable: false, paymentMethods: null}))),
		...messagesOf(inOption({})),
		...['TRUE', 0, 'yes'].flatMap(enable => messagesOf(inOption({paymentMethodType: 'CASH', enable}))),
		...messagesOf(inPlan({issuerFilter: {enable: true}, tenureFilter: {}})),
		...messagesOf({...request, customer_email: null}),
		...messagesOf({...customer, action: 'paymentManagement', amount: '1.00', sdk_udf: null}),
		...messagesOf({
			...request,
			first_name: null,
			'mandate.max_amount': '1.00',
			'mandate.end_date': '4102444800',
		}),
	]).toMatchInlineSnapshot(`
		[
		  "/payment_filter/allowDefaultOptions: allowDefaultOptions is missing: write true or false",
		  "/payment_filter/options: options is missing: write a list",
		  "/payment_filter/options/0/paymentMethods: paymentMethods is null: leave it out",
		  "paymentMethodType is missing: write CARD, UPI, WALLET, NB, CONSUMER_FINANCE, REWARD, CASH or RTP",
		  "enable is missing: write true or false",
		  ""TRUE" is not a boolean: write true, without quotes",
		  "the filter changes nothing: hide something, set allowDefaultOptions to false, or leave the filter out",
		  "0 is not a boolean: write false",
		  ""yes" is not a boolean: write true or false",
		  "issuers or tenures is missing: write at least one of them",
		  "enable is missing: write true or false",
		  "tenures is missing: write a list",
		  "customer_email is null: write a string",
		  "a paymentManagement session has no amount: leave it out",
		  "a paymentManagement session has no sdk_udf: leave it out",
		  "options.create_mandate is missing: write REQUIRED or OPTIONAL, or leave out mandate.max_amount and mandate.end_date",
		  "mandate.start_date is missing: write Unix seconds as 1 to 10 digits, or leave out mandate.max_amount and mandate.end_date",
		  "first_name is null: leave it out",
		]
	`);
});
