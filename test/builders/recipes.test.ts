// Recipes: what they may return, which calls are part of it, and `when` on every builder.
import {expect, test} from 'vitest';
import {base, emi, issuesOf, type Loose, mandate, misuse, rules, settled} from './untyped.js';

type Step = (builder: Loose) => Loose;
const json = (builder: unknown) => JSON.stringify(builder);
const groups = (recipe: unknown) => emi().show('noCost', recipe);
const plans = (recipe: unknown) => groups((start: Loose) => start.show('credit', recipe));

/** Every method that takes a recipe: where a recipe is reported, and two calls of the builder that it is given. */
const METHODS: Readonly<
	Record<string, readonly [pointer: string, follow: (recipe: unknown) => Loose, one: Step, other: Step]>
> = {
	cards: [
		'/options/0',
		recipe => settled().cards(recipe),
		one => one.hideTypes('CREDIT'),
		one => one.showTypes('DEBIT'),
	],
	upi: ['/options/0', recipe => base().upi(recipe), one => one.hideCollect('@bank'), one => one.hideAllIntent()],
	emi: ['/emiOptions', recipe => base().emi(recipe), one => one.hide('noCost'), one => one.show('standard')],
	'emi.show': ['/noCostEmi', groups, one => one.hide('debit'), one => one.show('credit')],
	'groups.show': [
		'/noCostEmi/credit',
		plans,
		one => one.show({tenures: {only: ['3::6']}}),
		one => one.hide({paymentMethod: 'LENDER_A'}),
	],
	when: ['', recipe => base().hide('REWARD').when(true, recipe), one => one.hide('CASH'), one => one.hide('NB')],
};
const isMethod = test.each(Object.entries(METHODS).map(([name, parts]) => [name, ...parts] as const));

const STRANGE: readonly (readonly [string, unknown])[] = [
	['nothing', undefined],
	['null', null],
	['a promise', Promise.resolve()],
	['a text', 'CARD'],
	['a function', () => undefined],
	['rules', rules().hide('CASH')],
	['a filter', base()],
	['EMI plans', emi().hide('noCost')],
	['a mandate', mandate('REQUIRED')],
];

isMethod('a recipe of %s returns the builder it was given, with more', (name, pointer, follow) => {
	for (const [what, answer] of STRANGE) {
		expect(
			issuesOf(() => follow(() => answer)),
			what,
		).toMatchObject([{rule: 'invalid-recipe', pointer}]);
		const isOptional = answer === undefined && name.endsWith('.show');
		if (typeof answer !== 'function' && !isOptional && !(name === 'emi' && what === 'EMI plans'))
			misuse(() => follow(answer));
	}
	expect(issuesOf(() => follow(async (start: Loose) => start))).toMatchObject([{found: 'a promise'}]);
	const empty = () => follow((same: Loose) => same);
	if (name === 'when') expect(empty().build()).toEqual(base().hide('REWARD').build());
	else expect(issuesOf(empty)).toMatchObject([{rule: 'empty-recipe'}]);
});

isMethod(
	'what a recipe of %s throws is the cause, and a MisuseError is thrown unchanged',
	(_name, _pointer, follow) => {
		const throwing = (error: Error) => () => {
			throw error;
		};
		const boom = new Error('boom');
		expect(misuse(() => follow(throwing(boom))).cause).toBe(boom);
		const inner = misuse(() => base().hide('X'));
		expect('cause' in inner).toBe(false);
		expect(misuse(() => follow(throwing(inner)))).toBe(inner);
	},
);

isMethod('a recipe of %s must not discard a call', (_name, pointer, follow, one, other) => {
	const discarding: readonly Step[] = [
		start => {
			one(start);
			return other(start);
		},
		start => {
			one(start);
			return start;
		},
		start => {
			const first = one(start);
			other(first);
			return first;
		},
	];
	for (const recipe of discarding) {
		expect(issuesOf(() => follow(recipe))).toMatchObject([{rule: 'discarded-call', pointer}]);
		expect(issuesOf(() => follow((start: Loose) => start.when(true, recipe)))).toMatchObject([
			{rule: 'discarded-call'},
		]);
	}
	expect(() => follow((start: Loose) => other(one(start)))).not.toThrow();
	expect(() => follow((start: Loose) => start.when(true, (inner: Loose) => other(one(inner))))).not.toThrow();
});

