// Rules with names: what a filter remembers of them, and which of them decide.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
	type AnyFilter,
	type AnyRules,
	EMI_KINDS,
	filter,
	MisuseError,
	PLAN_GROUPS,
	paylock,
	rules,
	session,
} from '../../src/index.js';
import {compile, decisionTable, explain, type Instrument} from '../../src/inspect/index.js';
import {order} from '../golden/order.js';

const base = filter().allowDefaults(true);
const CASH = {type: 'CASH'} as const;
const risk = rules('risk').hide('CASH').hide('WALLET', ['WALLET_A']);
const gift = rules('gift').hide('CASH');

describe('explain names the rules', () => {
	test('without which the verdict would be another one', () => {
		expect(explain(base.include(risk), CASH)).toMatchObject({verdict: 'hidden', rules: ['risk']});
		expect(explain(base.include(risk), {type: 'WALLET', code: 'WALLET_A'}).rules).toEqual(['risk']);
		expect(explain(base.include(risk), {type: 'WALLET', code: 'WALLET_B'})).toMatchObject({
			verdict: 'shown',
			rules: [],
		});
	});

	test('each of which is enough', () => {
		expect(explain(base.include(risk).include(gift), CASH).rules).toEqual(['risk', 'gift']);
		expect(explain(base.include(risk).include(risk), CASH).rules).toEqual(['risk']);
	});

	test('not where the own calls or the default decide', () => {
		expect(explain(base.hide('CASH').include(risk), CASH).rules).toEqual([]);
		expect(explain(base.include(risk).hide('CASH'), CASH).rules).toEqual([]);
		expect(explain(base.include(risk), {type: 'UPI'}).rules).toEqual([]);
		const twice = base.include(rules('plans').emi(emi => emi.hide('noCost'))).emi(emi => emi.hide('noCost'));
		expect(explain(twice, {type: 'EMI', kind: 'noCost', group: 'credit'}).rules).toEqual([]);
	});

	test('that keep a shown instrument shown', () => {
		const none = filter().allowDefaults(false).show('UPI');
		const open = rules('open').show('NB', ['NB_BANKA']);
		expect(explain(none.include(open), {type: 'NB', code: 'NB_BANKA'})).toMatchObject({
			verdict: 'shown',
			rules: ['open'],
		});
	});

	test('of a set of which none can be left out, where neither one is needed nor enough', () => {
		const hides = (name: string, type: 'CREDIT' | 'DEBIT') => rules(name).cards(cards => cards.hideTypes(type));
		const all = [hides('a', 'CREDIT'), hides('b', 'DEBIT'), hides('c', 'CREDIT'), hides('d', 'DEBIT')];
		const built = all.reduce<AnyFilter>((sofar, one) => sofar.include(one), base);
		const {verdict, rules: names} = explain(built, {type: 'CARD'});
		expect([verdict, names]).toEqual(['hidden', ['a', 'b']]);
	});

	test('through when, nested rules and a session; compile says the same', () => {
		const nested = rules('outer').hide('UPI').include(rules('inner').hide('CASH')).include(rules().hide('RTP'));
		const built = base.when(true, more => more.include(nested));
		for (const [instrument, names] of [
			[CASH, ['inner']],
			[{type: 'UPI'}, ['outer']],
			[{type: 'RTP'}, ['outer']],
		] as const) {
			expect(explain(built, instrument).rules).toEqual(names);
			expect(compile(built).explain(instrument).rules).toEqual(names);
			expect(explain(sessionWith(built), instrument).rules).toEqual(names);
		}
	});

	test('of an account that sends EMI next to the filter', () => {
		const kit = paylock({emiPlacement: 'session'});
		const plans = kit
			.filter()
			.allowDefaults(true)
			.include(kit.rules('plans').emi(emi => emi.hide('noCost')));
		const plan = {type: 'EMI', kind: 'noCost', group: 'credit'} as const;
		expect(explain(sessionWith(plans, kit.session), plan)).toMatchObject({verdict: 'hidden', rules: ['plans']});
		expect(explain(plans, plan)).toMatchObject({verdict: 'undetermined', rules: []}); // a filter that cannot be built
	});
});

test('nothing of a name is written, and a builder before include is unchanged', () => {
	const included = base.include(risk);
	expect(JSON.stringify(included)).toBe(
		JSON.stringify(base.include(rules().hide('CASH').hide('WALLET', ['WALLET_A']))),
	);
	expect(JSON.stringify(sessionWith(included))).not.toContain('risk');
	expect(explain(base, CASH).rules).toBeUndefined();
	expect(Object.keys(included)).toEqual([]);
	expect(Object.getOwnPropertySymbols(included.build())).toEqual([]);
});

