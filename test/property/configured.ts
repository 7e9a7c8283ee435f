// What a property test says, as data, before any builder has seen it.
import fc from 'fast-check';
import {type FilterBuilder, filter} from '../../src/index.js';

export const TYPES = ['CARD', 'UPI', 'WALLET', 'NB', 'CONSUMER_FINANCE', 'REWARD', 'CASH', 'RTP'] as const;
type Type = (typeof TYPES)[number];

export interface CardSaid {
	readonly enable: boolean;
	readonly types?: readonly ('DEBIT' | 'CREDIT')[];
	readonly brands?: readonly string[];
	readonly bins?: readonly string[];
	readonly banks?: readonly string[];
}
export interface UpiSaid {
	readonly enable: boolean;
	readonly kind: 'COLLECT' | 'INTENT';
	/** `null`: the whole kind. */
	readonly methods: readonly string[] | null;
}
export type Step =
	| {readonly say: 'whole'; readonly type: Type; readonly enable: boolean; readonly providers: readonly string[] | null}
	| {readonly say: 'cards'; readonly filters: readonly CardSaid[]}
	| {readonly say: 'upi'; readonly filters: readonly UpiSaid[]};

export interface FilterSaid {
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

const cardSaid = fc
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
	.filter(said => Object.keys(said).length > 1) as fc.Arbitrary<CardSaid>;
const upiSaid: fc.Arbitrary<UpiSaid> = fc.oneof(
	fc.record({enable: fc.boolean(), kind: fc.constant('INTENT' as const), methods: fc.option(codes)}),
	fc.record({
		enable: fc.boolean(),
		kind: fc.constant('COLLECT' as const),
		methods: fc.option(fc.uniqueArray(fc.stringMatching(/^@[a-z]{1,6}$/), {minLength: 1, maxLength: 3})),
	}),
);

function stepOf(type: Type): fc.Arbitrary<Step> {
	const providers =
		type === 'CARD' || type === 'UPI'
			? fc.constant(null)
			: fc.option(codes.map(list => (type === 'NB' ? list.map(one => `NB_${one}`) : list)));
	const whole = fc.record({
		say: fc.constant('whole' as const),
		type: fc.constant(type),
		enable: fc.boolean(),
		providers,
	});
	if (type === 'CARD')
		return fc.oneof(
			whole,
			fc.record({say: fc.constant('cards' as const), filters: fc.array(cardSaid, {minLength: 1, maxLength: 4})}),
		);
	if (type === 'UPI')
		return fc.oneof(
			whole,
			fc.record({say: fc.constant('upi' as const), filters: fc.array(upiSaid, {minLength: 1, maxLength: 4})}),
		);
	return whole;
}

/** A filter that keeps every rule: each type at most once, in any order. */
export const filterSaid: fc.Arbitrary<FilterSaid> = fc.record({
	allowDefaults: fc.boolean(),
	steps: fc.shuffledSubarray([...TYPES]).chain(types => fc.tuple(...types.map(stepOf))),
});

type Loose = FilterBuilder<never>;

/** Says one step to a builder; what was said is data here, so the compiler cannot follow it. */
export function say(builder: Loose, step: Step): Loose {
	const loose = builder as unknown as {
		show(type: string, ...rest: unknown[]): Loose;
		hide(type: string, ...rest: unknown[]): Loose;
	} & Loose;
	switch (step.say) {
		case 'whole': {
			const rest = step.providers === null ? [] : [step.providers];
			return step.enable ? loose.show(step.type, ...rest) : loose.hide(step.type, ...rest);
		}
		case 'cards':
			return builder.cards(cards =>
				step.filters.reduce(
					(said, {enable, ...criteria}) => (enable ? said.show(criteria as never) : said.hide(criteria as never)),
					cards,
				),
			) as unknown as Loose;
		case 'upi':
			return builder.upi(upi =>
				step.filters.reduce((said, {enable, kind, methods}) => {
					if (kind === 'COLLECT') {
						if (methods === null) return enable ? said.showAllCollect() : said.hideAllCollect();
						return enable ? said.showCollect(...methods) : said.hideCollect(...methods);
					}
					if (methods === null) return enable ? said.showAllIntent() : said.hideAllIntent();
					return enable ? said.showIntent(...methods) : said.hideIntent(...methods);
				}, upi),
			) as unknown as Loose;
	}
}

export function build(said: FilterSaid): Loose {
	return said.steps.reduce(say, filter().allowDefaults(said.allowDefaults));
}

/** The JSON as this reader knows it, in its own words. */
interface Sent {
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

/** What was said, read back from JSON by a reader that shares nothing with the library. */
export function readBack(json: string): FilterSaid {
	const sent: Sent = JSON.parse(json);
	return {
		allowDefaults: sent.allowDefaultOptions,
		steps: sent.options.map(({paymentMethodType, enable, paymentMethods, cardFilters, upiFilters}): Step => {
			if (cardFilters) {
				return {
					say: 'cards',
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
					say: 'upi',
					filters: upiFilters.map(one => ({enable: one.enable, kind: one.upiType, methods: one.upiMethods ?? null})),
				};
			}
			return {say: 'whole', type: paymentMethodType, enable, providers: paymentMethods ?? null};
		}),
	};
}
