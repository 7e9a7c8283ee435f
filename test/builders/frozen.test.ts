// Results never change after they are built, even inside Immer recipes.
import fc from 'fast-check';
import {createDraft, produce, setAutoFreeze} from 'immer';
import {afterEach, expect, test} from 'vitest';
import {
	amend,
	base,
	emi,
	expectFrozen,
	type Loose,
	mandate,
	order,
	page,
	paylock,
	plan,
	rules,
	session,
} from './untyped.js';

const terms = () => mandate('REQUIRED').maxAmount('1.00').startDate('1').endDate('2');
/** One of everything, in every tenure encoding and placement. */
const everything = (account: object): Loose => {
	const kit = paylock({servicePrefix: 'PREFIX', readings: {defaultsInside: 'apply'}, ...account});
	const filter = kit
		.filter()
		.allowDefaults(true)
		.show('NB', ['NB_A'])
		.hide('WALLET', ['A', 'B'])
		.hide('CASH')
		.cards((cards: Loose) =>
			cards.hide({types: ['CREDIT'], brands: ['A'], bins: ['1::2'], subTypes: ['S'], banks: ['B']}).showTypes('DEBIT'),
		)
		.upi((upi: Loose) => upi.hideCollect('@a').showIntent('A').hideAllIntent())
		.emi((plans: Loose) =>
			plans
				.hide('standard')
				.show('lowCost')
				.show('noCost', (groups: Loose) =>
					groups
						.hide('debit')
						.show('cardless')
						.show('credit', (plans: Loose) =>
							plans
								.show({
									paymentMethodType: 'CARD',
									paymentMethod: ['A', 'B'],
									issuers: {only: ['A']},
									tenures: {only: ['3::6']},
								})
								.hide({tenures: {except: ['1::2']}}),
						),
				),
		)
		.forMandates();
	return kit
		.session('paymentPage', order)
		.paymentFilter(filter)
		.mandate(terms())
		.emiDisplay('showEMI')
		.details({description: 'a', return_url: 'app://back'})
		.extra({udf1: {deep: [{deeper: [1, -0, null]}]}});
};
const accounts = ['tenureFilter', 'issuerFilters', 'issuerFilter.tenures'].flatMap(tenureEncoding =>
	['payment_filter', 'session'].map(emiPlacement => ({tenureEncoding, emiPlacement})),
);

test.each(accounts)('a payload is frozen, and two builds of one chain are the same bytes: %j', account => {
	const [one, other] = [everything(account), everything(account)];
	const built = one.build();
	expectFrozen(built);
	expect(() => Object.assign(built as object, {added: 'written'})).toThrow(TypeError);
	expect(one.build()).toBe(built);
	expect(JSON.stringify(one)).toBe(JSON.stringify(other));
	// Neither undefined nor -0: what is read back from the text is what was built, key for key.
	expect(JSON.parse(JSON.stringify(one))).toStrictEqual(built);
});

test('session parts in any order are independent of each other, and give the same request', () => {
	const parts: readonly ((chain: Loose) => Loose)[] = [
		chain => chain.paymentFilter(base().hide('NB', ['NB_A']).emi(emi().showOnlyEmi()).forMandates('PREFIX')),
		chain => chain.mandate(terms()),
		chain => chain.emiDisplay('showEMI'),
		chain => chain.details({description: 'a'}),
		chain => chain.extra({udf1: 'a'}),
	];
	const alone = JSON.stringify(parts.reduce((chain, part) => part(chain), page()));
	fc.assert(
		fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4], {minLength: 5}), orderOfParts => {
			const prefixes = [page()];
			for (const index of orderOfParts) prefixes.push(parts[index]?.(prefixes.at(-1) ?? page()) ?? page());
			const before = prefixes.map(prefix => JSON.stringify(prefix));
			expect(before.at(-1)).toBe(alone);
			for (const [length, prefix] of prefixes.entries()) {
				for (const index of orderOfParts.slice(length)) parts[index]?.(prefix);
			}
			expect(prefixes.map(prefix => JSON.stringify(prefix))).toEqual(before);
		}),
		{numRuns: 60},
	);
});

test('branches of cards, UPI, EMI and mandate builders do not affect each other', () => {
	const built = (recipe: (cards: Loose) => Loose) => JSON.stringify(base().cards(recipe));
	const prefix = base().cards((cards: Loose) => cards.hideTypes('CREDIT'));
	const [one, other] = ['A', 'B'].map(bank => prefix.cards((cards: Loose) => cards.hideBanks(bank)));
	expect(JSON.stringify(one)).toBe(built(cards => cards.hideTypes('CREDIT').hideBanks('A')));
	expect(JSON.stringify(other)).toBe(built(cards => cards.hideTypes('CREDIT').hideBanks('B')));
	const trunk = emi().hide('noCost');
	const [left, right] = [trunk.show('standard'), trunk.hide('standard').showOnlyEmi()];
	expect([trunk, left, right].map(each => JSON.stringify(each))).toEqual([
		'{"noCostEmi":{"enable":false}}',
		'{"standardEmi":{"enable":true},"noCostEmi":{"enable":false}}',
		'{"standardEmi":{"enable":false},"noCostEmi":{"enable":false},"showOnlyEmi":true}',
	]);
	const started = mandate('REQUIRED').startDate('10');
	const [early, late] = [started.endDate('20'), started.endDate('30')].map(each => each.maxAmount('1.00').build());
	expect([early, late]).toMatchObject([{'mandate.end_date': '20'}, {'mandate.end_date': '30'}]);
	const shared = rules().hide('CASH');
	expect(JSON.stringify(base().include(shared.hide('RTP')))).not.toBe(JSON.stringify(base().include(shared)));
});

afterEach(() => {
	setAutoFreeze(true);
});

test.each<[name: string, around: (build: () => void) => void]>([
	['inside another recipe', build => void produce({}, () => build())],
	['inside a recipe inside a recipe', build => void produce({}, () => void produce({}, () => build()))],
	[
		'after setAutoFreeze(false)',
		build => {
			setAutoFreeze(false);
			build();
		},
	],
	[
		'after produce(new Map()) without the plugin',
		build => {
			expect(() => produce(new Map(), () => undefined)).toThrow();
			build();
		},
	],
	[
		'after a recipe that threw, and a draft that was left open',
		build => {
			const fail = () => {
				throw new Error('left');
			};
			expect(() => produce({}, fail)).toThrow('left');
			createDraft({});
			build();
		},
	],
])('%s what is built and amended is frozen', (_name, around) => {
	let runs = 0;
	around(() => {
		for (const account of accounts) expectFrozen(everything(account).build());
		const filter = base()
			.hide('WALLET', ['A'])
			.emi((plans: Loose) => plans.hide('noCost'))
			.build();
		expectFrozen(filter);
		expectFrozen(plan({tenures: {only: ['1::2']}}).build());
		const amended = amend(filter, (draft: {options: unknown[]}) => {
			draft.options.push({paymentMethodType: 'CASH', enable: false});
		});
		expectFrozen(amended);
		expect(amended).toMatchObject({options: [{paymentMethodType: 'WALLET'}, {paymentMethodType: 'CASH'}]});
		expectFrozen(
			session('quickPay', order)
				.extra({udf1: [{}]})
				.build(),
		);
		runs += 1;
	});
	expect(runs).toBe(1);
});
