// Filters, sessions and instruments made at random, with invented codes, small enough to enumerate what they leave open.
import fc from 'fast-check';
import type {EmiFilter, PaymentFilter} from '../../src/index.js';
import {type Instrument, openReadings} from '../../src/inspect/index.js';
import type {Assignment, NaiveSubject} from './naive-evaluator.js';

export const BRANDS = ['BRAND_A', 'BRAND_B'];
export const SUB_TYPES = ['SUB_A'];
export const BANKS = ['BANK_A', 'BANK_B'];
export const ISSUERS = ['PREFIX_BANKA', 'BANKB', 'PREFIX_'];
export const LENDERS = ['LENDER_A', 'LENDER_B'];
export const HANDLES = ['@bank'];
export const APPS = ['APP_A'];
export const WALLETS = ['WALLET_A', 'WALLET_B'];
/** The digits of BINs in these filters. */
export const DIGITS = ['3', '4', '5'];

const list = (values: readonly string[]) =>
	fc.oneof({weight: 9, arbitrary: fc.subarray([...values], {minLength: 1})}, {weight: 1, arbitrary: fc.constant([])});
const digits = (length: number) => fc.string({unit: fc.constantFrom(...DIGITS), minLength: length, maxLength: length});
const binRange = fc
	.integer({min: 1, max: 2})
	.chain(length => fc.tuple(digits(length), digits(length)))
	.map(ends => ends.sort().join('::'));

const cardFilter = fc.record(
	{
		enable: fc.boolean(),
		cardBrands: list(BRANDS),
		cardTypes: list(['CREDIT', 'DEBIT']),
		cardSubTypes: list(SUB_TYPES),
		cardBanks: list(BANKS),
		cardBins: fc.array(binRange, {maxLength: 3}),
	},
	{requiredKeys: ['enable']},
);
const upiKind = (kind: object, methods: readonly string[]) =>
	fc.record({enable: fc.boolean(), ...kind, upiMethods: list(methods)}, {requiredKeys: ['enable']});
const upiFilter = fc.oneof(
	upiKind({upiType: fc.constant('COLLECT')}, HANDLES).filter(one => 'upiType' in one || !('upiMethods' in one)),
	upiKind({upiType: fc.constant('INTENT')}, APPS).filter(one => 'upiType' in one || !('upiMethods' in one)),
	upiKind({}, [...HANDLES, ...APPS]),
);
export const cardOption = fc.record(
	{paymentMethodType: fc.constant('CARD'), enable: mostly(true), cardFilters: fc.array(cardFilter, {maxLength: 4})},
	{requiredKeys: ['paymentMethodType', 'enable']},
);
export const upiOption = fc.record(
	{
		paymentMethodType: fc.constant('UPI'),
		enable: mostly(true),
		upiFilters: fc.array(upiFilter, {maxLength: 4}),
		paymentMethods: list(['UPI_A']),
	},
	{requiredKeys: ['paymentMethodType', 'enable']},
);
export const providerOption = fc.record(
	{paymentMethodType: fc.constantFrom('WALLET', 'CASH', 'CARD'), enable: fc.boolean(), paymentMethods: list(WALLETS)},
	{requiredKeys: ['paymentMethodType', 'enable']},
);
const option = fc.oneof(cardOption, upiOption, providerOption);

function mostly(value: boolean) {
	return fc.oneof({weight: 6, arbitrary: fc.constant(value)}, {weight: 1, arbitrary: fc.constant(!value)});
}

const tenures = fc.array(fc.constantFrom('1::3', '3::6', '6::6', '2::9'), {maxLength: 2});
const planFilter = fc.record(
	{
		enable: fc.boolean(),
		paymentMethodType: fc.constantFrom('CARD', 'WALLET'),
		paymentMethod: fc.oneof(fc.constantFrom(...LENDERS), list(LENDERS)),
		issuerFilter: fc.record(
			{enable: fc.boolean(), issuers: list(ISSUERS), tenures},
			{requiredKeys: ['enable', 'issuers']},
		),
		tenureFilter: fc.record({enable: fc.boolean(), tenures}),
	},
	{requiredKeys: ['enable']},
);
const group = fc.record(
	{enable: mostly(true), filters: fc.array(planFilter, {maxLength: 3})},
	{requiredKeys: ['enable']},
);
const kind = fc.record({enable: mostly(true), credit: group, cardless: group}, {requiredKeys: ['enable']});
// The generators write documented words only, which their types do not remember.
export const emiOptions = fc.record(
	{standardEmi: kind, lowCostEmi: fc.constant({enable: false}), noCostEmi: kind, showOnlyEmi: mostly(false)},
	{requiredKeys: []},
) as unknown as fc.Arbitrary<EmiFilter>;

