// describe: a reading decides what is uncertain without it.
import {expect, test} from 'vitest';
import type {Readings} from '../../src/account/readings.js';
import {MisuseError} from '../../src/index.js';
import {summarize} from '../../src/inspect/summarize/summarize.js';
import {page} from './page.js';

const cards = (...cardFilters: readonly object[]) => ({paymentMethodType: 'CARD', enable: true, cardFilters});
const credit = (enable: boolean) => ({enable, cardTypes: ['CREDIT']});
const visible = {standardEmi: {enable: true}, lowCostEmi: {enable: true}, noCostEmi: {enable: true}};
const plans = (...filters: readonly object[]) => ({
	...visible,
	noCostEmi: {enable: true, cardless: {enable: true, filters}},
});
const issuers = {issuerFilter: {issuers: ['P_A'], enable: false}};
const tenures = {tenureFilter: {tenures: ['3::6'], enable: false}};

test.each<[Readings, object, string, string]>([
	[
		{precedence: 'hide-wins'},
		{options: [cards(credit(true), {enable: false})]},
		'uncertain: what one',
		'hidden: what one',
	],
	[
		{precedence: 'show-wins'},
		{options: [cards(credit(true), {enable: false})]},
		'uncertain: what one',
		'shown: what one',
	],
	[
		{precedence: 'first-wins'},
		{options: [cards(credit(true), {enable: false})]},
		'uncertain: what one',
		'follows the first',
	],
	[
		{precedence: 'last-wins'},
		{options: [cards(credit(true), {enable: false})]},
		'uncertain: what one',
		'follows the last',
	],
	[{defaultsInside: 'apply'}, {options: [cards(credit(true))]}, 'uncertain: all other', 'shown: all other'],
	[{defaultsInside: 'ignore'}, {options: [cards(credit(true))]}, 'uncertain: all other', 'hidden: all other'],
	[
		{emptyList: 'ignored'},
		{options: [cards({enable: false, cardBrands: []})]},
		'uncertain: cards of brand',
		'hidden: all cards',
	],
	[
		{emptyList: 'matches-nothing'},
		{options: [cards({enable: false, cardBrands: []})]},
		'uncertain: cards of',
		'without effect: cards of',
	],
	[
		{outerFlag: 'outer-wins'},
		{options: [], emiOptions: plans({enable: false, ...issuers})},
		'which are uncertain',
		'which are hidden',
	],
	[
		{outerFlag: 'inner-wins'},
		{options: [], emiOptions: plans({enable: false, ...issuers})},
		'which are uncertain',
		'which are shown',
	],
	[
		{issuersAndTenures: 'either'},
		{options: [], emiOptions: plans({enable: true, ...issuers, ...tenures})},
		'only one of the two',
		'from issuer P_A or over 3 to 6',
	],
	[
		{issuersAndTenures: 'both'},
		{options: [], emiOptions: plans({enable: true, ...issuers, ...tenures})},
		'only one of the two',
		'from issuer P_A over 3 to 6',
	],
])('%j', (readings, filter, without, expected) => {
	const input = {allowDefaultOptions: true, ...filter};
	expect(summarize(input)).toContain(without);
	const text = summarize(input, {readings});
	expect(text).toContain(expected);
	expect(text).not.toContain(without);
});

test('EMI that sdk_udf hides and the filter shows', () => {
	const payment_filter = {allowDefaultOptions: true, options: [], emiOptions: visible};
	const request = {...page, sdk_udf: 'hideEMI', payment_filter};
	expect(summarize(request)).toContain('so EMI is uncertain');
	const hidden = summarize(request, {readings: {emiDisplay: 'sdk_udf-wins'}});
	expect(hidden).toBe('Customers see every payment option, with these rules:\n- EMI is hidden.');
	const shown = summarize(request, {readings: {emiDisplay: 'emiOptions-wins'}});
	expect(shown).toContain('- No-cost EMI:\n    on credit cards: shown');
	expect(shown).not.toContain('uncertain');
});

test('options are checked', () => {
	const filter = {allowDefaultOptions: true, options: []};
	// @ts-expect-error -- a misspelled option
	expect(() => summarize(filter, {reading: {}})).toThrow(MisuseError);
});

test('a type of the account', () => {
	const filter = {
		allowDefaultOptions: false,
		options: [{paymentMethodType: 'OTC', enable: true, paymentMethods: ['OTC_A']}],
	};
	expect(summarize(filter, {types: ['OTC']})).toContain('- OTC: OTC_A is shown; all other OTC providers are hidden.');
	expect(summarize(filter)).toContain('- OTC is not a documented type: if the account has it, it is shown.');
});

test('rules that cannot meet do not disagree', () => {
	const upi = (...upiFilters: readonly object[]) => ({paymentMethodType: 'UPI', enable: true, upiFilters});
	const disjoint = [
		cards({enable: true, cardBrands: ['A']}, {enable: false, cardBrands: ['B']}),
		upi({enable: true, upiType: 'COLLECT'}, {enable: false, upiType: 'INTENT'}),
	];
	expect(summarize({allowDefaultOptions: true, options: disjoint})).not.toContain('what one rule shows');
	const ranges = (to: string) => [
		cards({enable: true, cardBins: ['411111::411199']}, {enable: false, cardBins: [`41::${to}`]}),
	];
	expect(summarize({allowDefaultOptions: true, options: ranges('42')})).toContain('what one rule shows');
});
