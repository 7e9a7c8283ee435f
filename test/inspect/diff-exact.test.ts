// diff: exact against brute force over a small universe, and on filters that no sample of instruments can compare.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {Account} from '../../src/index.js';
import {compile, diff, explain} from '../../src/inspect/index.js';
import {anyInput, anyOptions, changed, instrumentsFor, kindsOfInput} from './small-universe.js';

const RANKS = {hidden: 0, undetermined: 1, shown: 2};

/** Which changes there are, found by judging every instrument of the universe. */
function bruteForce(before: object, after: object, types: readonly string[], options?: Account) {
	const [was, is] = [compile(before, options), compile(after, options)];
	const changes = new Set<string>();
	let [more, less] = [false, false];
	for (const instrument of instrumentsFor(before, after)) {
		if (!types.includes(instrument.type)) continue;
		const from = was.explain(instrument).verdict;
		const to = is.explain(instrument).verdict;
		if (from === to) continue;
		changes.add([instrument.type, from, to].join(' '));
		if (RANKS[to] > RANKS[from]) more = true;
		else less = true;
	}
	const relation = more && less ? 'incomparable' : more ? 'shows-more' : less ? 'shows-less' : 'equal';
	return {relation, changes: [...changes].sort()};
}

function compared(before: object, after: object, types: readonly string[], options?: Account) {
	const {relation, changes: all} = diff(before, after, options);
	const changes = all.filter(({type}) => types.includes(type));
	for (const {type, from, to, pointer, witness} of changes) {
		expect(witness.type).toBe(type);
		expect(explain(before, witness, options).verdict).toBe(from);
		const explained = explain(after, witness, options);
		expect(explained.verdict).toBe(to);
		expect(explained.because.map(reason => reason.pointer)).toContain(pointer);
	}
	return {relation, changes: [...new Set(changes.map(({type, from, to}) => [type, from, to].join(' ')))].sort()};
}

describe.each(Object.entries(kindsOfInput))('diff of %s', (_, {input, types, runs}) => {
	test('finds what evaluating every instrument finds, between any two inputs', () => {
		fc.assert(
			fc.property(input, input, anyOptions, (before, after, options) => {
				expect(compared(before, after, types, options).changes).toEqual(
					bruteForce(before, after, types, options).changes,
				);
			}),
			{numRuns: runs},
		);
	});

	test('finds what evaluating every instrument finds, between an input and the same with one small change', () => {
		fc.assert(
			fc.property(input, fc.nat(), anyOptions, (before, at, options) => {
				const after = changed(before, at);
				expect(compared(before, after, types, options).changes).toEqual(
					bruteForce(before, after, types, options).changes,
				);
			}),
			{numRuns: runs},
		);
	});
});

