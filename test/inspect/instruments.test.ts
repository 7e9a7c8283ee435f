// instruments: one fully described example of every class that a filter can distinguish.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {instruments} from '../../src/inspect/analysis/instruments.js';
import {compile} from '../../src/inspect/evaluate/compile.js';
import {page} from './page.js';
import {anyInput, anyOptions, changed, instrumentsFor} from './small-universe.js';

function filter(...options: readonly object[]) {
	return {allowDefaultOptions: true, options};
}

const cards = (...cardFilters: readonly object[]) => filter({paymentMethodType: 'CARD', enable: true, cardFilters});
const codes = (stem: string, length = 500) => Array.from({length}, (_, at) => `${stem}_${at}`);

function of(type: string, subject: unknown) {
	return instruments(subject).filter(instrument => instrument.type === type);
}

const anyCard = {type: 'CARD', brand: 'OTHER', cardType: 'DEBIT', subType: 'OTHER', bank: 'OTHER', bin: '000000'};

describe('instruments', () => {
	test('of a filter that names nothing: each type once, and EMI for each plan group, in full', () => {
		expect(instruments(filter())).toEqual([
			anyCard,
			{type: 'UPI', app: 'OTHER'},
			{type: 'WALLET', code: 'OTHER'},
			{type: 'NB', code: 'NB_OTHER'},
			{type: 'CONSUMER_FINANCE', code: 'OTHER'},
			{type: 'REWARD', code: 'OTHER'},
			{type: 'CASH'},
			{type: 'RTP', code: 'OTHER'},
			...[
				{group: 'credit', paymentMethodType: 'CARD'},
				{group: 'debit', paymentMethodType: 'CARD'},
				{group: 'cardless', paymentMethodType: 'UPI'},
			].map(plan => ({type: 'EMI', kind: 'standard', ...plan, paymentMethod: 'OTHER', issuer: 'OTHER', tenure: 1})),
		]);
	});

	test('each code, and an invented one that no filter names', () => {
		const option = {paymentMethodType: 'NB', enable: false, paymentMethods: ['NB_BANKA', 'PREFIX_BANKA', 'NB_OTHER']};
		expect(of('NB', filter(option))).toEqual([
			{type: 'NB', code: 'NB_BANKA'},
			{type: 'NB', code: 'PREFIX_BANKA'},
			{type: 'NB', code: 'NB_OTHER'},
			{type: 'NB', code: 'NB_OTHER2'},
		]);
	});

	test('handles and apps', () => {
		const option = {
			paymentMethodType: 'UPI',
			enable: true,
			upiFilters: [
				{enable: false, upiType: 'COLLECT', upiMethods: ['@bank']},
				{enable: false, upiType: 'INTENT', upiMethods: ['APP_A']},
			],
		};
		expect(of('UPI', filter(option))).toEqual([
			{type: 'UPI', handle: '@bank'},
			{type: 'UPI', handle: '@other'},
			{type: 'UPI', app: 'APP_A'},
			{type: 'UPI', app: 'OTHER'},
		]);
	});

	test('cards by every set of filters that matches them, those that none matches last', () => {
		const found = of(
			'CARD',
			cards(
				{enable: false, cardTypes: ['CREDIT'], cardBins: ['400000::499999']},
				{
					enable: false,
					cardBins: ['450000::460000'],
				},
			),
		);
		expect(found).toHaveLength(4);
		expect(found.at(-1)).toEqual(anyCard);
		const bins = found.map(card => (card.type === 'CARD' ? `${card.cardType} ${card.bin}` : ''));
		expect(bins).toEqual(expect.arrayContaining(['CREDIT 400000', 'DEBIT 000000']));
	});

	test.each([
		['a gap between two ranges', [['10::19', '30::39']], ['10', '00']],
		['ranges that overlap', [['10::25'], ['20::29']], ['10', '20', '26', '00']],
		['up to the last number', [['90::99']], ['90', '00']],
		['every number: none is outside', [['0::9']], ['0']],
		['a range of fewer digits covers every longer number', [['4::4'], ['4100::4199']], ['4000', '4100', '0000']],
		['19 digits', [['9999999999999999998::9999999999999999998']], ['9999999999999999998', '0000000000000000000']],
	])('BINs: %s', (_, lists, bins) => {
		// Each range hides and shows, so that neither is left out because another filter decides before it.
		const filters = lists.map((cardBins, at) => ({enable: at % 2 === 0, cardBins}));
		const found = of('CARD', cards(...filters)).map(card => (card.type === 'CARD' ? card.bin : undefined));
		expect(found.sort()).toEqual([...bins].sort());
	});

	test('EMI by kind, group, issuer and tenure', () => {
		const filters = [
			{
				enable: false,
				issuerFilter: {issuers: ['PREFIX_BANKA'], enable: true},
				tenureFilter: {tenures: ['3::6'], enable: true},
			},
		];
		const plans = of('EMI', {...filter(), emiOptions: {noCostEmi: {enable: true, credit: {enable: true, filters}}}});
		const base = {type: 'EMI', kind: 'noCost', group: 'credit', paymentMethodType: 'CARD', paymentMethod: 'OTHER'};
		expect(plans.filter(plan => plan.type === 'EMI' && plan.kind === 'noCost' && plan.group === 'credit')).toEqual([
			{...base, issuer: 'PREFIX_BANKA', tenure: 3},
			{...base, issuer: 'OTHER', tenure: 1},
		]);
		expect(plans).toHaveLength(8 + 2);
	});

	test('where a mandate is required, with and without support for mandates', () => {
		const required = {
			...page,
			'options.create_mandate': 'REQUIRED',
			'mandate.max_amount': '10.00',
			'mandate.start_date': '1893456000',
			'mandate.end_date': '1924992000',
		};
		expect(of('CASH', required)).toEqual([
			{type: 'CASH', supportsMandates: true},
			{type: 'CASH', supportsMandates: false},
		]);
	});

	test('where a mandate may be required, with and without support for mandates', () => {
		expect(of('CASH', {...page, 'options.create_mandate': 7})).toEqual([
			{type: 'CASH', supportsMandates: true},
			{type: 'CASH', supportsMandates: false},
		]);
	});

	test('the further types of the account', () => {
		expect(instruments(filter(), {types: ['OTC']})).toContainEqual({type: 'OTC', code: 'OTHER'});
	});

	test('grow with the classes, not with the product of the lists', () => {
		const lists = {cardBrands: codes('BRAND'), cardBanks: codes('BANK'), cardSubTypes: codes('SUB')};
		expect(of('CARD', cards({enable: false, ...lists}))).toHaveLength(2);
	});

	test('are fully described, and cover every place that can decide', () => {
		fc.assert(
			fc.property(anyInput, fc.nat(), anyOptions, (before, at, options) => {
				const input = changed(before, at);
				const {explain} = compile(input, options);
				const placesOf = (list: ReturnType<typeof instruments>) =>
					new Set(list.flatMap(one => explain(one).because.map(({rule, pointer}) => `${one.type} ${rule} ${pointer}`)));
				const covered = placesOf(instruments(input, options));
				expect([...covered].filter(place => /incomplete-instrument|unreadable-instrument/.test(place))).toEqual([]);
				expect([...placesOf(instrumentsFor(input))].filter(place => !covered.has(place))).toEqual([]);
			}),
			{numRuns: 150},
		);
	});

	test('name a provider where a list of providers cannot be read', () => {
		const option = {paymentMethodType: 'CASH', enable: true, paymentMethods: [5]};
		const cash = instruments({allowDefaultOptions: false, options: [option]}).filter(({type}) => type === 'CASH');
		expect(cash).toMatchObject([{type: 'CASH', code: expect.any(String)}]);
	});

	test('are frozen', () => {
		const found = instruments(filter());
		expect([found, ...found].every(Object.isFrozen)).toBe(true);
	});

	test('refuse unknown options, with the nearest one', () => {
		expect(() => instruments(filter(), {servicePrefx: 'P'} as object)).toThrow(/servicePrefix/);
	});
});
