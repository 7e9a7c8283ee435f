// The public interfaces of filters and of their reusable parts.
import type {AnyCatalog, EntryOf, TypeOf} from '../account/catalog-types.js';
import type {Misuse} from '../diagnostics/misuse.js';
import type {Agreeing} from '../model/conflicts.js';
import type {DemandOf, FactsAgainst, Others} from '../model/default-reach.js';
import type {PrefixLiteral} from '../values/service-prefix.js';
import type {PaymentFilter} from '../wire/payment-filter.js';
import type {Json} from '../wire/session.js';
import type {CardsBuilder} from './cards-builder.js';
import type {EmiBuilder, EmiState} from './emi-builder.js';
import type {
	Adding,
	AddingParts,
	AgreeingParts,
	CodeArguments,
	Configurable,
	Configured,
	FilterState,
	Includable,
	Including,
	MaybeCode,
	NoList,
	PrefixFact,
} from './filter-state.js';
import type {DefaultsAlreadySet, RulesCannotBeBuilt} from './refused-calls.js';
import type {
	Either,
	FactsOf,
	Filtering,
	Otherwise,
	PartState,
	Printed,
	Recipe,
	Stateful,
	StateOf,
	Undoubled,
} from './state.js';
import type {UpiBuilder} from './upi-builder.js';

/** The builder that continues a chain: a filter, or a reusable part of one. */
interface Chain<State extends string, Catalog> {
	readonly filter: FilterBuilder<State, Catalog>;
	readonly rules: RulesBuilder<State, Catalog>;
}

/** Makes the service prefix optional if the account has one. */
// biome-ignore lint/suspicious/noConfusingVoidType: an argument may be left out for a parameter whose type has `void`
type OptionalPrefix<Catalog> = [EntryOf<Catalog, 'servicePrefix'>] extends [never] ? never : void;

/** What makes parts that are shown uncertain, if anything does. */
type NoShow<Catalog, State extends string, Kind> = FactsAgainst<Catalog, State, 'shown', Kind>;
type NoHide<Catalog, State extends string, Kind> = FactsAgainst<Catalog, State, 'hidden', Kind>;

/** The list that `show` and `hide` take, or the reason for its refusal. */
type ShownCodes<State extends string, Catalog, Kind, Type extends string, Code> = CodeArguments<
	Catalog,
	Type,
	Code,
	NoShow<Catalog, State, Kind>
>;
type HiddenCodes<State extends string, Catalog, Type extends string, Code> = CodeArguments<
	Catalog,
	Type,
	Code,
	Others<State>
>;

/** The builder that continues a chain after `show` and `hide`. */
type AfterShow<
	State extends string,
	Catalog,
	Kind extends keyof Chain<State, Catalog>,
	Type extends string,
	Code,
> = Chain<
	Configured<
		State,
		Catalog,
		Type,
		ShownCodes<State, Catalog, Kind, Type, Code>,
		'shown',
		DemandOf<Catalog, Type, 'shown', NoShow<Catalog, State, Kind>, Kind>
	>,
	Catalog
>[Kind];
type AfterHide<
	State extends string,
	Catalog,
	Kind extends keyof Chain<State, Catalog>,
	Type extends string,
	Code,
> = Chain<Configured<State, Catalog, Type, HiddenCodes<State, Catalog, Type, Code>, 'hidden'>, Catalog>[Kind];

