// Values of each kind: which are taken, by which rule others are refused, what is suggested, and the functions that write values.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {fromMinorUnits, type Issue, isMisuseError, MisuseError, type PaymentFilter} from '../../src/index.js';
import {decodeSession} from '../../src/inspect/index.js';
import {
	base,
	binRange,
	epochSeconds,
	issuesOf,
	type Loose,
	mandate,
	misuse,
	order,
	outcome,
	page,
	paylock,
	plan,
	session,
	tenureRange,
	toAmount,
} from '../builders/untyped.js';

/** Kinds of values that lists contain. */
const LISTS = {
	code: (...values: unknown[]) => base().hide('WALLET', values),
	handle: (...values: unknown[]) => base().upi((upi: Loose) => upi.hideCollect(...values)),
	app: (...values: unknown[]) => base().upi((upi: Loose) => upi.hideIntent(...values)),
	'BIN range': (...values: unknown[]) => base().cards((cards: Loose) => cards.hideBins(...values)),
	'tenure range': (...values: unknown[]) => plan({tenures: {only: values}}),
};
const KINDS = {
	...LISTS,
	'service prefix': (servicePrefix: unknown) => paylock({servicePrefix}),
	text: (description: unknown) => page().details({description}),
	'return address': (return_url: unknown) => page().details({return_url}),
	amount: (amount: unknown) => session('paymentPage', {...order, amount}),
	date: (date: unknown) => mandate('REQUIRED').startDate(date),
};
type Kind = keyof typeof KINDS;

function issueOf(kind: Kind, value: unknown): Issue | undefined {
	const made = outcome(() => KINDS[kind](value));
	return isMisuseError(made) ? made.issues[0] : undefined;
}

const NINETEEN = '9'.repeat(19);

const RIGHT: Readonly<Record<Kind, readonly unknown[]>> = {
	code: [
		...['A', '~', 'A B', 'CODE_A CODE_B', 'Ä', 'बैंक', '@a', '0', 'A'.repeat(256), 'Ä'.repeat(256)],
		...['\u{1f600}', 'A\u0301', '\u2801'],
	],
	handle: ['@a', '@bank', '@bank.a'],
	app: ['APP_A', 'com.app', 'a@b'],
	'BIN range': ['1::1', '0::0', '12::21', '0900::1000', '411111::411119', `${'0'.repeat(19)}::${NINETEEN}`],
	'tenure range': ['1::1', '3::12', '10::12', '09::10', '123456789::123456789', '1::123456789'],
	'service prefix': ['PREFIX', 'p1', '0', 'NBX', 'A'.repeat(64)],
	text: [
		...['a', ' a ', 'a,b', 'é'.repeat(10_000), '~~', '\u00a0a', '\u2027', '\u202a', '\ud7ff', '\ue000', '\uffff'],
		...['\u200d', '\u{1f600}', '\u{10000}', '\u{103ff}', '\u{10fc00}', '\u{10ffff}\u{10ffff}'],
	],
	'return address': [
		...['https://shop.example/back?a=b#c', 'http://127.0.0.1:8080/', 'HTTPS://SHOP.EXAMPLE', 'app://back', 'app:back'],
		...['app://back?then=https:next', 'com.shop.app:/back'],
	],
	amount: ['0.00', '499.50', '007.00', `${'0'.repeat(17)}499.00`, '9007199254740991.99'],
	date: ['0', '1767225600', '9999999999', new Date(0)],
};

test.each(Object.entries(RIGHT))('%s: what is taken', (name, values) => {
	const kind = name as Kind; // a key of the table
	expect(values.filter(value => issueOf(kind, value) !== undefined)).toEqual([]);
});

/** A value, what is suggested in its place, and the rule if it is not that of the type of the value. */
type Wrong = readonly [value: unknown, suggestion?: string | undefined, rule?: string];
const words = (...values: readonly unknown[]): readonly Wrong[] => values.map(value => [value]);
const noStrings = words(undefined, null, 1, true, {}, [], new String('A'), Symbol('a'), 1n);
const tooLarge = (value: string): Wrong => [value, undefined, 'too-large'];

