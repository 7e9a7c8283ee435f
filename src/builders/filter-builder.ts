// How a payment filter is said.
import type {Misuse} from '../diagnostics/misuse.js';
import type {AnyCatalog, CodeList, Listed} from '../rules/catalog.js';
import type {Allowed, Free} from '../rules/conflicts.js';
import type {Filterable, FilteredType} from '../rules/enabled-when-filtered.js';
import type {NbCode, NoProviders, ProvidersIgnored} from '../rules/providers-by-type.js';
import type {PaymentFilter} from '../wire/payment-filter.js';
import type {PaymentMethodType} from '../wire/payment-method.js';
import type {CardRecipe, Open} from './card-filters.js';
import type {EmiBuilder} from './emi-builder.js';
import type {Compatible, Conditional, EmiState, FilterState, Naming, Stateful} from './state.js';
import type {UpiRecipe} from './upi-filters.js';

/** The codes of a type, for editors to offer, and any string, for the check beside it to judge. */
type Offered<Catalog, Type> = Type extends CodeList ? Open<Catalog, Type> : string;

/** A literal list of providers, or the reason it is none. */
type Providers<Catalog, Type extends PaymentMethodType, List extends readonly string[]> = Type extends FilteredType
	? Misuse<ProvidersIgnored<Type>>
	: [List] extends [readonly never[]]
		? Misuse<NoProviders>
		: Catalog extends AnyCatalog
			? OpenProviders<Type, List>
			: {readonly [Index in keyof List]: ProviderItem<Catalog, Type & CodeList, List[Index], List[number]>};

/** Where any code will do only those of NB are looked at, one by one. */
type OpenProviders<Type extends PaymentMethodType, List extends readonly string[]> = Type extends 'NB'
	? {readonly [Index in keyof List]: NbCode<List[Index], List[number]>}
	: List;

type ProviderItem<Catalog, Type extends CodeList, Code extends string, All extends string> = Catalog extends {
	readonly [Key in Type]: string;
}
	? Listed<Catalog, Type, Code>
	: Type extends 'NB'
		? NbCode<Code, All>
		: Code;

/** The reason for a prefix that is none. */
type Prefix<Text extends string> = Text extends '' | `${string}_${string}`
	? Misuse<`${Text} is no service prefix: write letters and digits, without the underscore`>
	: unknown;

/** With a prefix in the dialect none need be named. */
type PrefixArguments<Catalog, Text extends string, State extends FilterState> = Catalog extends {
	readonly servicePrefix: string;
}
	? [servicePrefix?: Text & Prefix<Text> & Allowed<'prefix', State>]
	: [servicePrefix: Text & Prefix<Text> & Allowed<'prefix', State>];

/** A recipe for `emiOptions`, or a builder made elsewhere. */
export type EmiRecipe<Added extends EmiState, Catalog> =
	| ((emi: EmiBuilder<never, Catalog>) => EmiBuilder<Added, Catalog>)
	| EmiBuilder<Added, Catalog>;

/** Which chain goes on: a filter, or a reusable part of one. */
interface Chain<State extends FilterState, Catalog> {
	readonly filter: FilterBuilder<State, Catalog>;
	readonly rules: RulesBuilder<State, Catalog>;
}

