// A builder carries its account: the functions of inspect, the matchers and the screen use it, and their own options win.
import {describe, expect, test} from 'vitest';
import {type Account, paylock} from '../../src/index.js';
import {compile, diff, explain, lint, repair, summarize, testCases, toCode} from '../../src/inspect/index.js';
import {renderScreen} from '../../src/sandbox/index.js';
import {paylockMatchers} from '../../src/vitest/index.js';
import {order} from '../golden/order.js';

/** Its verdict on EMI with a credit card depends on the reading `emiOnHiddenCards`. */
const noCards = (account: Account) =>
	paylock(account)
		.filter()
		.allowDefaults(true)
		.hide('CARD')
		.emi(emi => emi.show('noCost', groups => groups.show('credit')));
const onCredit = {type: 'EMI', kind: 'noCost', group: 'credit'} as const;
const settled = {readings: {emiOnHiddenCards: 'hidden'}} as const;
const ignored = {readings: {emiOnHiddenCards: 'shown'}} as const;

/** Its EMI issuers have the prefix. */
const onlyBankA = (servicePrefix: string) =>
	paylock({servicePrefix})
		.filter()
		.allowDefaults(true)
		.emi(emi =>
			emi.show('noCost', groups => groups.show('credit', plans => plans.show({issuers: {except: ['BANK_A']}}))),
		);
const plan = {
	type: 'EMI',
	kind: 'noCost',
	group: 'credit',
	paymentMethodType: 'CARD',
	issuer: 'BANK_A',
	tenure: 3,
} as const;

/** Its type is one of the account, which the type of an instrument does not know. */
const OTC_A = {type: 'OTC', code: 'OTC_A'} as never;
const otc = paylock({types: ['OTC']})
	.filter()
	.allowDefaults(true)
	.hide('OTC', ['OTC_A']);

/** Its account has no cash on delivery. */
const noCash = paylock({enabled: {CASH: false}})
	.filter()
	.allowDefaults(true);

describe('the functions of inspect use the account of a builder', () => {
	test('explain and compile', () => {
		expect(explain(noCards({}), onCredit).verdict).toBe('undetermined');
		expect(explain(noCards(settled), onCredit).verdict).toBe('hidden');
		expect(compile(noCards(settled)).explain(onCredit).verdict).toBe('hidden');
		expect(explain(onlyBankA('P'), plan).verdict).toBe('hidden');
		expect(explain(noCash, {type: 'CASH'}).verdict).toBe('hidden');
		expect(explain(noCash.build(), {type: 'CASH'}).verdict).toBe('shown');
		expect(explain(otc, OTC_A).verdict).toBe('hidden');
	});

	test('lint', () => {
		const rules = (input: unknown, options?: Account) => lint(input, options).map(({rule}) => rule);
		expect(rules(noCards({}))).toContain('emi-with-cards-hidden');
		expect(rules(noCards(settled))).not.toContain('emi-with-cards-hidden');
		expect(rules(noCards({severities: {'emi-with-cards-hidden': 'off'}}))).not.toContain('emi-with-cards-hidden');
		expect(rules(otc)).toEqual([]);
	});

	test('summarize, testCases, repair, toCode and the screen', () => {
		expect(summarize(noCards(settled))).toBe(summarize(noCards({}).build(), settled));
		expect(summarize(noCards(settled))).not.toBe(summarize(noCards({})));
		expect(testCases(noCards(ignored))).toEqual(testCases(noCards({}).build(), ignored));
		expect(testCases(noCards(ignored))).not.toEqual(testCases(noCards({})));
		expect(repair(otc).issues).toEqual([]);
		expect(toCode(otc)).toContain("types: ['OTC']");
		expect(renderScreen(noCards({}), {view: 'why'})).toContain('undetermined');
		expect(renderScreen(noCards(settled))).toBe(renderScreen(noCards({}), settled));
	});

	test('the matchers', () => {
		const pass = (result: {pass: boolean}) => result.pass;
		expect(pass(paylockMatchers.toHide(noCards(settled), onCredit))).toBe(true);
		expect(pass(paylockMatchers.toLeaveUndetermined(noCards({}), onCredit))).toBe(true);
		expect(pass(paylockMatchers.toHide(onlyBankA('P'), plan))).toBe(true);
		expect(pass(paylockMatchers.toBeCleanFilter(otc))).toBe(true);
		expect(pass(paylockMatchers.toBeEquivalentTo(noCards(settled), noCards(settled).build(), settled))).toBe(true);
		expect(pass(paylockMatchers.toShowNoMoreThan(noCards(settled), noCards({})))).toBe(true);
		expect(pass(paylockMatchers.toShowNoMoreThan(noCards({}), noCards(settled)))).toBe(false);
	});
});