const WRONG: Readonly<Record<Kind, readonly Wrong[]>> = {
	code: [
		...words('', ' ', 'A\n', 'A\x7f', 'A\u2800', 'A\u00a0B', 'A\u200bB', '\u200bA', 'A\u3000', '\ud800'),
		...noStrings,
		[' A', 'A'],
		['A ', 'A'],
		[`${'A'.repeat(255)} `, 'A'.repeat(255)],
		['A,B', '"A", "B"', 'two-codes-in-one-string'],
		['A, B ,', '"A", "B"', 'two-codes-in-one-string'],
		[',', undefined, 'two-codes-in-one-string'],
		['WALLET_A\nWALLET_B', '"WALLET_A", "WALLET_B"', 'two-codes-in-one-string'],
		...['A', 'Ä'].map(letter => tooLarge(letter.repeat(257))),
	],
	handle: [
		...words('', '@', '@@'),
		...noStrings,
		...['bank', 'bank@', '@@bank', 'name@bank'].map((text): Wrong => [text, '@bank']),
		['@bank ', '@bank'],
		['@a,@b', '"@a", "@b"', 'two-codes-in-one-string'],
	],
	app: [...words('', '@bank', '@'), ...noStrings, [' APP_A', 'APP_A'], ['A,B', '"A", "B"', 'two-codes-in-one-string']],
	'BIN range': [
		...words('411119-411111', '411111-411119-5', '411111 to 411119', 'x411111-411119', '411111-411119x'),
		...words('411111x411119', '1111111111112', '1x:1', '1:x1', '/1::11', ':1::11', '01::1/', '01::1:', '::', '::3'),
		...words('3::', '', '411::4119', `1${NINETEEN}::2${NINETEEN}`, `1${NINETEEN}::2`, `1::2${NINETEEN}`),
		...words(undefined, null, true, {}, ['411111'], 4111111111111111, -4, 4.5, 1e21, Number.NaN),
		['2::1', '1::2'],
		['21::12', '12::21'],
		[`${NINETEEN}::${'1'.repeat(19)}`, `${'1'.repeat(19)}::${NINETEEN}`],
		['411111-411119', '411111::411119'],
		['411111 : 411119', '411111::411119'],
		[`${'1'.repeat(19)} - ${NINETEEN}`, `${'1'.repeat(19)}::${NINETEEN}`],
		[`${'1'.repeat(19)}${' '.repeat(10)}${NINETEEN}`, `${'1'.repeat(19)}::${NINETEEN}`],
		['1:1', '1::1'],
		['1::1:', '1::1'],
		['411111', '411111::411111'],
		// A longer number may be that of a card.
		[411111, '411111::411111'],
	],
	'tenure range': [
		...words('0-3', '3-6-9', '3x6', '0::3', '3::0', '0::0', '::3', '3::', '', '1::1234567890'),
		...words('1234567890::1234567890', `1::${'0'.repeat(40)}9`, undefined, null, true, 4.5, {}),
		['12::3', '3::12'],
		...['3-6', '3 – 6', '3/6', '3:6:'].map((text): Wrong => [text, '3::6']),
		['12', '12::12'],
		['21', '21::21'],
		['9', '9::9'],
		[36, '36::36'],
	],
	'service prefix': [
		...words('_PREFIX', '_PREFIX_', 'A-B_', '-_', '_', '', 'NB', 'A_B', ' A', 'A\n', 'É'),
		...noStrings.slice(1), // an account without a prefix has none
		['PREFIX_', 'PREFIX'],
		['PREFIX__', 'PREFIX'],
		tooLarge('A'.repeat(65)),
	],
	text: [
		...words('', ' \u00a0', 'SECRET\n', ['SECRET'], Symbol('SECRET'), {SECRET: 1}, ...noStrings.slice(1).flat()),
		// Before, between and after other characters.
		...['\0', '\n', '\x1f', '\x7f', '\x80', '\x9f', '\u2028', '\u2029', '\ud800', '\udbff', '\udc00', '\udfff'].flatMap(
			mark => words(`${mark}a`, `\ud7ff${mark}\ue000`, `a${mark}`, `\u{10ffff}${mark}\u{10000}`),
		),
		tooLarge('é'.repeat(10_001)),
	],
	'return address': [
		...words('', ' ', '/back', '/SECRET', 'shop.example/SECRET', '//shop.example', 'https:shop.example'),
		...words('http:shop.example/SECRET', 'HTTPS:/shop.example/SECRET', 'https://', 'C:/SECRET', 'c:\\back'),
		...words('https://shop.example/SECRET back', 'https://shop.example/SECRET\\back', ' https://shop.example/SECRET'),
		...words('https://shop.example/SECRET\u200b', '\u200bhttps://shop.example/SECRET', 'https://shop.example/\nSECRET'),
		...['javascript', 'JavaScript', 'data', 'vbscript', 'blob', 'file', 'about', 'view-source', 'FILESYSTEM'].map(
			(scheme): Wrong => [`${scheme}:SECRET`],
		),
		...noStrings.slice(1),
		tooLarge(`https://shop.example/${'a'.repeat(10_000)}`),
	],
	amount: [
		...words('1.000', '9007199254740992.00', '99999999999999999999.99', '1,000.00', '-1.00', '', null),
		['499', '499.00'],
		['499.5', '499.50'],
		['0', '0.00'],
		['007', '7.00'],
		['9007199254740991', '9007199254740991.00'],
		['0000000000000000499', '499.00'],
		[499.5, '499.50'],
		[499.55, '499.55'],
	],
	date: [
		...words('', '-1', '1.5', '17672256001', '17672256001234', '2026-01-01', 'x767225600123', 1.5, 1767225600123),
		...words(null, {}),
		['1767225600123', '1767225600'],
		[1767225600, '1767225600'],
		[new Date(Number.NaN), undefined, 'invalid-format'],
	],
};

