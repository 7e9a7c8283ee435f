// The wording of issues that any object, code or extra field may have.
import {expect, test} from 'vitest';
import {decode} from '../../src/inspect/read/decode.js';
import {mandate, page} from '../builders/untyped.js';
import {inWallet} from '../inspect/repair-inputs.js';
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
	const objects = [new (class Filter {})(), mandate('REQUIRED')];
	expect(
		[joined, ...objects].flatMap(input => decode(input).issues.map(({message}) => message)),
	).toMatchInlineSnapshot(`
		[
		  "a list of codes in one string has more than 10000 characters: shorten it",
		  "an instance of a class is not a payment filter: write a plain object",
		  "the mandate has no max_amount: set max_amount, start_date and end_date",
		  "the mandate has no start_date: set max_amount, start_date and end_date",
		  "the mandate has no end_date: set max_amount, start_date and end_date",
		]
	`);
});
