// The configuration of a filter as data, for property tests.
import fc from 'fast-check';
import {type AnyFilter, type CardsBuilder, paylock, type UpiBuilder} from '../../src/index.js';

export const TYPES = ['CARD', 'UPI', 'WALLET', 'NB', 'CONSUMER_FINANCE', 'REWARD', 'CASH', 'RTP'] as const;
type Type = (typeof TYPES)[number];

export interface CardConfig {
	readonly enable: boolean;
	readonly types?: readonly ('DEBIT' | 'CREDIT')[];
	readonly brands?: readonly string[];
	readonly bins?: readonly string[];
	readonly banks?: readonly string[];
}
export interface UpiConfig {
	readonly enable: boolean;
	readonly kind: 'COLLECT' | 'INTENT';
	/** `null`: the whole kind. */
	readonly methods: readonly string[] | null;
}
export type Step =
	| {
			readonly step: 'whole';
			readonly type: Type;
			readonly enable: boolean;
			readonly providers: readonly string[] | null;
	  }
	| {readonly step: 'cards'; readonly filters: readonly CardConfig[]}
	| {readonly step: 'upi'; readonly filters: readonly UpiConfig[]};

export interface FilterConfig {
	readonly allowDefaults: boolean;
	readonly steps: readonly Step[];
}

const code = fc.stringMatching(/^[A-Z]{1,6}_[A-Z0-9]{1,6}$/);
const codes = fc.uniqueArray(code, {minLength: 1, maxLength: 4});
const bin = fc.tuple(fc.integer({min: 0, max: 999_999}), fc.integer({min: 0, max: 999_999})).map(pair =>
	pair
		.sort((one, other) => one - other)
		.map(number => String(number).padStart(6, '0'))
		.join('::'),
);
const optional = {requiredKeys: ['enable']} as const;

const cardConfig = fc
	.record(
		{
			enable: fc.boolean(),
			types: fc.constantFrom(['DEBIT'], ['CREDIT'], ['CREDIT', 'DEBIT']) as fc.Arbitrary<('DEBIT' | 'CREDIT')[]>,
			brands: codes,
			bins: fc.array(bin, {minLength: 1, maxLength: 4}),
			banks: codes,
		},
		optional as never, // fast-check wants the literal type of the keys
	)
	.filter(config => Object.keys(config).length > 1) as fc.Arbitrary<CardConfig>;
const upiConfig: fc.Arbitrary<UpiConfig> = fc.oneof(
	fc.record({enable: fc.boolean(), kind: fc.constant('INTENT' as const), methods: fc.option(codes)}),
	fc.record({
		enable: fc.boolean(),
		kind: fc.constant('COLLECT' as const),
		methods: fc.option(fc.uniqueArray(fc.stringMatching(/^@[a-z]{1,6}$/), {minLength: 1, maxLength: 3})),
	}),
);

/** Identical filters are written once. */
function different<Config>(config: fc.Arbitrary<Config>): fc.Arbitrary<Config[]> {
	return fc.uniqueArray(config, {minLength: 1, maxLength: 4, selector: one => JSON.stringify(one)});
}

function stepOf(type: Type): fc.Arbitrary<Step> {
	const providers =
		type === 'CARD' || type === 'UPI'
			? fc.constant(null)
			: fc.option(codes.map(list => (type === 'NB' ? list.map(one => `NB_${one}`) : list)));
	const whole = fc.record({
		step: fc.constant('whole' as const),
		type: fc.constant(type),
		enable: fc.boolean(),
		providers,
	});
	if (type === 'CARD')
		return fc.oneof(whole, fc.record({step: fc.constant('cards' as const), filters: different(cardConfig)}));
	if (type === 'UPI')
		return fc.oneof(whole, fc.record({step: fc.constant('upi' as const), filters: different(upiConfig)}));
	return whole;
}

