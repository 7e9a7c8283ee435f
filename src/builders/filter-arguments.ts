// The parameters of `show` and `hide` whose types depend on earlier arguments, and the state that each leaves.
import type {Misuse} from '../diagnostics/misuse.js';
import type {AnyCatalog, Text, TypeOf} from '../rules/catalog-types.js';
import type {Free, HistoryUnknown, Manner} from '../rules/conflicts.js';
import type {ProviderCodes, ProviderList} from '../rules/providers-by-type.js';
import type {DoubledType} from '../wire/payment-method.js';
import type {After} from './state.js';

/**
 * The codes that editors offer for a type, plus any string, which {@link CodeArguments} checks. No condition about `Type`, which
 * may be a type parameter.
 */
export type Offered<Catalog, Type> = [Catalog] extends [AnyCatalog]
	? string
	: (Catalog[Type & keyof Catalog] & string) | Text;

/** Stands for the codes of a call without a list; short, since hovers show it. */
export type NoList = false;

/**
 * The parameter that editors show while no list is passed; a list that is passed has its own type.
 *
 * The compiler also takes this type if it infers no codes: for anything but a list of strings, and in a call on a union of
 * builders. The key is the reason that it prints then, once for the list, since any item fits; it begins with a space, so that
 * editors never offer it.
 */
interface List<out Code extends string> extends ReadonlyArray<Code | NonNullable<unknown>> {
	readonly ' write a list of strings, such as [...codes]; for one of several builders, use .when(…) or declare it as AnyFilter': never;
}

/**
 * The list of provider codes, optional until one is passed. A rest parameter, since the compiler takes quadratic time to
 * find the wrong code of a list whose parameter is a union, as an optional one is.
 *
 * The last branch is never chosen. It exists for inference, which looks into every branch: `Code` is inferred from a list.
 *
 * @accepts readonly string[]
 */
export type CodeArguments<Catalog, Type extends string, Code> = NoList extends Code
	? [codes?: List<Offered<Catalog, Type>>]
	: [Code] extends [string]
		? [codes: ProviderCodes<Catalog, Type, Code>]
		: [Code] extends [string | undefined]
			? [codes: readonly string[]]
			: [codes: readonly Code[] | (Code & Misuse<string>)];

/**
 * What a call configures: a whole type, some of its providers, or nothing, since its list is refused. The types below depend
 * on this word instead of the codes, so that the compiler resolves them once, and not for each list.
 */
export type Extent<Catalog, Type extends string, Code> =
	CodeArguments<Catalog, Type, Code> extends readonly [ProviderList]
		? 'providers'
		: NoList extends Code
			? 'type'
			: 'refused';

/**
 * A type that a call may show or hide: one of which no call does the opposite.
 *
 * @accepts PaymentMethodType
 */
export type Configurable<Catalog, Type extends string, State extends string, How extends Manner> = Free<
	TypeOf<Catalog>,
	Type,
	State,
	Exclude<Manner, How>
>;

/**
 * The state after a call that leaves a type `How`; unchanged if the call is refused, if the history is unknown, or if the
 * type is known only at run time, when `Type` is every type.
 */
export type Configured<State extends string, Catalog, Type extends string, Configures, How extends Manner> = [
	HistoryUnknown & State,
] extends [never]
	? [TypeOf<Catalog>, Configures] extends [Type, unknown] | [unknown, 'refused']
		? State
		: After<
				State,
				Configurable<Catalog, Type, State, How>,
				`${Type} is ${How}` | (Configures extends 'providers' ? SingleCodes<Type, State> : never)
			>
	: State;

/** What a list of provider codes of this type adds, unless the filter has a service prefix. */
type SingleCodes<Type, State> = [Type & DoubledType] extends [never]
	? never
	: ['sends codes as written' & State] extends [never]
		? never
		: 'lists single codes';
