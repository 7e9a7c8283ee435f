// compile: the explanations of explain, through an index, however large the filter is.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {compile, explain} from '../../src/inspect/index.js';
import {filter, instrument} from './random-subjects.js';

test('compile gives the same verdicts as explain', () => {
	fc.assert(
		fc.property(filter, instrument, (one, each) => {
			expect(compile(one).explain(each)).toEqual(explain(one, each));
		}),
		{numRuns: 200},
	);
});

test('what is not a filter throws; a filter with an unreadable part does not', () => {
	for (const input of ['{', [], {hello: 1}]) {
		expect(() => compile(input)).toThrow(expect.objectContaining({name: 'InvalidInputError'}));
	}
	const misspelled = compile({allowDefaultOptions: true, options: [{paymentMethodType: 'CRD', enable: true}]});
	expect(misspelled.explain({type: 'CASH'}).verdict).toBe('shown');
});

test('the input is read once', () => {
	const options = [{paymentMethodType: 'CASH', enable: false}];
	const compiled = compile({allowDefaultOptions: true, options});
	options.pop();
	expect(compiled.explain({type: 'CASH'}).verdict).toBe('hidden');
});

describe('large filters', () => {
	const cards = (...cardFilters: readonly object[]) => ({
		allowDefaultOptions: true,
		options: [{paymentMethodType: 'CARD', enable: true, cardFilters}],
	});

	test('2,000 filters of one range each', () => {
		const filters = Array.from({length: 2_000}, (_, at) => ({
			enable: at % 2 === 0,
			cardBins: [`${100_000 + at * 10}::${100_000 + at * 10 + 4}`],
		}));
		const large = compile(cards(...filters));
		for (const at of [0, 1, 999, 1_999]) {
			const [inside, outside] = [`${100_000 + at * 10 + 4}99`, `${100_000 + at * 10 + 5}`];
			const {verdict, because} = large.explain({type: 'CARD', bin: inside});
			expect(verdict).toBe(at % 2 === 0 ? 'shown' : 'hidden');
			expect(because[0]?.pointer).toBe(`/options/0/cardFilters/${at}`);
			expect(large.explain({type: 'CARD', bin: outside}).because[0]?.rule).toBe('default-reach');
		}
		// Every longer BIN is tried until two of them disagree.
		expect(large.explain({type: 'CARD', bin: '1'}).verdict).toBe('undetermined');
	});

	test('lists with too many combinations for keys are tried one by one', () => {
		const codes = (stem: string) => Array.from({length: 60}, (_, at) => `${stem}_${at}`);
		const filter = {
			enable: false,
			cardBrands: codes('BRAND'),
			cardSubTypes: codes('SUB'),
			cardBanks: codes('BANK'),
		};
		const wide = compile(cards(filter));
		const listed = {type: 'CARD', brand: 'BRAND_59', subType: 'SUB_0', bank: 'BANK_7'} as const;
		expect(wide.explain(listed).verdict).toBe('hidden');
		expect(wide.explain({...listed, bank: 'BANK_60'}).verdict).toBe('shown');
		expect(wide.explain({type: 'CARD', brand: 'BRAND_1'}).verdict).toBe('undetermined');
		expect(wide.explain({type: 'CARD', brand: 'BRAND_60'}).verdict).toBe('shown');
	});

	test('1,000 plan filters: those of other issuers are not tried', () => {
		const filters = Array.from({length: 1_000}, (_, at) => ({
			enable: at % 2 === 0,
			issuerFilter: {issuers: [`PREFIX_BANK${at}`], enable: true},
		}));
		const emiOptions = {noCostEmi: {enable: true, cardless: {enable: true, filters}}};
		const large = compile({allowDefaultOptions: false, options: [], emiOptions}, {servicePrefix: 'PREFIX'});
		const plan = {type: 'EMI', kind: 'noCost', group: 'cardless'} as const;
		expect(large.explain({...plan, issuer: 'BANK998'})).toMatchObject({
			verdict: 'shown',
			because: [{pointer: '/emiOptions/noCostEmi/cardless/filters/998'}],
		});
		expect(large.explain({...plan, issuer: 'BANK999'}).because[0]?.reading).toBe('outerFlag');
		expect(large.explain({...plan, issuer: 'OTHER'}).because[0]?.reading).toBe('defaultsInside');
	});
});