/** The steps that filters and rules share. */
export interface FilterSteps<out State extends string, in Catalog, Kind extends 'filter' | 'rules'>
	extends Stateful<State, Kind> {
	/**
	 * Shows a payment method type, or only the providers with the given codes. Calls that show add up.
	 *
	 * @param type - a payment method type of which nothing is hidden
	 * @param codes - provider codes, at least one; not for `CARD` and `UPI`, where the service ignores them
	 * @throws a {@link MisuseError} for an unknown type, one that is hidden, an empty list, or a wrong code
	 * @example
	 * ```ts
	 * import {filter} from 'paylock';
	 *
	 * filter().allowDefaults(false).show('NB', ['NB_BANKA']).build();
	 * // {"allowDefaultOptions":false,"options":[{"paymentMethodType":"NB","enable":true,"paymentMethods":["NB_BANKA"]}]}
	 * ```
	 * @source checkout-spec: option object, `enable` and `paymentMethods`
	 */
	show<Type extends TypeOf<Catalog>, const Code extends MaybeCode = NoList>(
		type: Configurable<Catalog, Type, State, 'hidden', Code>,
		...codes: ShownCodes<State, Catalog, Kind, Type, Code>
	): AfterShow<State, Catalog, Kind, Type, Code>;

	/**
	 * Hides a payment method type, or only the providers with the given codes. Calls that hide add up.
	 *
	 * @param type - a payment method type of which nothing is shown
	 * @param codes - provider codes, at least one; not for `CARD` and `UPI`, where the service ignores them
	 * @throws a {@link MisuseError} for an unknown type, one that is shown, an empty list, or a wrong code
	 * @example
	 * ```ts
	 * import {filter} from 'paylock';
	 *
	 * filter().allowDefaults(true).hide('CASH').build();
	 * // {"allowDefaultOptions":true,"options":[{"paymentMethodType":"CASH","enable":false}]}
	 * ```
	 * @source checkout-spec: Payment locking examples by intent, hide a whole section
	 */
	hide<Type extends TypeOf<Catalog>, const Code extends MaybeCode = NoList>(
		type: Configurable<Catalog, Type, State, 'shown', Code>,
		...codes: HiddenCodes<State, Catalog, Type, Code>
	): AfterHide<State, Catalog, Kind, Type, Code>;

	/**
	 * Adds fields of the option that the specification does not name, such as those of an option that is shown greyed out.
	 *
	 * @param type - a payment method type, which another call shows or hides
	 * @param fields - JSON under keys of `extraOptionFields` of the account; a field that is `undefined` counts as absent
	 * @throws a {@link MisuseError} for other keys, values that are not JSON, or a field that is already set to another value
	 * @example
	 * ```ts
	 * import {paylock} from 'paylock';
	 *
	 * const {filter} = paylock({extraOptionFields: ['display']});
	 * filter().allowDefaults(true).hide('CASH').extra('CASH', {display: true}).build();
	 * // {"allowDefaultOptions":true,"options":[{"paymentMethodType":"CASH","enable":false,"display":true}]}
	 * ```
	 * @source open point 31
	 */
	extra(type: TypeOf<Catalog>, fields: {readonly [key: string]: Json | undefined}): Chain<State, Catalog>[Kind];

	/**
	 * Enables `CARD` and filters its cards. Calls that all show, or that all hide, add up.
	 *
	 * @param recipe - receives an empty list of card filters and returns it with at least one more
	 * @throws a {@link MisuseError} if an earlier call on `CARD` does the opposite, or the recipe adds nothing
	 * @example
	 * ```ts
	 * import {filter} from 'paylock';
	 *
	 * filter().allowDefaults(true).cards(cards => cards.hideTypes('CREDIT')).build();
	 * // {"allowDefaultOptions":true,"options":[{"paymentMethodType":"CARD","enable":true,"cardFilters":[{"cardTypes":["CREDIT"],"enable":false}]}]}
	 * ```
	 * @source checkout-spec: option object, `cardFilters`
	 */
	cards<Result = CardsBuilder<PartState, Catalog>>(
		recipe: Recipe<
			CardsBuilder<never, Catalog>,
			Result,
			'cards',
			AgreeingParts<
				'CARD',
				Filtering<'CARD', Result>,
				State,
				NoShow<Catalog, State, Kind>,
				NoHide<Catalog, State, Kind>
			>
		>,
	): Chain<
		AddingParts<
			Catalog,
			'CARD',
			Filtering<'CARD', Result>,
			State,
			NoShow<Catalog, State, Kind>,
			NoHide<Catalog, State, Kind>,
			Kind
		>,
		Catalog
	>[Kind];

	/**
	 * Enables `UPI` and filters its handles and apps. Calls that all show, or that all hide, add up.
	 *
	 * @param recipe - receives an empty list of UPI filters and returns it with at least one more
	 * @throws a {@link MisuseError} if an earlier call on `UPI` does the opposite, or the recipe adds nothing
	 * @example
	 * ```ts
	 * import {filter} from 'paylock';
	 *
	 * filter().allowDefaults(true).upi(upi => upi.hideCollect('@bank')).build();
	 * // {"allowDefaultOptions":true,"options":[{"paymentMethodType":"UPI","enable":true,"upiFilters":[{"upiType":"COLLECT","upiMethods":["@bank"],"enable":false}]}]}
	 * ```
	 * @source checkout-spec: option object, `upiFilters`
	 */
	upi<Result = UpiBuilder<PartState, Catalog>>(
		recipe: Recipe<
			UpiBuilder<never, Catalog>,
			Result,
			'upi',
			AgreeingParts<'UPI', Filtering<'UPI', Result>, State, NoShow<Catalog, State, Kind>, NoHide<Catalog, State, Kind>>
		>,
	): Chain<
		AddingParts<
			Catalog,
			'UPI',
			Filtering<'UPI', Result>,
			State,
			NoShow<Catalog, State, Kind>,
			NoHide<Catalog, State, Kind>,
			Kind
		>,
		Catalog
	>[Kind];

	/**
	 * Sets which EMI plans are shown (`emiOptions`). EMI kinds of several calls add up.
	 *
	 * @param recipe - receives an EMI filter without any call and returns it with more; or an `emi()` builder, of any account
	 * @throws a {@link MisuseError} if an EMI kind is already configured otherwise, or the recipe adds nothing
	 * @example
	 * ```ts
	 * import {filter} from 'paylock';
	 *
	 * filter().allowDefaults(true).emi(emi => emi.hide('noCost')).build();
	 * // {"allowDefaultOptions":true,"options":[],"emiOptions":{"noCostEmi":{"enable":false}}}
	 * ```
	 * @source checkout-spec: EMI filter structure (emiOptions); open point 4
	 */
	emi<Result = EmiBuilder<EmiState, Catalog>, Plans extends Stateful<string, 'emi'> = Stateful<string, 'emi'>>(
		recipe: [string] extends [StateOf<Plans>]
			? Recipe<EmiBuilder<State & EmiState, Catalog>, Result, 'emi'>
			: Agreeing<FactsOf<Plans>, State, Plans>,
	): Chain<Adding<State, FactsOf<Plans>> | FactsOf<Result>, Catalog>[Kind];

	/**
	 * Applies one of two recipes, depending on a condition. What either may add counts as configured afterwards.
	 *
	 * @param condition - a boolean
	 * @param recipe - called if the condition is true: receives this builder and returns it with more calls
	 * @param otherwise - called if the condition is false; optional
	 * @throws a {@link MisuseError} for a condition that is not a boolean, or a recipe that returns something else
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
	when<Result = Chain<State, Catalog>[Kind], Other = object>(
		condition: boolean,
		recipe: Recipe<Chain<State, Catalog>[Kind], Result, Kind>,
		otherwise?: Otherwise<Chain<State, Catalog>[Kind], Other, Kind>,
	): Chain<Either<State, Result, Other>, Catalog>[Kind];

	/**
	 * Adds rules made elsewhere, as if their calls were in this chain.
	 *
	 * @param rules - a `rules()` builder, of any account
	 * @throws a {@link MisuseError} with every conflict between the two
	 * @source checkout-spec: option object (element of options); open point 7
	 */
	include<Rules>(
		rules: Includable<
			Rules,
			State,
			Chain<FilterState, Catalog>[Kind],
			NoShow<Catalog, State, Kind>,
			NoHide<Catalog, State, Kind>
		>,
	): Chain<Including<Rules, State, NoShow<Catalog, State, Kind>, NoHide<Catalog, State, Kind>, Kind>, Catalog>[Kind];

	/**
	 * Writes each NB, WALLET and CONSUMER_FINANCE provider twice: its code, and the code with the service prefix.
	 *
	 * @param servicePrefix - letters and digits, without the underscore; optional if the account has one
	 * @throws a {@link MisuseError} for anything but letters and digits, or another prefix than before
	 * @source checkout-spec: option object, mandate flows; open points 9 to 12
	 */
	forMandates<const Text extends string = EntryOf<Catalog, 'servicePrefix', string>>(
		this: Agreeing<PrefixFact<Text>, State>, // checked here, since the argument may be left out
		servicePrefix: OptionalPrefix<Catalog> | PrefixLiteral<Text>,
	): Chain<Exclude<State, Undoubled> | PrefixFact<Text>, Catalog>[Kind];
}

