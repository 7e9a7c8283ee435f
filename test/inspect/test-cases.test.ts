// testCases: the list covers each rule of a filter.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {coverage} from '../../src/inspect/analysis/coverage.js';
import {instrumentClasses} from '../../src/inspect/analysis/instrument-classes.js';
import {testCases} from '../../src/inspect/analysis/test-cases.js';
import {compile} from '../../src/inspect/evaluate/compile.js';
import {page} from './page.js';
import {anyInput} from './small-universe.js';

const filter = (...options: readonly object[]) => ({allowDefaultOptions: true, options});

describe('testCases', () => {
	test('name what the filter does', () => {
		const input = filter(
			{paymentMethodType: 'CASH', enable: false},
			{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']},
		);
		const cases = testCases(input);
		expect(cases).toContainEqual({name: 'hides cash on delivery', instrument: {type: 'CASH'}, expect: 'hidden'});
		expect(cases.map(({name}) => name)).toEqual(
			expect.arrayContaining(['hides wallet WALLET_A', 'hides wallet WALLET_B', 'shows all other wallets']),
		);
	});

	const fields = {
		sdk_udf: 'hideEMI',
		'options.create_mandate': 'REQUIRED',
		'mandate.max_amount': '10.00',
		'mandate.start_date': '1893456000',
		'mandate.end_date': '1924992000',
	};

	test('of a session contain its mandate and its sdk_udf', () => {
		const session = {...page, ...fields};
		const types = testCases(session).map(({instrument}) => `${instrument.type} ${instrument.supportsMandates}`);
		expect(types).toEqual(expect.arrayContaining(['EMI true', expect.stringContaining('false')]));
	});

	test('are right, have unique names, and reach every place that decides about some instrument', () => {
		fc.assert(
			fc.property(anyInput, input => {
				const cases = testCases(input);
				const {explain} = compile(input);
				for (const {instrument, expect: verdict} of cases) expect(explain(instrument).verdict).toBe(verdict);
				expect(new Set(cases.map(({name}) => name)).size).toBe(cases.length);
				const instruments = cases.map(({instrument}) => instrument);
				const able = instrumentClasses(input).map(({instrument}) => instrument);
				const missed = coverage(input, instruments).undecided;
				expect(coverage(input, able).undecided).toEqual(expect.arrayContaining([...missed]));
			}),
			{numRuns: 200},
		);
	});

	test('say what depends on a reading', () => {
		const cardFilters = [
			{enable: false, cardTypes: ['CREDIT']},
			{enable: true, cardBanks: ['BANK_A']},
		];
		const cases = testCases(filter({paymentMethodType: 'CARD', enable: true, cardFilters}));
		expect(cases.map(({name}) => name)).toContain('leaves credit cards (bank BANK_A) undetermined');
	});

	test('are frozen', () => {
		const cases = testCases(filter({paymentMethodType: 'CASH', enable: false}));
		expect([cases, ...cases].every(Object.isFrozen)).toBe(true);
	});

	test('grow with the filter, not with the combinations of its lists', () => {
		const plans = (count: number) => {
			const filters = Array.from({length: count}, (_, at) => ({
				enable: true,
				issuerFilter: {enable: false, issuers: [`BANK_${at}`]},
				tenureFilter: {enable: false, tenures: [`${at + 1}::${at + 4}`]},
			}));
			return {...filter(), emiOptions: {noCostEmi: {enable: true, credit: {enable: true, filters}}}};
		};
		const [one, two] = [testCases(plans(15)).length, testCases(plans(30)).length];
		expect(two).toBeLessThan(2 * one);
	});

	test('have each code and both ends of each range that a filter names, and one outside each list', () => {
		const cardFilters = [{enable: false, cardBanks: ['BANK_A', 'BANK_B'], cardBins: ['400000::410000']}];
		const cases = testCases(filter({paymentMethodType: 'CARD', enable: true, cardFilters}));
		expect(cases.flatMap(({name, instrument}) => (instrument.type === 'CARD' ? [name] : []))).toEqual([
			'shows cards (all other banks, all other numbers)',
			'hides cards (bank BANK_A, numbers 400000 to 410000)',
			'hides cards (bank BANK_B, numbers 400000 to 410000)',
			'shows cards (all other banks, numbers 400000 to 410000)',
			'hides cards (bank BANK_A, numbers 410000)',
			'shows cards (bank BANK_A, all other numbers)',
		]);
	});
});
