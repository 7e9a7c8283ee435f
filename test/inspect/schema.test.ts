// The schema says what decode does: a JSON Schema validator agrees on generated inputs, for every rule that JSON Schema can express.
import {Ajv2020} from 'ajv/dist/2020.js';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {decode, decodeSession, paymentFilterSchema, sessionRequestSchema} from '../../src/inspect/index.js';

const ajv = new Ajv2020({strict: true, strictTypes: false, strictRequired: false});
const filterValidator = ajv.compile(paymentFilterSchema.toJSONSchema());
const sessionValidator = ajv.compile(sessionRequestSchema.toJSONSchema());

/** Usually one of the valid values, sometimes one of the invalid. */
function mostly(right: readonly unknown[], wrong: readonly unknown[]): fc.Arbitrary<unknown> {
	const other = [null, 0, 1, '', 'x y\u0000', true, [], {}, [[]], '\u0421'];
	return fc.oneof(
		{arbitrary: fc.constantFrom(...right), weight: 150},
		{arbitrary: fc.constantFrom(...wrong, ...other), weight: 1},
	);
}

/** Usually a list of these, sometimes something else. */
const listOf = (item: fc.Arbitrary<unknown>) =>
	fc.oneof(
		{arbitrary: fc.array(item, {maxLength: 3}), weight: 100},
		{arbitrary: fc.constantFrom(null, 'x', {}, 3), weight: 1},
	);

/** An object with most of its keys, sometimes with an unknown one. */
function objectOf(
	must: Record<string, fc.Arbitrary<unknown>>,
	may: Record<string, fc.Arbitrary<unknown>>,
	strangeKeys: readonly string[] = ['Enable', 'CardBrand', 'enabled', 'filters', 'constructor', 'udf1'],
) {
	const strange = fc.constantFrom(...strangeKeys);
	return fc
		.tuple(
			fc.record({...must, ...may}, {requiredKeys: Object.keys(must)}),
			fc.option(fc.constantFrom(...Object.keys(must), 'none'), {freq: 20, nil: 'none'}),
			fc.option(strange, {freq: 40}),
		)
		.map(([object, nil, key]) => {
			const copy: Record<string, unknown> = {...object};
			if (fc.stringify(object).length % 23 === 0) delete copy[nil];
			if (key !== null && fc.stringify(object).length % 7 === 0) copy[key] = true;
			return copy;
		});
}

const enable = mostly([true, false], ['true', 1]);
const code = mostly(
	['WALLET_A', 'NB_BANKA', 'A,B', 'A , B', 'a b', 'x'.repeat(256), 'é', '@bank'],
	['', ' A', 'A ', 'A\u200bB', 'A\tB', 'A\u00a0', 'A,', ',', 'x'.repeat(257), '@a@b', '@'],
);
const handle = mostly(
	['@bank', '@b', '@a,@b', `@${'x'.repeat(255)}`, '@a b'],
	['bank', '@', '@@a', '@a@b', '@a,b', `@${'x'.repeat(256)}`],
);
const app = mostly(['APP_A', 'A,B', 'a@b'], ['@bank', 'A,@b']);
const bin = mostly(
	['411111::411199', '0::0', '01::02', `${'1'.repeat(19)}::${'2'.repeat(19)}`],
	['41::411', '4', '4:5', '4:::5', '::', '4::', '٤::٥', '4::5\n', '1e3::4e3', `${'1'.repeat(20)}::${'2'.repeat(20)}`],
);
const tenure = mostly(
	['3::6', '1::999999999', '01::2', '12::12'],
	['0::6', '3', '3::', '1::1000000000', '-1::2', '3::6 '],
);
const type = mostly(['CARD', 'UPI', 'WALLET', 'NB', 'CONSUMER_FINANCE', 'REWARD', 'CASH', 'RTP'], ['card', 'CARDS']);
const cardFilter = objectOf(
	{enable},
	{
		cardBrands: listOf(code),
		cardBins: listOf(bin),
		cardTypes: listOf(mostly(['DEBIT', 'CREDIT'], ['debit'])),
		cardSubTypes: listOf(code),
		cardBanks: listOf(code),
	},
);
const upiFilter = fc.oneof(
	objectOf({enable, upiType: mostly(['COLLECT'], ['collect'])}, {upiMethods: listOf(handle)}),
	objectOf({enable, upiType: mostly(['INTENT'], ['QR'])}, {upiMethods: listOf(app)}),
	objectOf({enable}, {upiMethods: listOf(code)}),
);
const tenures = objectOf({enable, tenures: listOf(tenure)}, {});
const planFilter = objectOf(
	{enable},
	{
		paymentMethodType: type,
		paymentMethod: fc.oneof(code, listOf(code)),
		issuerFilter: objectOf({enable}, {issuers: listOf(code), tenures: listOf(tenure)}),
		tenureFilter: tenures,
		issuerFilters: tenures,
	},
);
const group = objectOf({enable}, {filters: listOf(planFilter)});
const kind = objectOf({enable}, {credit: group, debit: group, cardless: group});
const emi = objectOf({}, {standardEmi: kind, lowCostEmi: kind, noCostEmi: kind, showOnlyEmi: enable});
const option = objectOf(
	{paymentMethodType: type, enable},
	{paymentMethods: listOf(code), cardFilters: listOf(cardFilter), upiFilters: listOf(upiFilter)},
	['CardBrand', 'filters', 'constructor', 'display'], // no key that is only like a field: see below
);
const filter = fc.oneof(
	objectOf({allowDefaultOptions: enable, options: fc.tuple(option)}, {}),
	objectOf({}, {allowDefaultOptions: enable, options: listOf(option), emiOptions: objectOf({}, {noCostEmi: kind})}),
	objectOf({options: fc.constant([])}, {emiOptions: emi}),
	wrapped(),
);

