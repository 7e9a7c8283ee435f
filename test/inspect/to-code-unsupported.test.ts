// toCode, exact: the place that builders cannot reproduce exactly, and the nearest filter that they can.
import {expect, test} from 'vitest';
import {toCode} from '../../src/inspect/index.js';
import {isBuilder} from './run-code.js';

const cash = {paymentMethodType: 'CASH', enable: false};
const options = (...list: readonly object[]) => ({allowDefaultOptions: true, options: [cash, ...list]});
const cards = (...cardFilters: readonly object[]) => options({paymentMethodType: 'CARD', enable: true, cardFilters});
const upi = (...upiFilters: readonly object[]) => options({paymentMethodType: 'UPI', enable: true, upiFilters});
const emi = (emiOptions: object) => ({...options(), emiOptions});
const plans = (...filters: readonly object[]) => emi({lowCostEmi: {enable: true, debit: {enable: true, filters}}});
const plan = {enable: true, paymentMethod: 'A'};
const tenures = (...list: readonly string[]) => ({tenures: list, enable: true});

const refused: readonly (readonly [refused: object, place: string, written: object])[] = [
	[options({paymentMethodType: 'CASH', enable: true}), '/options/1', options({paymentMethodType: 'RTP', enable: true})],
	[
		options({paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_A']}),
		'/options/1/paymentMethods/1',
		options({paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']}),
	],
	[
		cards({cardTypes: ['CREDIT'], enable: false}, {cardBanks: ['BANK_A', 'BANK_A'], enable: false}),
		'/options/1/cardFilters/1/cardBanks/1',
		cards({cardTypes: ['CREDIT'], enable: false}, {cardBins: ['41::42', '43::44'], enable: false}),
	],
	[
		upi({upiType: 'INTENT', enable: false}, {upiMethods: ['APP_A'], enable: false}),
		'/options/1/upiFilters/1/upiType',
		upi({upiType: 'COLLECT', enable: false}, {upiType: 'INTENT', upiMethods: ['APP_A'], enable: false}),
	],
	[
		upi({upiType: 'INTENT', upiMethods: ['APP_A', 'APP_A'], enable: false}),
		'/options/1/upiFilters/0/upiMethods/1',
		upi({upiType: 'INTENT', upiMethods: ['APP_A', 'APP_B'], enable: false}),
	],
	[emi({}), '/emiOptions', emi({showOnlyEmi: true})],
	[emi({showOnlyEmi: false, noCostEmi: {enable: true}}), '/emiOptions/showOnlyEmi', emi({noCostEmi: {enable: true}})],
	[
		emi({standardEmi: {enable: true}, noCostEmi: {enable: false, cardless: {enable: true}}}),
		'/emiOptions/noCostEmi/cardless',
		emi({standardEmi: {enable: true, cardless: {enable: true}}, noCostEmi: {enable: false}}),
	],
	[
		emi({lowCostEmi: {enable: true, credit: {enable: true}, debit: {enable: false, filters: [plan]}}}),
		'/emiOptions/lowCostEmi/debit/filters',
		emi({lowCostEmi: {enable: true, credit: {enable: true, filters: [plan]}, debit: {enable: false}}}),
	],
	[
		plans(plan, {enable: true, paymentMethod: ['CODE_A']}),
		'/emiOptions/lowCostEmi/debit/filters/1/paymentMethod',
		plans(plan, {enable: true, paymentMethod: 'CODE_A'}),
	],
	[
		plans(plan, {enable: true, paymentMethod: ['CODE_A', 'CODE_A']}),
		'/emiOptions/lowCostEmi/debit/filters/1/paymentMethod',
		plans(plan, {enable: true, paymentMethod: ['CODE_A', 'CODE_B']}),
	],
	[
		plans(plan, {enable: true, tenureFilter: tenures('3::6', '3::6')}),
		'/emiOptions/lowCostEmi/debit/filters/1/tenureFilter/tenures/1',
		plans(plan, {enable: true, tenureFilter: tenures('3::6', '9::12')}),
	],
	[
		plans({enable: true, tenureFilter: tenures('3::6')}, {enable: true, issuerFilter: tenures('3::6')}),
		'/emiOptions/lowCostEmi/debit/filters/1/issuerFilter',
		plans({enable: true, issuerFilter: tenures('3::6')}, {enable: true, issuerFilter: tenures('9::12')}),
	],
];

test.each(refused)('%#', (filter, place, nearest) => {
	const [comment, ...rest] = toCode(filter, {exact: true}).split('\n');
	expect(comment).toContain(`${place}: `);
	expect(rest.join('\n')).toMatch(/^export const paymentFilter = freeze\(/);
	expect(isBuilder(toCode(nearest, {exact: true}))).toBe(true);
});
