// diff: filters whose lists have too many combinations to try each, where every change is still told.
import {expect, test} from 'vitest';
import {diff} from '../../src/inspect/analysis/diff.js';

const codes = (stem: string, length: number) => Array.from({length}, (_, at) => `${stem}_${at}`);
const many = {
	enable: false,
	cardBrands: codes('BRAND', 150),
	cardBanks: codes('BANK', 150),
	cardBins: ['100000::100000'],
};

function cards(...cardFilters: readonly object[]) {
	return {allowDefaultOptions: true, options: [{paymentMethodType: 'CARD', enable: true, cardFilters}]};
}

function plans(...filters: readonly object[]) {
	const kind = {enable: true, cardless: {enable: true, filters}};
	return {allowDefaultOptions: false, options: [], emiOptions: {noCostEmi: kind}};
}

const of = (issuers: readonly string[], ...tenures: readonly string[]) => ({
	enable: true,
	issuerFilter: {issuers, enable: true},
	tenureFilter: {tenures, enable: true},
});

const wide = {enable: false, cardTypes: ['CREDIT'], cardBins: ['400000::499999']};
const debit = (...cardBins: readonly string[]) => ({enable: false, cardTypes: ['DEBIT'], cardBins});
const manyIssuers = codes('PREFIX_BANK', 300);
const manyTenures = Array.from({length: 100}, (_, at) => `${2 * at + 101}::${2 * at + 101}`);
const manyPlans = of(manyIssuers, ...manyTenures);
const wideTenures = of(['PREFIX_BANKA'], '1::36');

test.each([
	['a range of BINs that ends earlier', cards(many, debit('410000::419999')), cards(many, debit('410000::414999'))],
	[
		'a range of BINs that ends earlier, inside one of another filter',
		cards(many, wide, debit('410000::419999')),
		cards(many, wide, debit('410000::414999')),
	],
	[
		'a hole in a range of BINs, inside one of another filter',
		cards(many, wide, debit('410000::419999')),
		cards(many, wide, debit('410000::412999', '414000::419999')),
	],
	[
		'shorter BINs that end earlier, inside a longer range of another filter',
		cards(many, wide, debit('41::42')),
		cards(many, wide, debit('41::41')),
	],
	[
		'shorter BINs that begin later, inside a longer range of another filter',
		cards(many, wide, debit('41::43')),
		cards(many, wide, debit('42::43')),
	],
	[
		'BINs with zeros in front, inside a range of another filter',
		cards(many, {...wide, cardBins: ['000000::000999']}, debit('000100::000499')),
		cards(many, {...wide, cardBins: ['000000::000999']}, debit('000100::000299')),
	],
	[
		'tenures that end later',
		plans(manyPlans, of(['PREFIX_BANKB'], '3::10')),
		plans(manyPlans, of(['PREFIX_BANKB'], '3::20')),
	],
	[
		'a hole in the tenures that is filled, inside those of another filter',
		plans(manyPlans, wideTenures, of(['PREFIX_BANKB'], '3::10', '15::20')),
		plans(manyPlans, wideTenures, of(['PREFIX_BANKB'], '3::20')),
	],
])('%s', (_, before, after) => {
	expect(diff(before, after).changes).toMatchObject([{from: 'hidden', to: 'shown'}]);
	expect(diff(after, before).changes).toMatchObject([{from: 'shown', to: 'hidden'}]);
	expect(diff(before, before).changes).toEqual([]);
});
