// diff where each side has an account of its own: exact against brute force over a small universe.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {Account, Instrument} from '../../src/index.js';
import {Budget} from '../../src/inspect/analysis/budget.js';
import {changesBetween, compareSubjects} from '../../src/inspect/analysis/changes.js';
import {createEvaluator} from '../../src/inspect/evaluate/evaluator.js';
import {diff} from '../../src/inspect/index.js';
import {readSubjectOrThrow, type Subject} from '../../src/inspect/subject/read-subject.js';
import {anyOptions, instrumentsFor, type KindOfInput, kindsOfInput} from './small-universe.js';

const codes = fc.subarray(['WALLET_A', 'WALLET_B', 'OTHER']);
const enabled = fc.record({
	CARD: fc.constantFrom(true, true, false),
	EMI: fc.constantFrom(true, true, false),
	WALLET: fc.oneof(fc.boolean(), codes),
	CASH: fc.oneof(fc.boolean(), codes),
});
const anyAccount: fc.Arbitrary<Account> = fc
	.tuple(anyOptions, fc.record({servicePrefix: fc.constantFrom('P', 'Q'), enabled}, {requiredKeys: []}))
	.map(([options, more]) => ({...options, ...more}));

const doubled = ['P_WALLET_A', 'Q_WALLET_A'].flatMap((code): readonly Instrument[] => [
	{type: 'WALLET', code},
	{type: 'CASH', code},
]);
const universe = [...instrumentsFor({}), ...doubled];
const known = new Set<string>(universe.map(({type}) => type));
const {cards, providers, EMI} = kindsOfInput;
const written = (change: object) => Object.values(change).join(' ');

test.each([
	['cards', 200, cards as KindOfInput],
	['providers', 400, providers as KindOfInput],
	['EMI', 100, EMI as KindOfInput], // each is there
])('every change of a verdict is found, at the place that decides: %s', (_, numRuns, {input, types}) => {
	const instruments = universe.filter(({type}) => types.includes(type));
	fc.assert(
		fc.property(input, input, anyAccount, anyAccount, (one, other, own, others) => {
			const [before, after] = [readSubjectOrThrow(one, own), readSubjectOrThrow(other, others)];
			const [was, is] = [createEvaluator(before), createEvaluator(after)];
			const changeOf = (instrument: Instrument) => {
				const [{verdict: from}, {verdict: to, because}] = [was(instrument), is(instrument)];
				return {type: instrument.type, from, to, pointer: because[0]?.pointer};
			};
			const found = changesBetween(before, after, new Budget());
			expect(found.filter(({type}) => !known.has(type))).toEqual([]);
			for (const {message: _, witness, ...change} of found) expect(changeOf(witness)).toEqual(change);
			const texts = new Set(found.map(({type, from, to, pointer}) => written({type, from, to, pointer})));
			const expected = instruments.map(changeOf).filter(({from, to}) => from !== to);
			expect(expected.map(written).filter(change => !texts.has(change))).toEqual([]);
		}),
		{numRuns},
	);
});

const filter = (allowDefaultOptions: boolean, ...cardFilters: readonly object[]) => ({
	allowDefaultOptions,
	options: [{paymentMethodType: 'CARD', enable: true, cardFilters}],
});
const between = (before: object, own: Account, after: object, others: Account) =>
	changesBetween(readSubjectOrThrow(before, own), readSubjectOrThrow(after, others), new Budget());

test('a doubled code that only one account has enabled is a change', () => {
	const enabled = {WALLET: ['WALLET_A']};
	const all = {allowDefaultOptions: true, options: []};
	expect(between(all, {enabled, servicePrefix: 'P'}, all, {enabled, servicePrefix: 'Q'})).toMatchObject([
		{from: 'shown', to: 'hidden', witness: {code: 'P_WALLET_A'}},
		{from: 'hidden', to: 'shown', witness: {code: 'Q_WALLET_A'}},
	]);
});

test('equal accounts need not be one object for shared parts to be left out', () => {
	const options = [
		{paymentMethodType: 'WALLET', enable: false},
		{paymentMethodType: 'CASH', enable: false},
	];
	const [before, after] = [options, options.slice(0, 1)].map(list =>
		readSubjectOrThrow({allowDefaultOptions: true, options: list}, {servicePrefix: 'P'}),
	) as [Subject, Subject];
	const {mayDiffer} = compareSubjects(before, after);
	expect(['WALLET', 'CASH'].filter(mayDiffer)).toEqual(['CASH']);
});

describe.each(['first-wins', 'last-wins'] as const)('under %s', precedence => {
	const account: Account = {readings: {precedence, defaultsInside: 'apply'}};
	const shows = (brand: string) => ({enable: true, cardBrands: [brand]});
	const hides = {enable: false, cardBrands: ['BRAND_A', 'BRAND_B'], cardBanks: ['BANK_A']};
	const showsBank = filter(false, {enable: true, cardBanks: ['BANK_A']});

	test.each([
		['BRAND_A', 'BRAND_B'],
		['BRAND_B', 'BRAND_A'],
	])('the order of the filters decides before and after: %s', (won, lost) => {
		const list = [shows(won), hides, shows(lost)];
		const ordered = filter(true, ...(precedence === 'first-wins' ? list : list.toReversed()));
		const witness = {brand: lost, bank: 'BANK_A'};
		for (const other of [account, {...account, servicePrefix: 'P'}]) {
			const before = between(ordered, account, showsBank, other);
			expect(before).toContainEqual(
				expect.objectContaining({from: 'hidden', to: 'shown', witness: expect.objectContaining(witness)}),
			);
			const after = between(showsBank, other, ordered, account);
			expect(after).toContainEqual(
				expect.objectContaining({from: 'shown', to: 'hidden', witness: expect.objectContaining(witness)}),
			);
		}
	});
});

test.each([
	[{WALLET: ['WALLET_A']}, 'WALLET', ['WALLET_A'], 'P_WALLET_A'],
	[{NB: ['NB_BANK_A', 'NB_BANK_B']}, 'NB', ['NB_BANK_B', 'NB_BANK_A'], 'P_BANK_A'],
	[{REWARD: ['R1']}, 'REWARD', ['R1'], 'P_R1'],
])('the doubled code of a hidden provider may change alone: %o', (enabled, paymentMethodType, paymentMethods, code) => {
	const account: Account = {enabled, servicePrefix: 'P'};
	const whole = {allowDefaultOptions: true, options: [{paymentMethodType, enable: false}]};
	const listed = {allowDefaultOptions: true, options: [{paymentMethodType, enable: false, paymentMethods}]};
	const {relation, changes} = diff(whole, listed, {...account, readings: {defaultsInside: 'apply'}});
	expect(relation).toBe('shows-more');
	expect(changes).toHaveLength(1);
	expect(changes[0]?.message).toContain(code);
	expect(diff(listed, listed, account).relation).toBe('equal');
});
