// `when` on every builder: one of two recipes is followed, and a condition never makes right code throw.
import {expect, test} from 'vitest';
import {base, emi, issuesOf, type Loose, misuse, rules, settled} from './untyped.js';

const json = (builder: unknown) => JSON.stringify(builder);
const cards = (recipe: (builder: Loose) => Loose) => settled().cards(recipe);
const upi = (recipe: (builder: Loose) => Loose) => base().upi(recipe);
const groups = (recipe: (builder: Loose) => Loose) => emi().show('noCost', recipe);
const plans = (recipe: (builder: Loose) => Loose) => groups((inner: Loose) => inner.show('credit', recipe));

const places: Readonly<
	Record<string, readonly [wrap: (recipe: (builder: Loose) => Loose) => Loose, ...steps: ((builder: Loose) => Loose)[]]>
> = {
	filter: [recipe => recipe(base()), one => one.hide('CASH'), one => one.hide('NB')],
	rules: [recipe => base().include(recipe(rules())), one => one.hide('CASH'), one => one.hide('NB')],
	cards: [cards, one => one.hideTypes('CREDIT'), one => one.showTypes('DEBIT')],
	upi: [upi, one => one.hideCollect('@bank'), one => one.hideAllIntent()],
	emi: [recipe => base().emi(recipe), one => one.hide('noCost'), one => one.show('standard')],
	'an emi() builder': [recipe => recipe(emi()), one => one.hide('noCost'), one => one.show('standard')],
	'plan groups': [groups, one => one.hide('debit'), one => one.show('credit')],
	plans: [plans, one => one.show({tenures: {only: ['3::6']}}), one => one.hide({paymentMethod: 'LENDER_A'})],
};

test.each(Object.keys(places))('%s: follows the recipe of the condition', name => {
	const [wrap, one = base, other = base] = places[name] ?? [base];
	expect(json(wrap(start => start.when(true, one)))).toBe(json(wrap(one)));
	expect(json(wrap(start => start.when(true, one, other)))).toBe(json(wrap(one)));
	expect(json(wrap(start => start.when(false, one, other)))).toBe(json(wrap(other)));
	expect(json(wrap(start => one(start.when(false, other))))).toBe(json(wrap(one)));
	expect(json(wrap(start => one(start).when(true, other)))).toBe(json(wrap(start => other(one(start)))));
	expect(json(wrap(start => one(start).when(true, (same: Loose) => same)))).toBe(json(wrap(one)));
});

test.each(Object.keys(places))('%s: refuses what is not a condition, and what is not a recipe', name => {
	const [wrap, one = base] = places[name] ?? [base];
	for (const wrong of [1, 'true', null, undefined])
		expect(issuesOf(() => wrap(start => start.when(wrong, one)))).toMatchObject([{rule: 'invalid-type'}]);
	misuse(() => wrap(start => start.when(true, undefined)));
	misuse(() => wrap(start => start.when(false, one, 'other')));
	expect(issuesOf(() => wrap(start => start.when(true, () => undefined)))).toMatchObject([{rule: 'invalid-recipe'}]);
});

test('a recipe whose conditions all fail adds nothing', () => {
	const nothing = (start: Loose) => start.when(false, (inner: Loose) => inner);
	expect(base().cards(nothing).build()).toEqual(base().build());
	expect(base().upi(nothing).build()).toEqual(base().build());
	expect(base().emi(nothing).build()).toEqual(base().build());
	expect(groups(nothing).build()).toEqual({noCostEmi: {enable: true}});
	expect(plans(nothing).build()).toEqual({noCostEmi: {enable: true, credit: {enable: true}}});
});

test('the two recipes do not conflict with each other, and later calls see the one that ran', () => {
	const either = (isGold: boolean) =>
		base().when(
			isGold,
			(one: Loose) => one.show('CARD'),
			(one: Loose) => one.hide('CARD'),
		);
	expect(issuesOf(() => either(true).hide('CARD'))).toMatchObject([{rule: 'conflicting-type'}]);
	expect(either(false).hide('CARD').build()).toEqual(either(false).build());
});