test.each([
	['empty', ''],
	['blank', ' '],
	['of two lines', 'a\nb'],
	['too long', 'x'.repeat(81)],
	['a number', 5],
	['null', null],
])('a name that is %s is refused', (_, name) => {
	expect(() => rules(name as string)).toThrow(MisuseError);
});

describe('a conflict names the rules of both calls', () => {
	const any: AnyFilter = base;
	const abroad = rules('abroad').show('CASH');
	const noCost = (name: string): AnyRules => rules(name).emi(emi => emi.hide('noCost'));
	const prefixed = (name: string, prefix: string): AnyRules => rules(name).forMandates(prefix);

	test.each<[string, () => unknown]>([
		[
			'CASH is already hidden by the rules "risk": change them, or the rules "abroad"',
			() => any.include(risk).include(abroad),
		],
		[
			'CASH is already hidden by the rules "risk": change them, or remove this call',
			() => any.include(risk).show('CASH'),
		],
		['CASH is already hidden: remove that call, or change the rules "abroad"', () => any.hide('CASH').include(abroad)],
		['CASH is already hidden: remove one of the two calls', () => any.hide('CASH').show('CASH')],
		[
			'noCost is already hidden by the rules "a": change them, or the rules "b"',
			() => any.include(noCost('a')).include(rules('b').emi(emi => emi.show('noCost'))),
		],
		[
			'noCost is already hidden by the rules "a": change them, or remove this call',
			() => any.include(noCost('a')).emi(emi => emi.show('noCost')),
		],
		[
			'WALLET_A is already hidden by the rules "risk": change them, or the rules "open"',
			() =>
				any
					.include(rules('other').hide('WALLET', ['WALLET_B']))
					.include(risk)
					.include(openWallet('open')),
		],
		[
			'WALLET_A is already hidden by the rules "risk": change them, or the rules "inner"',
			() => any.include(risk).include(rules('outer').include(openWallet('inner')).hide('UPI')),
		],
		[
			'servicePrefix is already A by the rules "a": change them, or the rules "b"',
			() => any.include(prefixed('a', 'A')).include(prefixed('b', 'B')),
		],
		[
			`CASH is already hidden by the rules "${'ü'.repeat(80)}": change them, or remove this call`,
			() => any.include(rules('ü'.repeat(80)).hide('CASH')).show('CASH'),
		],
	])('%s', (message, call) => {
		expect(call).toThrow(expect.objectContaining({issues: [expect.objectContaining({message})]}));
		// A place inside rules is in no JSON that their author has seen.
		const isInRules = /already .* by the rules/.test(message);
		expect(call).toThrow(isInRules ? /^(?!.*first configured)/ : /first configured|servicePrefix/);
	});

	function openWallet(name: string): AnyRules {
		return rules(name).show('WALLET', ['WALLET_A']);
	}
});

// Random policies: own calls and included rules, of which some have names; those of each default never conflict.
type Step = (rules: AnyRules) => AnyRules;
const STEPS: Readonly<Record<'true' | 'false', readonly Step[]>> = {
	true: [
		one => one.hide('CASH'),
		one => one.hide('WALLET', ['WALLET_A']),
		one => one.hide('WALLET', ['WALLET_B', 'WALLET_A']),
		one => one.hide('WALLET'),
		one => one.hide('NB', ['NB_BANKA']),
		one => one.show('NB'),
		one => one.cards(cards => cards.hideTypes('CREDIT')),
		one => one.cards(cards => cards.hideBrands('BRAND_A')),
		one => one.hide('CARD'),
		one => one.upi(upi => upi.hideCollect('@bank')),
		one => one.emi(emi => emi.hide('noCost')),
		one => one.emi(emi => emi.hide('lowCost')),
		one => one.forMandates('PREFIX'),
	],
	false: [
		one => one.show('CASH'),
		one => one.show('WALLET', ['WALLET_A']),
		one => one.show('WALLET'),
		one => one.hide('NB'),
		one => one.show('NB', ['NB_BANKA']),
		one => one.show('NB', ['NB_BANKB']),
		one => one.cards(cards => cards.showTypes('CREDIT')),
		one => one.cards(cards => cards.showBrands('BRAND_A')),
		one => one.show('CARD'),
		one => one.upi(upi => upi.showIntent('APP_A')),
		one => one.emi(emi => emi.hide('noCost')),
		one => one.emi(emi => emi.showOnlyEmi()),
		one => one.forMandates('PREFIX'),
	],
};
const ALL_NAMES = ['a', 'b', 'c', 'd'] as const;
const policy = fc.record({
	allow: fc.boolean(),
	parts: fc.array(
		fc.record({
			name: fc.option(fc.constantFrom(...ALL_NAMES), {nil: undefined}),
			steps: fc.array(fc.nat(12), {minLength: 1, maxLength: 3}),
		}),
		{maxLength: 6},
	),
});
interface Policy {
	readonly allow: boolean;
	readonly parts: readonly {readonly name: string | undefined; readonly steps: readonly number[]}[];
}

