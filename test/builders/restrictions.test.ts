// Calls that agree add up: what they show or hide of one type joins in its option; one that disagrees is a conflict.
import {expect, test} from 'vitest';
import {base, emi, filter, issuesOf, type Loose, pointers, rules, settled} from './untyped.js';

const hideWallets = (...codes: string[]) => ({paymentMethodType: 'WALLET', enable: false, paymentMethods: codes});
const hideCards = (...cardTypes: string[]) => ({cardTypes, enable: false});
const FIRST = [{pointer: '/options/0', message: 'first configured'}];

type Step = (chain: Loose) => Loose;
const hideCredit: Step = chain => chain.cards((cards: Loose) => cards.hideTypes('CREDIT'));

test.each<[name: string, first: Step, second: Step, option: object]>([
	['a whole type', chain => chain.hide('CASH'), chain => chain.hide('CASH'), {enable: false}],
	['codes, then the type', chain => chain.hide('WALLET', ['A']), chain => chain.hide('WALLET'), {enable: false}],
	['card filters, then the type', hideCredit, chain => chain.hide('CARD'), {enable: false}],
])('%s, in either order, is the whole type', (_, first, second, option) => {
	for (const [one, other] of [[first, second] as const, [second, first] as const])
		for (const chain of [other(one(base())), one(base()).include(other(rules())), one(base()).when(true, other)]) {
			const whole = {paymentMethodType: expect.any(String), ...option};
			const options = [whole, {paymentMethodType: 'REWARD', enable: false}];
			expect(chain.hide('REWARD').build()).toEqual({allowDefaultOptions: true, options});
		}
});

test.each(['show', 'hide'] as const)(
	'provider codes of two calls of %s are joined, each once at its first place',
	how => {
		const enable = how === 'show';
		const start = filter().allowDefaults(!enable);
		const chain = start[how]('WALLET', ['A', 'B'])[how]('CASH')[how]('WALLET', ['C', 'A']);
		expect(chain.build()).toEqual({
			allowDefaultOptions: !enable,
			options: [
				{paymentMethodType: 'WALLET', enable, paymentMethods: ['A', 'B', 'C']},
				{paymentMethodType: 'CASH', enable},
			],
		});
		const again = start[how]('WALLET', ['A'])[how]('WALLET', ['A']);
		expect(again.build()).toMatchObject({options: [{paymentMethodType: 'WALLET', enable, paymentMethods: ['A']}]});
	},
);

const CRITERIA = [
	{brands: ['A']},
	{brands: ['B']},
	{brands: ['A', 'B']},
	{banks: ['A']},
	{brands: ['A'], bins: ['1::1']},
	{brands: ['A'], bins: ['2::2']},
	{bins: ['1::1'], types: ['CREDIT']},
	{types: ['CREDIT'], banks: ['B']},
];

test.each(CRITERIA.flatMap(first => CRITERIA.map(second => [first, second] as const)))(
	'%o before %o: each filter is listed once, at its first place',
	(first, second) => {
		const hide = (criteria: readonly object[]) => (cards: Loose) =>
			criteria.reduce((chain: Loose, one) => chain.hide(one), cards);
		const filtersOf = (chain: Loose) => JSON.parse(JSON.stringify(chain)).options[0].cardFilters;
		for (const third of CRITERIA) {
			const given = [first, second, third, first, second];
			const listed = [...new Set(given)].flatMap(one => filtersOf(base().cards(hide([one]))));
			expect(filtersOf(base().cards(hide(given)))).toEqual(listed);
			expect(filtersOf(given.reduce((chain: Loose, one) => chain.cards(hide([one])), base()))).toEqual(listed);
		}
	},
);

test('EMI kinds of several calls add up, and one is hidden as often as it is', () => {
	const chain = base()
		.emi((plans: Loose) => plans.hide('noCost').showOnlyEmi())
		.emi(emi().hide('noCost').show('standard'))
		.include(rules().emi(emi().hide('lowCost').showOnlyEmi()));
	expect(chain.build()).toMatchObject({
		emiOptions: {
			standardEmi: {enable: true},
			lowCostEmi: {enable: false},
			noCostEmi: {enable: false},
			showOnlyEmi: true,
		},
	});
});

test('one prefix may be set again', () => {
	const chain = base().hide('WALLET', ['A']).forMandates('P');
	expect(chain.forMandates('P').include(rules().forMandates('P')).build()).toEqual(chain.build());
});

test('card filters and UPI filters that only hide are appended to the option of their type', () => {
	const chain = hideCredit(base())
		.upi((upi: Loose) => upi.hideCollect('@bank'))
		.cards((cards: Loose) => cards.hideTypes('DEBIT'))
		.upi((upi: Loose) => upi.hideIntent('APP_A'));
	expect(chain.build()).toMatchObject({
		options: [
			{paymentMethodType: 'CARD', enable: true, cardFilters: [hideCards('CREDIT'), hideCards('DEBIT')]},
			{paymentMethodType: 'UPI', enable: true, upiFilters: [{upiType: 'COLLECT'}, {upiType: 'INTENT'}]},
		],
	});
});

test('they add up in when and in include, and the prefix doubles the joined list', () => {
	const campaign = rules().hide('WALLET', ['B']);
	const chain = base()
		.hide('WALLET', ['A'])
		.when(true, (inner: Loose) => inner.hide('WALLET', ['C']))
		.include(campaign)
		.include(campaign.hide('WALLET', ['D']))
		.forMandates('P');
	expect(chain.build()).toEqual({
		allowDefaultOptions: true,
		options: [hideWallets('A', 'P_A', 'C', 'P_C', 'B', 'P_B', 'D', 'P_D')],
	});
});

test('an NB code may be the double of one that an earlier call hides', () => {
	const chain = base().hide('NB', ['NB_A']).hide('NB', ['P_A']).forMandates('P');
	expect(chain.build()).toMatchObject({options: [{paymentMethods: ['NB_A', 'P_A']}]});
});

test('a wrong item is reported at its index in the joined list', () => {
	expect(pointers(() => base().hide('WALLET', ['A', 'B']).hide('WALLET', ['C', ' D']))).toEqual([
		'/options/0/paymentMethods/3',
	]);
	expect(pointers(() => hideCredit(base()).cards((cards: Loose) => cards.hideTypes('DEBT')))).toEqual([
		'/options/0/cardFilters/1/cardTypes/0',
	]);
});

const showsA: Step = chain => chain.show('WALLET', ['A', 'C']);
const hidesC: Step = chain => chain.hide('WALLET', ['C']);
const showDebit: Step = chain => chain.cards((cards: Loose) => cards.showTypes('DEBIT'));

test.each<[name: string, start: () => Loose, first: Step, second: Step, named: string]>([
	['a code that is shown, then hidden', () => filter().allowDefaults(false), showsA, hidesC, 'C'],
	['a code that is hidden, then shown', () => filter().allowDefaults(false), hidesC, showsA, 'C'],
	['cards that show, then cards that hide', settled, showDebit, hideCredit, 'CARD'],
	['cards that hide, then cards that show', settled, hideCredit, showDebit, 'CARD'],
])('%s: a conflict, also in include and in when', (_name, start, first, second, named) => {
	const chain = () => first(start());
	for (const call of [
		() => second(chain()),
		() => chain().include(second(rules())),
		() => chain().when(true, second),
	]) {
		const [issue, ...others] = issuesOf(call);
		expect(issue).toMatchObject({rule: 'conflicting-type', pointer: '/options/1', related: FIRST});
		expect(issue?.problem).toMatch(`${named} is already`);
		expect(others).toEqual([]);
	}
});
