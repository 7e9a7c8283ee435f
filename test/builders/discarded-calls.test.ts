// Inside a recipe every call is part of what is returned: a discarded call is refused.
import {expect, test} from 'vitest';
import {base, emi, issuesOf, type Loose} from './untyped.js';

const places: Readonly<
	Record<
		string,
		readonly [pointer: string, wrap: (recipe: (builder: Loose) => unknown) => unknown, step: (builder: Loose) => Loose]
	>
> = {
	'filter.when': ['', recipe => base().when(true, recipe), one => one.hide('WALLET', ['A'])],
	cards: ['/options/0', recipe => base().cards(recipe), one => one.hideTypes('CREDIT')],
	upi: ['/options/0', recipe => base().upi(recipe), one => one.hideAllIntent()],
	emi: ['/emiOptions', recipe => base().emi(recipe), one => one.showOnlyEmi()],
	'plan groups': ['/noCostEmi', recipe => emi().show('noCost', recipe), one => one.when(true, (same: Loose) => same)],
	plans: [
		'/noCostEmi/credit',
		recipe => emi().show('noCost', (groups: Loose) => groups.show('credit', recipe)),
		one => one.show({tenures: {only: ['3::6']}}),
	],
};

test.each(Object.keys(places))('%s: a call that is not part of the result is refused', name => {
	const [pointer, wrap, step] = places[name] ?? ['', base, base];
	const discarding = [
		(start: Loose) => {
			step(start);
			return step(start);
		},
		(start: Loose) => {
			step(start);
			return start;
		},
		(start: Loose) => {
			const one = step(start);
			step(one);
			return one;
		},
	];
	for (const recipe of discarding)
		expect(issuesOf(() => wrap(recipe))).toMatchObject([{rule: 'discarded-call', pointer}]);
	expect(() => wrap(start => step(step(start)))).not.toThrow();
});

test('a call inside when counts for the recipe of when', () => {
	const inner = (recipe: (cards: Loose) => Loose) => base().cards((cards: Loose) => cards.when(true, recipe));
	expect(() => inner(cards => cards.hideTypes('CREDIT').hideBanks('A'))).not.toThrow();
	const discarding = (cards: Loose) => {
		cards.hideTypes('CREDIT');
		return cards.hideBanks('A');
	};
	expect(issuesOf(() => inner(discarding))).toMatchObject([{rule: 'discarded-call'}]);
});

test('a refused call does not count', () => {
	const chain = base().cards((cards: Loose) => {
		try {
			cards.hideTypes('CREDT');
		} catch {
			// refused, so there is no result to discard
		}
		return cards.hideTypes('CREDIT');
	});
	expect(chain.build()).toMatchObject({options: [{cardFilters: [{cardTypes: ['CREDIT']}]}]});
});

test('the result of an async recipe is named', () => {
	const issue = {rule: 'invalid-recipe', found: 'a promise'};
	expect(issuesOf(() => base().cards(async (cards: Loose) => cards.hideTypes('CREDIT')))).toMatchObject([issue]);
});
