// The wording of issues of values, for JSON and for code.
import {expect, test} from 'vitest';
import {lint} from '../../src/inspect/index.js';
import {
	base,
	binRange,
	epochSeconds,
	type Loose,
	mandate,
	order,
	plan,
	page as request,
	session,
	tenureRange,
	toAmount,
} from '../builders/untyped.js';
import {inBins, inOption, inPlan, inWallet, page} from '../inspect/repair-inputs.js';
import {thrown} from './thrown.js';

/** Where a value belongs: in JSON, at the place of its issue, and in a call. */
interface Place {
	readonly json: (value: unknown) => object;
	readonly pointer: string;
	readonly call: (value: unknown) => unknown;
}

/** The message of each value for JSON, and the one for code if it differs. */
const lines = ({json, pointer, call}: Place, ...values: readonly unknown[]): string =>
	values
		.flatMap(value => {
			const found = lint(json(value)).find(issue => issue.pointer === pointer);
			const message = found?.message ?? 'accepted';
			const inCode = thrown(() => call(value)).replace(/^\/\S*: /, '');
			return inCode === message ? [message] : [message, `  in code: ${inCode}`];
		})
		.join('\n');

const AMOUNT: Place = {
	json: amount => ({...page, amount}),
	pointer: '/amount',
	call: amount => session('paymentPage', {...order, amount}),
};
const DATE: Place = {
	json: date => ({...page, 'mandate.start_date': date}),
	pointer: '/mandate.start_date',
	call: date => mandate('REQUIRED').startDate(date),
};
const BINS: Place = {
	json: range => inBins([range]),
	pointer: '/options/0/cardFilters/0/cardBins/0',
	call: range => base().cards((cards: Loose) => cards.hideBins(range)),
};
const TENURES: Place = {
	json: range => inPlan({tenureFilter: {enable: true, tenures: [range]}}),
	pointer: '/emiOptions/noCostEmi/credit/filters/0/tenureFilter/tenures/0',
	call: range => plan({tenures: {only: [range]}}),
};
const CODE: Place = {
	json: code => inWallet([code]),
	pointer: '/options/0/paymentMethods/0',
	call: code => base().hide('WALLET', [code]),
};
const ofUpi = (upiType: string, name: 'hideCollect' | 'hideIntent'): Place => ({
	json: method =>
		inOption({paymentMethodType: 'UPI', enable: true, upiFilters: [{enable: false, upiType, upiMethods: [method]}]}),
	pointer: '/options/0/upiFilters/0/upiMethods/0',
	call: method => base().upi((upi: Loose) => upi[name](method)),
});
const detail = (field: string): Place => ({
	json: text => ({...page, [field]: text}),
	pointer: `/${field}`,
	call: text => request().details({[field]: text}),
});

test('amounts', () => {
	expect(
		lines(AMOUNT, 499, '499', '4.5', '1.000', '99999999999999999999.99', '-1.00', 0.001, null),
	).toMatchInlineSnapshot(`
		"499 is a number: write "499.00"
		  in code: 499 is a number: write "499.00", or use toAmount(…)
		"499" has no decimals: write "499.00"
		  in code: "499" has no decimals: write "499.00", or use toAmount(…)
		"4.5" has one decimal: write "4.50"
		  in code: "4.5" has one decimal: write "4.50", or use toAmount(…)
		"1.000" has more than two decimals: write two
		  in code: "1.000" has more than two decimals: write two, or use toAmount(…)
		"99999999999999999999.99" is too large: write at most 9007199254740991.99
		  in code: "99999999999999999999.99" is too large: write at most 9007199254740991.99, or use toAmount(…)
		"-1.00" is not an amount: write digits with two decimals, such as "499.00"
		  in code: "-1.00" is not an amount: write digits with two decimals, such as "499.00", or use toAmount(…)
		0.001 has more than two decimals: write two
		  in code: 0.001 has more than two decimals: write two, or use toAmount(…)
		null is not an amount: write digits with two decimals, such as "499.00"
		  in code: null is not an amount: write digits with two decimals, such as "499.00", or use toAmount(…)"
	`);
	expect(
		thrown(
			() => toAmount(-1),
			() => toAmount(0.001),
			() => toAmount('99999999999999999999.99'),
			() => toAmount(2 ** 46 + 2 ** -6),
		),
	).toMatchInlineSnapshot(`
		"-1 is not an amount: write digits with two decimals, such as "499.00"
		0.001 has more than two decimals: round to minor units, as in fromMinorUnits(Math.round(value * 100))
		"99999999999999999999.99" is too large: write at most 9007199254740991.99
		70368744177664.02 is too large for exact decimals as a number: write it as a string"
	`);
});

