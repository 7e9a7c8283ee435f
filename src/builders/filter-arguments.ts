// The parameters of a filter's steps whose types depend on earlier arguments, and the state that each step leaves.
import type {Misuse} from '../diagnostics/misuse.js';
import type {CodeList, HasPrefix, Open, TypeOf} from '../rules/catalog-types.js';
import type {Free} from '../rules/conflicts.js';
import type {ProviderCodes} from '../rules/providers-by-type.js';
import type {Naming} from './filter-state.js';
import type {After} from './state.js';

/** The codes that editors offer for a type, plus any string, which {@link CodeArguments} checks. */
export type Offered<Catalog, Type> = Type extends CodeList ? Open<Catalog, Type> : string;

/** Stands for the codes of a call without a list; short, since hovers show it. */
export type NoList = false;

/**
 * The parameter that editors show while no list is passed; a list that is passed has its own type.
 *
 * In a call on a union of builders the compiler does not infer the codes, so it cannot check them. The key is the reason
 * that it prints for a list then.
 */
interface ProviderList<out Code extends string> extends ReadonlyArray<Code> {
	readonly 'codes for one of several builders: use .when(…), or declare the builder as AnyFilter': never;
}

/**
 * The list of provider codes, optional until one is passed. A rest parameter, since the compiler takes quadratic time to
 * find the wrong code of a list whose parameter is a union, as an optional one is.
 *
 * The branches: no list; codes, each of them checked; codes or `undefined`, which a list of strings refuses. The last branch
 * is never chosen. It exists for inference, which looks into every branch: `Code` is inferred from a list, or from `undefined`.
 */
export type CodeArguments<Catalog, Type extends string, Code> = NoList extends Code
	? [providers?: ProviderList<Offered<Catalog, Type>>]
	: [Code] extends [string]
		? [providers: ProviderCodes<Catalog, Type, Code>]
		: [Code] extends [string | undefined]
			? [providers: readonly string[]]
			: [providers: readonly Code[] | (Code & Misuse<string>)];

/** A type to show: one that is not configured. */
export type Showable<Catalog, Type extends string, State extends string> = Free<TypeOf<Catalog>, Type, State>;

/**
 * What a call configures: a whole type, some of its providers, or nothing, since its list is refused. The types below depend
 * on this word instead of the codes, so that the compiler resolves them once, and not for each list.
 */
export type Extent<Catalog, Type extends string, Code> =
	CodeArguments<Catalog, Type, Code> extends readonly [readonly string[]]
		? 'providers'
		: NoList extends Code
			? 'type'
			: 'refused';

/** A type to hide: one that is not configured, or that only has other parts hidden. */
export type Hideable<Catalog, Type extends string, State extends string, Configures> = [Configures] extends ['type']
	? Free<TypeOf<Catalog>, Type, State>
	: Free<TypeOf<Catalog>, Type, State, 'partly hidden'>;

/** The state after `show`. */
export type AfterShowing<State extends string, Catalog, Type extends string, Configures> = NextState<
	State,
	Catalog,
	Type,
	Configures,
	Showable<Catalog, Type, State>,
	`${Type} is shown`
>;

/** The state after `hide`. */
export type AfterHiding<State extends string, Catalog, Type extends string, Configures> = NextState<
	State,
	Catalog,
	Type,
	Configures,
	Hideable<Catalog, Type, State, Configures>,
	`${Type} is ${Configures extends 'type' ? 'hidden' : 'partly hidden'}`
>;

/**
 * The state with `Fact`, and with the fact that providers are named; unchanged if the list is refused, if `Checked` is the
 * reason for a refusal, or if the type is known only at run time, when `Type` is every type.
 */
type NextState<State extends string, Catalog, Type extends string, Configures, Checked, Fact extends string> = [
	TypeOf<Catalog>,
	Configures,
] extends [Type, unknown] | [unknown, 'refused']
	? State
	: After<State, Checked, Fact | (Configures extends 'type' ? never : Naming<Type>)>;

/** Makes the service prefix optional if the account has one. */
// biome-ignore lint/suspicious/noConfusingVoidType: an argument may be left out for a parameter whose type has `void`
export type OptionalPrefix<Catalog> = HasPrefix<Catalog> extends true ? void : never;
