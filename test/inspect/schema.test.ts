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

	test('gives issues with their path', () => {
		expect(
			paymentFilterSchema['~standard'].validate({options: [{paymentMethodType: 'CASH'}], 'a/b~': 1}),
		).toMatchObject({
			issues: [{path: ['a/b~']}, {path: ['options', 0, 'enable']}].reverse(),
		});
		expect(sessionRequestSchema['~standard'].validate('{}')).toMatchObject({issues: [{path: []}]});
	});

	test('names its version and its vendor', () => {
		expect(paymentFilterSchema['~standard']).toMatchObject({version: 1, vendor: 'paylock'});
	});
});
