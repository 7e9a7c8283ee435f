// describe: what is uncertain and why, what a reading settles, and long or unreadable lists.
import {expect, test} from 'vitest';
import type {Readings} from '../../src/account/readings.js';
import {summarize} from '../../src/inspect/summarize/summarize.js';
import {page} from './page.js';

const off = {enable: false};
const on = {enable: true};
const noEmi = {standardEmi: off, lowCostEmi: off, noCostEmi: off};
const cards = (enable: unknown) => ({paymentMethodType: 'CARD', enable});
const inCredit = (credit: unknown) => ({...noEmi, noCostEmi: {enable: true, credit, debit: off, cardless: off}});
const plan = {enable: true, issuerFilter: {issuers: ['P_A'], enable: true}};

/** The lines after the first, without those about EMI kinds that are hidden. */
function linesOf(emiOptions: unknown, options: unknown, readings: Readings = {}, allowDefaultOptions: unknown = true) {
	const lines = summarize({allowDefaultOptions, options, ...(emiOptions === undefined ? {} : {emiOptions})}, {readings})
		.split('\n')
		.slice(1);
	return lines.filter(line => !/^- \S+ EMI is hidden\.$/.test(line)).map(line => line.replace(/^- |^ {4}/, ''));
}
const emi = (emiOptions: unknown, card: unknown = true, readings: Readings = {}) =>
	linesOf(emiOptions, [cards(card)], readings).filter(
		line => !/^Cards |^Cannot be read|^(?:on debit|without)/.test(line),
	);
const options = (...list: readonly unknown[]) => linesOf(noEmi, list);

test('a kind or group with a setting that cannot be read is not described as disabled', () => {
	expect(emi({...noEmi, noCostEmi: {enable: 'maybe', credit: on}})).toEqual([
		'No-cost EMI has a setting that cannot be read, so what is not hidden below is uncertain:',
		'on credit cards: uncertain',
	]);
	expect(emi(inCredit({enable: 'maybe', filters: [plan]}))).toEqual([
		'No-cost EMI:',
		'on credit cards, where it has a setting that cannot be read, so what is not hidden below is uncertain:',
		'  shown: plans from issuer P_A',
		'  uncertain: all other plans',
	]);
});

test('a disabled group with rules', () => {
	expect(emi(inCredit({enable: false, filters: [{...plan, enable: false}]}))).toEqual([
		'No-cost EMI:',
		'on credit cards, where it is disabled, with parts of it enabled, so what is not hidden below is uncertain:',
		'  uncertain: plans from issuer P_A',
		'  hidden: all other plans',
	]);
	expect(emi(inCredit({enable: false, filters: [{enable: false}]}))).toEqual([
		'No-cost EMI:',
		'on credit cards: hidden',
	]);
	expect(emi(inCredit({enable: false, filters: [plan]}), true, {outerFlag: 'outer-wins'})).toEqual([
		'No-cost EMI:',
		'on credit cards: hidden',
	]);
});

test('rules of plans while cards are hidden', () => {
	const group = inCredit({enable: true, filters: [plan]});
	expect(emi(group, false)).toEqual([
		'No-cost EMI:',
		'on credit cards, where cards are hidden, so what is not hidden below is uncertain:',
		'  shown: plans from issuer P_A',
		'  uncertain: all other plans',
	]);
	expect(emi(group, false, {emiOnHiddenCards: 'hidden'})).toEqual([
		'No-cost EMI:',
		'on credit cards: hidden, as cards are',
	]);
	expect(emi(group, false, {emiOnHiddenCards: 'shown', defaultsInside: 'ignore'})).toEqual([
		'No-cost EMI:',
		'on credit cards:',
		'  shown: plans from issuer P_A',
		'  hidden: all other plans',
	]);
});

