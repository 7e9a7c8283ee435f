// The parameters of a filter's steps whose types depend on earlier arguments, and the state that each step leaves.
import type {Misuse} from '../diagnostics/misuse.js';
import type {CodeList, HasPrefix, Open, TypeOf} from '../rules/catalog-types.js';
import type {Free} from '../rules/conflicts.js';
import type {ProviderCodes} from '../rules/providers-by-type.js';
import type {After, Naming} from './state.js';

/** The codes of a type as editor suggestions, plus any string, which a separate check validates. */
export type Offered<Catalog, Type> = Type extends CodeList ? Open<Catalog, Type> : string;

/** Stands for the codes of a call without a list; short, since hovers show it. */
export type NoList = false;

/**
 * Makes a parameter optional. `?` would accept a list that may be `undefined`, and in a call on a union of builders the
 * compiler infers nothing from a rest parameter.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: an argument may be left out only for a parameter whose type has `void`
export type Optional = void;

/**
 * The list of provider codes.
 *
 * The last branch lets the compiler infer `Code` from a list, and `undefined`, which is refused.
 */
export type ProviderArgument<Catalog, Type extends string, Code> = NoList extends Code
	? readonly Offered<Catalog, Type>[]
	: [Code] extends [string]
		? ProviderCodes<Catalog, Type, Code>
		: [Code] extends [string | undefined]
			? Misuse<MaybeAbsent>
			: readonly Code[] | Code;
type MaybeAbsent = 'the list, or a code in it, may be undefined: check it before the call';

/**
 * What a call configures: a whole type, some of its providers, or nothing, since its list is refused. What depends on this
 * and not on the codes is resolved once, and not for each list.
 */
export type Extent<Catalog, Type extends string, Code> = NoList extends Code
	? 'type'
	: ProviderArgument<Catalog, Type, Code> extends readonly string[]
		? 'providers'
		: [undefined, Code] extends [Code, undefined]
			? 'undefined'
			: 'refused';

/** A type to show: one that is not configured. For the compiler, `undefined` is the same as no list, so it is refused here. */
export type Showable<Catalog, Type extends string, State extends string, Configured> = [Configured] extends [
	'undefined',
]
	? Misuse<MaybeAbsent>
	: Free<TypeOf<Catalog>, Type, State>;

/** A type to hide: one that is not configured, or that only has other parts hidden. */
export type Hideable<Catalog, Type extends string, State extends string, Configured> = [Configured] extends [
	'providers' | 'refused',
]
	? Free<TypeOf<Catalog>, Type, State, 'partly hidden'>
	: Showable<Catalog, Type, State, Configured>;

/** The state after `show`. */
export type AfterShowing<State extends string, Catalog, Type extends string, Configured> = NextState<
	State,
	Catalog,
	Type,
	Configured,
	Showable<Catalog, Type, State, Configured>,
	`${Type} is shown`
>;

/** The state after `hide`. */
export type AfterHiding<State extends string, Catalog, Type extends string, Configured> = NextState<
	State,
	Catalog,
	Type,
	Configured,
	Hideable<Catalog, Type, State, Configured>,
	`${Type} is ${Configured extends 'type' ? 'hidden' : 'partly hidden'}`
>;

/** Unchanged if the call is refused, or if the type is not known. */
type NextState<State extends string, Catalog, Type extends string, Configured, Checked, Fact extends string> = [
	TypeOf<Catalog>,
	Configured,
] extends [Type, unknown] | [unknown, 'refused' | 'undefined']
	? State
	: After<State, Checked, Fact | (Configured extends 'type' ? never : Naming<Type>)>;

/** Makes the service prefix optional if the dialect has one. */
export type OptionalPrefix<Catalog> = HasPrefix<Catalog> extends true ? Optional : never;
