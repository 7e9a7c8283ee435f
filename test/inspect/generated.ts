// Filters, cards and plans made at random, with codes that are invented.
import fc from 'fast-check';
import type {CardInstrument, Instrument, PaymentOption} from '../../src/index.js';

/** Most digits of a range's end. */
export const digits = 3;

const some = <Value>(...values: readonly Value[]) => fc.subarray([...values], {minLength: 1});
const maybeEmpty = <Value>(...values: readonly Value[]) => fc.subarray([...values]);
const number = (length: number) =>
	fc.string({unit: fc.constantFrom('0', '3', '4', '5', '9'), minLength: length, maxLength: length});
const range = fc
	.integer({min: 1, max: digits})
	.chain(length => fc.tuple(number(length), number(length)))
	.map(ends => ends.sort().join('::'));

/** Filters with overlapping ranges of both kinds; lists may be empty where `gaps` allows it. */
function cardFilter(gaps: boolean) {
	const list = gaps ? maybeEmpty : some;
	return fc.record(
		{
			enable: fc.boolean(),
			cardBrands: list('BRAND_A', 'BRAND_B'),
			cardTypes: list('CREDIT', 'DEBIT'),
			cardSubTypes: list('SUB_A', 'SUB_B'),
			cardBanks: list('BANK_A', 'BANK_B', 'BANK_C'),
			cardBins: fc.array(range, {minLength: gaps ? 0 : 1, maxLength: 4}),
		},
		{requiredKeys: ['enable']},
	);
}

const upiFilter = fc.oneof(
	fc.record({enable: fc.boolean(), upiType: fc.constant('COLLECT'), upiMethods: some('@bank', '@other')}),
	fc.record({enable: fc.boolean(), upiType: fc.constant('INTENT'), upiMethods: some('APP_A', 'APP_B')}),
	fc.record({enable: fc.boolean(), upiType: fc.constantFrom('COLLECT', 'INTENT')}, {requiredKeys: ['enable']}),
);

export function filters(gaps: boolean) {
	const option = fc.oneof(
		fc.record({
			paymentMethodType: fc.constant('CARD'),
			enable: fc.constant(true),
			cardFilters: fc.array(cardFilter(gaps), {maxLength: 5, minLength: 1}),
		}),
		fc.record({
			paymentMethodType: fc.constant('UPI'),
			enable: fc.constant(true),
			upiFilters: fc.array(upiFilter, {maxLength: 4, minLength: 1}),
		}),
		fc.record(
			{
				paymentMethodType: fc.constantFrom('WALLET', 'CASH', 'CARD', 'UPI'),
				enable: fc.boolean(),
				paymentMethods: some('WALLET_A', 'WALLET_B'),
			},
			{requiredKeys: ['paymentMethodType', 'enable']},
		),
	);
	// The generators write words of the vocabulary only, which their types do not remember.
	return fc.record({
		allowDefaultOptions: fc.boolean(),
		options: fc.array(option, {maxLength: 3}) as fc.Arbitrary<PaymentOption[]>,
	});
}

/** A card of which everything is known, or one with gaps. */
export function card(gaps: boolean): fc.Arbitrary<CardInstrument> {
	return fc.record(
		{
			type: fc.constant('CARD' as const),
			brand: fc.constantFrom('BRAND_A', 'BRAND_B', 'BRAND_C'),
			cardType: fc.constantFrom('CREDIT' as const, 'DEBIT' as const),
			subType: fc.constantFrom('SUB_A', 'SUB_C'),
			bank: fc.constantFrom('BANK_A', 'BANK_B', 'BANK_D'),
			bin: fc.integer({min: gaps ? 1 : digits, max: digits + 3}).chain(number),
		},
		{requiredKeys: gaps ? ['type'] : ['type', 'brand', 'cardType', 'subType', 'bank', 'bin']},
	);
}

export const others: fc.Arbitrary<Instrument> = fc.constantFrom(
	{type: 'UPI', handle: '@bank'},
	{type: 'UPI', handle: '@third'},
	{type: 'UPI', app: 'APP_A'},
	{type: 'UPI', app: 'APP_C'},
	{type: 'WALLET', code: 'WALLET_A'},
	{type: 'WALLET', code: 'WALLET_C'},
	{type: 'CASH', code: 'WALLET_B'},
	{type: 'RTP', code: 'RTP_A'},
);

const issuers = fc.subarray(['PREFIX_BANKA', 'PREFIX_BANKB', 'BANKC'], {minLength: 1});
const tenures = fc.array(
	fc
		.tuple(fc.integer({min: 1, max: 12}), fc.integer({min: 1, max: 12}))
		.map(ends => `${Math.min(...ends)}::${Math.max(...ends)}` as const),
	{minLength: 1, maxLength: 3},
);
const tenureFilter = fc.record({enable: fc.boolean(), tenures});
const planFilter = fc.record(
	{
		enable: fc.boolean(),
		paymentMethodType: fc.constantFrom('CONSUMER_FINANCE' as const, 'WALLET' as const),
		paymentMethod: fc.oneof(fc.constant('LENDER_A'), fc.subarray(['LENDER_A', 'LENDER_B'], {minLength: 1})),
		issuerFilter: fc.oneof(
			fc.record({enable: fc.boolean(), issuers, tenures}, {requiredKeys: ['enable', 'issuers']}),
			tenureFilter,
		),
		tenureFilter,
		issuerFilters: tenureFilter,
	},
	{requiredKeys: ['enable']},
);
const group = fc.record(
	{enable: fc.boolean(), filters: fc.array(planFilter, {minLength: 1, maxLength: 4})},
	{requiredKeys: ['enable']},
);
export const kind = fc.record({enable: fc.boolean(), cardless: group, credit: group}, {requiredKeys: ['enable']});
export const plan = fc
	.record({
		type: fc.constant('EMI' as const),
		kind: fc.constant('noCost' as const),
		group: fc.constantFrom('cardless' as const, 'cardless' as const, 'credit' as const, 'debit' as const),
		issuer: fc.constantFrom('PREFIX_BANKA', 'BANKA', 'BANKB', 'BANKC', 'BANKD'),
		tenure: fc.integer({min: 1, max: 13}),
		paymentMethodType: fc.constantFrom('CONSUMER_FINANCE' as const, 'WALLET' as const, 'REWARD' as const),
		paymentMethod: fc.constantFrom('LENDER_A', 'LENDER_B', 'LENDER_C'),
		supportsMandates: fc.boolean(),
	})
	.map(one => (one.group === 'cardless' ? one : {...one, paymentMethodType: 'CARD' as const})); // the others are on cards
