// Size limits: tests check counts, ends and lengths.
import {expect, test} from 'vitest';
import {amend} from '../../src/index.js';
import {LIST_PLACES, rightItems} from './list-places.js';
import {base, binRange, emi, type Loose, misuse, order, page, paylock, plan, session, toAmount} from './untyped.js';

const ranges = Array.from({length: 100_000}, (_, index) => `${400_000 + index}::${400_000 + index}`);
const bulk = LIST_PLACES.filter(({isSpread, kind}) => !isSpread && kind !== 'card type');

test('100,000 BIN ranges in one call, and one by one', () => {
	const inOne = base()
		.cards((cards: Loose) => cards.hide({bins: ranges}))
		.build();
	expect(inOne).toMatchObject({options: [{cardFilters: [{cardBins: {length: 100_000}}]}]});
	const oneByOne = base()
		.cards((cards: Loose) => ranges.reduce((builder, range) => builder.hideBins(range), cards))
		.build();
	expect(oneByOne).toMatchObject({options: [{cardFilters: {length: 100_000, 99999: {cardBins: ['499999::499999']}}}]});
});

test('1,000,000 codes are accepted, and one more is refused before any work', () => {
	const codes = Array.from({length: 1_000_000}, (_, index) => `C${index}`);
	expect(base().hide('WALLET', codes).build()).toMatchObject({options: [{paymentMethods: {length: 1_000_000}}]});
	expect(misuse(() => base().hide('WALLET', [...codes, ''])).issues).toMatchObject([
		{rule: 'too-large', pointer: '/options/0/paymentMethods'},
	]);
});

test('a recipe that repeats a list of a million codes a thousand times is refused where it becomes too much', () => {
	const paymentMethods = new Array(1_000_000).fill('A');
	const option = {paymentMethodType: 'REWARD', enable: true, paymentMethods} as const;
	const error = misuse(() =>
		amend({allowDefaultOptions: true, options: []}, () => ({
			allowDefaultOptions: true,
			options: new Array(1000).fill(option),
		})),
	);
	expect(error.issues).toContainEqual(
		expect.objectContaining({rule: 'too-large', pointer: '/options/3/paymentMethods'}),
	);
});

test.each(bulk)('100,000 wrong items in $name: 100 issues, the total, and a short message', place => {
	const wrong = Array.from({length: 100_000}, (_, index) => `${index}:,\n`);
	const error = misuse(() => place.give(wrong));
	expect([error.issues.length, error.total]).toEqual([100, 100_000]);
	expect(error.message.length).toBeLessThanOrEqual(2000);
	expect(error.message).toMatch(/… and \d+ more$/);
	const mixed = misuse(() =>
		place.give([...rightItems(place, 500), ...wrong.slice(0, 150), ...rightItems(place, 500)]),
	);
	expect([mixed.issues.length, mixed.total, mixed.issues[0]?.pointer]).toEqual([100, 150, `${place.pointer}/500`]);
});

test('100,000 codes outside a catalog, and 100,000 unknown keys', () => {
	const {filter} = paylock({codes: {WALLET: ['WALLET_A', 'WALLET_B']}});
	const error = misuse(() => filter().allowDefaults(true).hide('WALLET', ranges));
	expect([error.issues.length, error.total]).toEqual([100, 100_000]);
	const keys = Object.fromEntries(ranges.map(key => [key, 1]));
	for (const call of [
		() => base().cards((cards: Loose) => cards.hide(keys)),
		() => plan(keys),
		() => paylock({codes: keys}),
	]) {
		const refused = misuse(call);
		expect([refused.issues.length, refused.total]).toEqual([100, 100_000]);
		expect(refused.message.length).toBeLessThanOrEqual(2000);
	}
});

test('a first line that is too long is truncated, never left out', () => {
	const WALLET = Array.from({length: 12}, (_, index) => `${index}${'X'.repeat(250)}`);
	const error = misuse(() => paylock({codes: {WALLET}}).filter().allowDefaults(true).hide('WALLET', ['Q']));
	expect(error.message).toMatch(/^\/options\/0\/paymentMethods\/0: "Q" is not in codes.WALLET/);
	expect(error.message.length).toBeLessThanOrEqual(2000);
});

test('chains of 100,000 card filters, UPI filters and plan filters, and 10,000 conditions, do not overflow', () => {
	const times = <Value>(count: number, start: Value, next: (value: Value, index: number) => Value) => {
		let value = start;
		for (let index = 0; index < count; index += 1) value = next(value, index);
		return value;
	};
	const cards = base().cards((start: Loose) =>
		times(100_000, start, (builder, index) => builder.hideBanks(`BANK_${index}`)),
	);
	expect(cards.build()).toMatchObject({options: [{cardFilters: {length: 100_000}}]});
	const upi = base().upi((start: Loose) =>
		times(100_000, start, (builder, index) => builder.hideIntent(`APP_${index}`)),
	);
	expect(upi.build()).toMatchObject({options: [{upiFilters: {length: 100_000}}]});
	const plans = emi().show('noCost', (groups: Loose) =>
		groups.show('credit', (start: Loose) => times(100_000, start, builder => builder.hide({paymentMethod: 'A'}))),
	);
	expect(plans.build()).toMatchObject({noCostEmi: {credit: {filters: {length: 100_000}}}});
	const branched = times(10_000, base(), (chain, index) =>
		chain.when(index === 9_999, (inner: Loose) => inner.hide('CASH')),
	);
	expect(branched.build()).toEqual(base().hide('CASH').build());
	const nested = times(
		500,
		(chain: Loose) => chain.hide('CASH'),
		inner => chain => chain.when(true, inner),
	);
	expect(nested(base()).build()).toEqual(base().hide('CASH').build());
});

test('a text of 10 MB, or 1 MB of digits, is refused by its length, and only its start is shown', () => {
	const huge = [
		...['A', '1', ' ', '@', '/', '~', 'a,'].map(text => text.repeat(10_000_000 / text.length)),
		`${'1'.repeat(500_000)}::${'1'.repeat(500_000)}`,
		`@${'a.'.repeat(1_000_000)}!`,
	];
	const calls: readonly ((text: string) => unknown)[] = [
		...LIST_PLACES.map(
			({give}) =>
				(text: string) =>
					give([text]),
		),
		text => base().hide(text),
		text => base().forMandates(text),
		text => emi().hide(text),
		text => mandate(text),
		text => plan({[text]: 1}),
		text => plan({paymentMethodType: text}),
		text => plan({paymentMethod: text}),
		text => paylock({[text]: 1}),
		text => session(text, order),
		text => session('paymentPage', {...order, amount: text}),
		text => session('paymentPage', {...order, customer_id: text}),
		text => page().details({return_url: `https://${text}`}),
		text => page().emiDisplay(text),
		text => page().extra({[text]: 1}),
		text => page().extra({udf1: text}),
		toAmount,
		text => binRange(text, text),
	];
	for (const text of huge) {
		for (const call of calls) {
			const error = misuse(() => call(text));
			expect(error.message.length).toBeLessThanOrEqual(2000);
			expect(JSON.stringify(error.issues).length).toBeLessThan(20_000);
		}
	}
});

function mandate(kind: string): unknown {
	return page().mandate({
		'options.create_mandate': kind,
		'mandate.max_amount': kind,
		'mandate.start_date': kind,
		'mandate.end_date': kind,
	});
}