test.each(Object.entries(WRONG))('%s: what is refused, by which rule, with which suggestion', (name, rows) => {
	const kind = name as Kind; // a key of the table
	const found = rows.map(([value]) => [value, issueOf(kind, value)?.suggestion, issueOf(kind, value)?.rule]);
	expect(found).toEqual(
		rows.map(([value, suggestion, rule]) => [
			value,
			suggestion,
			rule ?? (typeof value === 'string' ? 'invalid-format' : 'invalid-type'),
		]),
	);
	for (const [value, suggestion, rule] of rows) {
		expect(JSON.stringify(issueOf(kind, value))).not.toContain('SECRET');
		if (suggestion !== undefined && rule === undefined) expect(issueOf(kind, suggestion)).toBeUndefined();
	}
});

test.each([
	[null, 'null'],
	[['SECRET'], 'a list'],
	[{SECRET: 1}, 'an object'],
	[4711, 'a number'],
	[true, 'a boolean'],
	[4711n, 'a bigint'],
	[Symbol('SECRET'), 'a symbol'],
	[() => 'SECRET', 'a function'],
])('in place of a text, only the kind of a value is named: %s', (customer_id, kind) => {
	const fields = {...order, amount: '1.00', customer_id};
	expect(issuesOf(() => session('paymentPage', fields))).toMatchObject([{problem: `customer_id is ${kind}`}]);
});

test.each(Object.entries(LISTS))('%s: the same values are refused where issues are only counted', (name, give) => {
	const kind = name as keyof typeof LISTS; // a key of the table
	const many = new Array(100).fill('');
	const texts = (values: readonly unknown[]) => values.filter(value => typeof value === 'string');
	for (const [values, count] of [
		[texts(RIGHT[kind]), 0],
		[texts(WRONG[kind].map(([value]) => value)), 1],
	] as const)
		for (const value of values) {
			const {issues, total} = misuse(() => give(...many, value));
			expect([value, issues.length, total]).toEqual([value, 100, 100 + count]);
		}
});

/** Texts near a form: its own letters, in any order. */
const near = (letters: string, maxLength: number) =>
	fc.array(fc.constantFrom(...letters), {maxLength}).map(units => units.join(''));

test('a code is visible text without blanks at its ends and without a comma', () => {
	fc.assert(
		fc.property(near('A ,\n\u200b\ud800\u{1f600}é\u00a0', 5), code => {
			const isRight = code !== '' && code === code.trim() && !/[,\p{Cc}\p{Cf}\p{Cs}\u00a0]/u.test(code);
			expect(issueOf('code', code) === undefined).toBe(isRight);
		}),
		{numRuns: 2000},
	);
});

