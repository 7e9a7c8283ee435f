// The parameters of a filter's steps whose types depend on earlier arguments, and the state that each step leaves.
import type {Misuse} from '../diagnostics/misuse.js';
import type {CodeList, HasPrefix, Open, TypeOf} from '../rules/catalog-types.js';
import type {Allowed, FreeForPartsOf, FreeOf} from '../rules/conflicts.js';
import type {ProviderCodes} from '../rules/providers-by-type.js';
import type {PrefixCheck} from '../rules/service-prefix-text.js';
import type {Naming} from './state.js';

/** The codes of a type for editors to offer, and any string for the check beside it to judge. */
export type Offered<Catalog, Type> = Type extends CodeList ? Open<Catalog, Type> : string;

/** Makes {@link ProviderList} a type that no list has; does not exist at run time. */
declare const listed: unique symbol;

/**
 * The list of provider codes in a signature without one. A list that is given has a type of its own.
 *
 * No list is assignable to it, since a call on a union of builders does not infer the type of the list.
 */
interface ProviderList<out Code extends string> extends ReadonlyArray<Code> {
	readonly [listed]: never;
}

/** The list of provider codes, optional until one is given. */
export type CodeArguments<Catalog, Type extends string, List extends readonly string[]> = [List] extends [never]
	? [providers?: ProviderList<Offered<Catalog, Type>>]
	: [providers: ProviderCodes<Catalog, Type, List>];

/** The state after `show`. */
export type AfterShowing<State extends string, Catalog, Type extends string, List extends readonly string[]> = Next<
	State,
	Catalog,
	Type,
	List,
	FreeOf<TypeOf<Catalog>, Type, State>,
	`${Type} is shown`
>;

/** The state after `hide`. */
export type AfterHiding<State extends string, Catalog, Type extends string, List extends readonly string[]> = [
	List,
] extends [never]
	? Next<State, Catalog, Type, List, FreeOf<TypeOf<Catalog>, Type, State>, `${Type} is hidden`>
	: Next<State, Catalog, Type, List, FreeForPartsOf<TypeOf<Catalog>, Type, State>, `${Type} is partly hidden`>;

/** Unchanged where the call is refused, and where any type may have been given. */
type Next<
	State extends string,
	Catalog,
	Type extends string,
	List extends readonly string[],
	Checked,
	Fact extends string,
> = [TypeOf<Catalog>] extends [Type]
	? State
	: [Extract<Checked, Misuse<string>>] extends [never]
		? [List] extends [never]
			? State | Fact
			: [Refused<ProviderCodes<Catalog, Type, List>, List>] extends [never]
				? State | Fact | Naming<Type>
				: State
		: State;

/** The reasons in a checked list. */
type Refused<Checked, List> = [Checked] extends [List]
	? never
	: Checked extends readonly (infer Item)[]
		? Extract<Item, Misuse<string>>
		: Checked;

/** The service prefix, optional if the dialect has one. */
export type PrefixArguments<Catalog, Text extends string, State extends string> =
	HasPrefix<Catalog> extends true
		? [servicePrefix?: Text & PrefixCheck<Text> & Allowed<'prefix', State>]
		: [servicePrefix: Text & PrefixCheck<Text> & Allowed<'prefix', State>];