describe('diff', () => {
	test('gives the relation of all verdicts', () => {
		const everyType = kindsOfInput.sessions?.types ?? [];
		fc.assert(
			fc.property(anyInput, fc.nat(), (before, at) => {
				const after = changed(before, at);
				expect(diff(before, after).relation).toBe(bruteForce(before, after, everyType).relation);
			}),
			{numRuns: 60},
		);
	});

	const codes = (stem: string, length: number) => Array.from({length}, (_, at) => `${stem}_${at}`);
	const cards = (...cardFilters: readonly object[]) => ({
		allowDefaultOptions: true,
		options: [{paymentMethodType: 'CARD', enable: true, cardFilters}],
	});

	test('finds one card among 30 brands, 30 banks and 30 sub types', () => {
		const hidden = {
			enable: false,
			cardBrands: codes('BRAND', 30),
			cardBanks: codes('BANK', 30),
			cardSubTypes: codes('SUB', 30),
		};
		const shown = {enable: true, cardBrands: ['BRAND_17'], cardBanks: ['BANK_23'], cardSubTypes: ['SUB_5']};
		const {changes} = diff(
			cards(hidden, {...shown, cardBrands: ['BRAND_X']}),
			cards(hidden, {...shown, cardBrands: ['BRAND_X', 'BRAND_17']}),
		);
		expect(changes).toMatchObject([
			{from: 'hidden', to: 'undetermined', witness: {brand: 'BRAND_17', bank: 'BANK_23', subType: 'SUB_5'}},
		]);
	});

	const many = {
		enable: false,
		cardBrands: codes('BRAND', 150),
		cardBanks: codes('BANK', 150),
		cardBins: ['100000::100000'],
	};
	const wide = {enable: false, cardTypes: ['CREDIT'], cardBins: ['400000::499999']};
	const debit = (...cardBins: readonly string[]) => ({enable: false, cardTypes: ['DEBIT'], cardBins});

	test.each([
		['a range of BINs that ends earlier', [many, debit('410000::419999')], [many, debit('410000::414999')]],
		[
			'a hole in a range of BINs, inside one of another filter',
			[many, wide, debit('410000::419999')],
			[many, wide, debit('410000::412999', '414000::419999')],
		],
		[
			'shorter BINs that end earlier, inside a longer range',
			[many, wide, debit('41::42')],
			[many, wide, debit('41::41')],
		],
		[
			'BINs with zeros in front',
			[many, {...wide, cardBins: ['000000::000999']}, debit('000100::000499')],
			[many, {...wide, cardBins: ['000000::000999']}, debit('000100::000299')],
		],
	])('finds %s', (_, before, after) => {
		expect(diff(cards(...before), cards(...after))).toMatchObject({
			relation: 'shows-more',
			changes: [{from: 'hidden', to: 'shown'}],
		});
		expect(diff(cards(...after), cards(...before)).relation).toBe('shows-less');
	});

	/** Card filters of four lists, which combine into too many classes to compare: about 10 of 30 codes, and 5 ranges. */
	function dense(length: number): readonly {readonly enable: boolean}[] {
		let state = 1;
		const random = () => {
			state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
			return state / 0x7fffffff;
		};
		const range = () => {
			const from = 400_000 + Math.floor(random() * 90_000);
			return `${from}::${from + 10_000}`;
		};
		const some = (stem: string) => [`${stem}_0`, ...codes(stem, 30).filter(() => random() < 1 / 3)];
		return Array.from({length}, () => ({
			enable: random() < 0.5,
			cardBrands: some('BRAND'),
			cardBanks: some('BANK'),
			cardSubTypes: some('SUB'),
			cardBins: Array.from({length: 5}, range),
		}));
	}

	test('compares filters with too many classes where they differ', () => {
		const [first, ...rest] = dense(120);
		const before = cards({...first, enable: true}, ...rest);
		const after = cards({...first, enable: false}, ...rest);
		const {changes} = diff(before, after);
		expect(changes.length).toBeGreaterThan(0);
		const [was, is] = [compile(before), compile(after)];
		for (const {from, to, witness} of changes) {
			expect([was, is].map(({explain: verdictOf}) => verdictOf(witness).verdict)).toEqual([from, to]);
		}
		expect(diff(before, {...before}).relation).toBe('equal');
	});

	test('compares cards that only shared filters match, where something else differs', () => {
		const shared = {enable: true, cardBanks: ['BANK_A']};
		const hidesAll = {allowDefaultOptions: true, options: [{paymentMethodType: 'CARD', enable: false}]};
		const onlyEmi = {...cards(shared), emiOptions: {showOnlyEmi: true, standardEmi: {enable: true}}};
		for (const after of [{...cards(shared), allowDefaultOptions: false}, hidesAll, onlyEmi]) {
			expect(diff(cards(shared), after).changes.some(({type, from}) => type === 'CARD' && from !== 'hidden')).toBe(
				true,
			);
		}
		const hides = {enable: false, cardBanks: ['BANK_B']};
		const noneMatches = {type: 'CARD', bank: 'OTHER'};
		const {changes} = diff(cards(hides), cards({...hides, enable: true}));
		expect(changes).toMatchObject([
			{from: 'hidden', to: 'shown', witness: {bank: 'BANK_B'}},
			{from: 'shown', to: 'undetermined', witness: noneMatches},
		]);
	});

	test('compares more EMI plan filters than their product would allow', () => {
		const plans = (length: number) => ({
			allowDefaultOptions: true,
			options: [],
			emiOptions: {
				noCostEmi: {
					enable: true,
					cardless: {
						enable: true,
						filters: Array.from({length}, (_, at) => ({
							enable: true,
							issuerFilter: {issuers: [`BANK${at}`], enable: true},
							tenureFilter: {tenures: [`${(at % 30) + 1}::${(at % 30) + 6}`], enable: true},
						})),
					},
				},
			},
		});
		const {changes} = diff(plans(2000), plans(1999));
		expect(changes).toMatchObject([{type: 'EMI', from: 'shown', witness: {issuer: 'BANK1999'}}]);
	});

	test('never mistakes a real code for the one that no filter names', () => {
		const wallets = (...paymentMethods: readonly string[]) => ({
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods}],
		});
		const {changes} = diff(wallets('WALLET_A'), wallets('WALLET_A', 'OTHER'));
		expect(changes).toMatchObject([{message: 'Wallet OTHER: shown before, hidden now', witness: {code: 'OTHER'}}]);
	});

	test('refuses unknown options', () => {
		expect(() => diff(cards(), cards(), {reading: {}} as object)).toThrow(/readings/);
	});
});