/** A filter under `payment_filter`, with other keys. */
function wrapped() {
	const inner = objectOf({allowDefaultOptions: enable}, {options: listOf(option), emiOptions: emi});
	const others = fc.subarray(
		['udf1', 'metadata', 'comment', 'allowDefaultOptions', 'options', 'emiOptions', 'cardBanks', 'mandate', 'order_id'],
		{maxLength: 2},
	);
	return fc.tuple(inner, fc.oneof(fc.constant<readonly string[]>([]), others)).map(([payment_filter, keys]) => ({
		payment_filter,
		...Object.fromEntries(keys.map(key => [key, 'x'])),
	}));
}

const text = mostly(
	['x', 'A B', 'é', '€\u200b', 'x'.repeat(10_000)],
	[' ', '\n', 'a\nb', '\u2028', '\u00a0', 'x'.repeat(10_001)],
);
const amount = mostly(['499.00', '0.01', '007.00'], ['499', '4.9', '1.000', '-1.00', '1e3', '1,000.00', 499]);
const seconds = mostly(['0', '1893456000'], ['1893456000000', '-1', '1e9', '', ' 1']);
const customer = {customer_id: text, customer_email: text, customer_phone: text, payment_page_client_id: text};
const order = {...customer, order_id: text, amount};
const details = {
	return_url: mostly(
		['https://example.com/back?a=b', 'app:done', 'HTTP://example.com'],
		['javascript:1', 'JavaScript:1', 'data:,x', '/back', 'https://example.com/a b', 'https://example.com/\u200b'],
	),
	description: text,
	first_name: text,
	last_name: text,
};
const mandate = {
	'options.create_mandate': mostly(['REQUIRED', 'OPTIONAL'], ['required']),
	'mandate.max_amount': amount,
	'mandate.start_date': seconds,
	'mandate.end_date': seconds,
};
const action = (word: string) => mostly([word], ['paymentpage', 'quickPay', 'paymentManagement', 'paymentPage']);
const smallFilter = fc.constantFrom({allowDefaultOptions: true, options: []}, {}, {options: [{}]});
const page = {
	payment_filter: smallFilter,
	sdk_udf: mostly(['showEMI', 'hideEMI', 'ShowEMIWithoutCards'], ['showEmiWithoutCards']),
};
const extra = {
	udf1: fc
		.jsonValue({depthSize: 'small'})
		.filter(value => !/"(__proto__|constructor|prototype)"/.test(JSON.stringify(value))),
};
const session = fc.oneof(
	objectOf({action: action('paymentPage'), ...order, ...mandate}, {...details, ...page, ...extra}),
	objectOf({action: action('paymentPage'), ...order}, {...details, ...page, ...extra}),
	objectOf({action: action('paymentPage'), ...order}, {...mandate, emiOptions: emi}),
	objectOf({action: action('quickPay'), ...order}, extra),
	objectOf({action: action('paymentManagement'), ...customer}, extra),
	objectOf({action: action('quickPay'), ...customer}, {...page, ...details, ...mandate, ...extra}),
	objectOf(
		{action: action('paymentPage'), ...order},
		{options: smallFilter, cardFilters: listOf(code), mandate: enable},
	),
);