/** A valid filter: each type at most once, in any order. */
const anyConfig: fc.Arbitrary<FilterConfig> = fc.record({
	allowDefaults: fc.boolean(),
	steps: fc.shuffledSubarray([...TYPES]).chain(types => fc.tuple(...types.map(stepOf))),
});

/** Any filter that leaves something to pay with. */
export const filterConfig = anyConfig.filter(config => config.allowDefaults || !hidesAll(config));

function hidesAll(config: FilterConfig): boolean {
	const {options} = builderOf({...config, allowDefaults: true}).build();
	return options.every(({enable}) => !enable);
}

/** Adds one step to a builder. */
export function addStep(builder: AnyFilter, step: Step): AnyFilter {
	switch (step.step) {
		case 'whole': {
			const {type, enable, providers} = step;
			if (providers === null) return enable ? builder.show(type) : builder.hide(type);
			return enable ? builder.show(type, providers) : builder.hide(type, providers);
		}
		case 'cards':
			return builder.cards(cards =>
				step.filters.reduce<CardsBuilder>(
					(filters, {enable, ...criteria}) => (enable ? filters.show(criteria) : filters.hide(criteria)),
					cards,
				),
			);
		case 'upi':
			return builder.upi(upi =>
				step.filters.reduce<UpiBuilder>((filters, {enable, kind, methods}) => {
					if (kind === 'COLLECT') {
						if (methods === null) return enable ? filters.showAllCollect() : filters.hideAllCollect();
						return enable ? filters.showCollect(...methods) : filters.hideCollect(...methods);
					}
					if (methods === null) return enable ? filters.showAllIntent() : filters.hideAllIntent();
					return enable ? filters.showIntent(...methods) : filters.hideIntent(...methods);
				}, upi),
			);
	}
}

/** The account settles what the default means inside a type, so that every part may be shown and hidden. */
const {filter} = paylock({readings: {defaultsInside: 'apply'}});

/** The builder of a configuration. */
export function builderOf({allowDefaults, steps}: FilterConfig): AnyFilter {
	return steps.reduce<AnyFilter>(addStep, filter().allowDefaults(allowDefaults));
}

/** The JSON as this reader knows it, independent of the library's types. */
interface WrittenFilter {
	readonly allowDefaultOptions: boolean;
	readonly options: readonly {
		readonly paymentMethodType: Type;
		readonly enable: boolean;
		readonly paymentMethods?: readonly string[];
		readonly cardFilters?: readonly {
			readonly enable: boolean;
			readonly cardTypes?: readonly ('DEBIT' | 'CREDIT')[];
			readonly cardBrands?: readonly string[];
			readonly cardBins?: readonly string[];
			readonly cardBanks?: readonly string[];
		}[];
		readonly upiFilters?: readonly {
			readonly enable: boolean;
			readonly upiType: 'COLLECT' | 'INTENT';
			readonly upiMethods?: readonly string[];
		}[];
	}[];
}

/** The configuration, read back from JSON by a reader that shares nothing with the library. */
export function readBack(json: string): FilterConfig {
	const written: WrittenFilter = JSON.parse(json);
	return {
		allowDefaults: written.allowDefaultOptions,
		steps: written.options.map(({paymentMethodType, enable, paymentMethods, cardFilters, upiFilters}): Step => {
			if (cardFilters) {
				return {
					step: 'cards',
					filters: cardFilters.map(one => ({
						enable: one.enable,
						...(one.cardTypes && {types: one.cardTypes}),
						...(one.cardBrands && {brands: one.cardBrands}),
						...(one.cardBins && {bins: one.cardBins}),
						...(one.cardBanks && {banks: one.cardBanks}),
					})),
				};
			}
			if (upiFilters) {
				return {
					step: 'upi',
					filters: upiFilters.map(one => ({enable: one.enable, kind: one.upiType, methods: one.upiMethods ?? null})),
				};
			}
			return {step: 'whole', type: paymentMethodType, enable, providers: paymentMethods ?? null};
		}),
	};
}