test('every builder with JSON of its own carries the account, also inside a session', () => {
	const {session, filter} = paylock(settled);
	const page = session('paymentPage', order).paymentFilter(filter().allowDefaults(true).hide('CARD'));
	expect(explain(page, onCredit).verdict).toBe('hidden');
	expect(explain(session('quickPay', order).extra({udf1: 'a'}), onCredit).verdict).toBe('shown');
});

test('own options win, key by key, reading by reading, and rule by rule', () => {
	const both = noCards({...settled, types: ['OTC'], servicePrefix: 'P'});
	expect(explain(both, onCredit, {servicePrefix: 'Q'}).verdict).toBe('hidden');
	expect(explain(both, onCredit, ignored).verdict).toBe('shown');
	expect(explain(both, onCredit, {readings: undefined}).verdict).toBe('hidden');
	expect(explain(both, onCredit, {readings: {precedence: 'hide-wins'}}).verdict).toBe('hidden');
	const issues = lint(noCards({severities: {'emi-with-cards-hidden': 'info'}}), {severities: {'no-effect': 'off'}});
	expect(issues.find(({rule}) => rule === 'emi-with-cards-hidden')).toMatchObject({severity: 'info'});
	expect(issues.map(({rule}) => rule)).not.toContain('no-effect');
	// They may rely on what the builder knows.
	expect(explain(otc, OTC_A, {enabled: {OTC: true}}).verdict).toBe('hidden');
});

describe('diff uses the account of each side', () => {
	test('whose readings differ', () => {
		expect(diff(noCards(settled), noCards(ignored))).toMatchObject({
			relation: 'shows-more',
			changes: [{type: 'EMI'}, {type: 'EMI', from: 'hidden', to: 'shown', witness: {group: 'credit'}}],
		});
		expect(diff(noCards(settled), noCards(ignored), settled).relation).toBe('equal');
		expect(diff(noCards(settled), noCards(settled).build()).relation).toBe('shows-more');
	});

	test('whose prefixes differ', () => {
		const [p, q] = [onlyBankA('P'), onlyBankA('Q')];
		const {changes} = diff(p, q);
		expect(changes.length).toBeGreaterThan(0);
		for (const {witness, from, to} of changes) {
			expect(explain(p, witness).verdict).toBe(from);
			expect(explain(q, witness).verdict).toBe(to);
		}
		const issuers = changes.map(({witness}) => 'issuer' in witness && witness.issuer);
		expect(issuers).not.toContain('BANK_A');
		expect(new Set(issuers)).toEqual(new Set(['P_BANK_A', 'Q_BANK_A']));
	});

	test('of which only one has a type, or a list of what is enabled', () => {
		const all = (account: Account) => paylock(account).filter().allowDefaults(true);
		const onlyCash = (account: Account) => paylock(account).filter().allowDefaults(false).show('CASH');
		const changed = (before: unknown, after: unknown) =>
			diff(before, after).changes.map(({type, from, to}) => `${type}: ${from}, ${to}`);
		expect(changed(all({types: ['OTC']}), onlyCash({}))).toContain('OTC: shown, hidden');
		expect(changed(all({}), onlyCash({types: ['OTC']}))).toContain('OTC: shown, hidden');
		const [cash, reward] = [{enabled: {CASH: true}}, {enabled: {REWARD: true}}] as const;
		expect(changed(all(cash), all(reward))).toEqual(['REWARD: hidden, shown', 'CASH: shown, hidden']);
		expect(changed(all(cash), all({}))).toContain('EMI: hidden, shown');
		expect(changed(all({}), all(cash))).toContain('WALLET: shown, hidden');
	});
});

test('the account of another copy of the package is checked like any other', () => {
	const foreign = {
		[Symbol.for('paylock.builder')]: 'filter',
		[Symbol.for('paylock.account')]: settled,
	};
	const builder = Object.assign(Object.create({toJSON: () => noCards({}).build()}), foreign);
	expect(explain(builder, onCredit).verdict).toBe('hidden');
});