test('a refused call does not count as discarded', () => {
	const chain = base().cards((cards: Loose) => {
		misuse(() => cards.hideTypes('CREDT'));
		return cards.hideTypes('CREDIT');
	});
	expect(chain.build()).toMatchObject({options: [{cardFilters: [{cardTypes: ['CREDIT']}]}]});
});

test('a builder that leaked from another recipe is refused', () => {
	const leaked: Loose[] = [];
	base().cards((cards: Loose) => {
		leaked.push(cards);
		return cards.hideTypes('CREDIT');
	});
	expect(issuesOf(() => base().cards(() => leaked[0]))).toMatchObject([{rule: 'invalid-recipe'}]);
	const chain = base().hide('CASH');
	expect(issuesOf(() => chain.when(true, () => base().hide('WALLET')))).toMatchObject([{rule: 'invalid-recipe'}]);
	expect(chain.build()).toEqual(base().hide('CASH').build());
});

const hideCash: Step = one => one.hide('CASH');
const hideBanks: Step = one => one.hide('NB');
const hasWhen = test.each<readonly [name: string, wrap: (recipe: Step) => Loose, one: Step, other: Step]>([
	...Object.entries(METHODS).map(([name, [, ...parts]]) => [name, ...parts] as const),
	['filter', recipe => recipe(base()), hideCash, hideBanks],
	['rules', recipe => base().include(recipe(rules())), hideCash, hideBanks],
	['an emi() builder', recipe => recipe(emi()), one => one.hide('noCost'), one => one.show('standard')],
]);

hasWhen('%s: when follows the recipe of the condition', (_name, wrap, one, other) => {
	expect(json(wrap(start => start.when(true, one)))).toBe(json(wrap(one)));
	expect(json(wrap(start => start.when(true, one, other)))).toBe(json(wrap(one)));
	expect(json(wrap(start => start.when(false, one, other)))).toBe(json(wrap(other)));
	expect(json(wrap(start => one(start.when(false, other))))).toBe(json(wrap(one)));
	expect(json(wrap(start => one(start).when(true, other)))).toBe(json(wrap(start => other(one(start)))));
	expect(json(wrap(start => one(start).when(true, (same: Loose) => same)))).toBe(json(wrap(one)));
});

hasWhen('%s: when refuses what is not a condition, and what is not a recipe', (_name, wrap, one) => {
	for (const wrong of [1, 'true', null, undefined])
		expect(issuesOf(() => wrap(start => start.when(wrong, one)))).toMatchObject([{rule: 'invalid-type'}]);
	misuse(() => wrap(start => start.when(true, undefined)));
	misuse(() => wrap(start => start.when(false, one, 'other')));
	expect(issuesOf(() => wrap(start => start.when(true, () => undefined)))).toMatchObject([{rule: 'invalid-recipe'}]);
});

test('a recipe whose conditions all fail adds nothing', () => {
	const nothing = (start: Loose) => start.when(false, (inner: Loose) => inner);
	for (const chain of [base().cards(nothing), base().upi(nothing), base().emi(nothing), base().emi(emi())])
		expect(chain.build()).toEqual(base().build());
	expect(groups(nothing).build()).toEqual({noCostEmi: {enable: true}});
	expect(plans(nothing).build()).toEqual({noCostEmi: {enable: true, credit: {enable: true}}});
});

test('the two recipes do not conflict with each other, and later calls see the one that ran', () => {
	const hideCard: Step = one => one.hide('CARD');
	const either = (isGold: boolean) => base().when(isGold, (one: Loose) => one.show('CARD'), hideCard);
	expect(issuesOf(() => either(true).hide('CARD'))).toMatchObject([{rule: 'conflicting-type'}]);
	expect(either(false).hide('CARD').build()).toEqual(either(false).build());
});
