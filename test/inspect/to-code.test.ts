// toCode: the code that builds a filter, checked by running it.
import {readdirSync, readFileSync} from 'node:fs';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {decode, diff, repair, toCode} from '../../src/inspect/index.js';
import {share} from '../runs.js';
import {isBuilder, json, run} from './run-code.js';

const options = (...list: readonly object[]) => ({allowDefaultOptions: true, options: list});
const cards = (...cardFilters: readonly object[]) => options({paymentMethodType: 'CARD', enable: true, cardFilters});
const upi = (...upiFilters: readonly object[]) => options({paymentMethodType: 'UPI', enable: true, upiFilters});
const emi = (emiOptions: object) => ({...options({paymentMethodType: 'CASH', enable: false}), emiOptions});
const plans = (...filters: readonly object[]) => emi({noCostEmi: {enable: true, credit: {enable: true, filters}}});
const hide = (paymentMethodType: string, ...paymentMethods: readonly string[]) =>
	options({paymentMethodType, enable: false, paymentMethods});

const written: Readonly<Record<string, object>> = {
	'no option': options(),
	...Object.fromEntries(
		['WALLET', 'NB', 'CASH', 'CARD', 'UPI', 'CONSUMER_FINANCE', 'REWARD', 'RTP'].map(paymentMethodType => [
			`the whole of ${paymentMethodType} hidden`,
			options({paymentMethodType, enable: false}),
		]),
	),
	'only UPI': {allowDefaultOptions: false, options: [{paymentMethodType: 'UPI', enable: true}]},
	'credit cards hidden': cards({cardTypes: ['CREDIT'], enable: false}),
	'BIN ranges hidden': cards({cardBins: ['411111::411199', '422222::422299'], enable: false}),
	'wallets hidden': hide('WALLET', 'WALLET_A', 'WALLET_B'),
	'handles and apps hidden': upi(
		{upiType: 'COLLECT', upiMethods: ['@bank'], enable: false},
		{upiType: 'INTENT', upiMethods: ['APP_A'], enable: false},
	),
	'all handles and one app hidden': upi(
		{upiType: 'COLLECT', enable: false},
		{upiType: 'INTENT', upiMethods: ['APP_A'], enable: false},
	),
	'every list of a card filter': cards(
		{
			cardBrands: ['BRAND_A'],
			cardBins: ['411111::411199'],
			cardTypes: ['CREDIT', 'DEBIT'],
			cardSubTypes: ['KIND_A'],
			cardBanks: ['BANK_A', 'BANK_B'],
			enable: false,
		},
		{cardBanks: ['BANK_C'], enable: false},
	),
	'providers doubled for one prefix': {
		allowDefaultOptions: false,
		options: [
			{paymentMethodType: 'NB', enable: true, paymentMethods: ['NB_BANKA', 'PREFIX_BANKA', 'NB_BANKB', 'PREFIX_BANKB']},
			{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A', 'PREFIX_WALLET_A']},
			{paymentMethodType: 'CONSUMER_FINANCE', enable: true, paymentMethods: ['CODE_A', 'PREFIX_CODE_A']},
			{paymentMethodType: 'REWARD', enable: true, paymentMethods: ['POINTS']},
		],
	},
	'providers doubled in another order': hide('NB', 'NB_BANKA', 'NB_BANKB', 'PREFIX_BANKA', 'PREFIX_BANKB'),
	'EMI kinds and groups': emi({
		standardEmi: {enable: true, credit: {enable: true}, debit: {enable: false}},
		lowCostEmi: {enable: true},
		noCostEmi: {enable: false},
		showOnlyEmi: true,
	}),
	'EMI alone': emi({showOnlyEmi: true}),
	'plan filters': plans(
		{enable: true, paymentMethodType: 'CARD', paymentMethod: 'CODE_A'},
		{enable: false, paymentMethod: ['CODE_A', 'CODE_B']},
		{enable: true, issuerFilter: {issuers: ['PREFIX_BANKA'], enable: true}},
		{enable: true, issuerFilter: {issuers: ['PREFIX_BANKA', 'BANKB'], enable: false}},
	),
	'tenures in their own filter': plans({
		enable: true,
		issuerFilter: {issuers: ['PREFIX_BANKA'], enable: true},
		tenureFilter: {tenures: ['3::6', '9::12'], enable: false},
	}),
	"tenures under the property table's name": plans(
		{
			enable: true,
			issuerFilter: {issuers: ['PREFIX_BANKA'], enable: false},
			issuerFilters: {tenures: ['3::6'], enable: true},
		},
		{enable: true, issuerFilter: {issuers: ['PREFIX_BANKB'], enable: true}},
	),
	'tenures inside the issuer filter': plans(
		{enable: true, issuerFilter: {issuers: ['PREFIX_BANKA'], tenures: ['3::6'], enable: false}},
		{enable: true, issuerFilter: {tenures: ['3::6'], enable: true}},
		{enable: false, issuerFilter: {issuers: ['PREFIX_BANKB'], enable: true}},
	),
	'codes that look like code': hide(
		'WALLET',
		"');globalThis.hacked=1;('",
		'`$'.concat('{globalThis.hacked=1}`'),
		'</script><script>hacked=1</script>',
		'<!--',
		'-->',
		'*/ globalThis.hacked = 1 /*',
		'\\',
		"\\'",
		'only(except(',
		'C\u00f6de \ud83d\ude00',
	),
};

const refused: Readonly<Record<string, readonly [filter: object, reason: RegExp]>> = {
	'a type given twice': [
		options({paymentMethodType: 'CASH', enable: false}, {paymentMethodType: 'CASH', enable: true}),
		/\/options\/1: CASH is /,
	],
	'two codes in one string': [hide('WALLET', 'WALLET_A,WALLET_B'), /\/options\/0\/paymentMethods\/0: .*comma/],
	'a comment that would end': [hide('WALLET', "*/ globalThis.hacked=1 //,'"), /comma/],
	'an NB code without NB_': [hide('NB', 'BANKA'), /paymentMethods\/0/],
	'filters on a disabled type': [
		options({paymentMethodType: 'CARD', enable: false, cardFilters: [{cardTypes: ['CREDIT'], enable: false}]}),
		/\/options\/0\/enable: the builders write true/,
	],
	'a code twice': [hide('WALLET', 'WALLET_A', 'WALLET_A'), /paymentMethods\/1: the builders leave it out/],
	'a UPI filter without a type': [
		upi({upiMethods: ['APP_A'], enable: false}),
		/upiFilters\/0\/upiType: the builders add it/,
	],
	'an empty EMI filter': [emi({}), /\/emiOptions: the recipe adds nothing/],
	'a list of one payment method': [
		plans({enable: true, paymentMethod: ['CODE_A']}),
		/paymentMethod: the builders write "CODE_A"/,
	],
};

describe('builder code', () => {
	test.each(Object.entries(written))('%s', async (_, filter) => {
		const decoded = decode(filter);
		const code = toCode(decoded.ok ? decoded.value : decoded);
		expect(isBuilder(code)).toBe(true);
		expect(await json(code)).toEqual(filter);
	});

	test('writes doubled providers once and names the prefix', () => {
		const code = toCode(written['providers doubled for one prefix']);
		expect(code).toContain(".show('NB', ['NB_BANKA', 'NB_BANKB'])");
		expect(code).toContain(".forMandates('PREFIX')");
	});
});

/** Every filter that the golden tests send, read from their sources: alone, inside a session, or EMI to be put into one. */
function goldenFilters(): readonly string[] {
	const folder = new URL('../golden/', import.meta.url);
	const sources = readdirSync(folder).map(name => readFileSync(new URL(name, folder), 'utf8'));
	const found = sources.flatMap(source => source.match(/(?<=')\{".*\}(?=')/g) ?? []);
	const filters = found.map(text => {
		const json = JSON.parse(text);
		if (Object.keys(json).every(key => /Emi$/.test(key)))
			return {allowDefaultOptions: true, options: [], emiOptions: json};
		return json.payment_filter ?? json;
	});
	return [...new Set(filters.filter(filter => decode(filter).ok).map(filter => JSON.stringify(filter)))];
}

describe('every filter of the golden tests survives the round trip', () => {
	test.each(goldenFilters())('%s', async text => {
		const decoded = decode(text);
		const code = toCode(decoded.ok ? decoded.value : decoded);
		// Some of these tests have an account that settles a reading.
		expect(isBuilder(code) || / the rest of (CARD|UPI) too: /.test(code)).toBe(true);
		const built = await json(code);
		if (code.includes('change nothing')) expect(diff(built, text).relation).toBe('equal');
		else expect(built).toEqual(JSON.parse(text));
	});

	test('the golden tests contain filters', () => expect(goldenFilters().length).toBeGreaterThan(15));
});

test('exact reads JSON text, and a text inside a text', () => {
	const filter = hide('WALLET', 'WALLET_A');
	const text = JSON.stringify(filter);
	for (const input of [text, JSON.stringify(text)]) {
		expect(toCode(input, {exact: true})).toBe(toCode(filter, {exact: true}));
	}
});

describe('exact: a frozen plain object, with the reason', () => {
	test.each(Object.entries(refused))('%s', async (_, [filter, reason]) => {
		const code = toCode(filter, {exact: true});
		expect(isBuilder(code)).toBe(false);
		expect(code.split('\n')[0]).toMatch(reason);
		const {paymentFilter} = await run(code);
		expect(paymentFilter).toEqual(filter);
		expect(Object.isFrozen(paymentFilter) && Object.isFrozen(Object(paymentFilter).options)).toBe(true);
	});
});

test('no value becomes code', () => {
	expect(Object.hasOwn(globalThis, 'hacked')).toBe(false);
	const code = toCode(written['codes that look like code']);
	expect(code).toMatch(/^[\t\n\x20-\x7e]*$/);
	expect(code).not.toMatch(/<\/script|<!--|-->/);
});

test('is formatted as by hand', () => {
	expect(
		toCode({
			allowDefaultOptions: true,
			options: [
				{paymentMethodType: 'CASH', enable: false},
				{paymentMethodType: 'CARD', enable: true, cardFilters: [{cardTypes: ['CREDIT'], enable: false}]},
				{
					paymentMethodType: 'UPI',
					enable: true,
					upiFilters: [
						{upiType: 'COLLECT', upiMethods: ['@bank'], enable: false},
						{upiType: 'INTENT', enable: false},
					],
				},
			],
			emiOptions: {
				noCostEmi: {
					enable: true,
					credit: {enable: true, filters: [{enable: true, tenureFilter: {tenures: ['3::6'], enable: true}}]},
				},
			},
		}),
	).toBe(`import {filter} from 'paylock';

export const paymentFilter = filter()
	.allowDefaults(true)
	.hide('CASH')
	.cards(cards => cards.hideTypes('CREDIT'))
	.upi(upi =>
		upi
			.hideCollect('@bank')
			.hideAllIntent(),
	)
	.emi(emi =>
		emi.show('noCost', groups =>
			groups.show('credit', plans => plans.show({tenures: {only: ['3::6']}})),
		),
	);
`);
});

test('any filter of the right shape: the code builds an equivalent filter, with exact the same', async () => {
	const code = fc.constantFrom('A', 'B', 'NB_A', 'PREFIX_A', "O'Neil", 'A,B');
	const codes = fc.array(code, {maxLength: 3});
	const ranges = fc.array(fc.constantFrom('3::6', '9::12'), {maxLength: 2});
	const enable = fc.boolean();
	const type = fc.constantFrom('CARD', 'UPI', 'WALLET', 'NB', 'CONSUMER_FINANCE', 'REWARD', 'CASH', 'RTP');
	const opt = {requiredKeys: ['enable'] as ['enable']};
	const cardFilter = fc.record(
		{
			enable,
			cardBrands: codes,
			cardBins: fc.array(fc.constantFrom('41::42', '411::419'), {maxLength: 2}),
			cardBanks: codes,
		},
		opt,
	);
	const upiFilter = fc.oneof(
		fc.record(
			{enable, upiType: fc.constant('COLLECT'), upiMethods: fc.uniqueArray(fc.constantFrom('@a', '@b'))},
			{requiredKeys: ['enable', 'upiType']},
		),
		fc.record({enable, upiType: fc.constant('INTENT'), upiMethods: codes}, opt),
	);
	const plan = fc.record(
		{
			enable,
			paymentMethodType: type,
			paymentMethod: fc.oneof(code, codes),
			issuerFilter: fc.oneof(
				fc.record({issuers: codes, tenures: ranges, enable}),
				fc.record({issuers: codes, enable}),
				fc.record({tenures: ranges, enable}),
			),
			tenureFilter: fc.record({tenures: ranges, enable}),
			issuerFilters: fc.record({tenures: ranges, enable}),
		},
		opt,
	);
	const group = fc.record({enable, filters: fc.array(plan, {maxLength: 2})}, opt);
	const kind = fc.record({enable, credit: group, cardless: group}, opt);
	const option = fc.record(
		{
			paymentMethodType: type,
			enable,
			paymentMethods: codes,
			cardFilters: fc.array(cardFilter, {maxLength: 3}),
			upiFilters: fc.array(upiFilter, {maxLength: 3}),
		},
		{requiredKeys: ['paymentMethodType', 'enable']},
	);
	// Filters that builders may write: each list where it belongs, and only there.
	const tidy = fc.oneof(
		fc.record({paymentMethodType: fc.constantFrom('WALLET', 'NB', 'REWARD'), enable, paymentMethods: codes}),
		fc.record({
			paymentMethodType: fc.constant('CARD'),
			enable: fc.constant(true),
			cardFilters: fc.array(cardFilter, {minLength: 1, maxLength: 3}),
		}),
		fc.record({
			paymentMethodType: fc.constant('UPI'),
			enable: fc.constant(true),
			upiFilters: fc.array(upiFilter, {minLength: 1, maxLength: 3}),
		}),
	);
	const emiOptions = fc.record({standardEmi: kind, noCostEmi: kind, showOnlyEmi: fc.boolean()}, {requiredKeys: []});
	const withOptions = (options: fc.Arbitrary<readonly object[]>) =>
		fc.record(
			{allowDefaultOptions: fc.boolean(), options, emiOptions},
			{requiredKeys: ['allowDefaultOptions', 'options']},
		);
	/** Card and UPI filters that go against the default: builders refuse others, whose meaning is open. */
	const certain = ({allowDefaultOptions, options, ...others}: {allowDefaultOptions: boolean; options: object}) => {
		const against = (key: string, value: unknown) =>
			/^(card|upi)Filters$/.test(key)
				? (value as object[]).map(one => ({...one, enable: !allowDefaultOptions}))
				: value;
		return {allowDefaultOptions, options: JSON.parse(JSON.stringify(options, against)) as object[], ...others};
	};
	const filter = fc.oneof(
		withOptions(fc.array(option, {maxLength: 2})),
		withOptions(fc.uniqueArray(tidy, {maxLength: 2, selector: ({paymentMethodType}) => paymentMethodType})).map(
			certain,
		),
	);
	let builders = 0;
	await fc.assert(
		fc.asyncProperty(filter, async input => {
			const decoded = decode(input);
			if (!decoded.ok) return;
			const code = toCode(input);
			if (isBuilder(code)) builders += 1;
			const built = await json(code);
			expect(diff(repair(input).value, built).relation).toBe('equal');
			expect(await json(toCode(input, {exact: true}))).toEqual(JSON.parse(JSON.stringify(input)));
		}),
		{numRuns: 250},
	);
	expect(builders).toBeGreaterThan(12 * share); // what leaves nothing to pay with is a plain object
});