test('dates', () => {
	expect(lines(DATE, '2026-01-01', '1767225600123', 1767225600, null)).toMatchInlineSnapshot(`
		""2026-01-01" is not a date: write Unix seconds as 1 to 10 digits
		  in code: "2026-01-01" is not a date: use a Date, or Unix seconds as a string of 1 to 10 digits
		"1767225600123" has 13 digits, which means milliseconds: write Unix seconds, "1767225600"
		1767225600 is a number: write "1767225600"
		  in code: 1767225600 is a number: use a Date, or Unix seconds as a string of 1 to 10 digits
		null is not a date: leave it out
		  in code: null is not a date: use a Date, or Unix seconds as a string of 1 to 10 digits"
	`);
	expect(thrown(() => epochSeconds(new Date(Number.NaN)))).toMatchInlineSnapshot(
		`"the date is invalid or outside 1970 to 2286: use a valid Date"`,
	);
});

test('ranges', () => {
	expect(lines(BINS, '41111x::411199', '411::4119', '2::1', 411111)).toMatchInlineSnapshot(`
		""41111x::411199" is not a BIN range: write <from>::<to> with digits only and from ≤ to
		"411::4119" is not a BIN range: write the same number of digits on both sides
		"2::1" is not a BIN range: write <from>::<to> with digits only and from ≤ to
		411111 is not a BIN range: write "411111::411111""
	`);
	expect(lines(TENURES, '0::3', '12::3', '3-6', 3)).toMatchInlineSnapshot(`
		""0::3" is not a tenure range: write <from>::<to> with whole numbers ≥ 1 and from ≤ to
		"12::3" is not a tenure range: write <from>::<to> with whole numbers ≥ 1 and from ≤ to
		"3-6" is not a tenure range: write <from>::<to> with whole numbers ≥ 1 and from ≤ to
		3 is not a tenure range: write "3::3""
	`);
	expect(
		thrown(
			() => binRange(411111, '411119'),
			() => tenureRange(3.5, 6),
		),
	).toMatchInlineSnapshot(`
		"411111 is not a BIN: write a string of 1 to 19 digits
		3.5 is not a tenure: write a whole number of at least 1"
	`);
});

test('codes, handles, apps and prefixes', () => {
	expect(lines(CODE, '', ' A', 'A,B', 'A\u200b', 'A'.repeat(257), 1)).toMatchInlineSnapshot(`
		"the code is empty: write a code
		" A" starts or ends with whitespace: write "A"
		"A,B" contains a comma: write each code as a separate string
		"A\\u200b" contains the invisible character \\u200b at index 1: remove it
		a code has more than 256 characters: shorten it
		1 is not a code: write a string"
	`);
	expect(lines(ofUpi('COLLECT', 'hideCollect'), 'bank')).toMatchInlineSnapshot(
		`""bank" is not a handle: write @ and a name, such as @bank"`,
	);
	expect(lines(ofUpi('INTENT', 'hideIntent'), '@bank')).toMatchInlineSnapshot(
		`
		""@bank" is a handle, not an app: write an app, or use COLLECT for handles
		  in code: "@bank" is a handle, not an app: write an app, or use .hideCollect(…) or .showCollect(…)"
	`,
	);
	expect(
		thrown(...['PREFIX_', 'NB', 'A'.repeat(65), 1].map(prefix => () => base().forMandates(prefix))),
	).toMatchInlineSnapshot(`
		""PREFIX_" is not a service prefix: write letters and digits, without the underscore
		"NB" is the start of net banking codes: write the service prefix of your account
		a service prefix has more than 64 characters: shorten it
		1 is not a service prefix: write a string"
	`);
});

test('texts and return addresses', () => {
	expect(lines(detail('description'), '', 'a\n', 'a'.repeat(10_001), 1)).toMatchInlineSnapshot(`
		"description is blank: leave it out
		  in code: description is blank: write at least one character
		character 1 is the control character \\u000a: remove it
		description has more than 10000 characters: shorten it
		description is a number: write a string"
	`);
	expect(lines(detail('return_url'), 'shop.example', 'javascript:1')).toMatchInlineSnapshot(`
		"return_url is not an absolute URL: write scheme, host and path, without spaces
		return_url starts with javascript:, which opens neither a page nor an app: use https: or the app's own scheme"
	`);
});