test('a list is copied, each item is checked at its place, and each duplicate is kept once, at its first place', () => {
	const isWrong = (value: unknown) => value === '' || typeof value !== 'string';
	fc.assert(
		fc.property(fc.array(fc.constantFrom('A', 'B', 'C', '', 1, undefined), {maxLength: 12}), list => {
			const made = outcome(() => LISTS.code(...list).build());
			const place = '/options/0/paymentMethods';
			if (!isMisuseError(made)) {
				const paymentMethods = list.filter((value, index) => list.indexOf(value) === index);
				expect(made).toMatchObject({options: [{paymentMethods}]});
				return;
			}
			const places = list.flatMap((value, index) => (isWrong(value) ? [`${place}/${index}`] : []));
			expect(made.issues.map(({pointer}) => pointer)).toEqual(list.length === 0 ? [place] : places);
		}),
	);
});

test.each<[list: unknown, suggestion?: string]>([['A', '["A"]'], [1], [null], [{length: 1, 0: 'A'}], [new Set(['A'])]])(
	'%j is not a list',
	(banks, suggestion) => {
		const [issue, ...others] = issuesOf(() => base().cards((cards: Loose) => cards.hide({banks})));
		expect([issue, others]).toMatchObject([
			{
				pointer: '/options/0/cardFilters/0/cardBanks',
				rule: 'invalid-type',
				message: expect.stringMatching(
					new RegExp(`is not a list: write ${suggestion === undefined ? 'a list' : '\\['}`),
				),
			},
			[],
		]);
		expect(issue?.suggestion).toBe(suggestion);
	},
);

test('a list is frozen, and the list that was given is not; one of more than a million items is not read', () => {
	const codes = ['B', 'A', 'B'];
	const {options} = LISTS.code(...codes).build() as PaymentFilter;
	expect(options[0]?.paymentMethods).toEqual(['B', 'A']);
	expect([options[0]?.paymentMethods, codes].map(Object.isFrozen)).toEqual([true, false]);
	const most = new Array(1_000_000).fill('A');
	expect(base().hide('WALLET', most).build()).toMatchObject({options: [{paymentMethods: ['A']}]});
	expect(issuesOf(() => base().hide('WALLET', [...most, 'A']))).toMatchObject([{rule: 'too-large'}]);
});

const ranges = fc.oneof(
	near('0123::', 12),
	near('059:. -+e٣\n', 10),
	fc.tuple(near('0189', 20), near('0189', 20)).map(sides => sides.join('::')),
	fc.tuple(fc.integer({min: 0, max: 30}), fc.integer({min: 0, max: 30})).map(sides => sides.join('::')),
);

function sidesOf(text: string): readonly [string, string] | undefined {
	const [, from, to] = /^([0-9]+)::([0-9]+)$/.exec(text) ?? [];
	return from === undefined || to === undefined || text.includes('\n') ? undefined : [from, to];
}

/** Whether a range is taken; what is suggested for another one is taken. */
function takes(kind: Kind, text: string): boolean {
	const issue = issueOf(kind, text);
	if (issue?.suggestion !== undefined) expect(issueOf(kind, issue.suggestion)).toBeUndefined();
	return issue === undefined;
}

test('a BIN range is two numbers of one length, 1 to 19 digits, in order', () => {
	fc.assert(
		fc.property(ranges, text => {
			const [from = '', to = ''] = sidesOf(text) ?? [];
			const isRight = from.length > 0 && from.length <= 19 && from.length === to.length && BigInt(from) <= BigInt(to);
			expect(takes('BIN range', text)).toBe(isRight);
		}),
		{numRuns: 3000},
	);
});

test('a tenure range is two whole numbers from 1, of 9 digits at most, in order', () => {
	fc.assert(
		fc.property(ranges, text => {
			const sides = sidesOf(text);
			const [from, to] = sides?.map(Number) ?? [];
			const isShort = sides?.every(side => side.length <= 9) ?? false;
			const isRight = isShort && from !== undefined && to !== undefined && from >= 1 && from <= to;
			expect(takes('tenure range', text)).toBe(isRight);
		}),
		{numRuns: 3000},
	);
});

test('binRange and tenureRange write what lists take, both ends included', () => {
	const digits = fc.stringMatching(/^[0-9]{6}$/);
	fc.assert(
		fc.property(digits, digits, (one, other) => {
			const [from, to] = one <= other ? [one, other] : [other, one];
			expect(binRange(from, to)).toBe(`${from}::${to}`);
			expect(binRange(from, from)).toBe(`${from}::${from}`);
			if (from < to) expect(() => binRange(to, from)).toThrow(MisuseError);
		}),
	);
	fc.assert(
		fc.property(fc.integer({min: -3, max: 40}), fc.integer({min: -3, max: 40}), (from, to) => {
			if (from >= 1 && from <= to) expect(tenureRange(from, to)).toBe(`${from}::${to}`);
			else expect(() => tenureRange(from, to)).toThrow(MisuseError);
		}),
	);
});

