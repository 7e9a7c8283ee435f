// Rules with names: what a filter remembers of them, and which of them decide.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {RULES, rulesOfBuilder} from '../../src/diagnostics/builder-kind.js';
import {type AnyFilter, type AnyRules, filter, MisuseError, paylock, rules, session} from '../../src/index.js';
import {compile, explain, type Instrument, instrumentClasses} from '../../src/inspect/index.js';

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
	expect(rulesOfBuilder(base)).toBeUndefined();
	expect(rulesOfBuilder(included)?.names).toEqual(['risk']);
	expect(rulesOfBuilder(included.include(gift))?.names).toEqual(['risk', 'gift']);
	expect(Object.keys(included)).toEqual([]);
	expect(RULES in included.build()).toBe(false);
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

test('a conflict names the rules of both calls', () => {
	const shown = rules('abroad').show('CASH');
	const messageOf = (call: () => unknown) => {
		try {
			call();
		} catch (error) {
			if (error instanceof MisuseError) return error.issues[0]?.message;
		}
		return undefined;
	};
	const any: AnyFilter = base;
	expect([
		messageOf(() => any.include(risk).include(shown)),
		messageOf(() => any.include(risk).show('CASH')),
		messageOf(() => any.hide('CASH').include(shown)),
		messageOf(() => any.hide('CASH').show('CASH')),
		messageOf(() =>
			any.include(rules('a').emi(emi => emi.hide('noCost'))).include(rules('b').emi(emi => emi.show('noCost'))),
		),
	]).toEqual([
		'CASH is already hidden by the rules "risk": change them, or the rules "abroad"',
		'CASH is already hidden by the rules "risk": change them, or remove this call',
		'CASH is already hidden: remove that call, or change the rules "abroad"',
		'CASH is already hidden: remove one of the two calls',
		'noCost is already hidden by the rules "a": change them, or the rules "b"',
	]);
});

// Random chains: own calls and included rules, of which some have names.
type Step = (rules: AnyRules) => AnyRules;
const STEPS: readonly Step[] = [
	one => one.hide('CASH'),
	one => one.hide('WALLET', ['WALLET_A']),
	one => one.hide('WALLET'),
	one => one.hide('NB', ['NB_BANKA']),
	one => one.hide('NB', ['NB_BANKB']),
	one => one.cards(cards => cards.hideTypes('CREDIT')),
	one => one.cards(cards => cards.hideBrands('BRAND_A')),
	one => one.emi(emi => emi.hide('noCost')),
	one => one.emi(emi => emi.hide('lowCost')),
	one => one.forMandates('PREFIX'),
];
const chain = fc.array(
	fc.record({
		name: fc.constantFrom(undefined, 'a', 'b', 'c'),
		steps: fc.array(fc.nat(STEPS.length - 1), {maxLength: 3}),
	}),
	{maxLength: 5},
);
type Chain = readonly {readonly name: string | undefined; readonly steps: readonly number[]}[];
const follow = <Builder>(from: Builder, steps: readonly number[]): Builder =>
	steps.reduce<AnyRules>((one, step) => STEPS[step]?.(one) ?? one, from as AnyRules) as Builder;
const built = (parts: Chain): AnyFilter =>
	parts.reduce<AnyFilter>(
		(one, {name, steps}) =>
			name === undefined ? follow(one, steps) : one.include(follow<AnyRules>(rules(name), steps)),
		base,
	);

test('a filter without some of its rules is the one that was never given them', () => {
	fc.assert(
		fc.property(chain, fc.subarray(['a', 'b', 'c']), (parts, chosen) => {
			const whole = built(parts);
			const included = rulesOfBuilder(whole);
			expect(included?.names ?? []).toEqual([...new Set(parts.flatMap(({name}) => name ?? []))]);
			if (included === undefined) return;
			expect(included.only(included.names)).toEqual(whole.build());
			const kept = parts.filter(({name}) => name === undefined || chosen.includes(name));
			expect(included.only(chosen)).toEqual(built(kept).build());
		}),
	);
});

test('the rules of every class: without a needed one the verdict is another, and each that is enough gives it alone', () => {
	fc.assert(
		fc.property(chain, parts => {
			const whole = built(parts);
			const names = rulesOfBuilder(whole)?.names ?? [];
			const verdictOf = (chosen: readonly string[], instrument: Instrument) =>
				explain(built(parts.filter(({name}) => name === undefined || chosen.includes(name))), instrument).verdict;
			for (const {instrument} of instrumentClasses(whole)) {
				const {verdict, rules: deciding} = explain(whole, instrument);
				const needed = names.filter(
					left =>
						verdictOf(
							names.filter(name => name !== left),
							instrument,
						) !== verdict,
				);
				const enough = names.filter(name => verdictOf([name], instrument) === verdict);
				if (needed.length > 0) expect(deciding).toEqual(needed);
				else if (verdictOf([], instrument) === verdict) expect(deciding).toEqual([]);
				else if (enough.length > 0) expect(deciding).toEqual(enough);
				else expect(verdictOf(deciding, instrument)).toBe(verdict);
			}
		}),
		{numRuns: 60},
	);
});

function sessionWith(paymentFilter: AnyFilter, begin: typeof session = session) {
	return begin('paymentPage', {
		order_id: 'order-1',
		amount: '499.00',
		customer_id: 'customer-1',
		customer_email: 'customer@example.com',
		customer_phone: '0000000000',
		payment_page_client_id: 'client-1',
	}).paymentFilter(paymentFilter);
}
