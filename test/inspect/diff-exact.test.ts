// diff: exact against brute force over a small universe, and on filters that no sample of instruments can compare.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {type Account, type Instrument, isMisuseError} from '../../src/index.js';
import {compile, diff} from '../../src/inspect/index.js';
import {anyInput, anyOptions, changed, instrumentsFor, kindsOfInput} from './small-universe.js';

const RANKS = {hidden: 0, undetermined: 1, shown: 2};

/** As a builder of another copy of the package, which carries its account. */
function withAccount(input: object, account: Account): object {
	const symbols = {[Symbol.for('paylock.builder')]: 'filter', [Symbol.for('paylock.account')]: account};
	return Object.assign(Object.create({toJSON: () => input}), symbols);
}

/** Every change of a verdict, found by explaining every instrument of the universe; it is placed where the second verdict is decided. */
function bruteForce(before: object, after: object, instruments: readonly Instrument[]) {
	const [was, is] = [compile(before), compile(after)];
	const changeOf = (instrument: Instrument) => {
		const [{verdict: from}, {verdict: to, because}] = [was.explain(instrument), is.explain(instrument)];
		return {type: instrument.type, from, to, pointer: because[0]?.pointer};
	};
	return {changeOf, changes: instruments.map(changeOf).filter(({from, to}) => from !== to)};
}

function expectEveryChange(
	before: object,
	after: object,
	instruments: readonly Instrument[],
	types: readonly string[],
) {
	const {changeOf, changes} = bruteForce(before, after, instruments);
	const found = diff(before, after).changes.filter(({type}) => types.includes(type));
	for (const {message: _, witness, ...change} of found) expect(changeOf(witness)).toEqual(change);
	const written = (change: object) => Object.values(change).join(' ');
	const texts = new Set(found.map(({message: _, witness: __, ...change}) => written(change)));
	expect(changes.map(written).filter(change => !texts.has(change))).toEqual([]);
}

const codesOf = fc.subarray(['WALLET_A', 'WALLET_B', 'OTHER'], {minLength: 1});
const enabled = fc.record({
	CARD: fc.constantFrom(true, true, false),
	EMI: fc.constantFrom(true, true, false),
	UPI: fc.boolean(),
	WALLET: fc.oneof(fc.boolean(), codesOf),
	CASH: fc.oneof(fc.boolean(), codesOf),
});
const anyAccount: fc.Arbitrary<Account> = fc
	.tuple(anyOptions, fc.record({servicePrefix: fc.constantFrom('PREFIX', 'Q'), enabled}, {requiredKeys: []}))
	.map(([options, more]) => ({...options, ...more}));

describe.each(Object.entries(kindsOfInput))('diff of %s finds what explaining every instrument finds', (_, kind) => {
	const {input, types, runs} = kind;
	const universe = (...inputs: readonly object[]) => instrumentsFor(...inputs).filter(({type}) => types.includes(type));

	test('between any two inputs, each with an account of its own', () => {
		fc.assert(
			fc.property(input, input, anyAccount, anyAccount, (one, other, own, others) => {
				const [before, after] = [withAccount(one, own), withAccount(other, others)];
				expectEveryChange(before, after, universe(one, other), types);
			}),
			{numRuns: runs},
		);
	});

	test('between an input and the same with one small change, of one account', () => {
		fc.assert(
			fc.property(input, fc.nat(), anyOptions, (one, at, account) => {
				const other = changed(one, at);
				const [before, after] = [one, other].map(each => withAccount(each, account)) as [object, object];
				expectEveryChange(before, after, universe(one, other), types);
			}),
			{numRuns: runs},
		);
	});
});

test('the relation is that of all verdicts', () => {
	fc.assert(
		fc.property(anyInput, fc.nat(), (before, at) => {
			const after = changed(before, at);
			const {changes} = bruteForce(before, after, instrumentsFor(before, after));
			const more = changes.some(({from, to}) => RANKS[to] > RANKS[from]);
			const less = changes.some(({from, to}) => RANKS[to] < RANKS[from]);
			const relation = more && less ? 'incomparable' : more ? 'shows-more' : less ? 'shows-less' : 'equal';
			expect(diff(before, after).relation).toBe(relation);
		}),
		{numRuns: 60},
	);
});

describe('diff', () => {
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
	const wide = (...cardBins: readonly string[]) => ({enable: false, cardTypes: ['CREDIT'], cardBins});
	const debit = (...cardBins: readonly string[]) => ({enable: false, cardTypes: ['DEBIT'], cardBins});

	test.each([
		['a range of BINs that ends earlier', [], ['410000::419999'], ['410000::414999']],
		[
			'a hole in a range of BINs, inside one of another filter',
			[wide('400000::499999')],
			['410000::419999'],
			['410000::412999', '414000::419999'],
		],
		['shorter BINs that end earlier, inside a longer range', [wide('400000::499999')], ['41::42'], ['41::41']],
		['BINs with zeros in front', [wide('000000::000999')], ['000100::000499'], ['000100::000299']],
	])('finds %s', (_, shared, ...ranges) => {
		const [before, after] = ranges.map(bins => cards(many, ...shared, debit(...bins))) as [object, object];
		expect(diff(before, after)).toMatchObject({
			relation: 'shows-more',
			changes: [{from: 'hidden', to: 'shown'}],
		});
		expect(diff(after, before).relation).toBe('shows-less');
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

	test('refuses filters that differ in too many classes', () => {
		const account = {readings: {precedence: 'first-wins'}} as const;
		let thrown: unknown;
		try {
			diff(cards(...dense(120)), cards(...dense(120).toReversed()), account);
		} catch (error) {
			thrown = error;
		}
		expect(isMisuseError(thrown) && thrown.issues[0]?.rule).toBe('too-large');
	});

	test('compares cards that only shared filters match, where something else differs', () => {
		const shared = {enable: true, cardBanks: ['BANK_A']};
		const hidesAll = {allowDefaultOptions: true, options: [{paymentMethodType: 'CARD', enable: false}]};
		const onlyEmi = {...cards(shared), emiOptions: {showOnlyEmi: true, standardEmi: {enable: true}}};
		for (const after of [{...cards(shared), allowDefaultOptions: false}, hidesAll, onlyEmi]) {
			const {changes} = diff(cards(shared), after);
			expect(changes.some(({type, from}) => type === 'CARD' && from !== 'hidden')).toBe(true);
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
		const plans = (length: number) => {
			const filters = Array.from({length}, (_, at) => ({
				enable: true,
				issuerFilter: {issuers: [`BANK${at}`], enable: true},
				tenureFilter: {tenures: [`${(at % 30) + 1}::${(at % 30) + 6}`], enable: true},
			}));
			const emiOptions = {noCostEmi: {enable: true, cardless: {enable: true, filters}}};
			return {allowDefaultOptions: true, options: [], emiOptions};
		};
		const {changes} = diff(plans(2000), plans(1999));
		expect(changes).toMatchObject([{type: 'EMI', from: 'shown', witness: {issuer: 'BANK1999'}}]);
	});
});
