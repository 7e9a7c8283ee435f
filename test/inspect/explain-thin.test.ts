// Thin instruments: each stands for every instrument that completes it.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
	type Account,
	explain,
	type Instrument,
	type InstrumentClass,
	impact,
	instrumentClasses,
	lint,
	toSql,
} from '../../src/inspect/index.js';
import {paylockMatchers} from '../../src/vitest/index.js';
import {assignment, inputOf, instrument, subject, WALLETS} from './random-subjects.js';

const THIN: readonly Instrument[] = [
	{type: 'CARD'},
	{type: 'UPI'},
	{type: 'WALLET'},
	{type: 'CASH'},
	{type: 'EMI'},
	{type: 'EMI', group: 'credit'},
	{type: 'EMI', kind: 'noCost'},
	{type: 'EMI', kind: 'standard', group: 'cardless'},
];

/** True if a class has instruments that complete the thin one. */
function completes({type, members}: InstrumentClass, {type: ofType, ...thin}: Instrument): boolean {
	return (
		type === ofType && Object.entries(thin).every(([name, value]) => members[name]?.includes(String(value)) ?? true)
	);
}

test('a thin instrument is decided if each class that completes it is decided alike', () => {
	const accounts = fc.constantFrom<Account>(
		{},
		{enabled: {WALLET: [WALLETS[0] ?? ''], CARD: true, EMI: true, UPI: true}},
	);
	fc.assert(
		fc.property(subject, assignment, accounts, (one, readings, account) => {
			fc.pre(one.mandate === undefined);
			const [input, options] = [inputOf(one), {...account, readings}];
			const classes = instrumentClasses(input, options);
			for (const thin of THIN) {
				const verdicts = classes.filter(one => completes(one, thin)).map(({verdict}) => verdict);
				if (account.enabled !== undefined && (thin.type === 'CASH' || thin.type === 'WALLET')) verdicts.push('hidden');
				if (verdicts.length === 0) continue;
				const [first] = new Set(verdicts).size === 1 ? verdicts : ['undetermined'];
				expect({thin, verdict: explain(input, thin, options).verdict}).toEqual({thin, verdict: first});
			}
		}),
		{numRuns: 60},
	);
});

test('an instrument without some of its details is undetermined, or decided like the whole one, and so do the matchers say', () => {
	expect.extend(paylockMatchers);
	const passes = (assertion: () => void) => {
		try {
			assertion();
			return true;
		} catch {
			return false;
		}
	};
	fc.assert(
		fc.property(
			subject,
			assignment,
			instrument.chain(whole => fc.tuple(fc.constant(whole), fc.subarray(Object.keys(whole)))),
			(one, readings, [whole, keys]) => {
				const [input, options] = [inputOf(one), {readings}];
				const details = Object.entries(whole).filter(([key]) => key === 'type' || keys.includes(key));
				const thin = Object.fromEntries(details) as unknown as Instrument; // of the type of the whole one
				const {verdict} = explain(input, thin, options);
				expect(['undetermined', explain(input, whole, options).verdict]).toContain(verdict);
				expect(passes(() => expect(input).toShow(thin, options))).toBe(verdict === 'shown');
				expect(passes(() => expect(input).toHide(thin, options))).toBe(verdict === 'hidden');
			},
		),
		{numRuns: 200},
	);
});

const filter = (allowDefaultOptions: boolean, ...options: readonly object[]) => ({allowDefaultOptions, options});
const off = {enable: false};

describe('an undetermined answer names two instruments that complete it, or what is missing', () => {
	const messages = (input: object, thin: Instrument, options?: Account) =>
		explain(input, thin, options).because.map(({message}) => message);

	test.each<[object, Instrument, string]>([
		[
			{...filter(true), emiOptions: {lowCostEmi: off}},
			{type: 'EMI'},
			'type=EMI,kind=standard,group=credit is shown and type=EMI,kind=lowCost,group=credit is hidden: add its kind and group',
		],
		[
			{...filter(true), emiOptions: {noCostEmi: {enable: true, debit: off, credit: {enable: true}}}},
			{type: 'EMI', kind: 'noCost'},
			'type=EMI,kind=noCost,group=credit is shown and type=EMI,kind=noCost,group=debit is hidden: add its group',
		],
		[
			filter(true, {paymentMethodType: 'CARD', enable: true, cardFilters: [{...off, cardBanks: ['BANK_A']}]}),
			{type: 'CARD', cardType: 'CREDIT'},
			'the verdict depends on details that the card lacks: add its bank',
		],
	])('%j of %j', (input, thin, message) => {
		expect(messages(input, thin)).toEqual([message]);
	});
});