/**
 * A reusable part of a filter, for `.include(…)`. It is immutable: each call returns a new builder. Without type arguments
 * it is the same as {@link AnyRules}.
 *
 * @source checkout-spec: option object (element of options)
 */
export interface RulesBuilder<State extends string = FilterState, in Catalog = AnyCatalog>
	extends FilterSteps<State, Catalog, 'rules'> {
	readonly ' to assign another builder to this variable, declare it as AnyRules': Printed<State>;
	/** @deprecated Only a filter can be built. */
	build(this: Misuse<RulesCannotBeBuilt>): never;
}

/**
 * A complete filter of any account, as a session accepts it.
 *
 * @source checkout-spec: payment_filter object
 */
export interface BuiltFilter<out State extends string = FilterState> extends Stateful<State, 'filter'> {
	readonly ' to send a filter, pass session(…).paymentFilter(filter)': 'filter';
	/**
	 * Returns the frozen `payment_filter` object.
	 *
	 * @throws a {@link MisuseError} for a filter that leaves nothing to pay with
	 */
	build(): PaymentFilter;
	/** The same as `build()`, for `JSON.stringify`. */
	toJSON(): PaymentFilter;
}

/**
 * Configures which payment options the customer sees. It is immutable: each call returns a new builder. Without type
 * arguments it is the same as {@link AnyFilter}.
 *
 * @source checkout-spec: payment_filter object
 */
