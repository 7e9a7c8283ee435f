// To code: why builders do not write a filter as it stands, in full, and the nearest filter that they do write.
import {describe, expect, test} from 'vitest';
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

const reasons: readonly (readonly [unsaid: object, reason: string, said: object])[] = [
	[
		options({paymentMethodType: 'CASH', enable: true}),
		'/options/1: CASH is hidden already: configure it in one call',
		options({paymentMethodType: 'RTP', enable: true}),
	],
	[
		options({paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_A']}),
		'/options/1/paymentMethods: a code stands twice, and builders keep it once',
		options({paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']}),
	],
	[
		cards({cardTypes: ['CREDIT'], enable: false}, {cardBanks: ['BANK_A', 'BANK_A'], enable: false}),
		'/options/1/cardFilters/1/cardBanks: a code stands twice, and builders keep it once',
		cards({cardTypes: ['CREDIT'], enable: false}, {cardBins: ['41::42', '41::42'], enable: false}),
	],
	[
		upi({upiType: 'INTENT', enable: true}, {upiMethods: ['APP_A'], enable: false}),
		'/options/1/upiFilters/1: without upiType it is neither COLLECT nor INTENT, and builders say which',
		upi({upiType: 'COLLECT', enable: true}, {upiType: 'INTENT', upiMethods: ['APP_A'], enable: false}),
	],
	[
		upi({upiType: 'INTENT', upiMethods: ['APP_A', 'APP_A'], enable: false}),
		'/options/1/upiFilters/0/upiMethods: a code stands twice, and builders keep it once',
		upi({upiType: 'INTENT', upiMethods: ['APP_A', 'APP_B'], enable: false}),
	],
	[emi({}), '/emiOptions: it is empty, and builders leave out what says nothing', emi({showOnlyEmi: true})],
	[
		emi({showOnlyEmi: false, noCostEmi: {enable: true}}),
		'/emiOptions/showOnlyEmi: builders leave false out',
		emi({noCostEmi: {enable: true}}),
	],
	[
		emi({standardEmi: {enable: true}, noCostEmi: {enable: false, cardless: {enable: true}}}),
		'/emiOptions/noCostEmi: it is disabled and has plan groups inside',
		emi({standardEmi: {enable: true, cardless: {enable: true}}, noCostEmi: {enable: false}}),
	],
	[
		emi({lowCostEmi: {enable: true, credit: {enable: true}, debit: {enable: false, filters: [plan]}}}),
		'/emiOptions/lowCostEmi/debit: it is disabled and has filters inside',
		emi({lowCostEmi: {enable: true, credit: {enable: true, filters: [plan]}, debit: {enable: false}}}),
	],
	[
		plans(plan, {enable: true, paymentMethod: ['CODE_A']}),
		'/emiOptions/lowCostEmi/debit/filters/1/paymentMethod: builders write one code as a string, not as a list',
		plans(plan, {enable: true, paymentMethod: 'CODE_A'}),
	],
	[
		plans(plan, {enable: true, paymentMethod: ['CODE_A', 'CODE_A']}),
		'/emiOptions/lowCostEmi/debit/filters/1/paymentMethod: a code stands twice, and builders keep it once',
		plans(plan, {enable: true, paymentMethod: ['CODE_A', 'CODE_B']}),
	],
	[
		plans(plan, {enable: true, tenureFilter: tenures('3::6', '3::6')}),
		'/emiOptions/lowCostEmi/debit/filters/1/tenures: a code stands twice, and builders keep it once',
		plans(plan, {enable: true, tenureFilter: tenures('3::6', '9::12')}),
	],
	[
		plans({enable: true, tenureFilter: tenures('3::6')}, {enable: true, issuerFilter: tenures('3::6')}),
		'/emiOptions: its tenures stand in more than one encoding, and builders use one',
		plans({enable: true, issuerFilter: tenures('3::6')}, {enable: true, issuerFilter: tenures('9::12')}),
	],
];

describe('the reason', () => {
	test.each(reasons)('%#', (unsaid, reason, said) => {
		const [because, told] = toCode(unsaid).split('\n');
		expect(because).toBe('// A plain object, because the builders do not write this filter as it stands:');
		expect(told).toBe(`// ${reason}`);
		expect(isBuilder(toCode(said))).toBe(true);
	});
});