test('codes of UPI that count are not all of UPI', () => {
	const readings = {upiProviderCodes: 'counts', defaultsInside: 'ignore'} as const;
	const option = (...upiFilters: readonly object[]) =>
		filter(false, {paymentMethodType: 'UPI', enable: true, upiFilters, paymentMethods: ['UPI_A']});
	const verdicts = (...upiFilters: readonly object[]) =>
		([{type: 'UPI'}, {type: 'UPI', code: 'UPI_A'}, {type: 'UPI', app: 'APP_A'}] as const).map(
			one => explain(option(...upiFilters), one, {readings}).verdict,
		);
	expect(verdicts({upiType: 'INTENT', enable: false})).toEqual(['undetermined', 'shown', 'hidden']);
	expect(verdicts({upiType: 'COLLECT', enable: false, upiMethods: ['@bank']})).toEqual([
		'undetermined',
		'shown',
		'shown',
	]);
	expect(verdicts({enable: true})).toEqual(['undetermined', 'shown', 'shown']);
});

test.each([
	['WALLET', ['WALLET_A'], undefined],
	['NB', ['NB_BANKA', 'NB_BANKB'], 'PREFIX'],
	['CONSUMER_FINANCE', ['LENDER_A'], undefined],
] as const)('where every enabled code of %s is hidden, all of it is', (type, codes, servicePrefix) => {
	const doubled =
		servicePrefix === undefined ? [] : ['PREFIX_NB_BANKA', 'PREFIX_BANKA', 'PREFIX_NB_BANKB', 'PREFIX_BANKB'];
	const hidden = filter(true, {paymentMethodType: type, enable: false, paymentMethods: [...codes, ...doubled]});
	const account = {enabled: {[type]: codes}, servicePrefix};
	expect(explain(hidden, {type}, account).verdict).toBe('hidden');
	expect(explain(filter(true), {type}, account).verdict).toBe('undetermined');
});

describe('what is not known is never one of its values', () => {
	const upi = (allow: boolean, ...upiFilters: readonly object[]) =>
		filter(allow, {paymentMethodType: 'UPI', enable: true, upiFilters});
	const cards = (allow: boolean, ...cardFilters: readonly object[]) =>
		filter(allow, {paymentMethodType: 'CARD', enable: true, cardFilters});

	test.each<[name: string, input: object, thin: Instrument, other: Instrument]>([
		[
			'a handle without a UPI type',
			upi(true, {upiMethods: ['@a'], ...off}),
			{type: 'UPI'},
			{type: 'UPI', handle: '@a'},
		],
		['an app without a UPI type', upi(true, {upiMethods: ['A'], ...off}), {type: 'UPI'}, {type: 'UPI', app: 'A'}],
		['a shown handle', upi(false, {upiMethods: ['@a'], enable: true}), {type: 'UPI'}, {type: 'UPI', handle: '@a'}],
		[
			'handles and apps',
			upi(true, {upiMethods: ['@a', 'A'], ...off}, {upiMethods: ['@b'], ...off}),
			{type: 'UPI'},
			{type: 'UPI', handle: '@b'},
		],
		['a brand', cards(true, {cardBrands: ['X'], ...off}), {type: 'CARD'}, {type: 'CARD', brand: 'X'}],
		['a bank', cards(true, {cardBanks: ['X'], ...off}), {type: 'CARD', brand: 'X'}, {type: 'CARD', bank: 'X'}],
		['a card type', cards(true, {cardTypes: ['CREDIT'], ...off}), {type: 'CARD'}, {type: 'CARD', cardType: 'CREDIT'}],
		['a sub type', cards(true, {cardSubTypes: ['X'], ...off}), {type: 'CARD'}, {type: 'CARD', subType: 'X'}],
		[
			'a BIN',
			cards(true, {cardBins: ['411111::411119'], ...off}),
			{type: 'CARD', bin: '41'},
			{type: 'CARD', bin: '411111'},
		],
		[
			'a code',
			filter(true, {paymentMethodType: 'NB', ...off, paymentMethods: ['NB_A']}),
			{type: 'NB'},
			{type: 'NB', code: 'NB_A'},
		],
	])('%s', (_, input, thin, other) => {
		expect(explain(input, thin).verdict).toBe('undetermined');
		const {verdict} = explain(input, other);
		expect(impact(input, input, [{instrument: thin}]).undetermined).toBe(1);
		const [broken] = lint(input, {guarantees: {[verdict === 'shown' ? 'hidden' : 'shown']: [thin]}}).filter(
			({rule}) => rule === 'guarantee-broken',
		);
		expect(broken?.severity).toBe('error');
		const columns = {type: 'type', ...Object.fromEntries(Object.keys(thin).map(name => [name, name]))};
		expect(toSql(input, {columns})).not.toMatch(new RegExp(`'${thin.type}'[^\n]*THEN '(?:shown|hidden)'`));
	});
});