export interface FilterBuilder<State extends string = FilterState, in Catalog = AnyCatalog>
	extends FilterSteps<State, Catalog, 'filter'>,
		BuiltFilter<State> {
	readonly ' to assign another builder to this variable, declare it as AnyFilter': Printed<State>;
	/** @deprecated The default is already set. */
	allowDefaults(this: Misuse<DefaultsAlreadySet>, allow: boolean): FilterBuilder<State, Catalog>;
}

/**
 * A filter whose history the compiler does not follow: every filter builder is assignable to it. Types, codes and formats
 * are still checked by the compiler; conflicts are checked at run time.
 *
 * @example
 * ```ts
 * import {type AnyFilter, filter} from 'paylock';
 *
 * let paymentFilter: AnyFilter = filter().allowDefaults(true);
 * for (const wallet of ['WALLET_A', 'WALLET_B']) paymentFilter = paymentFilter.hide('WALLET', [wallet]);
 * paymentFilter.build();
 * // {"allowDefaultOptions":true,"options":[{"paymentMethodType":"WALLET","enable":false,"paymentMethods":["WALLET_A","WALLET_B"]}]}
 * ```
 * @source checkout-spec: payment_filter object
 */
export type AnyFilter<Catalog = AnyCatalog> = FilterBuilder<FilterState, Catalog>;

/**
 * Rules whose history the compiler does not follow: every `rules()` builder is assignable to it.
 *
 * @source checkout-spec: option object (element of options)
 */
export type AnyRules<Catalog = AnyCatalog> = RulesBuilder<FilterState, Catalog>;
