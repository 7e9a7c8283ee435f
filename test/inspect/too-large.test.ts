// Filters that combine into too many classes are refused soon.
import {describe, expect, test} from 'vitest';
import {isMisuseError} from '../../src/index.js';
import {impact, testCases, toSql} from '../../src/inspect/index.js';

const filter = (allowDefaultOptions: boolean, ...options: readonly object[]) => ({allowDefaultOptions, options});

describe('filters that are too large', () => {
	const cards = (count: number, listsOf: (at: number) => object) =>
		filter(true, {
			paymentMethodType: 'CARD',
			enable: true,
			cardFilters: Array.from({length: count}, (_, at) => ({...listsOf(at), enable: at % 2 === 0})),
		});
	const many = (at: number) => ({
		cardBanks: [`BANK_${at}`],
		cardBrands: [`BRAND_${(at * 7) % 60}`],
		cardSubTypes: [`SUB_${(at * 13) % 60}`],
		cardBins: [`${400_000 + at}::${400_050 + at * 3}`],
	});
	const plans = (count: number) => {
		const filters = Array.from({length: count}, (_, at) => ({
			enable: at % 3 !== 0,
			issuerFilter: {issuers: [`BANK_${at}`, `BANK_${at + 1}`], enable: false},
			tenureFilter: {tenures: [`${at + 1}::${at + 4}`], enable: false},
		}));
		return {...filter(true), emiOptions: {noCostEmi: {enable: true, credit: {enable: true, filters}}}};
	};
	const columns = {type: 't', bank: 'b', brand: 'r', subType: 's', bin: 'n', cardType: 'c'};

	test.each([
		['toSql of cards by four lists', () => toSql(cards(60, many), {columns})],
		[
			'impact of 60,000 banks',
			() =>
				impact(
					cards(60_000, at => ({cardBanks: [`BANK_${at}`]})),
					cards(60_001, at => ({cardBanks: [`BANK_${at}`]})),
					[{instrument: {type: 'CASH'}}],
				),
		],
		['testCases of 60 plan filters with two lists of exceptions each', () => testCases(plans(60))],
	])(
		'%s throw a MisuseError soon',
		(_, call) => {
			let thrown: unknown;
			try {
				call();
			} catch (error) {
				thrown = error;
			}
			expect(isMisuseError(thrown) && thrown.issues[0]?.rule).toBe('too-large');
		},
		180_000,
	);
});