/** The policy as if only these rules had been included. */
function builtWith({allow, parts}: Policy, chosen: readonly string[] = ALL_NAMES): AnyFilter {
	const follow = (from: AnyRules, steps: readonly number[]) =>
		steps.reduce((one, step) => STEPS[`${allow}`][step]?.(one) ?? one, from);
	return parts
		.filter(({name}) => name === undefined || chosen.includes(name))
		.reduce<AnyFilter>(
			(one, {name, steps}) => one.include(follow(name === undefined ? rules() : rules(name), steps)),
			filter().allowDefaults(allow),
		);
}

const INSTRUMENTS: readonly Instrument[] = [
	...(['CASH', 'REWARD', 'RTP'] as const).map(type => ({type, code: 'CODE'})),
	...['WALLET_A', 'WALLET_B', 'WALLET_C', 'PREFIX_WALLET_A', 'PREFIX_WALLET_B'].map(
		code => ({type: 'WALLET', code}) as const,
	),
	...['NB_BANKA', 'NB_BANKB', 'NB_BANKC', 'PREFIX_BANKA', 'PREFIX_BANKB'].map(code => ({type: 'NB', code}) as const),
	...(['CREDIT', 'DEBIT'] as const).flatMap(cardType =>
		['BRAND_A', 'BRAND_B'].map(brand => ({type: 'CARD', cardType, brand, bank: 'BANK_A', bin: '411111'}) as const),
	),
	...['@bank', '@other'].map(handle => ({type: 'UPI', handle}) as const),
	...['APP_A', 'APP_B'].map(app => ({type: 'UPI', app}) as const),
	...EMI_KINDS.flatMap(kind =>
		PLAN_GROUPS.map(group => ({type: 'EMI', kind, group, issuer: 'BANK_A', tenure: 6}) as const),
	),
	{type: 'CARD'},
	{type: 'EMI'},
];

/** Every subset of some names. */
const subsetsOf = (names: readonly string[]): readonly (readonly string[])[] =>
	names.reduce<readonly (readonly string[])[]>((all, name) => all.concat(all.map(one => [...one, name])), [[]]);

/** What a policy throws that shows nothing. */
function nothingLeft(whole: AnyFilter): unknown {
	try {
		whole.build();
	} catch (error) {
		return error;
	}
	return undefined;
}

test('rules are what the definition says, for every instrument and over every subset of the names', {
	timeout: 180_000,
}, () => {
	fc.assert(
		fc.property(policy, given => {
			const whole = builtWith(given);
			const names = [...new Set(given.parts.flatMap(({name}) => name ?? []))];
			fc.pre(names.length > 0 && nothingLeft(whole) === undefined);
			const keyOf = (chosen: readonly string[]) => names.filter(name => chosen.includes(name)).join();
			const filters = new Map(
				subsetsOf(names).map(chosen => [keyOf(chosen), compile(builtWith(given, chosen))] as const),
			);
			const inSession = compile(sessionWith(whole));
			const compiled = compile(whole);
			const found = new Set<string>();
			for (const instrument of INSTRUMENTS) {
				const verdictOf = (chosen: readonly string[]) => filters.get(keyOf(chosen))?.explain(instrument).verdict;
				const without = (chosen: readonly string[], left: string) => chosen.filter(name => name !== left);
				const {verdict, rules: deciding = ['none']} = explain(whole, instrument);
				if (Object.keys(instrument).length > 1) for (const name of deciding) found.add(name);
				expect(verdictOf(names)).toBe(verdict);
				expect(compiled.explain(instrument).rules).toEqual(deciding);
				expect(inSession.explain(instrument).rules).toEqual(deciding);
				const needed = names.filter(name => verdictOf(without(names, name)) !== verdict);
				const enough = names.filter(name => verdictOf([name]) === verdict);
				if (needed.length > 0) expect(deciding).toEqual(needed);
				else if (verdictOf([]) === verdict) expect(deciding).toEqual([]);
				else if (enough.length > 0) expect(deciding).toEqual(enough);
				else {
					expect(verdictOf(deciding)).toBe(verdict);
					for (const name of deciding) expect(verdictOf(without(deciding, name))).not.toBe(verdict);
				}
			}
			// The instruments above have every value that a policy names.
			const [row] = decisionTable({cart: [1]}, () => whole).rows;
			expect(row?.rules).toEqual(names.filter(name => found.has(name)));
		}),
		{numRuns: 300},
	);
});

function sessionWith(paymentFilter: AnyFilter, begin: typeof session = session) {
	return begin('paymentPage', order).paymentFilter(paymentFilter);
}