describe('decode and a JSON Schema validator agree', () => {
	/** Both verdicts must come up often, or the agreement means nothing. */
	function agree(
		inputs: fc.Arbitrary<unknown>,
		decodes: (input: unknown) => boolean,
		validates: (input: unknown) => boolean,
	) {
		const seen = {true: 0, false: 0};
		fc.assert(
			fc.property(inputs, input => {
				const verdict = decodes(input);
				seen[`${verdict}`] += 1;
				expect(validates(input)).toBe(verdict);
			}),
			{numRuns: 1_000},
		);
		expect(Math.min(seen.true, seen.false)).toBeGreaterThan((seen.true + seen.false) / 10);
	}

	test('on payment filters', () => {
		agree(filter, input => decode(input).ok, filterValidator);
	});

	test('on session requests', () => {
		agree(session, input => decodeSession(input).ok, sessionValidator);
	});

	test('on any JSON', () => {
		fc.assert(
			fc.property(fc.jsonValue(), input => {
				expect(filterValidator(input)).toBe(typeof input !== 'string' && decode(input).ok);
				expect(sessionValidator(input)).toBe(typeof input !== 'string' && decodeSession(input).ok);
			}),
			{numRuns: 300},
		);
	});
});

interface Form {
	readonly type: string;
	readonly pattern: string;
	readonly maxLength?: number;
	readonly not?: {readonly pattern: string};
}

/** Whether a text has the form of a part, by its keywords alone; engines compile patterns with and without the `u` flag. */
function takes(part: string, flags: string): (text: string) => boolean {
	const forms = sessionRequestSchema.toJSONSchema().$defs as Readonly<Record<string, Form>>; // each part is a pattern
	const {[part]: form} = forms;
	if (form === undefined) throw new Error(`there is no part ${part}`);
	const {pattern, not, maxLength = Number.POSITIVE_INFINITY} = form;
	const [right, wrong] = [new RegExp(pattern, flags), not && new RegExp(not.pattern, flags)];
	return text => right.test(text) && !wrong?.test(text) && text.length <= maxLength;
}

const patterns: Readonly<Record<string, readonly [right: readonly string[], wrong: readonly string[]]>> = {
	code: [
		[
			'A',
			'AB',
			'A B',
			'@bank',
			'\u00e9',
			'A'.repeat(256),
			'A,B',
			' A  ,  B ',
			'A,B,C',
			Array(5000).fill('A').join(','),
			...['\u{1f600}', 'a\u{10ffff}b', 'a\ud7ff', 'a\ue000', 'a\uffff'],
		],
		[
			'',
			' ',
			' A',
			'A ',
			'A,',
			',',
			',A',
			'A,,B',
			'A\u200b',
			'\u200bA',
			'A\u0000B',
			'A'.repeat(257),
			`${'AB,'.repeat(4000)}A`,
		],
	],
	app: [
		['A', 'APP_A', 'a@b', 'A,B', 'A'.repeat(256)],
		['', '@', '@bank', 'A,@b', ' A', 'A'.repeat(257)],
	],
	handle: [
		['@b', '@bank', '@a b', '@a,@b', ' @a , @b ', `@${'b'.repeat(255)}`],
		['', '@', 'bank', '@@a', '@a@b', '@a@', '@a ', '@a,b', '@\u200b', `@${'b'.repeat(256)}`],
	],
	binRange: [
		['4::5', '411111::411199', `${'1'.repeat(19)}::${'2'.repeat(19)}`],
		[
			'',
			'4',
			'4:5',
			'4:::5',
			'::',
			'4::',
			'41::411',
			'\u0664::\u0665',
			'4::5\n',
			`${'1'.repeat(20)}::${'2'.repeat(20)}`,
		],
	],
	tenureRange: [
		['3::6', '10::12', '000000012::012', '01::02', '000000001::1', '1::999999999', '999999999::999999999'],
		[
			'',
			'3',
			'3::',
			'0::6',
			'6::0',
			'0000000001::1',
			'0123456789::0123456789',
			'1::1000000000',
			'-1::2',
			'3::6 ',
			'3::6::9',
		],
	],
	text: [
		[
			...['x', ' x', 'x ', 'A B', '\u20ac\u200b', 'x'.repeat(10_000), '\u{1f600}', 'a\u{10ffff}b', '\u{10000}'],
			...['a\ud7ff', 'a\ue000', 'a\uffff', 'a\ufffe'],
		],
		['', ' ', '\u00a0', '\u2028', 'a\nb', '\nb', 'b\n', 'x'.repeat(10_001)],
	],
	returnUrl: [
		['https://shop.test/back?a=b', 'HTTP://shop.test', 'app:done', 'app+a.b-c:', `app:${'x'.repeat(9996)}`],
		[
			...['/back', 'shop.test', '1app:done', 'app:a b', 'app:\u200b', `app:${'x'.repeat(9997)}`],
			...['javascript:1', 'JavaScript:1', 'JAVASCRIPT:1', 'data:,x', 'Data:,x'],
		],
	],
	amount: [
		['0.01', '007.00', '499.00', '499', '4.9', '9007199254740991.00', '9'.repeat(15), `${'9'.repeat(15)}.9`],
		[
			'',
			'9'.repeat(16),
			`${'9'.repeat(16)}.9`,
			'499.',
			'1.000',
			'.50',
			'-1.00',
			'1,000.00',
			'1e3',
			'499.00\n',
			`${'9'.repeat(17)}.00`,
		],
	],
	epochSeconds: [
		['0', '1893456000'],
		['', '-1', '1e9', ' 1', '18934560000'],
	],
};