/** The steps that filters and rules share. */
export interface FilterSteps<out State extends FilterState, in out Catalog, Kind extends 'filter' | 'rules'>
	extends Stateful<State, Kind> {
	/**
	 * Shows a payment method type, or only its providers named.
	 *
	 * @param type - a payment method type that nothing was said about yet
	 * @param providers - provider codes, at least one; not for `CARD` and `UPI`, where the service ignores them
	 * @throws {@link MisuseError} for an unknown type, one said already, an empty list or a wrong code
	 * @example
	 * ```ts
	 * import {filter} from 'paylock';
	 *
	 * filter().allowDefaults(false).show('NB', ['NB_BANKA']).build();
	 * // {"allowDefaultOptions":false,"options":[{"paymentMethodType":"NB","enable":true,"paymentMethods":["NB_BANKA"]}]}
	 * ```
	 * @source checkout-spec: option object, `enable` and `paymentMethods`
	 */
	show<Type extends PaymentMethodType, const List extends readonly Offered<Catalog, Type>[] = never>(
		type: Free<Type, State>,
		providers?: Providers<Catalog, Type, List>,
	): Chain<State | `${Type} is shown` | Naming<Type, List>, Catalog>[Kind];

	/**
	 * Hides a payment method type, or only its providers named.
	 *
	 * @param type - a payment method type that nothing was said about yet
	 * @param providers - provider codes, at least one; not for `CARD` and `UPI`, where the service ignores them
	 * @throws {@link MisuseError} for an unknown type, one said already, an empty list or a wrong code
	 * @example
	 * ```ts
	 * import {filter} from 'paylock';
	 *
	 * filter().allowDefaults(true).hide('CASH').build();
	 * // {"allowDefaultOptions":true,"options":[{"paymentMethodType":"CASH","enable":false}]}
	 * ```
	 * @source checkout-spec: Payment locking examples by intent, hide a whole section
	 */
	hide<Type extends PaymentMethodType, const List extends readonly Offered<Catalog, Type>[] = never>(
		type: Free<Type, State>,
		providers?: Providers<Catalog, Type, List>,
	): Chain<State | `${Type} is hidden` | Naming<Type, List>, Catalog>[Kind];

	/**
	 * Enables `CARD` and filters the cards inside.
	 *
	 * @param recipe - is given an empty list of card filters and returns it with at least one more
	 * @throws {@link MisuseError} where `CARD` was spoken of already, or the recipe adds nothing
	 * @example
	 * ```ts
	 * import {filter} from 'paylock';
	 *
	 * filter().allowDefaults(true).cards(cards => cards.hideTypes('CREDIT')).build();
	 * // {"allowDefaultOptions":true,"options":[{"paymentMethodType":"CARD","enable":true,"cardFilters":[{"cardTypes":["CREDIT"],"enable":false}]}]}
	 * ```
	 * @source checkout-spec: option object, `cardFilters`
	 */
	cards<Recipe extends CardRecipe<Catalog>>(
		recipe: Recipe & Filterable<'CARD', State>,
	): Chain<State | 'CARD is filtered', Catalog>[Kind];

	/**
	 * Enables `UPI` and filters the handles and apps inside.
	 *
	 * @param recipe - is given an empty list of UPI filters and returns it with at least one more
	 * @throws {@link MisuseError} where `UPI` was spoken of already, or the recipe adds nothing
	 * @example
	 * ```ts
	 * import {filter} from 'paylock';
	 *
	 * filter().allowDefaults(true).upi(upi => upi.hideCollect('@bank')).build();
	 * // {"allowDefaultOptions":true,"options":[{"paymentMethodType":"UPI","enable":true,"upiFilters":[{"upiType":"COLLECT","upiMethods":["@bank"],"enable":false}]}]}
	 * ```
	 * @source checkout-spec: option object, `upiFilters`
	 */
	upi<Recipe extends UpiRecipe<Catalog>>(
		recipe: Recipe & Filterable<'UPI', State>,
	): Chain<State | 'UPI is filtered', Catalog>[Kind];

	/**
	 * Says which EMI plans are shown (`emiOptions`).
	 *
	 * @param recipe - is given an empty EMI filter and returns it with more, or is an `emi()` builder
	 * @throws {@link MisuseError} where EMI was spoken of already, or the recipe adds nothing
	 * @example
	 * ```ts
	 * import {filter} from 'paylock';
	 *
	 * filter().allowDefaults(true).emi(emi => emi.hide('noCost')).build();
	 * // {"allowDefaultOptions":true,"options":[],"emiOptions":{"noCostEmi":{"enable":false}}}
	 * ```
	 * @source checkout-spec: EMI filter structure (emiOptions); open point 4
	 */
	emi<Added extends EmiState>(
		recipe: EmiRecipe<Added, Catalog> & Allowed<'EMI', State>,
	): Chain<State | 'EMI is filtered' | Extract<Added, 'shows EMI alone'>, Catalog>[Kind];

	/**
	 * Says what the recipe says, if the condition holds. For conflicts it counts as said, for duties as not said.
	 *
	 * @param condition - a boolean; nothing else is taken for one
	 * @param recipe - is given this builder and returns it with more
	 * @throws {@link MisuseError} for a condition that is no boolean, or a recipe that returns something else
	 * @example
	 * ```ts
	 * import {filter} from 'paylock';
	 *
	 * const hasGold = false;
	 * filter().allowDefaults(true).when(hasGold, f => f.hide('CONSUMER_FINANCE')).build();
	 * // {"allowDefaultOptions":true,"options":[]}
	 * ```
	 * @source checkout-spec: Payment locking, hide one option for one product
	 */
	when<Added extends FilterState>(
		condition: boolean,
		recipe: (filter: Chain<State, Catalog>[Kind]) => Stateful<Added, Kind>,
	): Chain<State | Conditional<Added>, Catalog>[Kind];

	/**
	 * Adds rules made elsewhere.
	 *
	 * @param rules - a `rules()` builder; what both speak of is refused by name
	 * @throws {@link MisuseError} with everything that both speak of
	 * @source checkout-spec: option object (element of options); open point 7
	 */
	include<Added extends FilterState>(
		rules: Stateful<Added, 'rules'> & Compatible<Added, State>,
	): Chain<State | Added, Catalog>[Kind];

	/**
	 * Writes each NB, WALLET and CONSUMER_FINANCE provider twice: its code, and the code with the service prefix.
	 *
	 * @param servicePrefix - letters and digits, without the underscore; may be left out where the dialect has one
	 * @throws {@link MisuseError} for a prefix that is none, or a second one
	 * @source checkout-spec: option object, mandate flows; open points 9 to 12
	 */
	forMandates<const Text extends string = never>(
		...servicePrefix: PrefixArguments<Catalog, Text, State>
	): Chain<State | 'prefix is set' | 'doubles providers', Catalog>[Kind];
}

