// The parameters of a filter's steps whose types depend on earlier arguments, and the state that each step leaves.
import type {Misuse} from '../diagnostics/misuse.js';
import type {CodeList, HasPrefix, Open, TypeOf} from '../rules/catalog-types.js';
import type {Allowed, Free} from '../rules/conflicts.js';
import type {FilteredType} from '../rules/enabled-when-filtered.js';
import type {ProviderCode, ProviderCodes} from '../rules/providers-by-type.js';
import type {PrefixCheck} from '../rules/service-prefix-text.js';
import type {Naming} from './state.js';

/** The codes of a type as editor suggestions, plus any string, which a separate check validates. */
export type Offered<Catalog, Type> = Type extends CodeList ? Open<Catalog, Type> : string;

/** Brands types that have no values; does not exist at run time. */
declare const phantom: unique symbol;

/** The codes of a call without a list. */
export type NoList = typeof phantom;

/**
 * The list of provider codes in a signature without one. A list that is passed has its own type.
 *
 * No list is assignable to it, since the compiler does not infer the codes in a call on a union of builders.
 */
interface ProviderList<out Code extends string> extends ReadonlyArray<Code> {
	readonly [phantom]: never;
}

/** True for the codes of a list, even an empty one; false for {@link NoList}. */
type IsList<Code> = [Code] extends [string] ? true : false;

/**
 * The list of provider codes, optional until one is passed.
 *
 * The last branch lets the compiler infer `undefined`, which is refused if a list is expected.
 */
export type CodeArguments<Catalog, Type extends string, Code> = NoList extends Code
	? [providers?: ProviderList<Offered<Catalog, Type>>]
	: [Code] extends [string]
		? [providers: ProviderCodes<Catalog, Type, Code>]
		: [providers: readonly string[] | (Code & Misuse<string>)];

/** A type to show: one that is not configured. */
export type Showable<Catalog, Type extends string, State extends string> = Free<TypeOf<Catalog>, Type, State>;

/** A type to hide: one that is not configured, or that only has other parts hidden. */
export type Hideable<Catalog, Type extends string, State extends string, Code> = Free<
	TypeOf<Catalog>,
	Type,
	State,
	IsList<Code> extends true ? 'partly hidden' : never
>;

/** The state after `show`. */
export type AfterShowing<State extends string, Catalog, Type extends string, Code> = Next<
	State,
	Catalog,
	Type,
	Code,
	Showable<Catalog, Type, State>,
	`${Type} is shown`
>;

/** The state after `hide`. */
export type AfterHiding<State extends string, Catalog, Type extends string, Code> = Next<
	State,
	Catalog,
	Type,
	Code,
	Hideable<Catalog, Type, State, Code>,
	`${Type} is ${IsList<Code> extends true ? 'partly hidden' : 'hidden'}`
>;

/** Unchanged if the call is refused, or if the type is not known. */
type Next<State extends string, Catalog, Type extends string, Code, Checked, Fact extends string> = [
	TypeOf<Catalog>,
] extends [Type]
	? State
	: [Extract<Checked, Misuse<string>>] extends [never]
		? IsList<Code> extends true
			? [Refused<Catalog, Type, Code>] extends [never]
				? State | Fact | Naming<Type>
				: State
			: State | Fact
		: State;

/** The reasons for the refusal of a list. */
type Refused<Catalog, Type extends string, Code> = Type extends FilteredType
	? Misuse<string>
	: [Code] extends [never]
		? Misuse<string>
		: Extract<ProviderCode<Catalog, Type, Code>, Misuse<string>>;

/** The service prefix, optional if the dialect has one. */
export type PrefixArguments<Catalog, Text extends string, State extends string> =
	HasPrefix<Catalog> extends true
		? [servicePrefix?: Text & PrefixCheck<Text> & Allowed<'servicePrefix', State>]
		: [servicePrefix: Text & PrefixCheck<Text> & Allowed<'servicePrefix', State>];