describe('the pattern of', () => {
	const session = {
		...{action: 'paymentPage', order_id: 'o', amount: '1.00', payment_page_client_id: 'i'},
		...{customer_id: 'c', customer_email: 'e', customer_phone: 'p'},
	};
	const inSession = (key: string) => (text: string) => decodeSession({...session, [key]: text}).ok;
	const inOption = (option: object) => decode({allowDefaultOptions: true, options: [{enable: true, ...option}]}).ok;
	const inUpi = (upiType: string) => (text: string) =>
		inOption({paymentMethodType: 'UPI', upiFilters: [{enable: true, upiType, upiMethods: [text]}]});
	const inWallets = (...paymentMethods: readonly string[]) => inOption({paymentMethodType: 'WALLET', paymentMethods});
	const inPlans = (tenure: string) => {
		const filters = [{enable: true, tenureFilter: {enable: true, tenures: [tenure]}}];
		const emiOptions = {noCostEmi: {enable: true, credit: {enable: true, filters}}};
		return decode({allowDefaultOptions: true, options: [], emiOptions}).ok;
	};
	/** Whether decode takes a text as such a part. */
	const decodes: Readonly<Record<string, (text: string) => boolean>> = {
		code: text => inWallets(text),
		app: inUpi('INTENT'),
		handle: inUpi('COLLECT'),
		binRange: text => inOption({paymentMethodType: 'CARD', cardFilters: [{enable: true, cardBins: [text]}]}),
		tenureRange: inPlans,
		text: inSession('customer_id'),
		returnUrl: inSession('return_url'),
		amount: inSession('amount'),
		epochSeconds: text =>
			decodeSession({
				...session,
				'options.create_mandate': 'REQUIRED',
				'mandate.max_amount': '1.00',
				'mandate.start_date': text,
				'mandate.end_date': '9999999999',
			}).ok,
	};

	test.each(Object.entries(patterns))('%s takes what decode takes', (part, [right, wrong]) => {
		for (const isTaken of [takes(part, ''), takes(part, 'u'), decodes[part] ?? takes('none', '')]) {
			expect(right.filter(text => !isTaken(text))).toEqual([]);
			expect(wrong.filter(isTaken)).toEqual([]);
		}
	});

	/** Every character of one unit, without halves of longer ones. */
	const characters = Array.from({length: 0x10000}, (_, unit) => String.fromCharCode(unit)).filter(
		character => !/\p{Cs}/u.test(character),
	);

	test.each<readonly [part: string, before: readonly string[]]>([
		['code', ['', 'x']],
		['text', ['x']],
		['returnUrl', ['app:']],
	])('%s takes each character where decode does', (part, before) => {
		const isTaken = takes(part, 'u');
		for (const lead of before) {
			const right = characters.filter(character => isTaken(lead + character));
			const wrong = characters.filter(character => !isTaken(lead + character));
			if (part === 'code') {
				expect(inWallets(...right.map(character => lead + character))).toBe(true);
			} else {
				// Many characters in one text.
				for (let at = 0; at < right.length; at += 9000)
					expect(decodes[part]?.(lead + right.slice(at, at + 9000).join(''))).toBe(true);
			}
			expect(wrong.filter(character => decodes[part]?.(lead + character))).toEqual([]);
		}
	});
});