test('EMI that is not named while cards are hidden, or cannot be read', () => {
	expect(emi(undefined, false, {emiOnHiddenCards: 'hidden'})).toEqual([
		'EMI on credit and debit cards is hidden, as cards are.',
	]);
	expect(emi(undefined, false, {emiOnHiddenCards: 'shown'})).toEqual([]);
	expect(emi(undefined, 'maybe')).toEqual([
		'Cards: the setting cannot be read, so it is uncertain whether this is shown or hidden.',
		'It is uncertain whether EMI on credit and debit cards is shown, since the setting for cards cannot be read.',
	]);
	expect(emi(inCredit(on), 'maybe').at(-1)).toBe(
		'on credit cards: uncertain, since the setting for cards cannot be read',
	);
});

test('EMI that cannot be read', () => {
	expect(emi(5)).toEqual(['The rules for EMI cannot be read, so it is uncertain whether EMI is shown.']);
	expect(emi({...noEmi, showOnlyEmi: 'maybe'})).toEqual([
		'showOnlyEmi cannot be read, so it is uncertain whether customers see only EMI.',
	]);
	expect(emi(inCredit({enable: true, filters: 5}))).toEqual([
		'No-cost EMI:',
		'on credit cards:',
		'  uncertain: what the rules that cannot be read match',
		'  uncertain: all other plans',
	]);
});

