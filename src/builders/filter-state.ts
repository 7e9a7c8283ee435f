// What the type of a filter remembers, what each step adds to it, and the parameters that depend on earlier ones.

import type {AnyCatalog, Text, TypeOf} from '../account/catalog-types.js';
import type {FilteredType, MaybeNoCodes, NotCodes, ProviderCodes} from '../account/providers-by-type.js';
import type {Misuse} from '../diagnostics/misuse.js';
import type {Agreeing, Free, HistoryUnknown, Manner} from '../model/conflicts.js';
import type {DefaultFact, Demand, DemandOf, OthersUnknown, Uncertain, Unlisted, Unmet} from '../model/default-reach.js';
import type {DoubledType} from '../wire/payment-method.js';
import type {MaybeRules, NotRules} from './refused-calls.js';
import type {After, FactsOf, kind, RefusedRecipe, Stateful, StateOf, Undoubled} from './state.js';

/**
 * What the type of a filter remembers: for each type and EMI kind, whether something of it is shown, and whether something is
 * hidden. A fact `… is …` conflicts with another one about the same subject.
 *
 * Every fact is a restriction, so that a union of two builders has every restriction of both.
 *
 * @source The facts are paylock's own.
 */
export type FilterState =
	| HistoryUnknown
	| Undoubled
	| DefaultFact
	| Demand
	| `${string} is ${Manner}`
	| `servicePrefix is ${string}`
	| 'shows only EMI';

/**
 * `unknown` if the card or UPI filters of a recipe agree with the default and with earlier calls, else the reason. `NoShow` and
 * `NoHide` are what makes filters uncertain that show, and that hide.
 */
export type AgreeingParts<Type extends string, Facts extends string, State extends string, NoShow, NoHide> = [
	string,
] extends [Facts]
	? unknown
	: [UncertainFilters<Type, Facts, NoShow, NoHide>] extends [never]
		? Agreeing<Facts, State>
		: Misuse<UncertainFilters<Type, Facts, NoShow, NoHide>>;
type UncertainFilters<Type extends string, Facts, NoShow, NoHide> = Facts extends `${Type} is ${infer How}`
	? Uncertain<Type, How extends 'shown' ? NoShow : NoHide, How>
	: never;

/** The state after card or UPI filters are added, and in rules what they demand. */
export type AddingParts<
	Catalog,
	Type extends string,
	Facts extends string,
	State extends string,
	NoShow,
	NoHide,
	Kind,
> = [string] extends [Facts]
	? State
	: After<
			State,
			AgreeingParts<Type, Facts, State, NoShow, NoHide>,
			Facts | (Kind extends 'rules' ? FilterDemands<Catalog, Type, Facts> : never)
		>;
type FilterDemands<Catalog, Type extends string, Facts> = Facts extends `${Type} is ${infer How extends Manner}`
	? DemandOf<Catalog, Type, How, never, 'rules'>
	: never;

/** The state after a part with these facts is added: cards, UPI filters or EMI plans. */
export type Adding<State extends string, Facts extends string> = [string] extends [Facts]
	? State
	: After<State, Agreeing<Facts, State>, Facts>;

/**
 * Rules that a filter can include, else the reason.
 *
 * @accepts RulesBuilder
 */
export type Includable<Rules, State extends string, Builder, NoShow, NoHide> = [Rules] extends [
	{readonly [kind]: 'rules'},
]
	? [Unmet<FactsOf<Rules> & Demand, NoShow, NoHide>] extends [never]
		? Agreeing<FactsOf<Rules>, State, Rules>
		: Misuse<Unmet<FactsOf<Rules> & Demand, NoShow, NoHide>>
	: [unknown] extends [Rules]
		? OnlyRules<Builder> // not inferred yet
		: undefined extends Rules
			? Misuse<MaybeRules>
			: Rules extends {readonly [kind]: infer Kind extends string}
				? Misuse<NotRules<Kind>>
				: RefusedRecipe<NotRules<'a function'>, Builder>;

/** Rules. The signature is for a recipe, which is refused, so that its parameter has a type. */
export interface OnlyRules<Builder> extends Stateful<string, 'rules'> {
	(builder: Builder): never;
}

/** The state after `include`, for each set of rules in a union: the facts of both; one service prefix is enough for both. */
export type Including<Rules, State extends string, NoShow, NoHide, Kind> = [unknown] extends [Rules]
	? State
	: [Includable<Rules, State, never, NoShow, NoHide>] extends [Misuse<string>]
		? State
		: Rules extends unknown
			?
					| Exclude<State | StateOf<Rules>, Undoubled | OthersUnknown | (Kind extends 'filter' ? Demand : never)>
					| StillSingle<State, StateOf<Rules>>
			: never;
type StillSingle<State, Added> = ['no prefix' & State & Added] extends [never] ? never : Undoubled & (State | Added);

