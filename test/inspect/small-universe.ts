// Random filters and sessions over a small universe of codes, and every fully described instrument of that universe.
import fc from 'fast-check';
import type {Instrument} from '../../src/inspect/instrument.js';

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
const option = fc.oneof(
	{
		weight: 3,
		arbitrary: fc.record(
			{
				paymentMethodType: fc.constant('CARD'),
				enable: fc.constantFrom(true, true, true, false),
				cardFilters: fc.array(cardFilter, {minLength: 1, maxLength: 4}),
			},
			flags(['paymentMethodType', 'enable']),
		),
	},
	{
		weight: 2,
		arbitrary: fc.record(
			{
				paymentMethodType: fc.constant('UPI'),
				enable: fc.constantFrom(true, true, true, false),
				upiFilters: fc.array(upiFilter, {minLength: 1, maxLength: 4}),
			},
			flags(['paymentMethodType', 'enable']),
		),
	},
	{
		weight: 2,
		arbitrary: fc.record(
			{
				paymentMethodType: fc.constantFrom('WALLET', 'CASH'),
				enable: fc.boolean(),
				paymentMethods: codes('WALLET_A', 'WALLET_B', 'OTHER'),
			},
			flags(['paymentMethodType', 'enable']),
		),
	},
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

/** A filter; mostly with few options, since what is compared is their insides. */
export const anyFilter = fc.record(
	{
		allowDefaultOptions: fc.boolean(),
		options: fc.array(option, {maxLength: 3}),
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
		action: 'paymentPage',
		order_id: 'order-1',
		amount: '10.00',
		customer_id: 'customer-1',
		customer_email: 'customer@example.com',
		customer_phone: '9999999999',
		payment_page_client_id: 'client-1',
		...fields,
		...(create_mandate !== undefined && {
			'options.create_mandate': create_mandate,
			'mandate.max_amount': '10.00',
			'mandate.start_date': '1893456000',
			'mandate.end_date': '1924992000',
		}),
	}));

/** A filter, or a session request with one. */
export const anyInput = fc.oneof({weight: 3, arbitrary: anyFilter}, {weight: 1, arbitrary: session});

function* cards(): Generator<Instrument> {
	for (const brand of ['BRAND_A', 'BRAND_B', 'BRAND_X'])
		for (const cardType of ['CREDIT', 'DEBIT'] as const)
			for (const subType of ['SUB_A', 'SUB_X'])
				for (const bank of ['BANK_A', 'BANK_X'])
					for (const bin of ['00', '10', '12', '18', '20', '21', '26', '30', '40'])
						yield {type: 'CARD', brand, cardType, subType, bank, bin};
}

function* plans(): Generator<Instrument> {
	for (const kind of ['standard', 'lowCost', 'noCost'] as const)
		for (const group of ['credit', 'debit', 'cardless'] as const)
			for (const issuer of ['P_BANKA', 'BANKC', 'BANKX'])
				for (const tenure of [1, 3, 4, 5, 7, 8, 10])
					for (const paymentMethodType of group === 'cardless'
						? (['CONSUMER_FINANCE', 'CARD', 'WALLET'] as const)
						: (['CARD'] as const))
						for (const paymentMethod of ['LENDER_A', 'LENDER_X'])
							yield {type: 'EMI', kind, group, issuer, tenure, paymentMethodType, paymentMethod};
}

const others: readonly Instrument[] = [
	...['@banka', '@bankb', '@bankx'].map(handle => ({type: 'UPI' as const, handle})),
	...['APP_A', 'APP_B', 'APP_X'].map(app => ({type: 'UPI' as const, app})),
	...(['WALLET', 'NB', 'CONSUMER_FINANCE', 'REWARD', 'CASH', 'RTP'] as const).flatMap(type =>
		['WALLET_A', 'WALLET_B', 'OTHER', 'WALLET_X'].map(code => ({type, code})),
	),
];

/** Every instrument of the universe without mandates, and a few with and without support for them. */
export const universe: readonly Instrument[] = [...cards(), ...plans(), ...others];

/** The instruments to judge: doubled where a mandate may be required. */
export function instrumentsFor(...inputs: readonly object[]): readonly Instrument[] {
	const isSession = inputs.some(input => 'options.create_mandate' in input);
	if (!isSession) return universe;
	return universe.flatMap(one => [true, false].map(supportsMandates => ({...one, supportsMandates})));
}
