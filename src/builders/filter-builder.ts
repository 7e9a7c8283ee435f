// How a payment filter is said.
import type {Misuse} from '../misuse.js';
import type {AnyCode, CodeList, Listed} from '../rules/catalogue.js';
import type {Filterable, FilteredType} from '../rules/enabled-when-filtered.js';
import type {Allowed, Free} from '../rules/once.js';
import type {NbCode, NoProviders, ProvidersIgnored} from '../rules/providers-by-type.js';
import type {PaymentFilter} from '../wire/payment-filter.js';
import type {PaymentMethodType} from '../wire/payment-method.js';
import type {CardRecipe, Open} from './card-filters.js';
import type {EmiBuilder} from './emi-builder.js';
import type {Compatible, EmiSentence, FilterSentence, Naming, Perhaps, Told} from './sentences.js';
import type {UpiRecipe} from './upi-filters.js';

/** The codes of a type, for editors to offer, and any string, for the check beside it to judge. */
type Offered<Words, Type> = Type extends CodeList ? Open<Words, Type> : string;

/** A literal list of providers, or the reason it is none. */
type Providers<Words, Type extends PaymentMethodType, List extends readonly string[]> = Type extends FilteredType
	? Misuse<ProvidersIgnored<Type>>
	: [List] extends [readonly never[]]
		? Misuse<NoProviders>
		: Words extends AnyCode
			? OpenProviders<Type, List>
			: {readonly [Index in keyof List]: ProviderItem<Words, Type & CodeList, List[Index], List[number]>};

/** Where any code will do only those of NB are looked at, one by one. */
type OpenProviders<Type extends PaymentMethodType, List extends readonly string[]> = Type extends 'NB'
	? {readonly [Index in keyof List]: NbCode<List[Index], List[number]>}
	: List;

type ProviderItem<Words, Type extends CodeList, Code extends string, All extends string> = Words extends {
	readonly [Key in Type]: string;
}
	? Listed<Words, Type, Code>
	: Type extends 'NB'
		? NbCode<Code, All>
		: Code;

/** The reason for a prefix that is none. */
type Prefix<Text extends string> = Text extends '' | `${string}_${string}`
	? Misuse<`${Text} is no service prefix: write letters and digits, without the underscore`>
	: unknown;

/** With a prefix in the dialect none need be named. */
type PrefixArguments<Words, Text extends string, Said extends FilterSentence> = Words extends {
	readonly servicePrefix: string;
}
	? [servicePrefix?: Text & Prefix<Text> & Allowed<'prefix', Said>]
	: [servicePrefix: Text & Prefix<Text> & Allowed<'prefix', Said>];

/** A recipe for `emiOptions`, or a builder made elsewhere. */
export type EmiRecipe<Added extends EmiSentence, Words> =
	| ((emi: EmiBuilder<never, Words>) => EmiBuilder<Added, Words>)
	| EmiBuilder<Added, Words>;

/** Which chain goes on: a filter, or a reusable part of one. */
interface Chain<Said extends FilterSentence, Words> {
	readonly filter: FilterBuilder<Said, Words>;
	readonly rules: RulesBuilder<Said, Words>;
}

/** The steps that filters and rules share. */
export interface FilterSteps<out Said extends FilterSentence, in out Words, Kind extends 'filter' | 'rules'>
	extends Told<Said, Kind> {
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
	show<Type extends PaymentMethodType, const List extends readonly Offered<Words, Type>[] = never>(
		type: Free<Type, Said>,
		providers?: Providers<Words, Type, List>,
	): Chain<Said | `${Type} is shown` | Naming<Type, List>, Words>[Kind];

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
	hide<Type extends PaymentMethodType, const List extends readonly Offered<Words, Type>[] = never>(
		type: Free<Type, Said>,
		providers?: Providers<Words, Type, List>,
	): Chain<Said | `${Type} is hidden` | Naming<Type, List>, Words>[Kind];

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
	cards<Recipe extends CardRecipe<Words>>(
		recipe: Recipe & Filterable<'CARD', Said>,
	): Chain<Said | 'CARD is filtered', Words>[Kind];

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
	upi<Recipe extends UpiRecipe<Words>>(
		recipe: Recipe & Filterable<'UPI', Said>,
	): Chain<Said | 'UPI is filtered', Words>[Kind];

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
	emi<Added extends EmiSentence>(
		recipe: EmiRecipe<Added, Words> & Allowed<'EMI', Said>,
	): Chain<Said | 'EMI is filtered' | Extract<Added, 'shows EMI alone'>, Words>[Kind];

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
	when<Added extends FilterSentence>(
		condition: boolean,
		recipe: (filter: Chain<Said, Words>[Kind]) => Told<Added, Kind>,
	): Chain<Said | Perhaps<Added>, Words>[Kind];

	/**
	 * Adds rules made elsewhere.
	 *
	 * @param rules - a `rules()` builder; what both speak of is refused by name
	 * @throws {@link MisuseError} with everything that both speak of
	 * @source checkout-spec: option object (element of options); open point 7
	 */
	include<Added extends FilterSentence>(
		rules: Told<Added, 'rules'> & Compatible<Added, Said>,
	): Chain<Said | Added, Words>[Kind];

	/**
	 * Writes each NB, WALLET and CONSUMER_FINANCE provider twice: its code, and the code with the service prefix.
	 *
	 * @param servicePrefix - letters and digits, without the underscore; may be left out where the dialect has one
	 * @throws {@link MisuseError} for a prefix that is none, or a second one
	 * @source checkout-spec: option object, mandate flows; open points 9 to 12
	 */
	forMandates<const Text extends string = never>(
		...servicePrefix: PrefixArguments<Words, Text, Said>
	): Chain<Said | 'prefix is set' | 'doubles providers', Words>[Kind];
}

/**
 * The first step of a filter: `allowDefaultOptions` is required, so it comes first.
 *
 * @source checkout-spec: payment_filter object, `allowDefaultOptions`
 */
export interface NeedsAllowDefaults<in out Words = AnyCode> {
	/**
	 * Whether what the filter does not name is shown too.
	 *
	 * @param allow - `true`: shown; `false`: only what the filter shows is
	 */
	allowDefaults(allow: boolean): FilterBuilder<never, Words>;
}

/**
 * A reusable part of a filter, for `.include(…)`; immutable: each call gives a new builder.
 *
 * @source checkout-spec: option object (element of options)
 */
export interface RulesBuilder<out Said extends FilterSentence = never, in out Words = AnyCode>
	extends FilterSteps<Said, Words, 'rules'> {}

/**
 * A finished filter of any dialect, as a session takes it.
 *
 * @source checkout-spec: payment_filter object
 */
export interface BuiltFilter<out Said extends FilterSentence = FilterSentence> extends Told<Said, 'filter'> {
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
export interface FilterBuilder<out Said extends FilterSentence = never, in out Words = AnyCode>
	extends FilterSteps<Said, Words, 'filter'> {
	/** The frozen `payment_filter` object. */
	build(): PaymentFilter;
	/** The same as `build()`, for `JSON.stringify`. */
	toJSON(): PaymentFilter;
}
