// describe: what cannot be read is named, and the rest is described.
import {expect, test} from 'vitest';
import {InvalidInputError} from '../../src/index.js';
import {diff} from '../../src/inspect/analysis/diff.js';
import {toCode} from '../../src/inspect/codegen/to-code.js';
import {summarize} from '../../src/inspect/summarize/summarize.js';
import {page} from './page.js';

const on = {enable: true};
const showingEmi = {emiOptions: {standardEmi: on, lowCostEmi: on, noCostEmi: on}};
const lines = (options: unknown, allowDefaultOptions: unknown = true) =>
	summarize({allowDefaultOptions, options, ...showingEmi})
		.split('\n')
		.filter(line => !line.startsWith('    on ') && !line.startsWith('    without') && !line.endsWith('EMI:'));
const EVERY = 'Customers see every payment option, with these rules:';

test.each([
	[
		'a flag',
		[{paymentMethodType: 'WALLET', enable: 'maybe'}],
		[
			EVERY,
			'- Wallets: the setting cannot be read, so it is uncertain whether this is shown or hidden.',
			expect.stringMatching(/^- Cannot be read: \/options\/0\/enable \("maybe" /),
		],
	],
	[
		'a type',
		[
			{paymentMethodType: 'VOUCHER', enable: false},
			{paymentMethodType: 'a voucher', enable: 5},
		],
		[
			EVERY,
			'- VOUCHER is not a documented type: if the account has it, it is hidden.',
			expect.stringContaining('names a type that cannot be read'),
			expect.stringContaining('"a voucher"'),
			expect.stringContaining('/options/1/enable'),
		],
	],
	[
		'a code',
		[{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 5]}],
		[
			EVERY,
			'- Wallets: WALLET_A is hidden; the list of codes cannot be read completely; all other wallets are shown.',
			expect.stringContaining('/options/0/paymentMethods/1'),
		],
	],
	[
		'part of a card filter',
		[
			{
				paymentMethodType: 'CARD',
				enable: true,
				cardFilters: [{enable: false, cardTypes: ['CREDIT'], cardBins: ['4x']}],
			},
		],
		[
			EVERY,
			'- Cards follow these rules:',
			'    uncertain: credit cards, by a rule that cannot be read completely',
			'    shown: all other cards',
			expect.stringContaining('/options/0/cardFilters/0/cardBins/0'),
		],
	],
	[
		'the options',
		5,
		[EVERY, '- Some options cannot be read, so any type may be affected.', expect.stringContaining('/options')],
	],
])('%s', (_, options, expected) => {
	expect(lines(options)).toEqual(expected);
});

test.each(['a VOUCHER', 'VOUCHER of a shop', 'WALLETS', 'OTC,CASH'])(
	'the type %j is not described as a type of the account',
	paymentMethodType => {
		const text = summarize(
			{allowDefaultOptions: true, options: [{paymentMethodType, enable: false}]},
			{types: ['OTC']},
		);
		expect(text).toContain('One option names a type that cannot be read');
		expect(text).not.toContain('not a documented type');
	},
);

test('a misspelled field of a session, next to a flat filter', () => {
	const text = summarize({...page, allowDefaultOptions: true, options: [], SDK_UDF: 'hideEMI'});
	expect(text).toContain('Cannot be read: /SDK_UDF (');
});

test('EMI rules of the filter, next to a misspelled key', () => {
	const payment_filter = {allowDefaultOptions: true, options: [], emiOptions: 5};
	expect(summarize({payment_filter, emiOptoins: {}})).toContain('- Cannot be read: /payment_filter/emiOptions (');
});

test('a card filter with a code and a key that cannot be read', () => {
	const cardFilters = [{enable: false, cardBanks: ['BANK_A', 5], unknown: 1}];
	expect(lines([{paymentMethodType: 'CARD', enable: true, cardFilters}])).toContain(
		'    uncertain: cards from bank BANK_A (and what cannot be read), by a rule that cannot be read completely',
	);
});