const minorUnits = (value: unknown) => fromMinorUnits(value as number); // as from JavaScript
const QUARTERS = 2 ** 46;

/** A call, what its one issue quotes, and the rule if it is not that of a wrong format. */
type Refusal = [what: string, make: () => unknown, found: string, rule?: string | undefined, suggestion?: string];

test.each<Refusal>([
	['a BIN as a number', () => binRange(411111, '411119'), '411111', 'invalid-type'],
	['a second BIN as a number', () => binRange('411111', 411119), '411119', 'invalid-type'],
	['reversed BINs', () => binRange('2', '1'), '"2::1"', undefined, '1::2'],
	['an empty BIN', () => binRange('', '1'), '""'],
	...['0x41', '1e3', '4.1', '-4', ' 4'].map(
		(side): Refusal => [`the BIN ${side}`, () => binRange(side, side), `"${side}"`],
	),
	['a fraction of a month', () => tenureRange(3.5, 6), '3.5'],
	['no number of months', () => tenureRange(3, Number.NaN), 'NaN'],
	['months as a text', () => tenureRange('3', 6), '"3"', 'invalid-type'],
	['no month', () => tenureRange(0, 3), '"0::3"'],
	['reversed months', () => tenureRange(12, 3), '"12::3"', undefined, '3::12'],
	...[-1, 0.1 + 0.2, 1e-7, 1e21, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, Number.MAX_VALUE].map(
		(value): Refusal => [`the amount ${value}`, () => toAmount(value), String(value)],
	),
	['a number that is not exact', () => toAmount(QUARTERS + 2 ** -6), '70368744177664.02'],
	...['99999999999999999999.99', '1,000', ' 1'].map(
		(text): Refusal => [`the amount ${text}`, () => toAmount(text), `"${text}"`],
	),
	['no amount', () => toAmount(null), 'null', 'invalid-type'],
	['a bigint as an amount', () => toAmount(499n), 'a bigint', 'invalid-type'],
	['a list as an amount', () => toAmount(['499']), 'a list', 'invalid-type'],
	['an object as an amount', () => toAmount(Object.create(null)), 'an object', 'invalid-type'],
	...[499.5, -1, Number.NaN, 2 ** 53].map(
		(value): Refusal => [`${value} minor units`, () => minorUnits(value), String(value)],
	),
	['minor units as a text', () => minorUnits('49900'), '"49900"', 'invalid-type'],
	['no minor units', () => minorUnits(undefined), 'undefined', 'invalid-type'],
	...[new Date('1969-12-31T23:59:59Z'), new Date(10_000_000_000_000), new Date(Number.NaN), {getTime: () => 0}].map(
		(date): Refusal => [`the date ${String(date)}`, () => epochSeconds(date), 'an object'],
	),
	['seconds as a date', () => epochSeconds(1767225600), '1767225600'],
	['a text as a date', () => epochSeconds('2026-01-01'), '"2026-01-01"'],
	['no date', () => epochSeconds(undefined), 'undefined'],
])('functions refuse %s', (_, make, found, rule = 'invalid-format', suggestion = undefined) => {
	expect(issuesOf(make)).toMatchObject([{pointer: '', rule, found, ...(suggestion && {suggestion})}]);
});

test.each([
	[499, '499.00'],
	['12.5', '12.50'],
	[0.05, '0.05'],
	[-0, '0.00'],
	[QUARTERS - 0.25, '70368744177663.75'],
	[QUARTERS + 0.5, '70368744177664.50'],
	[QUARTERS + 0.25, '70368744177664.25'],
	['70368744177664.02', '70368744177664.02'],
	[2 ** 50, '1125899906842624.00'],
	[Number.MAX_SAFE_INTEGER, '9007199254740991.00'],
	['9007199254740991.99', '9007199254740991.99'],
	['0000000000000000499', '499.00'],
])('toAmount(%j) is %j', (value, written) => {
	expect(toAmount(value)).toBe(written);
});

