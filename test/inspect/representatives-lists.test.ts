// What the lists of a filter tell apart: each value they name, and one that they do not.
import {expect, test} from 'vitest';
import {instruments} from '../../src/inspect/analysis/instruments.js';
import {toldApart} from '../../src/inspect/analysis/representatives.js';
import {subjectOrThrow} from '../../src/inspect/subject.js';

function options(...list: readonly object[]) {
	return {allowDefaultOptions: true, options: list};
}

function ofType(type: string, subject: unknown): readonly object[] {
	return instruments(subject).filter(instrument => instrument.type === type);
}

test.each([
	['CONSUMER_FINANCE', ['LENDER_A'], ['LENDER_A', 'OTHER']],
	['REWARD', ['OTHER', 'OTHER_'], ['OTHER', 'OTHER_', 'OTHER__']],
	['WALLET', ['WALLET_B', 'WALLET_A', 'WALLET_B'], ['WALLET_B', 'WALLET_A', 'OTHER']],
	['NB', ['NB_BANKA'], ['NB_BANKA', 'NB_OTHER']],
	['WALLET', [], [undefined]],
])('%s with the codes %j', (type, paymentMethods, told) => {
	expect(ofType(type, options({paymentMethodType: type, enable: true, paymentMethods}))).toEqual(
		told.map(code => (code === undefined ? {type} : {type, code})),
	);
});

const cardFilters = [{enable: false, cardBanks: ['BANK_A']}];
const upiFilters = [{enable: false, upiMethods: ['@bank']}];
test.each([
	['no lists', 'CARD', {paymentMethodType: 'CARD', enable: true}],
	['lists of a type that is hidden', 'CARD', {paymentMethodType: 'CARD', enable: false, cardFilters}],
	['lists of a type that is hidden', 'UPI', {paymentMethodType: 'UPI', enable: false, upiFilters}],
	['no lists', 'UPI', {paymentMethodType: 'UPI', enable: true}],
	['lists that are ignored', 'CASH', {paymentMethodType: 'CASH', enable: true, cardFilters, upiFilters}],
])('nothing is told apart by %s: %s', (_, type, option) => {
	expect(ofType(type, options(option))).toEqual([{type}]);
});

test('of a type given twice the first counts', () => {
	const twice = [['WALLET_A'], ['WALLET_B']].map(paymentMethods => ({
		paymentMethodType: 'WALLET',
		enable: false,
		paymentMethods,
	}));
	expect(ofType('WALLET', options(...twice))).toEqual([
		{type: 'WALLET', code: 'WALLET_A'},
		{type: 'WALLET', code: 'OTHER'},
	]);
});

test('a UPI filter without methods: a handle and an app', () => {
	const filters = [{enable: false, upiType: 'INTENT'}];
	expect(ofType('UPI', options({paymentMethodType: 'UPI', enable: true, upiFilters: filters}))).toEqual([
		{type: 'UPI', handle: '@other'},
		{type: 'UPI', app: 'OTHER'},
	]);
});

test('every list of a card filter, combined', () => {
	const filters = [
		{enable: false, cardBrands: ['BRAND_A'], cardSubTypes: ['SUB_A']},
		{enable: true, cardBanks: ['OTHER']},
	];
	expect(ofType('CARD', options({paymentMethodType: 'CARD', enable: true, cardFilters: filters}))).toEqual(
		['BRAND_A', 'OTHER'].flatMap(brand =>
			['SUB_A', 'OTHER'].flatMap(subType => ['OTHER', 'OTHER_'].map(bank => ({type: 'CARD', brand, subType, bank}))),
		),
	);
});

test('ranges of whole card numbers, beside a filter without ranges', () => {
	const filters = [
		{enable: false, cardBanks: ['BANK_A']},
		{enable: false, cardBins: ['4000000000000000::4999999999999999']},
	];
	expect(ofType('CARD', options({paymentMethodType: 'CARD', enable: true, cardFilters: filters}))).toEqual(
		['BANK_A', 'OTHER'].flatMap(bank =>
			['4000000000000000', '5000000000000000'].map(bin => ({type: 'CARD', bank, bin})),
		),
	);
});

test('ranges that cover every BIN leave none beside them', () => {
	const filters = [{enable: false, cardBins: ['0::9']}];
	expect(ofType('CARD', options({paymentMethodType: 'CARD', enable: true, cardFilters: filters}))).toEqual([
		{type: 'CARD', bin: '0'},
	]);
});

test('an empty list names nothing, and the rest is one', () => {
	const filters = [{enable: false, cardBrands: [], cardBins: [], cardTypes: []}];
	expect(ofType('CARD', options({paymentMethodType: 'CARD', enable: true, cardFilters: filters}))).toEqual([
		{type: 'CARD'},
	]);
});

test('both filters of a comparison: what either names', () => {
	const subjects = ['WALLET_A', 'WALLET_B'].map(code =>
		subjectOrThrow(options({paymentMethodType: 'WALLET', enable: false, paymentMethods: [code]})),
	);
	const told = [...toldApart(subjects)].filter(({type}) => type === 'WALLET');
	expect(told).toEqual(['WALLET_A', 'WALLET_B', 'OTHER'].map(code => ({type: 'WALLET', code})));
});
