// coverage: which places of a filter decide for at least one of some instruments.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {coverage} from '../../src/inspect/analysis/coverage.js';
import {instrumentClasses} from '../../src/inspect/analysis/instrument-classes.js';
import {explain} from '../../src/inspect/evaluate/explain.js';
import {page} from './page.js';
import {anyInput} from './small-universe.js';

const filter = (...options: readonly object[]) => ({allowDefaultOptions: true, options});
const cards = (...cardFilters: readonly object[]) => filter({paymentMethodType: 'CARD', enable: true, cardFilters});

const representatives = (input: unknown) => instrumentClasses(input).map(({instrument}) => instrument);

const card = {
	type: 'CARD',
	brand: 'BRAND_A',
	cardType: 'CREDIT',
	subType: 'SUB_A',
	bank: 'BANK_A',
	bin: '400000',
} as const;

describe('coverage', () => {
	test('names the options and defaults that decide, and those that do not', () => {
		const input = filter({paymentMethodType: 'CASH', enable: false}, {paymentMethodType: 'REWARD', enable: false});
		expect(coverage(input, [{type: 'CASH'}])).toEqual({
			decided: ['/options/0'],
			undecided: ['/allowDefaultOptions', '/options/1'],
		});
		expect(coverage(input, [{type: 'CASH'}, {type: 'REWARD'}, {type: 'RTP'}]).undecided).toEqual([]);
		expect(coverage(input, []).decided).toEqual([]);
	});

	test('names an option that can never decide, since one before it has its type', () => {
		const wallets = {paymentMethodType: 'WALLET', enable: false};
		const input = filter(wallets, wallets, {paymentMethodType: 'CASH', enable: false});
		expect(coverage(input, [{type: 'WALLET', code: 'WALLET_A'}]).undecided).toEqual([
			'/allowDefaultOptions',
			'/options/1',
			'/options/2',
		]);
	});

	test('names filters, and their option only where it can decide by itself', () => {
		const input = cards({enable: false, cardBanks: ['BANK_A']}, {enable: false, cardBanks: ['BANK_B']});
		expect(coverage(input, [card])).toEqual({
			decided: ['/options/0/cardFilters/0'],
			undecided: ['/allowDefaultOptions', '/options/0/cardFilters/1'],
		});
		const mixed = cards({enable: false, cardBanks: ['BANK_A']}, {enable: true, cardBanks: ['BANK_B']});
		expect(coverage(mixed, []).undecided).toContain('/options/0');
	});

	test('names EMI kinds, groups and plan filters', () => {
		const filters = [{enable: false, issuerFilter: {issuers: ['BANKA'], enable: false}}];
		const input = {
			...filter(),
			emiOptions: {
				noCostEmi: {enable: true, credit: {enable: true, filters}, debit: {enable: false}},
				lowCostEmi: {enable: false},
			},
		};
		const {undecided} = coverage(input, []);
		for (const place of ['/noCostEmi/credit/filters/0', '/noCostEmi/debit', '/lowCostEmi']) {
			expect(undecided).toContain(`/emiOptions${place}`);
		}
		expect(coverage(input, [{type: 'EMI', kind: 'lowCost', group: 'debit'}]).decided).toEqual([
			'/emiOptions/lowCostEmi',
		]);
	});

	test('counts undetermined verdicts, but never a second option of a type', () => {
		const input = filter({paymentMethodType: 'CASH', enable: false}, {paymentMethodType: 'CASH', enable: true});
		expect(coverage(input, representatives(input)).undecided).toEqual(['/options/1']);
		const opposed = cards({enable: false, cardBanks: ['BANK_A']}, {enable: true, cardTypes: ['CREDIT']});
		expect(coverage(opposed, [card]).decided).toEqual(['/options/0/cardFilters/0', '/options/0/cardFilters/1']);
	});

	test('is complete for the instruments that the filter distinguishes', () => {
		fc.assert(
			fc.property(anyInput, input => {
				const all = representatives(input);
				const {decided, undecided} = coverage(input, all);
				const because = all.flatMap(one => explain(input, one).because.map(({pointer}) => pointer));
				for (const pointer of decided) expect(because).toContain(pointer);
				for (const pointer of undecided) expect(because).not.toContain(pointer);
			}),
			{numRuns: 100},
		);
	});

	test('names the fields of a session, and showOnlyEmi, where they can decide', () => {
		const session = {
			...page,
			sdk_udf: 'hideEMI',
			'options.create_mandate': 'REQUIRED',
			'mandate.max_amount': '10.00',
			'mandate.start_date': '1893456000',
			'mandate.end_date': '1924992000',
			payment_filter: filter(),
		};
		const fields = ['/sdk_udf', '/options.create_mandate'];
		expect(coverage(session, []).undecided).toEqual(['/payment_filter/allowDefaultOptions', ...fields]);
		const undecided = (showOnlyEmi: boolean) => coverage({...filter(), emiOptions: {showOnlyEmi}}, []).undecided;
		expect(undecided(true)).toEqual(['/allowDefaultOptions', '/emiOptions/showOnlyEmi']);
		expect(undecided(false)).toEqual(['/allowDefaultOptions']);
	});

	test('names no filters that their type ignores, and no default of a session without a filter', () => {
		const filters = {cardFilters: [{enable: false, cardBanks: ['BANK_A']}], upiFilters: [{enable: false}]};
		const undecided = (paymentMethodType: string) =>
			coverage(filter({paymentMethodType, enable: true, ...filters}), []).undecided.slice(1);
		expect(undecided('WALLET')).toEqual(['/options/0']);
		expect(undecided('CARD')).toEqual(['/options/0/cardFilters/0']);
		expect(undecided('UPI')).toEqual(['/options/0/upiFilters/0']);
		expect(coverage(page, []).undecided).toEqual([]);
	});

	test('leaves out an option whose filters decide about every card', () => {
		const input = cards({enable: false, cardTypes: ['CREDIT']}, {enable: false, cardTypes: ['DEBIT']});
		expect(coverage(input, [{type: 'CASH'}]).undecided).toEqual([
			'/options/0/cardFilters/0',
			'/options/0/cardFilters/1',
		]);
	});

	test('refuses what is not an instrument, by its index, and what is not a list', () => {
		const refusal = (pointer: string) =>
			expect.objectContaining({
				name: 'MisuseError',
				issues: [expect.objectContaining({rule: 'invalid-type', pointer})],
			});
		expect(() => coverage(filter(), [{type: 'CASH'}, {type: 'CARDS'} as never])).toThrow(refusal('/1'));
		expect(() => coverage(filter(), 'all' as never)).toThrow(refusal(''));
	});

	test('refuses unknown options', () => {
		expect(() => coverage(filter(), [], {reading: {}} as object)).toThrow(/readings/);
	});
});