test.each([
	[49900, '499.00'],
	[0, '0.00'],
	[-0, '0.00'],
	[5, '0.05'],
	[50, '0.50'],
	[Math.round(1.1 * 3 * 100), '3.30'],
	[Number.MAX_SAFE_INTEGER, '90071992547409.91'],
])('fromMinorUnits(%j) is %j', (value, written) => {
	expect(fromMinorUnits(value)).toBe(written);
	expect(issueOf('amount', written)).toBeUndefined();
});

test('amounts that are not exact are refused in these words', () => {
	expect(() => minorUnits(499.5)).toThrow(
		'499.5 is not a whole number of minor units: pass an integer from 0 to 9007199254740991',
	);
	expect(() => toAmount('3.301')).toThrow('"3.301" has more than two decimals: write two');
});

test('an amount of whole cents is written with two decimals, as a number and as a text', () => {
	fc.assert(
		fc.property(fc.integer({min: 0, max: 10_000_000_000}), cents => {
			const written = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
			for (const value of [cents / 100, written, String(cents / 100)]) expect(toAmount(value)).toBe(written);
			expect(issueOf('amount', written)).toBeUndefined();
		}),
	);
});

test('a text is an amount exactly if it is digits with at most two decimals', () => {
	fc.assert(
		fc.property(near('0195.,-+e ٣', 8), text => {
			const isRight = /^[0-9]+(?:\.[0-9]{1,2})?$/.test(text);
			if (isRight) expect(Number(toAmount(text))).toBe(Number(text));
			else expect(() => toAmount(text)).toThrow(MisuseError);
			expect(takes('amount', text)).toBe(/^[0-9]+\.[0-9]{2}$/.test(text));
		}),
		{numRuns: 2000},
	);
});

test('epoch seconds are those of the date, without fractions', () => {
	fc.assert(
		fc.property(fc.integer({min: 0, max: 9_999_999_999_999}), milliseconds => {
			const written = epochSeconds(new Date(milliseconds));
			expect(written).toBe(String(Math.floor(milliseconds / 1000)));
			expect(issueOf('date', written)).toBeUndefined();
		}),
	);
	expect(epochSeconds(new Date(-0.5))).toBe('0');
});

test('digits are epoch seconds if there are 1 to 10 of them', () => {
	fc.assert(
		fc.property(near('019-.e٣', 14), text => {
			expect(takes('date', text)).toBe(/^[0-9]{1,10}$/.test(text));
		}),
		{numRuns: 1000},
	);
});

describe('in JSON', () => {
	const decoded = (fields: object) =>
		decodeSession({action: 'paymentPage', ...order, amount: '1.00', ...fields}).issues.map(
			({pointer, rule, severity}) => `${pointer} ${rule} ${severity}`,
		);
	const codesOf = (option: object) =>
		decoded({payment_filter: {allowDefaultOptions: true, options: [{enable: true, ...option}]}});

	const upi = (upiType: string) => (code: string) =>
		codesOf({paymentMethodType: 'UPI', upiFilters: [{enable: true, upiType, upiMethods: [code]}]});
	const wallet = (code: string) => codesOf({paymentMethodType: 'WALLET', paymentMethods: [code]});
	const inUpi = 'upiFilters/0/upiMethods/0';

	test.each<
		[what: string, issuesOf: (code: string) => readonly string[], place: string, right: string[], wrong: string[]]
	>([
		[
			'codes',
			wallet,
			'paymentMethods/0',
			['A', 'A B', 'Ä', 'A,B', 'A , B', 'A,  B C', `${'A,'.repeat(4999)}BC`],
			['', ' A', 'A ', 'A,', 'A, ', 'A,\u200b', 'A,\nB'],
		],
		['handles', upi('COLLECT'), inUpi, ['@a', '@a, @b'], ['a', ' @a', '@a,', '@a,b', '@a, b  c ']],
		['apps', upi('INTENT'), inUpi, ['APP_A', 'APP_A,a@b'], ['@a', ' APP_A', 'APP_A,@a']],
	])('one string may join several %s with commas and blanks', (_, read, place, right, wrong) => {
		expect(right.map(read)).toEqual(right.map(() => []));
		expect(wrong.map(read)).toEqual(wrong.map(() => [`/payment_filter/options/0/${place} invalid-format error`]));
	});

	test('several codes in one string have at most 10,000 characters', () => {
		expect(wallet(`${'A,'.repeat(5000)}B`)).toEqual(['/payment_filter/options/0/paymentMethods/0 too-large error']);
	});
});