/** The fact that a service prefix is set; none for one known only at run time, which is compared there. */
export type PrefixFact<Prefix extends string> = string extends Prefix ? never : `servicePrefix is ${Prefix}`;

/**
 * The codes that editors offer for a type, plus any string, which {@link CodeArguments} checks. No condition about `Type`, which
 * may be a type parameter.
 */
export type Offered<Catalog, Type> = [Catalog] extends [AnyCatalog]
	? string
	: (Catalog[Type & keyof Catalog] & string) | Text;

/** Stands for the codes of a call without a list; short, since hovers show it. */
export type NoList = false;

/** What `show` and `hide` infer of their list: its codes, or that there is no list, or that there may be none. */
export type MaybeCode = string | NoList | undefined;

/** The parameter that editors show while no list is passed; the compiler also takes it in a call on a union of builders. */
type List<Code extends string> = NotList & readonly (Code | NonNullable<unknown>)[];
/**
 * Anything but a list of codes where a method wants one.
 *
 * @source The type is paylock's own.
 */
export interface NotList {
	/** The key is the reason that the compiler prints. It begins with a space, so that editors never offer it. */
	readonly ' write a list of strings, such as [...codes]; for one of several builders, use .when(…) or declare it as AnyFilter': never;
}

/**
 * The list of provider codes, optional until one is passed. A rest parameter, since the compiler takes quadratic time to
 * find the wrong code of a list whose parameter is a union, as an optional one is.
 *
 * `Code` is inferred from the branches that are never chosen: from a list its items, from anything else what no code can be, so
 * that the compiler takes the whole constraint of `Code`, which has `NoList`. It infers nothing from a property under a key that
 * is not resolved, such as the checked list.
 *
 * @accepts readonly string[]
 */
export type CodeArguments<Catalog, Type extends string, Code, Against> = NoList extends Code
	? [Code] extends [NoList]
		? [codes?: List<Offered<Catalog, Type>>]
		: [codes: Misuse<NotCodes>]
	: symbol extends Code
		? bigint extends Code
			? [codes: {charCodeAt(index: number): Code}]
			: [codes: Code | readonly Code[]]
		: Argument<GivenCodes<Catalog, Type, Code, Against>[Given<Code>]>;

/** By way of this parameter, so that calls with right codes have one type, whose members the compiler resolves once. */
type Argument<Codes> = [codes: Codes];

/**
 * The list that `show` and `hide` take, or the reason for its refusal.
 *
 * @source Adds no rule; each reason names its rule.
 */
export interface GivenCodes<Catalog, Type extends string, Code, Against> {
	/** For a list that is there. */
	readonly codes: [Against] extends [never]
		? ProviderCodes<Catalog, Type, Code>
		: [UncertainCodes<Catalog, Type, Against>] extends [never]
			? ProviderCodes<Catalog, Type, Code>
			: Misuse<UncertainCodes<Catalog, Type, Against>>;
	/** For a list that may be `undefined`. */
	readonly 'codes or undefined': Misuse<MaybeNoCodes> | readonly string[];
}
type Given<Code> = undefined extends Code ? 'codes or undefined' : 'codes';
type UncertainCodes<Catalog, Type extends string, Against> = [Type & FilteredType] extends [never]
	? Against extends {readonly others: infer Facts extends string}
		? Unlisted<Catalog, Type, Facts>
		: Uncertain<Type, Against, 'shown'>
	: never;

/**
 * A type that a call may show or hide: one of which no call does the opposite. A call with codes makes an exception.
 *
 * @accepts PaymentMethodType
 */
export type Configurable<
	Catalog,
	Type extends string,
	State extends string,
	Other extends Manner,
	Code = NoList,
> = NoList extends Code ? Free<TypeOf<Catalog>, Type, State, Other> : Type;

/**
 * The state after a call that leaves a type `How`; unchanged if the call is refused, if the history is unknown, or if the
 * type is known only at run time, when `Type` is every type. `Arguments` is one type for all calls with right codes, so that the
 * compiler resolves the state once, and not for each list.
 */
export type Configured<
	State extends string,
	Catalog,
	Type extends string,
	Arguments,
	How extends Manner,
	Demanded = never,
> = [HistoryUnknown & State] extends [never]
	? [TypeOf<Catalog>] extends [Type]
		? State
		: Arguments extends [codes: readonly string[]]
			? State | SingleCodes<Type, State> | Demanded
			: [] extends Arguments
				? After<State, Configurable<Catalog, Type, State, Exclude<Manner, How>>, `${Type} is ${How}`>
				: State
	: State;

/** What a list of provider codes of this type adds, unless the filter has a service prefix. */
type SingleCodes<Type, State> = [Type & DoubledType] extends [never]
	? never
	: ['no prefix' & State] extends [never]
		? never
		: 'lists codes';
