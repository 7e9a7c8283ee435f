// Random filters and sessions over a small universe of codes, and every fully described instrument of that universe.
import fc from 'fast-check';
import type {Account, Instrument, Readings} from '../../src/index.js';
import {compile, openReadings} from '../../src/inspect/index.js';
import {page} from './page.js';

const codes = <Value>(...values: readonly Value[]) => fc.subarray([...values], {minLength: 1});
const flags = (keys: readonly string[]) => ({requiredKeys: keys as never[]}); // the keys are those of the record

const bins = fc.array(
	fc.constantFrom('1::1', '2::3', '1::2', '10::19', '18::25', '20::20', '00::09', '26::99', '0::9', '12::12'),
	{minLength: 1, maxLength: 3},
);
const cardFilter = fc.record(
	{
		enable: fc.boolean(),
		cardBrands: codes('BRAND_A', 'BRAND_B'),
		cardTypes: codes('CREDIT', 'DEBIT'),
		cardSubTypes: codes('SUB_A'),
		cardBanks: codes('BANK_A'),
		cardBins: bins,
	},
	flags(['enable']),
);
const upiFilter = fc.oneof(
	fc.record({enable: fc.boolean(), upiType: fc.constant('COLLECT'), upiMethods: codes('@banka', '@bankb')}),
	fc.record({enable: fc.boolean(), upiType: fc.constant('INTENT'), upiMethods: codes('APP_A', 'APP_B')}),
	fc.record({enable: fc.boolean(), upiType: fc.constantFrom('COLLECT', 'INTENT')}, flags(['enable'])),
	fc.record({enable: fc.boolean(), upiMethods: codes('@banka', 'APP_A')}),
);
const cardOption = fc.record(
	{
		paymentMethodType: fc.constant('CARD'),
		enable: fc.constantFrom(true, true, true, false),
		cardFilters: fc.array(cardFilter, {minLength: 1, maxLength: 4}),
	},
	flags(['paymentMethodType', 'enable']),
);
const upiOption = fc.record(
	{
		paymentMethodType: fc.constant('UPI'),
		enable: fc.constantFrom(true, true, true, false),
		upiFilters: fc.array(upiFilter, {minLength: 1, maxLength: 4}),
	},
	flags(['paymentMethodType', 'enable']),
);
const providerOption = fc.record(
	{
		paymentMethodType: fc.constantFrom('WALLET', 'CASH'),
		enable: fc.boolean(),
		paymentMethods: codes('WALLET_A', 'WALLET_B', 'OTHER'),
	},
	flags(['paymentMethodType', 'enable']),
);

const issuers = codes('P_BANKA', 'BANKC');
const tenures = fc.array(fc.constantFrom('1::3', '3::6', '4::4', '5::9', '7::7'), {minLength: 1, maxLength: 2});
const tenureFilter = fc.record({enable: fc.boolean(), tenures});
const planFilter = fc.record(
	{
		enable: fc.boolean(),
		paymentMethodType: fc.constantFrom('CONSUMER_FINANCE', 'CARD'),
		paymentMethod: fc.oneof(fc.constant('LENDER_A'), codes('LENDER_A')),
		issuerFilter: fc.oneof(
			fc.record({enable: fc.boolean(), issuers}),
			fc.record({enable: fc.boolean(), issuers, tenures}),
			tenureFilter,
		),
		tenureFilter,
	},
	flags(['enable']),
);
const group = fc.record(
	{enable: fc.boolean(), filters: fc.array(planFilter, {minLength: 1, maxLength: 3})},
	flags(['enable']),
);
const kind = fc.record({enable: fc.boolean(), credit: group, cardless: group}, flags(['enable']));
const emiOptions = fc.record({noCostEmi: kind, lowCostEmi: kind, showOnlyEmi: fc.boolean()}, flags([]));

function filterOf(options: fc.Arbitrary<readonly object[]>) {
	return fc.record({allowDefaultOptions: fc.boolean(), options});
}

const some = <Item extends object>(item: fc.Arbitrary<Item>) => fc.array(item, {minLength: 1, maxLength: 2});

/** A filter with options of every type and EMI. */
export const anyFilter = fc.record(
	{
		allowDefaultOptions: fc.boolean(),
		options: fc.array(fc.oneof(cardOption, upiOption, providerOption), {maxLength: 3}),
		emiOptions,
	},
	flags(['allowDefaultOptions', 'options']),
);

const session = fc
	.record(
		{
			payment_filter: anyFilter,
			sdk_udf: fc.constantFrom('showEMI', 'hideEMI', 'ShowEMIWithoutCards'),
			create_mandate: fc.constantFrom('REQUIRED', 'OPTIONAL'),
		},
		flags([]),
	)
	.map(({create_mandate, ...fields}) => ({
		...page,
		...fields,
		...(create_mandate !== undefined && {
			'options.create_mandate': create_mandate,
			'mandate.max_amount': '10.00',
			'mandate.start_date': '1893456000',
			'mandate.end_date': '1924992000',
		}),
	}));

/** A filter, or a session request with one. */
export const anyInput = fc.oneof({weight: 2, arbitrary: anyFilter}, {weight: 1, arbitrary: session});