test('a display that cannot be read is the one thing that is uncertain', () => {
	const text = summarize({...page, sdk_udf: 'maybe', payment_filter: {allowDefaultOptions: false, options: []}});
	expect(text.split('\n')).toEqual([
		'Customers see only what these rules show:',
		'- The EMI display (sdk_udf) cannot be read, so it is uncertain whether EMI is shown.',
		expect.stringMatching(/^- Cannot be read: \/sdk_udf \("maybe" /),
	]);
});

test('where EMI is contradicted, only the kinds that the filter names are described', () => {
	const payment_filter = {allowDefaultOptions: false, options: [], emiOptions: {noCostEmi: on}};
	const text = summarize({...page, sdk_udf: 'hideEMI', payment_filter});
	expect(text).toContain('- No-cost EMI:');
	expect(text).not.toMatch(/Standard|Low-cost/);
});

test('nothing is shown', () => {
	const nothing = {allowDefaultOptions: false, options: []};
	expect(summarize(nothing, {readings: {unnamedEmi: 'hidden'}})).toBe('Customers see no payment option.');
});

test('empty lists, by reading', () => {
	const empty = [
		{...cards(true), cardFilters: []},
		{paymentMethodType: 'UPI', enable: true, upiFilters: []},
	];
	const wallets = {paymentMethodType: 'WALLET', enable: false, paymentMethods: []};
	const lines = (emptyList: Readings['emptyList'], allow: boolean) =>
		linesOf(noEmi, [...empty, wallets], {emptyList}, allow);
	expect(lines('ignored', false)).toEqual([
		'Cards: the list of rules is empty, so all cards are shown.',
		'UPI: the list of rules is empty, so all UPI payments are shown.',
		'Wallets: the list of codes is empty, so all wallets are hidden.',
	]);
	expect(lines('matches-nothing', false).slice(0, 2)).toEqual([
		'Cards: the list of rules is empty, so all cards are hidden.',
		'UPI: the list of rules is empty, so all UPI payments are hidden.',
	]);
	expect(lines('matches-nothing', true).at(-1)).toBe('Wallets: the list of codes is empty, so all wallets are shown.');
	expect(linesOf(noEmi, empty, {}, false)).toEqual([
		'Cards: the list of rules is empty, so what customers see is uncertain.',
		'UPI: the list of rules is empty, so what customers see is uncertain.',
	]);
});

test('types, codes and filters that cannot be read', () => {
	expect(options({enable: true})[0]).toBe('One option names a type that cannot be read, so any type may be affected.');
	expect(options({paymentMethodType: 'WALLET', enable: false, paymentMethods: [5]})[0]).toBe(
		'Wallets: the list of codes cannot be read completely; all other wallets are shown.',
	);
	expect(options({...cards(true), cardFilters: 5}).slice(0, 3)).toEqual([
		'Cards follow these rules:',
		'uncertain: what the rules that cannot be read match',
		'uncertain: all other cards',
	]);
	const unreadable = [
		{enable: 'maybe', cardBanks: ['BANK_A']},
		{enable: false, cardBanks: ['BANK_A', 5]},
	];
	expect(options({...cards(true), cardFilters: unreadable}).slice(1, 3)).toEqual([
		'uncertain: cards from bank BANK_A',
		'hidden: cards from bank BANK_A (and what cannot be read)',
	]);
	const upiFilters = [{enable: false, upiType: 'INTENT', upiMethods: 5}];
	expect(options({paymentMethodType: 'UPI', enable: true, upiFilters})[1]).toBe(
		'uncertain: a UPI app, by a rule that cannot be read completely',
	);
	expect(linesOf(noEmi, [{...cards(true), cardFilters: [{enable: true, cardBanks: ['BANK_A']}]}], {}, 'maybe')[2]).toBe(
		'uncertain: all other cards',
	);
});

test('what cannot be read is listed up to ten times', () => {
	const broken = Array.from({length: 13}, (_, at) => ({paymentMethodType: `T${at}`, enable: 'maybe'}));
	const lines = options(...broken).filter(line => line.includes('annot be read'));
	expect(lines.slice(-2)).toEqual([
		expect.stringContaining('/options/9/enable'),
		'Further parts cannot be read: lint lists them.',
	]);
});

test('of very many rules some are assumed to overlap', () => {
	const filters = (enable: boolean) =>
		Array.from({length: 101}, (_, at) => ({enable, cardBanks: [`BANK_${enable}_${at}`]}));
	const precedence = 'uncertain: what one rule shows and another hides';
	expect(options({...cards(true), cardFilters: [...filters(true), ...filters(false)]})).toContain(precedence);
	expect(options({...cards(true), cardFilters: [...filters(true).slice(2), ...filters(false)]})).not.toContain(
		precedence,
	);
});

test('an empty list in a plan filter, by reading', () => {
	const filters = [{enable: true, issuerFilter: {issuers: [], enable: true}}];
	const rule = (emptyList?: Readings['emptyList']) =>
		emi(inCredit({enable: true, filters}), true, emptyList === undefined ? {} : {emptyList})[2];
	expect(rule()).toBe(
		'  uncertain: plans from issuer (an empty list), since the specification does not state what an empty list matches',
	);
	expect(rule('ignored')).toBe('  shown: plans');
	expect(rule('matches-nothing')).toBe(
		'  without effect: plans from issuer (an empty list), since an empty list matches nothing',
	);
});

test('an empty list of exceptions beside another, by reading', () => {
	const noIssuers = {issuerFilter: {issuers: [], enable: false}};
	const tenures = {tenureFilter: {tenures: ['3::6'], enable: false}};
	const noTenures = {tenureFilter: {tenures: [], enable: false}};
	const issuers = {issuerFilter: {issuers: ['P_A'], enable: true}};
	const rule = (filter: object, readings: Readings = {}) =>
		emi(inCredit({enable: true, filters: [filter]}), true, readings)[2]?.trim();
	const nothing = {emptyList: 'matches-nothing'} as const;
	const empty = 'since the specification does not state what an empty list matches';
	const either = 'in only one of the two lists are uncertain';

	// Alone it excepts nothing, whatever it means.
	expect(rule({enable: true, ...noIssuers})).toBe('shown: plans');
	expect(rule({enable: false, ...noIssuers}, nothing)).toBe('hidden: plans');
	expect(rule({enable: true, ...issuers, ...noTenures})).toBe('shown: plans from issuer P_A');

	for (const [enable, others] of [
		[true, 'hidden'],
		[false, 'uncertain'],
	] as const) {
		const both = {enable, ...noIssuers, ...tenures};
		const visibility = enable ? 'shown' : 'hidden';
		const inTenures = `${visibility}: plans, except those over 3 to 6 months, which are ${others}`;
		const inBoth = `plans, except those from issuer (an empty list) over 3 to 6 months, which are ${others}`;
		expect(rule(both)).toBe(`uncertain: ${inBoth}; those ${either}, ${empty}`);
		expect(rule(both, {issuersAndTenures: 'either'})).toBe(
			`uncertain: ${inBoth.replace(' over', ' or over')}, ${empty}`,
		);
		expect(rule(both, {emptyList: 'ignored'})).toBe(inTenures);
		expect(rule(both, nothing)).toBe(`${visibility}: ${inBoth}; those ${either}`);
		expect(rule(both, {...nothing, issuersAndTenures: 'either'})).toBe(inTenures);
		expect(rule(both, {...nothing, issuersAndTenures: 'both'})).toBe(`${visibility}: plans`);
	}

	const disabled = {enable: false, ...issuers, ...noTenures};
	expect(rule(disabled)).toBe(
		`uncertain: plans from issuer P_A, except those over (an empty list), which are uncertain, ${empty}`,
	);
	expect(rule(disabled, {emptyList: 'ignored'})).toBe('uncertain: plans from issuer P_A');
	expect(rule(disabled, nothing)).toBe('hidden: plans from issuer P_A');
});

test('the rest of a list is uncertain where a rule in it cannot be read, also if nothing else is shown', () => {
	const list = (filter: object) => ({enable: true, filters: [filter, 5]});
	const brands = [{enable: true, cardBrands: ['BRAND_A']}, 5];
	expect(linesOf(noEmi, [{...cards(true), cardFilters: brands}], {}, false)).toContain('uncertain: all other cards');
	expect(linesOf(inCredit(list(plan)), [cards(true)], {}, false)).toContain('  uncertain: all other plans');
});

test('a UPI type that cannot be read may be either', () => {
	const upiFilters = [{enable: true, upiType: 5, upiMethods: ['@bank']}];
	expect(options({paymentMethodType: 'UPI', enable: true, upiFilters})).toContain(
		'uncertain: the UPI handle or app @bank, by a rule that cannot be read completely',
	);
});

test('an option that names two types may affect either', () => {
	expect(options({paymentMethodType: 'WALLET,NB', enable: true})[0]).toBe(
		'One option names a type that cannot be read, so Wallets or Net banking may be affected.',
	);
});

test('plans on cards are uncertain for two reasons', () => {
	const line = emi(inCredit({enable: 'maybe', filters: [plan]}), 'maybe').find(text => text.startsWith('on credit'));
	expect(line).toBe(
		'on credit cards, where it has a setting that cannot be read and the setting for cards cannot be read, so what is not hidden below is uncertain:',
	);
});

test('a part of a rule that cannot be read may match anything', () => {
	const precedence = 'uncertain: what one rule shows and another hides';
	const brands = [
		{enable: true, cardBrands: [5]},
		{enable: false, cardBrands: ['BRAND_A']},
	];
	expect(options({...cards(true), cardFilters: brands})).toContain(precedence);
	const filters = [
		{enable: true, paymentMethodType: 5, issuerFilter: {issuers: ['P_A'], enable: true}},
		{enable: false, paymentMethodType: 'CARD'},
	];
	expect(emi(inCredit({enable: true, filters})).slice(2)).toEqual([
		'  uncertain: plans from issuer P_A, by a rule that cannot be read completely',
		'  hidden: plans on cards',
		`  ${precedence}`,
	]);
});

test('rules of both kinds leave the rest uncertain, whatever allowDefaultOptions is', () => {
	const both = [
		{enable: true, cardBanks: ['BANK_A']},
		{enable: false, cardBanks: ['BANK_B']},
	];
	for (const allow of [true, false])
		expect(linesOf(noEmi, [{...cards(true), cardFilters: both}], {}, allow).at(-1)).toBe('uncertain: all other cards');
});

test('filters of another type are ignored', () => {
	const lists = {enable: true, cardFilters: [{enable: false}], upiFilters: [{enable: false}]};
	expect(options({paymentMethodType: 'WALLET', ...lists})).toEqual(['Wallets are shown.']);
});

test('a type that is not documented, with a setting that cannot be read', () => {
	expect(options({paymentMethodType: 'VOUCHER', enable: 5})[0]).toBe(
		'One option names a type that cannot be read, so VOUCHER may be affected.',
	);
});

test('a whole type of the account', () => {
	const filter = {allowDefaultOptions: true, options: [{paymentMethodType: 'OTC', enable: false}]};
	expect(summarize(filter, {types: ['OTC']})).toContain('\n- OTC is hidden.');
});

test('a disabled kind with a part that is enabled, by reading', () => {
	const emiOptions = {...noEmi, noCostEmi: {enable: false, credit: on}};
	expect(emi(emiOptions, true, {outerFlag: 'inner-wins'})).toEqual(['No-cost EMI:', 'on credit cards: shown']);
	expect(emi(emiOptions, true, {outerFlag: 'outer-wins'})).toEqual([]);
	expect(
		summarize({allowDefaultOptions: true, options: [], emiOptions}, {readings: {outerFlag: 'outer-wins'}}),
	).toContain('\n- No-cost EMI is hidden.');
});

test('each part that cannot be read is named once, at its place', () => {
	const lines = options({...cards(true), cardFilters: [{enable: 'maybe', cardBins: ['4x', 5]}]});
	const place = '/options/0/cardFilters/0';
	expect(lines.flatMap(line => /^Cannot be read: (\S+) \(/.exec(line)?.[1] ?? [])).toEqual([
		`${place}/enable`,
		`${place}/cardBins/0`,
		`${place}/cardBins/1`,
	]);
});

test('cards with an unreadable setting make only the plans on them uncertain', () => {
	const groups = {
		enable: true,
		credit: {enable: true, filters: [plan]},
		debit: on,
		cardless: {enable: true, filters: [plan]},
	};
	expect(linesOf({...noEmi, noCostEmi: groups}, [cards('maybe')], {defaultsInside: 'apply'}).slice(1, -1)).toEqual([
		'No-cost EMI:',
		'on credit cards, where the setting for cards cannot be read, so what is not hidden below is uncertain:',
		'  shown: plans from issuer P_A',
		'  shown: all other plans',
		'on debit cards: uncertain, since the setting for cards cannot be read',
		'without a card:',
		'  shown: plans from issuer P_A',
		'  shown: all other plans',
	]);
});

test('parts of plan filters that cannot be read are named at their place', () => {
	const filters = [
		{
			enable: true,
			issuerFilter: {issuers: ['P_A', 5], enable: true},
			tenureFilter: {tenures: ['3::6', 'x'], enable: 'maybe'},
		},
	];
	const text = summarize({allowDefaultOptions: true, options: [], emiOptions: inCredit({enable: true, filters})});
	const place = '/emiOptions/noCostEmi/credit/filters/0';
	expect(text.split('\n').flatMap(line => /^- Cannot be read: (\S+)/.exec(line)?.[1] ?? [])).toEqual([
		`${place}/issuerFilter/issuers/1`,
		`${place}/tenureFilter/tenures/1`,
		`${place}/tenureFilter/enable`,
	]);
});

test('what is left of an unreadable default stays uncertain under every reading', () => {
	const cardFilters = [{enable: true, cardBanks: ['BANK_A', 'BANK_B', 5]}];
	const rules = (defaultsInside: Readings['defaultsInside']) =>
		linesOf(noEmi, [{...cards(true), cardFilters}], {defaultsInside}, 'maybe').slice(1, 3);
	for (const reading of ['apply', 'ignore'] as const)
		expect(rules(reading)).toEqual([
			'shown: cards from bank BANK_A or BANK_B (and what cannot be read)',
			'uncertain: all other cards',
		]);
});