export const filter = fc.record(
	{allowDefaultOptions: fc.boolean(), options: fc.array(option, {maxLength: 3}), emiOptions},
	{requiredKeys: ['allowDefaultOptions', 'options']},
) as unknown as fc.Arbitrary<PaymentFilter>; // likewise

export const subject: fc.Arbitrary<NaiveSubject> = fc.oneof(
	filter.map(one => ({filter: one})),
	fc.record({
		filter: fc.option(filter, {nil: undefined}),
		display: fc.constantFrom(undefined, 'showEMI', 'hideEMI', 'ShowEMIWithoutCards'),
		mandate: fc.constantFrom(undefined, undefined, 'OPTIONAL', 'REQUIRED'),
		action: fc.constantFrom(undefined, undefined, undefined, undefined, 'quickPay', 'paymentManagement'),
	}),
);

/** What explain takes. */
export function inputOf({filter: payment_filter, display, mandate, action}: NaiveSubject): object {
	const isFilter = display === undefined && mandate === undefined && action === undefined;
	if (isFilter && payment_filter !== undefined) return payment_filter;
	return {
		action: action ?? 'paymentPage',
		amount: '10.00',
		order_id: 'order-1',
		customer_id: 'customer-1',
		customer_email: 'someone@shop.test',
		customer_phone: '9000000001',
		payment_page_client_id: 'client-1',
		...(payment_filter && {payment_filter}),
		...(display && {sdk_udf: display}),
		...(mandate && {
			'options.create_mandate': mandate,
			'mandate.max_amount': '10.00',
			'mandate.start_date': '1893456000',
			'mandate.end_date': '1924992000',
		}),
	};
}

const supportsMandates = fc.boolean();
const card = fc.record({
	type: fc.constant('CARD' as const),
	brand: fc.constantFrom(...BRANDS, 'BRAND_C'),
	cardType: fc.constantFrom('CREDIT' as const, 'DEBIT' as const),
	subType: fc.constantFrom(...SUB_TYPES, 'SUB_B'),
	bank: fc.constantFrom(...BANKS, 'BANK_C'),
	bin: digits(2),
	supportsMandates,
});
const plan = fc
	.record({
		type: fc.constant('EMI' as const),
		kind: fc.constantFrom('noCost' as const, 'standard' as const, 'lowCost' as const),
		group: fc.constantFrom('cardless' as const, 'cardless' as const, 'credit' as const, 'debit' as const),
		issuer: fc.constantFrom(...ISSUERS, 'BANKA', 'PREFIX_BANKB', 'BANKC'),
		tenure: fc.integer({min: 1, max: 10}),
		paymentMethodType: fc.constantFrom('CARD' as const, 'WALLET' as const, 'REWARD' as const),
		paymentMethod: fc.constantFrom(...LENDERS, 'LENDER_C'),
		supportsMandates,
	})
	.map(one => (one.group === 'cardless' ? one : {...one, paymentMethodType: 'CARD' as const})); // the others are on cards
const others = fc.oneof(
	fc.record({type: fc.constant('UPI' as const), handle: fc.constantFrom(...HANDLES, '@third'), supportsMandates}),
	fc.record({type: fc.constant('UPI' as const), code: fc.constantFrom('UPI_A', 'UPI_B'), supportsMandates}),
	fc.record({type: fc.constant('UPI' as const), app: fc.constantFrom(...APPS, 'APP_C'), supportsMandates}),
	fc.record({
		type: fc.constantFrom('WALLET' as const, 'CASH' as const, 'RTP' as const),
		code: fc.constantFrom(...WALLETS, 'WALLET_C'),
		supportsMandates,
	}),
);

/** An instrument of which everything is known. */
export const instrument: fc.Arbitrary<Instrument> = fc.oneof(card, card, plan, plan, others);

/** Every complete assignment of readings. */
export const ASSIGNMENTS: readonly Assignment[] = openReadings.reduce<readonly object[]>(
	(found, {name, choices}) => found.flatMap(one => choices.map(choice => ({...one, [name]: choice}))),
	[{}],
) as readonly Assignment[]; // each name with one of its choices

export const assignment = fc.constantFrom(...ASSIGNMENTS);
