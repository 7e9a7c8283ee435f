// instruments: the matrix that a filter can tell apart.
import {describe, expect, test} from 'vitest';
import {instruments} from '../../src/inspect/analysis/instruments.js';
import {compile} from '../../src/inspect/evaluate/compile.js';

function filter(...options: readonly object[]) {
	return {allowDefaultOptions: true, options};
}

function of(type: string, subject: unknown) {
	return instruments(subject).filter(instrument => instrument.type === type);
}

describe('instruments', () => {
	test('of a filter that names nothing: each type once, and EMI for each plan group', () => {
		expect(instruments(filter()).map(({type}) => type)).toEqual([
			...['CARD', 'UPI', 'WALLET', 'NB', 'CONSUMER_FINANCE', 'REWARD', 'CASH', 'RTP'],
			...['EMI', 'EMI', 'EMI'],
		]);
	});

	test('each code, and one that is not listed', () => {
		const option = {paymentMethodType: 'NB', enable: false, paymentMethods: ['NB_BANKA', 'PREFIX_BANKA', 'NB_OTHER']};
		expect(of('NB', filter(option))).toEqual([
			{type: 'NB', code: 'NB_BANKA'},
			{type: 'NB', code: 'PREFIX_BANKA'},
			{type: 'NB', code: 'NB_OTHER'},
			{type: 'NB', code: 'NB_OTHER_'},
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
			{type: 'UPI', app: 'APP_A'},
			{type: 'UPI', handle: '@other'},
			{type: 'UPI', app: 'OTHER'},
		]);
	});

	test('card lists combined, and a BIN for each stretch of the ranges', () => {
		const option = {
			paymentMethodType: 'CARD',
			enable: true,
			cardFilters: [
				{enable: false, cardTypes: ['CREDIT'], cardBins: ['400000::499999']},
				{enable: false, cardBins: ['450000::460000']},
			],
		};
		const cards = of('CARD', filter(option));
		for (const cardType of ['DEBIT', 'CREDIT']) {
			for (const bin of ['400000', '450000', '460001', '500000']) {
				expect(cards).toContainEqual({type: 'CARD', cardType, bin});
			}
		}
		expect(cards).toHaveLength(8);
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
		expect(plans.filter(plan => plan.type === 'EMI' && plan.kind === 'noCost' && plan.group === 'credit')).toEqual([
			{type: 'EMI', kind: 'noCost', group: 'credit', issuer: 'PREFIX_BANKA', tenure: 3},
			{type: 'EMI', kind: 'noCost', group: 'credit', issuer: 'PREFIX_BANKA', tenure: 7},
			{type: 'EMI', kind: 'noCost', group: 'credit', issuer: 'OTHER', tenure: 3},
			{type: 'EMI', kind: 'noCost', group: 'credit', issuer: 'OTHER', tenure: 7},
		]);
		expect(plans).toHaveLength(8 + 4);
	});

	test('none is described too thinly for the filter it comes from', () => {
		const subject = {
			...filter(
				{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A']},
				{
					paymentMethodType: 'CARD',
					enable: true,
					cardFilters: [
						{enable: false, cardBrands: ['BRAND_A'], cardBanks: ['BANK_A'], cardBins: ['41::49', '5000::5999']},
						{enable: true, cardSubTypes: ['SUB_A'], cardTypes: ['CREDIT']},
					],
				},
			),
			emiOptions: {
				lowCostEmi: {
					enable: true,
					cardless: {
						enable: true,
						filters: [{enable: false, paymentMethodType: 'WALLET', paymentMethod: ['WALLET_A']}],
					},
				},
			},
		};
		const compiled = compile(subject);
		const rules = instruments(subject).flatMap(one => compiled.explain(one).because.map(({rule}) => rule));
		expect(rules).not.toContain('too-thin');
		expect(rules).not.toContain('unreadable-instrument');
		expect(rules).toContain('filters-disagree');
		expect(rules).toContain('plan-filter-hides');
	});

	test('where a mandate is required, with and without support for mandates', () => {
		const required = {
			action: 'paymentPage',
			amount: '10.00',
			order_id: 'order-1',
			customer_id: 'customer-1',
			customer_email: 'customer@example.com',
			customer_phone: '9999999999',
			payment_page_client_id: 'client-1',
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

	test('grows with the filter, not with the product of its lists', () => {
		const codes = (stem: string) => Array.from({length: 500}, (_, at) => `${stem}_${at}`);
		const lists = {cardBrands: codes('BRAND'), cardBanks: codes('BANK'), cardSubTypes: codes('SUB')};
		const cards = of(
			'CARD',
			filter({paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: false, ...lists}]}),
		);
		// None of the values; the first of each list; each further value, and one more, of each list.
		expect(cards.length).toBe(1 + 1 + 3 * (499 + 1));
		expect(new Set(cards.map(card => JSON.stringify(card))).size).toBe(cards.length);
	});

	test('throws what decode refuses', () => {
		expect(() => instruments({options: [{paymentMethodType: 'CRD', enable: true}]})).toThrow(/CRD/);
	});
});