test.each([
	'amount',
	'order_id',
	'mandate.max_amount',
	'display',
	'tenures',
	'issuers',
	'cardBins',
	'options',
	'filters',
	'sdk_udf',
])('a key of an option that is the name of another field is judged alike by decode and by JSON Schema: %s', key => {
	const filter = {allowDefaultOptions: true, options: [{paymentMethodType: 'WALLET', enable: true, [key]: ['A']}]};
	expect(filterValidator(filter)).toBe(decode(filter).ok);
	const fields = {order_id: 'o', amount: '1.00', customer_id: 'c', customer_email: 'e', customer_phone: 'p'};
	const request = {action: 'paymentPage', payment_page_client_id: 'i', ...fields, payment_filter: filter};
	expect(sessionValidator(request)).toBe(decodeSession(request).ok);
	expect(decodeSession(request).ok).toBe(decode(filter).ok);
});

test('decode also refuses what JSON Schema cannot express', () => {
	const card = (range: string) => ({
		allowDefaultOptions: true,
		options: [{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: false, cardBins: [range]}]}],
	});
	const request = {
		action: 'paymentPage',
		customer_id: 'c',
		customer_email: 'e',
		customer_phone: 'p',
		payment_page_client_id: 'i',
		order_id: 'o',
		amount: '1.00',
	};
	const like = {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: true, enabel: true}]};
	for (const input of [card('411199::411111'), like])
		expect([filterValidator(input), decode(input).ok]).toEqual([true, false]);
	for (const input of [
		{...request, amount: '9999999999999999.00'},
		{...request, return_url: 'https://'},
		{...request, custmer_email: 'a misspelled field'},
		{...request, udf1: JSON.parse(`${'['.repeat(65)}${']'.repeat(65)}`)},
		{...request, udf1: {constructor: 1}},
	]) {
		expect([sessionValidator(input), decodeSession(input).ok]).toEqual([true, false]);
	}
});

test('the JSON Schema is the caller’s own: changing it changes no rule', () => {
	const schema = JSON.stringify(paymentFilterSchema.toJSONSchema());
	const empty = (value: unknown): void => {
		if (typeof value !== 'object' || value === null) return;
		for (const inner of Object.values(value)) empty(inner);
		if (Array.isArray(value)) value.length = 0;
	};
	empty(paymentFilterSchema.toJSONSchema());
	expect(JSON.stringify(paymentFilterSchema.toJSONSchema())).toBe(schema);
	expect(paymentFilterSchema.toJSONSchema().$id).toBe('urn:paylock:payment-filter');
	expect(sessionRequestSchema.toJSONSchema().$id).toBe('urn:paylock:session-request');
});

describe('Standard Schema', () => {
	test('gives the value, typed and frozen', () => {
		const result = paymentFilterSchema['~standard'].validate({allowDefaultOptions: true, options: []});
		expect(result).toEqual({value: {allowDefaultOptions: true, options: []}});
		expect('value' in result && Object.isFrozen(result.value)).toBe(true);
	});

	test('gives issues with their path: indices of lists and keys as they are written', () => {
		const options = Array.from({length: 12}, (_, index) => ({
			paymentMethodType: 'CASH',
			...(index < 11 && {enable: true}),
		}));
		const input = {options, '12ab': 1, ab12: 1, '~1/': 1, 12345678: 1};
		expect(paymentFilterSchema['~standard'].validate(input)).toEqual({
			issues: [['12345678'], ['options', 11, 'enable'], ['12ab'], ['ab12'], ['~1/']].map(path => ({
				path,
				message: expect.any(String),
			})),
		});
	});

	test('validates the value itself: text is for decode', () => {
		for (const schema of [paymentFilterSchema, sessionRequestSchema])
			expect(schema['~standard'].validate('{"allowDefaultOptions": true, "options": []}')).toEqual({
				issues: [{message: 'a string is not an object: parse it', path: []}],
			});
	});

	test('names its version and its vendor', () => {
		expect(paymentFilterSchema['~standard']).toMatchObject({version: 1, vendor: 'paylock'});
	});
});