const cards = ['BRAND_A', 'BRAND_B', 'BRAND_X'].flatMap(brand =>
	(['CREDIT', 'DEBIT'] as const).flatMap(cardType =>
		['SUB_A', 'SUB_X'].flatMap(subType =>
			['BANK_A', 'BANK_X'].flatMap(bank =>
				['00', '10', '12', '18', '20', '21', '26', '30', '40'].map(
					(bin): Instrument => ({type: 'CARD', brand, cardType, subType, bank, bin}),
				),
			),
		),
	),
);

const groups = [
	['credit', ['CARD']],
	['debit', ['CARD']],
	['cardless', ['CONSUMER_FINANCE', 'CARD', 'WALLET']],
] as const;
const plans = (['standard', 'lowCost', 'noCost'] as const).flatMap(kind =>
	groups.flatMap(([group, types]) =>
		types.flatMap(paymentMethodType =>
			// With and without the prefix that all issuers of a filter may share.
			['P_BANKA', 'BANKA', 'BANKC', 'BANKX'].flatMap(issuer =>
				[1, 3, 4, 5, 7, 8, 10].flatMap(tenure =>
					['LENDER_A', 'LENDER_X'].map(
						(paymentMethod): Instrument => ({
							type: 'EMI',
							kind,
							group,
							issuer,
							tenure,
							paymentMethodType,
							paymentMethod,
						}),
					),
				),
			),
		),
	),
);

const handlesAndApps: readonly Instrument[] = [
	...['@banka', '@bankb', '@bankx'].map(handle => ({type: 'UPI' as const, handle})),
	...['APP_A', 'APP_B', 'APP_X'].map(app => ({type: 'UPI' as const, app})),
];
const providers: readonly Instrument[] = (
	['WALLET', 'NB', 'CONSUMER_FINANCE', 'REWARD', 'CASH', 'RTP'] as const
).flatMap(type => ['WALLET_A', 'WALLET_B', 'OTHER', 'WALLET_X'].map(code => ({type, code})));

/** Every instrument of the universe. */
const universe: readonly Instrument[] = [...cards, ...plans, ...handlesAndApps, ...providers];

/** The instruments to try: doubled where a mandate may be required. */
export function instrumentsFor(...inputs: readonly object[]): readonly Instrument[] {
	const isSession = inputs.some(input => 'options.create_mandate' in input);
	if (!isSession) return universe;
	return universe.flatMap(one => [true, false].map(supportsMandates => ({...one, supportsMandates})));
}

/** Inputs of one kind, and the instruments of the universe that they can distinguish. */
export interface KindOfInput {
	readonly input: fc.Arbitrary<object>;
	readonly types: readonly Instrument['type'][];
	readonly runs: number;
}

/** One kind of input at a time, so that thousands of pairs can be compared. */
export const kindsOfInput: Readonly<Record<string, KindOfInput>> = {
	cards: {input: filterOf(some(cardOption)), types: ['CARD'], runs: 300},
	UPI: {input: filterOf(some(upiOption)), types: ['UPI'], runs: 300},
	providers: {input: filterOf(some(providerOption)), types: ['WALLET', 'NB', 'CASH'], runs: 300},
	EMI: {
		input: fc
			.tuple(filterOf(fc.constantFrom([], [{paymentMethodType: 'CARD', enable: true}])), emiOptions)
			.map(([filter, emi]) => ({...filter, emiOptions: emi})),
		types: ['EMI'],
		runs: 100,
	},
	sessions: {
		input: session,
		types: ['CARD', 'UPI', 'WALLET', 'NB', 'CONSUMER_FINANCE', 'REWARD', 'CASH', 'RTP', 'EMI'],
		runs: 30,
	},
};

/** Each reading is settled or left open. */
export const anyReadings = fc.record(
	Object.fromEntries(openReadings.map(({name, choices}) => [name, fc.constantFrom(...choices)])),
	flags([]),
) as fc.Arbitrary<Readings>; // each has one of its choices

/** Some known readings, with or without the service prefix. */
export const anyOptions: fc.Arbitrary<Account> = fc.record(
	{readings: anyReadings, servicePrefix: fc.constant('P')},
	flags([]),
);

/** An input with one place changed: a flag or word flipped or unreadable, an item dropped or unreadable, a list emptied. */
export function changed(input: object, at: number): object {
	const copy: unknown = structuredClone(input);
	const changes: (() => void)[] = [];
	const visit = (value: unknown): void => {
		if (Array.isArray(value)) {
			changes.push(() => value.splice(0));
			for (const [index, item] of value.entries()) {
				changes.push(() => value.splice(index, 1));
				if (typeof item === 'string') changes.push(() => value.splice(index, 1, 7));
				visit(item);
			}
		} else if (typeof value === 'object' && value !== null) {
			for (const [key, inner] of Object.entries(value)) {
				if (typeof inner === 'string' && key !== 'paymentMethod')
					changes.push(() => Reflect.set(value, key, `${inner}x`));
				if (typeof inner !== 'boolean') visit(inner);
				else
					changes.push(
						() => Reflect.set(value, key, !inner),
						() => Reflect.set(value, key, 'yes'),
					);
			}
		}
	};
	visit(copy);
	changes[at % Math.max(changes.length, 1)]?.();
	try {
		compile(copy);
		return copy as object; // a copy of the input
	} catch {
		return input; // a fully unreadable filter is refused
	}
}
