// Lists with over 20,000 combinations: each filter's are walked one at a time, and nothing is given twice.
import {expect, test} from 'vitest';
import {instruments} from '../../src/inspect/analysis/instruments.js';

const codes = (stem: string, length: number) => Array.from({length}, (_, at) => `${stem}_${at}`);

function cardsOf(...cardFilters: readonly object[]): readonly string[] {
	const options = [{paymentMethodType: 'CARD', enable: true, cardFilters}];
	return instruments({allowDefaultOptions: true, options}).flatMap(card => {
		if (card.type !== 'CARD') return [];
		const {brand, cardType, subType, bank, bin} = card;
		return [[brand, cardType, subType, bank, bin].filter(value => value !== undefined).join(' ')];
	});
}

function plansOf(...filters: readonly object[]): readonly string[] {
	const emiOptions = {noCostEmi: {enable: true, cardless: {enable: true, filters}}};
	return instruments({allowDefaultOptions: true, options: [], emiOptions}).flatMap(plan => {
		if (plan.type !== 'EMI' || plan.kind !== 'noCost' || plan.group !== 'cardless') return [];
		const {paymentMethodType, paymentMethod, issuer, tenure} = plan;
		return [[paymentMethodType, paymentMethod, issuer, tenure].filter(value => value !== undefined).join(' ')];
	});
}

/** Of the long lists the first four values are enough: of what a filter does not name three are tried. */
function fewOf(told: readonly string[]): string {
	return told.filter(text => !/(?:BRAND|BANK|SUB)_(?:[4-9]|\d\d)/.test(text)).join('\n');
}

test('20,000 combinations are all given, one more list value is walked', () => {
	const cardBrands = codes('BRAND', 99);
	const cardTypes = ['CREDIT'];
	const combined = cardsOf({enable: false, cardBrands, cardTypes, cardBanks: codes('BANK', 99)});
	expect(new Set(combined).size).toBe(20_000);
	const walked = cardsOf({enable: false, cardBrands, cardTypes, cardBanks: codes('BANK', 100)});
	expect(new Set(walked).size).toBe(walked.length);
	expect(walked.length).toBeLessThan(300);
});

test('cards', () => {
	const told = cardsOf(
		{enable: false, cardBrands: codes('BRAND', 150), cardBanks: codes('BANK', 150)},
		{enable: true, cardTypes: ['CREDIT'], cardBins: ['41::42', '44::45']},
	);
	expect(fewOf(told)).toMatchInlineSnapshot(`
		"OTHER DEBIT OTHER 43
		OTHER CREDIT OTHER 41
		BRAND_0 CREDIT OTHER 41
		BRAND_1 CREDIT OTHER 41
		BRAND_2 CREDIT OTHER 41
		OTHER CREDIT BANK_0 41
		OTHER CREDIT BANK_1 41
		OTHER CREDIT BANK_2 41
		OTHER CREDIT OTHER 43
		OTHER CREDIT OTHER 44
		BRAND_0 CREDIT OTHER 44
		BRAND_1 CREDIT OTHER 44
		BRAND_2 CREDIT OTHER 44
		OTHER CREDIT BANK_0 44
		OTHER CREDIT BANK_1 44
		OTHER CREDIT BANK_2 44
		BRAND_0 DEBIT BANK_0 43
		BRAND_1 DEBIT BANK_0 43
		BRAND_2 DEBIT BANK_0 43
		BRAND_3 DEBIT BANK_0 43
		OTHER DEBIT BANK_0 43
		BRAND_0 CREDIT BANK_0 43
		BRAND_0 DEBIT BANK_1 43
		BRAND_0 DEBIT BANK_2 43
		BRAND_0 DEBIT BANK_3 43
		BRAND_0 DEBIT OTHER 43
		BRAND_0 DEBIT BANK_0 41
		BRAND_0 DEBIT BANK_0 44
		OTHER CREDIT OTHER 46"
	`);
});

test('no BIN comes after the last one', () => {
	const lists = {cardBrands: codes('BRAND', 150), cardBanks: codes('BANK', 150)};
	const told = cardsOf({enable: false, ...lists, cardBins: ['98::99']});
	expect(told.filter(text => !/ (?:98|00)$/.test(text))).toEqual([]);
});

test('many ranges beside many codes: no more than their sum needs', () => {
	const cardBins = Array.from({length: 100}, (_, at) => `${2 * at + 100}::${2 * at + 100}`);
	expect(cardsOf({enable: false, cardBanks: codes('BANK', 300), cardBins}).length).toBeLessThan(1_000);
});

test('plans', () => {
	const issuers = codes('PREFIX_BANK', 300);
	const tenures = Array.from({length: 70}, (_, at) => `${at + 100}::${at + 100}`);
	const told = plansOf(
		{enable: true, issuerFilter: {issuers, enable: true}},
		{enable: false, paymentMethod: 'WALLET_A', tenureFilter: {tenures, enable: true}},
	);
	expect(told.length).toBeLessThan(600);
	expect(fewOf(told).replaceAll(/.* 1(?:0[4-9]|[1-6][0-9])$\n?/gm, '')).toMatchInlineSnapshot(`
		"OTHER OTHER 170
		OTHER PREFIX_BANK_0 170
		WALLET_A PREFIX_BANK_0 170
		OTHER PREFIX_BANK_1 170
		OTHER PREFIX_BANK_2 170
		OTHER PREFIX_BANK_3 170
		OTHER PREFIX_BANK_0 100
		OTHER PREFIX_BANK_0 101
		OTHER PREFIX_BANK_0 102
		WALLET_A OTHER 100
		OTHER OTHER 100
		WALLET_A PREFIX_BANK_0 100
		WALLET_A PREFIX_BANK_1 100
		WALLET_A PREFIX_BANK_2 100
		WALLET_A OTHER 101
		WALLET_A OTHER 102
		WALLET_A OTHER 103
		WALLET_A OTHER 170"
	`);
});

test('codes that read alike when joined are told apart', () => {
	const told = cardsOf(
		{enable: false, cardBrands: codes('BRAND', 200), cardBanks: codes('BANK', 200)},
		{enable: false, cardBrands: ['A'], cardBanks: ['AB']},
		{enable: false, cardBrands: ['AA'], cardBanks: ['B']},
	);
	expect(told).toEqual(expect.arrayContaining(['A AB', 'AA B']));
});
