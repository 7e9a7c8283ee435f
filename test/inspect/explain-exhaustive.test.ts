// Small filters in every combination, against the second evaluator: their order, and each part as one that cannot be read.
import {expect, test} from 'vitest';
import type {PaymentFilter} from '../../src/index.js';
import {compile, type Instrument, type Verdict} from '../../src/inspect/index.js';
import {type Assignment, naive} from './naive-evaluator.js';
import {ASSIGNMENTS} from './random-subjects.js';
import {type Path, pointerOf, replaced} from './replaced.js';

const servicePrefix = 'PREFIX';

/** The verdict that every one of these filters gives on every one of these instruments. */
function agreed(filters: readonly unknown[], instruments: readonly Instrument[], readings: Assignment): Verdict {
	const found = new Set(
		filters.flatMap(filter =>
			instruments.map(one => naive({filter: filter as PaymentFilter}, one, readings, servicePrefix)),
		),
	);
	return found.size > 1 ? 'undetermined' : found.has(true) ? 'shown' : 'hidden';
}

/** Every combination of one value of each list. */
function combine<Value>(...lists: readonly (readonly Value[])[]): readonly (readonly Value[])[] {
	return lists.reduce<readonly (readonly Value[])[]>(
		(found, list) => found.flatMap(one => list.map(value => [...one, value])),
		[[]],
	);
}

const card = {type: 'CARD', brand: 'BRAND_A', cardType: 'DEBIT', subType: 'SUB_A', bin: '41'} as const;
const banks = ['BANK_A', 'BANK_B', 'BANK_C'].map(bank => ({...card, bank}));
const upi: readonly Instrument[] = [
	{type: 'UPI', handle: '@bank'},
	{type: 'UPI', handle: '@other'},
	{type: 'UPI', app: 'APP_A'},
	{type: 'UPI', app: 'APP_B'},
];

test('up to three filters that show, hide or do not match, in every order, on instruments in full and with a detail missing', () => {
	const cardFilters = [true, false].flatMap(enable => [{enable}, {enable, cardBanks: ['BANK_A']}]);
	const upiFilters = [true, false].flatMap(enable => [
		{enable, upiType: 'COLLECT', upiMethods: ['@bank']},
		{enable, upiType: 'INTENT'},
		{enable, upiMethods: ['APP_A']},
	]);
	const cases = [
		['CARD', 'cardFilters', cardFilters, 3, card, banks],
		['UPI', 'upiFilters', upiFilters, 2, {type: 'UPI'}, upi],
	] as const;
	for (const [type, key, filters, most, thin, full] of cases) {
		const lists = [1, 2, 3]
			.slice(0, most)
			.flatMap(length => combine(...Array<readonly object[]>(length).fill(filters)));
		for (const [at, list] of lists.entries()) {
			for (const [choice, readings] of eachPrecedence(at).entries()) {
				const allowDefaultOptions = (at + choice) % 2 === 0;
				const input = {allowDefaultOptions, options: [{paymentMethodType: type, enable: true, [key]: list}]};
				const compiled = compile(input, {readings});
				const verdicts = [...full, thin].map(one => compiled.explain(one).verdict);
				const expected = [...full.map(one => [one]), full].map(ones => agreed([input], ones, readings));
				expect(verdicts, JSON.stringify([input, readings])).toEqual(expected);
			}
		}
	}
});

/** For each precedence, one of the assignments that have it: it is the first reading. */
function eachPrecedence(at: number): readonly Assignment[] {
	const count = ASSIGNMENTS.length / 4;
	return [0, 1, 2, 3].map(choice => ASSIGNMENTS[choice * count + ((at * 37) % count)] as Assignment); // there is one
}

const FLAG = ['no', [true, false]] as const;
const list = (...codes: readonly string[]) => [7, [[codes[0]], [codes[1]], [codes[0], codes[1]], ['OTHER']]] as const;
const item = (...codes: readonly string[]) => [7, codes] as const;
/** A part that cannot be read, and what may be there instead. */
type Hole = readonly [path: Path, unreadable: unknown, contents: readonly unknown[]];

const plan = {type: 'EMI', kind: 'noCost', group: 'cardless', paymentMethodType: 'WALLET'} as const;
const plans: readonly Instrument[] = combine(['BANKA', 'BANKB'], ['6', '12'], ['LENDER_A', 'LENDER_B']).map(
	([issuer = '', tenure, paymentMethod = '']) => ({...plan, issuer, tenure: Number(tenure), paymentMethod}),
);
const others: readonly (readonly [readonly object[], readonly object[]])[] = [
	[[], []],
	[[{enable: true}], []],
	[[], [{enable: false}]],
];

const planHoles: readonly Hole[] = [
	[['enable'], ...FLAG],
	[['paymentMethodType'], 7, ['WALLET', 'REWARD']],
	[['paymentMethod'], ...list('LENDER_A', 'LENDER_B')],
	[['paymentMethod', 1], ...item('LENDER_A', 'LENDER_B')],
	[['issuerFilter', 'enable'], ...FLAG],
	[['issuerFilter', 'issuers'], ...list('BANKA', 'BANKB')],
	[['issuerFilter', 'issuers', 1], ...item('BANKB', 'OTHER')],
	[['tenureFilter', 'enable'], ...FLAG],
	[['tenureFilter', 'tenures'], ...list('6::6', '12::12')],
	[['tenureFilter', 'tenures', 1], ...item('6::6', '12::12')],
];

test('each part of a plan filter as one that cannot be read', () => {
	const flags = [true, false];
	for (const [at, [enable, issuers, tenures, allowDefaultOptions]] of combine(flags, flags, flags, flags).entries()) {
		const filter = {
			enable,
			paymentMethodType: 'WALLET',
			paymentMethod: ['LENDER_A'],
			issuerFilter: {enable: issuers, issuers: ['BANKA']},
			tenureFilter: {enable: tenures, tenures: ['6::6']},
		};
		for (const [place, [before, after]] of others.entries()) {
			const path = ['emiOptions', 'noCostEmi', 'cardless', 'filters', before.length] as const;
			const group = {enable: true, filters: [...before, filter, ...after]};
			const input = {allowDefaultOptions, options: [], emiOptions: {noCostEmi: {enable: true, cardless: group}}};
			const readings = ASSIGNMENTS[(at * 61 + place * 523) % ASSIGNMENTS.length] as Assignment; // one of them
			for (const hole of planHoles) expectConsensus(input, path, hole, readings);
		}
	}
});

/** A verdict in spite of a part that cannot be read is one that all of its possible contents have in common. */
function expectConsensus(input: object, path: Path, hole: Hole, readings: Assignment): void {
	const [inner, unreadable, contents] = hole;
	const place = [...path, ...inner];
	const filters = contents.map(content => replaced(input, place, content));
	const pointer = pointerOf(place);
	const about = JSON.stringify([place, input, readings]);
	const {explain} = compile(replaced(input, place, unreadable), {readings, servicePrefix});
	for (const plan of plans) {
		const {verdict, because} = explain(plan);
		if (verdict !== 'undetermined') {
			expect(verdict, about).toBe(agreed(filters, [plan], readings));
			continue;
		}
		const reasons = because.map(one => [one.rule, one.pointer]);
		expect(reasons, about).toEqual([['unreadable', pointer]]);
	}
}
