// impact: orders counted by what a change does to them, against one explanation after the other.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {type Account, type Instrument, isMisuseError} from '../../src/index.js';
import {compile, explain, type Impact, impact, type Order} from '../../src/inspect/index.js';
import {page} from './page.js';
import {anyInput, anyOptions, changed, instrumentsFor} from './small-universe.js';

const MANDATE = {
	'options.create_mandate': 'REQUIRED',
	'mandate.max_amount': '10.00',
	'mandate.start_date': '1893456000',
	'mandate.end_date': '1924992000',
};

const filter = (allowDefaultOptions: boolean, ...options: readonly object[]) => ({allowDefaultOptions, options});
const all = filter(true);
const withoutWallets = (...codes: readonly string[]) =>
	filter(true, {paymentMethodType: 'WALLET', enable: false, paymentMethods: codes});
const wallet = (code: string): Instrument => ({type: 'WALLET', code});

describe('impact', () => {
	test('counts orders and amounts by what changes, in the words of diff', () => {
		const orders: Order[] = [
			{instrument: wallet('WALLET_A'), amount: '10.10'},
			{instrument: wallet('WALLET_B'), amount: 0.2, count: 2},
			{instrument: wallet('WALLET_C'), amount: '1'},
			{instrument: {type: 'CASH'}},
		];
		expect(impact(withoutWallets('WALLET_C'), withoutWallets('WALLET_A', 'WALLET_B'), orders)).toEqual({
			orders: 5,
			kept: 1,
			lost: 3,
			gained: 1,
			undetermined: 0,
			amounts: {orders: '11.30', kept: '0.00', lost: '10.30', gained: '1.00', undetermined: '0.00'},
			groups: [
				{
					label: 'wallet WALLET_A or WALLET_B',
					from: 'shown',
					to: 'hidden',
					orders: 3,
					amount: '10.30',
					witness: {type: 'WALLET', code: 'WALLET_A'},
				},
				expect.objectContaining({label: 'wallet WALLET_C', from: 'hidden', to: 'shown', orders: 1, amount: '1.00'}),
				{
					label: 'cash on delivery',
					from: 'shown',
					to: 'shown',
					orders: 1,
					amount: '0.00',
					witness: {type: 'CASH'},
				},
			],
		});
	});

	const cardsWith = (...cardFilters: readonly object[]) =>
		filter(true, {paymentMethodType: 'CARD', enable: true, cardFilters});
	const labelsOf = (before: object, after: object, ...instruments: readonly Instrument[]) =>
		impact(
			before,
			after,
			instruments.map(instrument => ({instrument})),
		).groups.map(({label}) => label);

	test('separates the groups of one verdict by type, and by the place that decides', () => {
		const banks = cardsWith({enable: false, cardBanks: ['BANK_A']}, {enable: false, cardBanks: ['BANK_B']});
		expect(labelsOf(all, banks, {type: 'CARD', bank: 'BANK_A'}, {type: 'CARD', bank: 'BANK_B'})).toEqual([
			'cards (bank BANK_A)',
			'cards (bank BANK_B)',
		]);
		expect(labelsOf(all, filter(false), wallet('WALLET_A'), {type: 'REWARD', code: 'REWARD_A'})).toEqual([
			'wallets',
			'rewards',
		]);
	});

	test('an instrument is fully described if what is unknown of it makes no difference', () => {
		const creditOfBank = cardsWith({enable: false, cardTypes: ['CREDIT'], cardBanks: ['BANK_A']});
		const ofBank = {type: 'CARD', bank: 'BANK_A'} as const;
		expect(labelsOf(all, creditOfBank, ofBank)).toEqual(['cards, not fully described']);
		expect(labelsOf(all, creditOfBank, {...ofBank, cardType: 'CREDIT'})).toEqual(['credit cards (bank BANK_A)']);
		const numbers = cardsWith({enable: false, cardBins: ['411100::411199']});
		expect(labelsOf(all, numbers, {type: 'CARD', bin: '411'})).toEqual(['cards, not fully described']);
		expect(labelsOf(all, numbers, {type: 'CARD', bin: '4111'})).toEqual(['cards (numbers 411100 to 411199)']);
		const other = cardsWith(
			{enable: false, cardBanks: ['BANK_A']},
			{enable: false, cardTypes: ['CREDIT'], cardBanks: ['BANK_B']},
		);
		expect(labelsOf(all, other, ofBank)).toEqual(['cards (bank BANK_A)']);
		expect(
			labelsOf(all, filter(true, ...creditOfBank.options, {paymentMethodType: 'UPI', enable: false}), {type: 'UPI'}),
		).toEqual(['UPI']);
		const open = cardsWith({enable: true, cardBanks: ['BANK_A']});
		expect(labelsOf(open, open, {type: 'CARD', bank: 'BANK_B'}, {type: 'CARD'})).toEqual([
			'cards',
			'cards, not fully described',
		]);
	});

	test('an instrument that is hidden whatever is unknown of it is not counted as the described ones', () => {
		const byType = cardsWith({enable: false, cardTypes: ['CREDIT']}, {enable: false, cardTypes: ['DEBIT']});
		expect(labelsOf(all, byType, {type: 'CARD', cardType: 'CREDIT'}, {type: 'CARD'})).toEqual([
			'credit cards',
			'cards, not fully described',
		]);
	});

	test('one place that hides what was shown and what was undetermined has two groups', () => {
		const allowed = filter(true, {paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A']});
		const hidden = filter(true, {paymentMethodType: 'WALLET', enable: false});
		const orders = ['WALLET_A', 'WALLET_B'].map(code => ({instrument: wallet(code)}));
		expect(impact(allowed, hidden, orders).groups).toMatchObject([
			{label: 'wallet WALLET_A', from: 'shown', to: 'hidden'},
			{label: 'all other wallets', from: 'undetermined', to: 'hidden'},
		]);
	});

	test('a code that is on is on with the service prefix too', () => {
		const hidden = filter(true, {paymentMethodType: 'NB', enable: false});
		const codes = ['NB_BANK_A', 'P_BANK_A', 'P_NB_BANK_A', 'P_BANK_B', 'undefined_BANK_A'];
		const orders = codes.map((code): Order => ({instrument: {type: 'NB', code}}));
		const enabled = {NB: ['NB_BANK_A']};
		expect(impact(all, hidden, orders, {enabled, servicePrefix: 'P'})).toMatchObject({lost: 3, kept: 2});
		expect(impact(all, hidden, orders, {enabled})).toMatchObject({lost: 1, kept: 4});
	});

	test('a type of the account of which only some codes are on has them without an option too', () => {
		const orders = ['OTC_A', 'OTC_B'].map(code => ({instrument: {type: 'OTC', code} as unknown as Instrument}));
		const account = {types: ['OTC'], enabled: {OTC: ['OTC_A']}};
		expect(impact(all, filter(false), orders, account)).toMatchObject({lost: 1, kept: 1});
	});

	test('counts the orders of a type of the account by its codes', () => {
		const hidden = filter(true, {paymentMethodType: 'OTC', enable: false, paymentMethods: ['OTC_A']});
		const orders = ['OTC_A', 'OTC_B'].map(code => ({instrument: {type: 'OTC', code} as unknown as Instrument}));
		expect(impact(all, hidden, orders, {types: ['OTC']})).toMatchObject({lost: 1, kept: 1});
		const {groups} = impact(all, hidden, [{instrument: {type: 'OTC'} as unknown as Instrument}], {types: ['OTC']});
		expect(groups).toMatchObject([{label: 'OTC, not fully described', to: 'undetermined'}]);
	});

	test('lists the groups of one effect from the most orders down', () => {
		const orders = [
			{instrument: {type: 'CASH'}, count: 2},
			{instrument: {type: 'RTP'}, count: 1},
			{instrument: wallet('WALLET_A'), count: 3},
		] as const;
		expect(impact(all, all, orders).groups.map(({orders}) => orders)).toEqual([3, 2, 1]);
	});

	test('tells UPI orders without a handle or app from those that are described', () => {
		const collect = filter(true, {
			paymentMethodType: 'UPI',
			enable: true,
			upiFilters: [{enable: false, upiType: 'COLLECT', upiMethods: ['@bank']}],
		});
		const labels = (...instruments: readonly Instrument[]) =>
			impact(
				all,
				collect,
				instruments.map(instrument => ({instrument})),
			).groups.map(({label, to}) => [label, to]);
		expect(labels({type: 'UPI'}, {type: 'UPI', handle: '@bank'}, {type: 'UPI', app: 'APP_A'})).toEqual([
			['UPI handle @bank', 'hidden'],
			['UPI, not fully described', 'undetermined'],
			['UPI', 'shown'],
		]);
	});

	test('a mandate separates the orders whose instruments support one', () => {
		const mandate = {...page, ...MANDATE};
		const of = (supportsMandates?: boolean) => ({
			instrument: {type: 'CARD', ...(supportsMandates !== undefined && {supportsMandates})} as const,
		});
		const {groups} = impact(page, mandate, [of(true), of(false), of(false), of()]);
		expect(groups.map(({from, to, orders}) => [from, to, orders])).toEqual([
			['shown', 'hidden', 2],
			['shown', 'undetermined', 1],
			['shown', 'shown', 1],
		]);
	});

	test('reads a stream, and returns a promise', async () => {
		async function* stream(): AsyncGenerator<Order> {
			yield {instrument: wallet('WALLET_A'), amount: '1.00'};
			yield {instrument: wallet('WALLET_B'), amount: '2.00'};
		}
		const found: Promise<Impact> = impact(all, withoutWallets('WALLET_A'), stream());
		expect(found).toBeInstanceOf(Promise);
		expect((await found).amounts.lost).toBe('1.00');
	});

	test('sums amounts exactly, beyond what a number represents', () => {
		const large = Array.from({length: 5}, () => ({instrument: wallet('WALLET_A'), amount: '45000000000000.01'}));
		expect(impact(all, all, large).amounts.kept).toBe('225000000000000.05');
		const orders = Array.from({length: 1000}, () => ({instrument: wallet('WALLET_A'), amount: '9007199254740991.99'}));
		const {amounts} = impact(all, all, [...orders, {instrument: wallet('WALLET_A'), amount: 0.1}]);
		expect(amounts.kept).toBe(`${9007199254740991n * 1000n + 990n}.10`);
	});

	const wrong: readonly (readonly [string, readonly unknown[], string])[] = [
		['an order that is not an object', [{instrument: {type: 'CASH'}}, 7], 'invalid-type /1'],
		['an order that is null', [null], 'invalid-type /0'],
		[
			'an instrument that is wrong',
			[{instrument: {type: 'CASH'}}, {instrument: {type: 'GOLD'}}],
			'invalid-type /1/instrument',
		],
		['an order without an instrument', [{}], 'invalid-type /0/instrument'],
		['an amount that is wrong', [{instrument: {type: 'CASH'}, amount: '1,000.00'}], 'invalid-format /0/amount'],
		['a negative amount', [{instrument: {type: 'CASH'}, amount: -1}], 'invalid-type /0/amount'],
		...[1.5, 0, '2', 2 ** 53, Number.NaN].map(
			count => [`the count ${count}`, [{instrument: {type: 'CASH'}, count}], 'invalid-type /0/count'] as const,
		),
	];
	test.each(wrong)('refuses %s by its index', (_, orders, refused) => {
		expect(refusal(() => impact(all, all, orders as Order[]))).toBe(refused);
	});

	test.each(['orders', undefined, null, {}])('refuses %s, which is not a list of orders', orders => {
		expect(refusal(() => impact(all, all, orders as unknown as Order[]))).toBe('invalid-type ');
	});

	test('never returns more of a card number than the filters compare', () => {
		const bin = '4111111111111111';
		const cards = filter(true, {
			paymentMethodType: 'CARD',
			enable: true,
			cardFilters: [{enable: false, cardBins: ['411100::411199'], cardBanks: ['BANK_A']}],
		});
		const text = (after: object) => JSON.stringify(impact(all, after, [{instrument: {type: 'CARD', bin}}]));
		expect(text(all)).not.toContain('4111');
		expect(text(cards)).not.toContain('4111111');
		expect(text(cards)).toContain('"bin":"411111"');
	});

	test('counts as one explanation after the other does, whatever is known of an instrument', () => {
		fc.assert(
			fc.property(anyInput, fc.nat(), anyOptions, fc.infiniteStream(fc.nat({max: 6})), (before, at, options, drop) => {
				const after = changed(before, at);
				const once = instrumentsFor(before, after).map((instrument, index) => ({
					instrument: thinned(instrument, drop.next().value ?? 0),
					amount: index + 0.01,
				}));
				const orders = [...once, ...once];
				const {orders: total, groups, ...found} = impact(before, after, orders, options);
				expect(total).toBe(orders.length);
				const {kept, lost, gained, undetermined} = found;
				expect({kept, lost, gained, undetermined}).toEqual(recount(before, after, orders, options));
				for (const {witness, from, to} of groups) {
					expect(explain(before, witness, options).verdict).toBe(from);
					expect(explain(after, witness, options).verdict).toBe(to);
				}
				expect(groups.reduce((sum, group) => sum + group.orders, 0)).toBe(total);
			}),
			{numRuns: 25},
		);
	});
});

/** The instrument without one of its attributes, or as it is. */
function thinned(instrument: Instrument, at: number): Instrument {
	const names = Object.keys(instrument).filter(name => !['type', 'kind', 'group'].includes(name));
	const {[names[at] ?? '']: _, ...rest} = instrument as unknown as Readonly<Record<string, unknown>>;
	return rest as unknown as Instrument;
}

function recount(before: object, after: object, orders: readonly Order[], options: Account) {
	const [was, is] = [compile(before, options), compile(after, options)];
	const counts = {kept: 0, lost: 0, gained: 0, undetermined: 0};
	for (const {instrument} of orders) {
		const [from, to] = [was.explain(instrument).verdict, is.explain(instrument).verdict];
		const isOpen = from === 'undetermined' || to === 'undetermined';
		counts[isOpen ? 'undetermined' : from === to ? 'kept' : to === 'shown' ? 'gained' : 'lost'] += 1;
	}
	return counts;
}

function refusal(call: () => unknown): string | undefined {
	try {
		call();
	} catch (error) {
		if (isMisuseError(error)) return error.issues.map(({rule, pointer}) => `${rule} ${pointer}`).join();
		throw error;
	}
	return undefined;
}
