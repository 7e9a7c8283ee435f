// Large filters: every function returns, with a correct result down to the last item.
import {expect, test} from 'vitest';
import {diff, explain, lint, repair, toCode} from '../../src/inspect/index.js';
import {isBuilder, json} from './run-code.js';

const options = (...list: readonly object[]) => ({allowDefaultOptions: true, options: list});
const cards = (...cardFilters: readonly object[]) => options({paymentMethodType: 'CARD', enable: true, cardFilters});

test('as code: 5,000 card filters and a list of 130,000 are written and run', async () => {
	const cardFilters = Array.from({length: 5_000}, (_, index) => ({cardBanks: [`BANK_${index}`], enable: false}));
	const cardBins = Array.from({length: 130_000}, (_, index) => `${400_000 + index}::${400_000 + index}`);
	const filter = cards(...cardFilters, {cardBins, enable: false});
	const code = toCode(filter);
	expect(isBuilder(code)).toBe(true);
	expect(await json(code)).toEqual(filter);
});

test('as code: long lists of handles and issuers are written and run', async () => {
	const issuers = Array.from({length: 60_000}, (_, index) => `PREFIX_BANK${index}`);
	const upiMethods = Array.from({length: 40_000}, (_, index) => `@bank${index}`);
	const upiFilters = [{upiType: 'COLLECT', upiMethods, enable: false}];
	const filters = [{enable: true, issuerFilter: {issuers, enable: false}}];
	const filter = {
		...options({paymentMethodType: 'UPI', enable: true, upiFilters}),
		emiOptions: {noCostEmi: {enable: true, credit: {enable: true, filters}}},
	};
	const code = toCode(filter);
	expect(isBuilder(code)).toBe(true);
	expect(await json(code)).toEqual(filter);
});

test('linted: 130,000 ranges in one filter, and 10,000 filters', () => {
	const cardBins = Array.from({length: 130_000}, (_, index) => `${400_000 + index * 2}::${400_000 + index * 2}`);
	expect(lint(cards({cardBins, enable: false}))).toEqual([]);
	const filters = Array.from({length: 10_000}, (_, index) => ({
		cardBanks: [`BANK_${index}`],
		cardBins: [`${400_000 + index}::${400_000 + index}`],
		enable: index % 2 === 0,
	}));
	expect(lint(cards(...filters)).map(({rule, pointer}) => `${rule} ${pointer}`)).toEqual([
		'default-reach /options/0/cardFilters',
	]);
});

test('linted: 20,000 options with a misspelled key and codes in one string', () => {
	const option = (index: number) => ({paymentMethodType: 'WALLET', enbale: false, paymentMethods: `A${index},B`});
	const issues = lint(options(...Array.from({length: 20_000}, (_, index) => option(index))));
	const ofLast = issues.filter(({pointer}) => pointer.startsWith('/options/19999'));
	expect(ofLast.map(({rule, pointer}) => `${rule} ${pointer}`)).toEqual([
		'unknown-key /options/19999/enbale',
		'invalid-type /options/19999/paymentMethods',
		'conflicting-type /options/19999',
	]);
});

test('linted: 10,000 filters with a list as text, and 5,000 options with misspelled keys on every level', () => {
	const asText = Array.from({length: 10_000}, (_, index) => ({cardBanks: `BANK_${index},BANK_B`, enable: false}));
	const rules = lint(cards(...asText)).map(({rule}) => rule);
	expect(rules).toEqual(asText.map(() => 'invalid-type'));
	const cardFilter = {enabled: false, cardBin: '1x,2x'};
	const misspelled = Array.from({length: 5_000}, () => ({paymentMethodTypes: 'CARD', enabled: true, cardFilter}));
	const pointers = new Set(lint(options(...misspelled)).map(({pointer}) => pointer));
	expect(pointers).toContain('/options/4999/cardFilter/cardBin');
});

test('linted: 20,000 keys that are not fields, in a filter and in an option', () => {
	const keys = Object.fromEntries(Array.from({length: 20_000}, (_, index) => [`key_${index}`, index]));
	const option = {paymentMethodType: 'CASH', enable: 'false', ...keys};
	expect(lint({...options(option), ...keys})).toHaveLength(40_001);
});

test('compared: a change of one range among 20,000 is found, and nothing else', () => {
	const bins = Array.from({length: 20_000}, (_, at) => `${100_000_000 + at * 20}::${100_000_000 + at * 20 + 9}`);
	const narrower = bins.with(7_000, `${100_140_000}::${100_140_008}`);
	const {changes} = diff(
		cards({enable: false, cardTypes: ['CREDIT'], cardBins: bins}),
		cards({enable: false, cardTypes: ['CREDIT'], cardBins: narrower}),
	);
	expect(changes).toMatchObject([
		{
			type: 'CARD',
			from: 'hidden',
			to: 'shown',
			pointer: '/allowDefaultOptions',
			witness: {type: 'CARD', cardType: 'CREDIT', bin: '100140009'},
		},
	]);
});

test('compared: 20,000 filters under other defaults, and with one filter fewer', () => {
	const upi = (length: number, allowDefaultOptions = true) => {
		const upiFilters = Array.from({length}, (_, at) => ({enable: false, upiMethods: [`APP_${at}`]}));
		return {allowDefaultOptions, options: [{paymentMethodType: 'UPI', enable: true, upiFilters}]};
	};
	expect(diff(upi(20_000), upi(20_000, false)).relation).toBe('shows-less');
	expect(diff(upi(20_000), upi(19_999)).changes).toMatchObject([
		{type: 'UPI', from: 'hidden', to: 'shown', witness: {type: 'UPI', app: 'APP_19999'}},
	]);
});

test('repaired: 3,000 filters in one object', () => {
	const filter = {allowDefaultOptions: true, options: [{paymentMethodType: 'NB', enable: 'false'}]};
	const rules = Array.from({length: 3000}, () => ({payment_filter: filter}));
	const {value, changes} = repair({payment_rules: rules});
	expect(changes).toHaveLength(3000);
	expect(lint(value)).toEqual([]);
});

test('explained: 130,000 filters that match are named', () => {
	const cardFilters = Array.from({length: 130_000}, () => ({enable: true, cardTypes: ['CREDIT']}));
	const filter = {allowDefaultOptions: true, options: [{paymentMethodType: 'CARD', enable: true, cardFilters}]};
	const {verdict, because} = explain(filter, {type: 'CARD', cardType: 'CREDIT'});
	expect([verdict, because.length]).toEqual(['shown', 130_000]);
});