/**
 * The first step of a filter: `allowDefaultOptions` is required, so it comes first.
 *
 * @source checkout-spec: payment_filter object, `allowDefaultOptions`
 */
export interface NeedsAllowDefaults<in out Catalog = AnyCatalog> {
	/**
	 * Whether what the filter does not name is shown too.
	 *
	 * @param allow - `true`: shown; `false`: only what the filter shows is
	 */
	allowDefaults(allow: boolean): FilterBuilder<never, Catalog>;
}

/**
 * A reusable part of a filter, for `.include(…)`; immutable: each call gives a new builder.
 *
 * @source checkout-spec: option object (element of options)
 */
export interface RulesBuilder<out State extends FilterState = never, in out Catalog = AnyCatalog>
	extends FilterSteps<State, Catalog, 'rules'> {}

/**
 * A finished filter of any dialect, as a session takes it.
 *
 * @source checkout-spec: payment_filter object
 */
export interface BuiltFilter<out State extends FilterState = FilterState> extends Stateful<State, 'filter'> {
	/** The frozen `payment_filter` object. */
	build(): PaymentFilter;
	/** The same as `build()`, for `JSON.stringify`. */
	toJSON(): PaymentFilter;
}

/**
 * Says which payment options the customer sees; immutable: each call gives a new builder.
 *
 * @source checkout-spec: payment_filter object
 */
export interface FilterBuilder<out State extends FilterState = never, in out Catalog = AnyCatalog>
	extends FilterSteps<State, Catalog, 'filter'> {
	/** The frozen `payment_filter` object. */
	build(): PaymentFilter;
	/** The same as `build()`, for `JSON.stringify`. */
	toJSON(): PaymentFilter;
}