test('allowDefaultOptions', () => {
	const [start, ...rest] = lines([{paymentMethodType: 'CASH', enable: false}], 'maybe');
	expect(start).toBe(
		'It is uncertain whether customers see options that the filter does not name. These are its rules:',
	);
	expect(rest).toEqual(['- Cash on delivery is hidden.', expect.stringContaining('/allowDefaultOptions')]);
});

test('EMI and the fields of a session', () => {
	const emiOptions = {standardEmi: on, lowCostEmi: {...on, credit: 5}, noCostEmi: 5};
	const text = summarize({
		...page,
		amount: 'free',
		sdk_udf: 'maybe',
		'options.create_mandate': 5,
		payment_filter: {allowDefaultOptions: true, options: [], emiOptions},
	});
	for (const part of [
		'    on credit cards: uncertain, since its rules cannot be read',
		'- No-cost EMI: the rules cannot be read, so it is uncertain whether it is shown.',
		'- The EMI display (sdk_udf) cannot be read',
		'- The mandate setting cannot be read',
	]) {
		expect(text).toContain(part);
	}
	expect(text).not.toContain('/amount');
});

test.each([
	['a filter', {allowDefaultOptions: true, options: [], emiOptions: 5}, '/emiOptions'],
	['the filter', {...page, payment_filter: {options: [], emiOptions: 5}}, '/payment_filter/emiOptions'],
	['a session', {...page, payment_filter: {options: []}, emiOptions: 5}, '/emiOptions'],
])('EMI rules of %s, at their place', (_, input, place) => {
	expect(summarize(input)).toContain(`- Cannot be read: ${place} (`);
	expect(toCode(input)).toMatch(new RegExp(`^// (?:- )?${place}: `, 'm'));
});

test('lists of plan filters', () => {
	const filters = [
		{enable: true, tenureFilter: {tenures: ['3', '3::6'], enable: false}},
		{enable: true, tenureFilter: {tenures: [3], enable: false}},
		{enable: true, issuerFilter: {issuers: [5], enable: false}},
		{enable: true, tenureFilter: {tenures: [], enable: false}},
	];
	const text = summarize({
		allowDefaultOptions: true,
		options: [],
		emiOptions: {noCostEmi: {enable: true, credit: {enable: true, filters}}},
	});
	for (const part of [
		'except those over 3 to 6 months (and what cannot be read), ',
		'except those over tenures that cannot be read, ',
		'except those from issuers that cannot be read, ',
		'shown: plans\n',
	]) {
		expect(text).toContain(part);
	}
});

test.each([null, 'no JSON', [], 5, '{'])('%j is not a filter at all', input => {
	expect(() => summarize(input)).toThrow(InvalidInputError);
});

test.each<[input: object, same: object]>([
	[{...page, payment_filter: null}, page],
	[{...page, sdk_udf: null, emiOptions: null}, page],
	[
		{allowDefaultOptions: false, options: [{paymentMethodType: 'NB', enable: true, paymentMethods: null}]},
		{allowDefaultOptions: false, options: [{paymentMethodType: 'NB', enable: true}]},
	],
])('an optional field that is null is read as absent: %j', (input, same) => {
	expect(summarize(input)).toBe(summarize(same));
	expect(diff(input, same).relation).toBe('equal');
});

test('the flag of a list in a plan filter is named at its place', () => {
	const filters = [{enable: true, issuerFilter: {issuers: ['BANKA'], enable: 'maybe'}}];
	const emiOptions = {standardEmi: {enable: true, credit: {enable: true, filters}}};
	expect(summarize({allowDefaultOptions: true, options: [], emiOptions})).toContain(
		'Cannot be read: /emiOptions/standardEmi/credit/filters/0/issuerFilter/enable ("maybe" ',
	);
});

test('EMI rules in the filter and next to it that cannot be read are both named', () => {
	const payment_filter = {allowDefaultOptions: true, options: [], emiOptions: 5};
	const found = summarize({...page, payment_filter, emiOptions: 7}).split('\n');
	expect(found.filter(line => line.startsWith('- Cannot be read'))).toEqual([
		expect.stringContaining(': /payment_filter/emiOptions ('),
		expect.stringContaining(': /emiOptions ('),
	]);
});
